import type { InviteStatus } from '../../invite-types.ts'
import { Choice, Field } from '../../parts/forms/field.tsx'
import { statusNames } from '../../parts/status-badge.tsx'
import { formatNumber } from '../../parts/texts/dates.ts'
import type { Filter } from './link-list.ts'
import { texts } from './texts.ts'
import type { Links } from './use-links.ts'

export type View = Filter & { isNewest: boolean }

const statuses: readonly InviteStatus[] = [
  'created',
  'started',
  'completed',
  'abandoned',
  'screened_out',
  'quota_full',
  'expired',
  'revoked',
]

/** What the address says of it. */
export function readView(query: URLSearchParams): View {
  return {
    status: statuses.find((status) => status === query.get('status')) ?? '',
    search: query.get('search') ?? '',
    isNewest: query.get('order') === 'newest',
  }
}

/** What the address is to say of it. */
export function parametersOf({ status, search, isNewest }: View): Record<string, string> {
  return { status, search, order: isNewest ? 'newest' : '' }
}

/** Which links the table shows, in what order, and how many these are. */
export function Filters({
  links: { list, isComplete },
  view,
  rows,
  isFinding,
  onView,
}: {
  links: Links
  view: View
  rows: number
  isFinding: boolean
  onView: (view: View) => void
}) {
  const all = list.length
  return (
    <search class="filters">
      <Field
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={view.search}
        onInput={(search) => onView({ ...view, search })}
      />
      <Choice
        label={texts.status}
        value={view.status}
        onChoose={(status) => onView({ ...view, status })}
        options={[
          { value: '' as InviteStatus | '', label: `${texts.all} (${formatNumber(all)})` },
          ...statuses.map((status) => ({
            value: status,
            label: `${statusNames[status]} (${formatNumber(list.counts[status])})`,
          })),
        ]}
      />
      <Choice
        label={texts.order}
        value={view.isNewest ? 'newest' : 'oldest'}
        onChoose={(order) => onView({ ...view, isNewest: order === 'newest' })}
        options={[
          { value: 'oldest', label: texts.oldest },
          { value: 'newest', label: texts.newest },
        ]}
      />
      <p class="small filters-count" role="status" aria-busy={isFinding}>
        {isComplete ? texts.shown(rows, all) : texts.loaded(all)}
      </p>
    </search>
  )
}
