import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Rows kept drawn above and below those in sight, so that scrolling finds them there. */
const spareRows = 4
/** How soon after the last scrolling a box counts as at rest. */
const restMs = 100

export type Slice = {
  box: RefObject<HTMLElement | null>
  /** The first row to draw, and the one after the last. */
  first: number
  last: number
  /** Rows in sight. */
  seen: number
  /** It is scrolled by more than what is in sight at a time: nobody can read more than a glance. */
  isFast: boolean
}

/** Which rows to draw for how far a box is scrolled. */
export function useSlice(rows: number, rowPixels: number): Slice {
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState({ top: 0, height: 800, isFast: false })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const { scrollTop: top, clientHeight: height } = element
      setView((before) => ({ top, height, isFast: Math.abs(top - before.top) > height }))
    }
    const rest = () => setView((before) => ({ ...before, isFast: false }))
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
    }
    look()
    element.addEventListener('scroll', onScroll, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
      sizes.disconnect()
    }
  }, [])

  const first = Math.max(0, Math.floor(view.top / rowPixels) - spareRows)
  const last = Math.min(rows, Math.ceil((view.top + view.height) / rowPixels) + spareRows)
  const seen = Math.max(1, Math.floor(view.height / rowPixels))
  return { box, first: Math.min(first, last), last, seen, isFast: view.isFast }
}
