import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** A button that opens a few more; closes on Escape, on a click elsewhere and once one was used. */
export function Menu({
  label,
  what,
  children,
}: {
  label: string
  /** What it is about, for whoever does not see where it stands. */
  what: string
  children: ComponentChildren
}) {
  const box = useRef<HTMLDetailsElement>(null)

  // Before it can be opened: what is used at once closes it too.
  useLayoutEffect(() => {
    const close = (event: Event) => {
      const details = box.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (event.target instanceof Element && details.contains(event.target)) {
        if (!event.target.closest('.menu-list button, .menu-list a')) return
        details.querySelector('summary')?.focus()
      }
      details.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  return (
    <details class="menu" ref={box}>
      <summary>
        {label}
        <span class="unseen"> {what}</span>
      </summary>
      <div class="menu-list">{children}</div>
    </details>
  )
}
