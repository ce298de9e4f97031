import { Badge } from '../../parts/badge.tsx'
import { nameGroup, type Way } from './compare-by.tsx'
import type { Found } from './report.ts'
import { share, texts } from './texts.ts'

type Group = NonNullable<Found['topics'][number]['questions'][number]['groups']>[number]

/** How many of each group spoke to a question, with where their share may lie. */
export function Groups({
  way: { by, label },
  groups,
  differs,
}: {
  way: Way
  groups: readonly Group[]
  differs: boolean
}) {
  if (groups.length === 0) return null
  return (
    <div class="groups small">
      <ul aria-label={label}>
        {groups.map(({ value, asked, spoke, low, high }) => (
          <li key={value}>
            <span dir="auto">{nameGroup(by, value)}</span>
            <meter min={0} max={asked} value={spoke} aria-hidden="true" />
            <span>{texts.groupSpoke(spoke, asked)}</span>
            <span class="faint">{texts.groupRange(share(low), share(high))}</span>
          </li>
        ))}
      </ul>
      {differs && <Badge tone="accent">{texts.groupsDiffer}</Badge>}
    </div>
  )
}
