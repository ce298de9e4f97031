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
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
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
