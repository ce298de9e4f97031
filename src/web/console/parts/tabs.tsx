import { useLayoutEffect, useRef } from 'preact/hooks'
import { Link } from './link.tsx'

/** The screens that belong together; each has an address of its own. */
export function Tabs({
  label,
  tabs,
  current,
}: {
  label: string
  tabs: readonly { name: string; label: string; to: string }[]
  current: string
}) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone there may be more of them than fit.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav class="tabs" aria-label={label}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab.name}>
            <Link to={tab.to} current={tab.name === current}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
