import { type RawBuilder, sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'

/** What lists go by where time alone has moved an invite, and no sweep has stored that yet. */
export type Moment = { now: string; idleBefore: string }

// Told of each link by itself: held against all that are due, a list would take the square of their number.
const pastItsTime = ({ now }: Moment) =>
  sql`(invite.status in ('created', 'started', 'abandoned') and invite.expires_at <= ${now})`
const idle = ({ idleBefore }: Moment) =>
  sql`(invite.status = 'started' and coalesce(invite.last_activity_at, invite.created_at) <= ${idleBefore})`

/** The status that an invite has at this moment, as `statusAt` tells it. */
export function statusNow(moment: Moment): RawBuilder<InviteStatus> {
  return sql<InviteStatus>`case
    when ${pastItsTime(moment)} then 'expired'
    when ${idle(moment)} then 'abandoned'
    else invite.status end`
}

/** Whether an invite has this status at this moment. */
export function hasStatus(status: InviteStatus, moment: Moment): RawBuilder<boolean> {
  const stored = sql`invite.status = ${sql.lit(status)}`
  switch (status) {
    case 'completed':
    case 'revoked':
    case 'screened_out':
    case 'quota_full':
      return sql`${stored}`
    case 'created':
      return sql`${stored} and not ${pastItsTime(moment)}`
    case 'started':
      return sql`${stored} and not ${pastItsTime(moment)} and not ${idle(moment)}`
    case 'abandoned':
      return sql`(${stored} or ${idle(moment)}) and not ${pastItsTime(moment)}`
    case 'expired':
      return sql`(${stored} or ${pastItsTime(moment)})`
  }
}
