import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useClosing } from './use-closing.ts'

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
  useClosing(box, '.menu-list button, .menu-list a')

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
