import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Link } from './link.tsx'

export type Crumb = { label: ComponentChildren; to: string }

/** One screen: where it belongs, what it is called, what can be done there, and what it shows. */
export function Page({
  title,
  crumbs = [],
  lead,
  actions,
  children,
  isWide = false,
}: {
  title: string
  crumbs?: readonly Crumb[]
  lead?: ComponentChildren
  actions?: ComponentChildren
  children?: ComponentChildren
  /** Takes the whole width, for two columns side by side. */
  isWide?: boolean
}) {
  useLayoutEffect(() => {
    document.title = `${title} · Colloquy`
  }, [title])
  return (
    <div class={isWide ? 'screen wide' : 'screen'}>
      <header class="screen-head">
        {crumbs.length > 0 && (
          <nav class="crumbs" aria-label="Where you are">
            <ol>
              {crumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div class="screen-title">
          <div>
            <h1 tabIndex={-1} dir="auto">
              {title}
            </h1>
            {lead && <p class="lead">{lead}</p>}
          </div>
          {actions && <div class="actions">{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  )
}
