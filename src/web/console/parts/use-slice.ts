import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Rows kept drawn above and below those in sight, so that scrolling finds them there. */
const spareRows = 8

export type Slice = {
  box: RefObject<HTMLElement | null>
  /** The first row to draw, and the one after the last. */
  first: number
  last: number
  /** Rows in sight. */
  seen: number
}

/** Which rows to draw for how far a box is scrolled. */
export function useSlice(rows: number, rowPixels: number): Slice {
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState({ top: 0, height: 800 })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight })
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    element.addEventListener('scroll', onScroll, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', onScroll)
      sizes.disconnect()
    }
  }, [])

  const first = Math.max(0, Math.floor(view.top / rowPixels) - spareRows)
  const last = Math.min(rows, Math.ceil((view.top + view.height) / rowPixels) + spareRows)
  const seen = Math.max(1, Math.floor(view.height / rowPixels))
  return { box, first: Math.min(first, last), last, seen }
}
