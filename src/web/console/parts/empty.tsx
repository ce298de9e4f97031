import type { ComponentChildren } from 'preact'

/** Nothing here yet, and what to do about it. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string
  children?: ComponentChildren
  action?: ComponentChildren
}) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div class="actions">{action}</div>}
    </div>
  )
}
