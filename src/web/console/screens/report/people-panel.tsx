import { useRows } from '../../calls/use-rows.ts'
import type { Summary } from '../../invite-types.ts'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { SidePanel } from '../../parts/side-panel.tsx'
import { personOf, StatusBadge } from '../../parts/status-badge.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { countPeople } from '../../parts/texts/counts.ts'
import { formatAgo } from '../../parts/texts/dates.ts'
import { pathTo } from '../../router.ts'
import type { Report } from './report.ts'
import { texts } from './texts.ts'
import { findTheme, nameTheme, sideOf, type Theme } from './theme-figures.ts'

/** People a call brings at once. */
const pagePeople = 500
const rowPixels = 60

type Quote = Theme['supporting'][number]

/** The people behind one bar, each leading to their transcript; of a theme also what they said. */
export function PeoplePanel({
  report,
  group,
  onClose,
}: {
  report: Report
  group: string
  onClose: () => void
}) {
  const { interviewID } = report
  const { rows, isComplete, error, retry } = useRows(
    (client, signal) =>
      client.interviews.getPeople.each({ interviewID, group, limit: pagePeople }, { signal }),
    [interviewID, group],
  )
  const theme = findTheme(report, group)
  return (
    <SidePanel title={titleOf(report, group)} onClose={onClose}>
      {theme && <Quotes theme={theme} title={texts.quotesFor} quotes={theme.supporting} />}
      {theme && theme.challenging.length > 0 && (
        <Quotes theme={theme} title={texts.quotesAgainst} quotes={theme.challenging} />
      )}
      <div class="stack-small">
        <p class="small" role="status">
          {isComplete ? countPeople(rows.length) : texts.peopleSoFar(rows.length)}
        </p>
        {error !== undefined && <Failure error={error} retry={retry} />}
        {rows.length > 0 && (
          <Table
            label={texts.people}
            columns={columns}
            rows={rows}
            keyOf={({ linkID }) => linkID}
            rowPixels={rowPixels}
          />
        )}
        {rows.length === 0 && !isComplete && error === undefined && <Loading />}
      </div>
    </SidePanel>
  )
}

const columns: readonly Column<Summary>[] = [
  {
    ...{ name: 'person', label: texts.person, share: 3 },
    cell: (row) => (
      <span class="two-lines">
        <Link to={pathTo('invites', row.linkID)}>
          <span dir="auto">{personOf(row)}</span>
        </Link>
        <span class="small" dir="auto">
          {row.userInfo.occupation ?? (row.userInfo.name ? row.userInfo.email : '')}
        </span>
      </span>
    ),
  },
  {
    name: 'status',
    label: texts.status,
    share: 2,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    ...{ name: 'activity', label: texts.lastActivity, share: 2, isWideOnly: true },
    cell: ({ last_activity, timestamp }) => formatAgo(last_activity ?? timestamp, new Date()),
  },
]

function Quotes({
  theme,
  title,
  quotes,
}: {
  theme: Theme
  title: string
  quotes: readonly Quote[]
}) {
  return (
    <section class="stack-small" aria-label={title}>
      <h3>{title}</h3>
      {quotes.length === 0 && <p class="small">{texts.noQuotes}</p>}
      <ul class="quotes" aria-label={`${title}: ${nameTheme(theme)}`}>
        {quotes.map(({ linkID, seq, quote, context }) => (
          <li key={`${linkID}:${seq}`}>
            {context && (
              <p class="small" dir="auto">
                {context}
              </p>
            )}
            <blockquote dir="auto">{quote}</blockquote>
            <Link
              to={`${pathTo('invites', linkID)}?${new URLSearchParams({ seq: String(seq), quote })}`}
            >
              {texts.inTranscript}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the bar said, from its key alone: the address may come from somebody else. */
function titleOf(report: Report, group: string): string {
  const [kind = '', first = '', second = ''] = group.split(':')
  const theme = findTheme(report, group)
  if (theme) return `${nameTheme(theme)}: ${sideOf(theme).toLowerCase()}`
  if (kind === 'sentiment')
    return `${texts.sentimentTitle}: ${first}, ${texts.scores[Number(first) - 1] ?? ''}`
  if (kind === 'question') return second === 'silent' ? texts.silentTitle : texts.spokeTitle
  if (kind === 'topic') return report.topics.find(({ id }) => id === first)?.title ?? texts.people
  if (kind === 'drop') {
    const title = report.topics.find(({ id }) => id === second)?.title
    return `${texts.dropsTitle}: ${title ?? texts.placeOf(first)}`
  }
  return texts.stepOf(kind) || texts.people
}
