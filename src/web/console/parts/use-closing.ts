import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/**
 * Closes what a `<details>` opened: on Escape, on a click elsewhere, and once something in it that
 * `used` selects was clicked. It holds before it can be opened: what is used at once closes it too.
 */
export function useClosing(box: RefObject<HTMLDetailsElement | null>, used: string): void {
  useLayoutEffect(() => {
    const close = (event: Event) => {
      const details = box.current
      if (!details?.open) return
      const isKey = event instanceof KeyboardEvent
      const { target } = event
      const within = target instanceof Element && details.contains(target) ? target : null
      if (isKey ? event.key !== 'Escape' : within && !within.closest(used)) return
      // Whoever clicked elsewhere has the focus there.
      if (isKey || within) details.querySelector('summary')?.focus()
      details.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
}
