import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** How wide an element is, pixels; 0 until it is laid out. */
export function useWidth<T extends HTMLElement>(): { box: RefObject<T | null>; width: number } {
  const box = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setWidth(Math.floor(element.clientWidth))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { box, width }
}
