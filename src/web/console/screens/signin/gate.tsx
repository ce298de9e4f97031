import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** The frame of the screens before somebody is signed in. */
export function Gate({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ComponentChildren
}) {
  useLayoutEffect(() => {
    document.title = `${title} · Colloquy`
  }, [title])
  return (
    <div class="gate">
      <p class="gate-brand">
        <span class="brand-mark" aria-hidden="true" />
        Colloquy
      </p>
      <div class="card">
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p class="lead">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
