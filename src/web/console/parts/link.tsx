import type { ComponentChildren } from 'preact'

/** A way to another screen. The router takes its clicks, as it does those of every link of ours. */
export function Link({
  to,
  current = false,
  class: look,
  children,
}: {
  to: string
  current?: boolean
  class?: string
  children: ComponentChildren
}) {
  return (
    <a href={to} class={look} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
