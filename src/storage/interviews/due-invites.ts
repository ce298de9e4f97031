import { type RawBuilder, sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'

/** What lists go by where time alone has moved an invite, and no sweep has stored that yet. */
export type Moment = { now: string; idleBefore: string }

// Both conditions on the status are the partial indexes' own, word for word: SQLite uses them then.
const pastTheirTime = ({ now }: Moment) =>
  sql`(select due.link_id from invite as due
    where due.status in ('created', 'started', 'abandoned') and due.expires_at <= ${now})`
const idle = ({ idleBefore }: Moment) =>
  sql`(select due.link_id from invite as due
    where due.status = 'started' and coalesce(due.last_activity_at, due.created_at) <= ${idleBefore})`

/** The status that an invite has at this moment, as `statusAt` tells it. */
export function statusNow(moment: Moment): RawBuilder<InviteStatus> {
  return sql<InviteStatus>`case
    when invite.link_id in ${pastTheirTime(moment)} then 'expired'
    when invite.link_id in ${idle(moment)} then 'abandoned'
    else invite.status end`
}

/** Whether an invite has this status at this moment, told from the index wherever that can be. */
export function hasStatus(status: InviteStatus, moment: Moment): RawBuilder<boolean> {
  const stored = sql`invite.status = ${sql.lit(status)}`
  switch (status) {
    case 'completed':
    case 'revoked':
      return sql`${stored}`
    case 'created':
      return sql`${stored} and invite.link_id not in ${pastTheirTime(moment)}`
    case 'started':
      return sql`${stored} and invite.link_id not in ${pastTheirTime(moment)}
        and invite.link_id not in ${idle(moment)}`
    case 'abandoned':
      return sql`(${stored} or invite.link_id in ${idle(moment)})
        and invite.link_id not in ${pastTheirTime(moment)}`
    case 'expired':
      return sql`(${stored} or invite.link_id in ${pastTheirTime(moment)})`
  }
}
