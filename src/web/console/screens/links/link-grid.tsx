import { useMemo } from 'preact/hooks'
import type { Summary } from '../../invite-types.ts'
import { Grid, type GridColumn } from '../../parts/grid.tsx'
import { Link } from '../../parts/link.tsx'
import { personOf, StatusBadge } from '../../parts/status-badge.tsx'
import { formatAgo, formatDay, formatNumber } from '../../parts/texts/dates.ts'
import { pathTo } from '../../router.ts'
import { MailState } from './mail/mail-state.tsx'
import { texts } from './texts.ts'

const rowPixels = 60

type Props = {
  rows: number
  rowAt: (index: number) => Summary | undefined
  chosen: ReadonlySet<string>
  onChoose: (linkID: string) => void
  onOpen: (row: Summary) => void
}

/** The links, a row each. */
export function LinkGrid({ rows, rowAt, chosen, onChoose, onOpen }: Props) {
  const columns = useMemo(
    () => makeColumns({ chosen, onChoose, onOpen }),
    [chosen, onChoose, onOpen],
  )
  return (
    <Grid
      label={texts.tableLabel}
      columns={columns}
      rows={rows}
      rowAt={rowAt}
      keyOf={({ linkID }) => linkID}
      isChosen={({ linkID }) => chosen.has(linkID)}
      rowPixels={rowPixels}
    />
  )
}

function makeColumns({
  chosen,
  onChoose,
  onOpen,
}: Pick<Props, 'chosen' | 'onChoose' | 'onOpen'>): GridColumn<Summary>[] {
  const { columns } = texts
  return [
    {
      ...{ name: 'choose', label: columns.choose, isQuiet: true, isLate: true, width: '2.75rem' },
      cell: (row) => (
        <label class="choose">
          <input
            type="checkbox"
            aria-label={texts.choose(personOf(row))}
            checked={chosen.has(row.linkID)}
            onChange={() => onChoose(row.linkID)}
          />
        </label>
      ),
    },
    {
      ...{ name: 'person', label: columns.person, width: 'minmax(0, 3fr)' },
      cell: (row) => <Person row={row} />,
    },
    {
      ...{ name: 'status', label: columns.status, width: 'minmax(6.5rem, 1fr)' },
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      ...{
        name: 'answers',
        label: columns.answers,
        width: 'minmax(0, 1fr)',
        isWideOnly: true,
        isLate: true,
      },
      cell: ({ answers, sentiment }) => (
        <span class="number">
          {answers > 0 ? formatNumber(answers) : '–'}
          {sentiment !== undefined && <span class="faint"> · {texts.ofFive(sentiment)}</span>}
        </span>
      ),
    },
    {
      ...{
        name: 'activity',
        label: columns.activity,
        width: 'minmax(0, 1.2fr)',
        isWideOnly: true,
        isLate: true,
      },
      cell: ({ last_activity }) =>
        last_activity ? formatAgo(last_activity, new Date()) : <span class="faint">–</span>,
    },
    {
      ...{
        name: 'expires',
        label: columns.expires,
        width: 'minmax(0, 1.2fr)',
        isWideOnly: true,
        isLate: true,
      },
      cell: ({ status, expires_on }) =>
        isOpen(status) ? formatDay(expires_on) : <span class="faint">–</span>,
    },
    {
      ...{ name: 'more', label: columns.more, isQuiet: true, isLate: true, width: '2.75rem' },
      cell: (row) => (
        <button
          type="button"
          class="more-button"
          aria-label={texts.moreAbout(personOf(row))}
          aria-haspopup="dialog"
          onClick={() => onOpen(row)}
        >
          <span aria-hidden="true">···</span>
        </button>
      ),
    },
  ]
}

/** Whether the interview can still be started or gone on with. */
export function isOpen(status: Summary['status']): boolean {
  return status === 'created' || status === 'started' || status === 'abandoned'
}

function Person({ row }: { row: Summary }) {
  const { userInfo, linkID, answers, mails } = row
  const second = [userInfo.name ? userInfo.email : '', userInfo.occupation].filter(Boolean)
  const name = <span dir="auto">{personOf(row)}</span>
  return (
    <span class="two-lines">
      {answers > 0 ? <Link to={pathTo('invites', linkID)}>{name}</Link> : name}
      {(second.length > 0 || mails) && (
        <span class="small" dir="auto">
          <MailState mails={mails} />
          {mails && second.length > 0 && ' · '}
          {second.join(' · ')}
        </span>
      )}
    </span>
  )
}
