import { sql } from 'kysely'
import type { Ended, Retention } from '../../service/people/people-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

const setDays = prepared<{ orgID: string; interviewID: string; days: number | null }>(
  ({ db }, { orgID, interviewID, days }) =>
    db
      .updateTable('interview')
      .set({ retention_days: days })
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .compile(),
)

const daysOf = prepared<{ orgID: string; interviewID: string }, Retention>(
  ({ db }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .leftJoin('organization', 'organization.org_id', 'interview.org_id')
      .select([
        'interview.retention_days as ofInterview',
        'organization.retention_days as ofOrganization',
      ])
      .where('interview.interview_id', '=', interviewID)
      .where('interview.org_id', '=', orgID)
      .compile(),
)

// The smallest of each table, by its index.
const shortestOf = (['interview', 'organization'] as const).map((table) =>
  prepared<Record<string, never>, { days: number }>(({ db }) =>
    db
      .selectFrom(table)
      .select(sql<number>`retention_days`.as('days'))
      .where('retention_days', 'is not', null)
      .orderBy('retention_days')
      .limit(1)
      .compile(),
  ),
)

// The condition on the status is the partial index's own, word for word: SQLite uses it then.
const endedPage = prepared<{ before: string; endedAt: string; id: string; limit: number }, Ended>(
  ({ db }, { before, endedAt, id, limit }) =>
    sql<Ended>`select invite.link_id as "linkID", invite.org_id as "orgID",
      invite.interview_id as "interviewID",
      coalesce(invite.last_activity_at, invite.created_at) as "endedAt",
      interview.retention_days as "ofInterview", organization.retention_days as "ofOrganization"
    from invite
    left join interview on interview.interview_id = invite.interview_id
      and interview.org_id = invite.org_id
    left join organization on organization.org_id = invite.org_id
    where invite.status in ('completed', 'abandoned', 'expired', 'revoked', 'screened_out', 'quota_full')
      and coalesce(invite.last_activity_at, invite.created_at) < ${before}
      and (coalesce(invite.last_activity_at, invite.created_at), invite.link_id) > (${endedAt}, ${id})
    order by coalesce(invite.last_activity_at, invite.created_at), invite.link_id
    limit ${limit}`.compile(db),
)

export async function setRetention(
  connection: Connection,
  change: Parameters<Store['setRetention']>[0],
): Promise<boolean> {
  return (await setDays.change(connection, change)) === 1
}

export function findRetention(
  connection: Connection,
  query: Parameters<Store['findRetention']>[0],
): Promise<Retention | null> {
  return daysOf.first(connection, query)
}

export async function findShortestRetention(connection: Connection): Promise<number | null> {
  const found = await Promise.all(shortestOf.map((shortest) => shortest.first(connection, {})))
  const days = found.flatMap((row) => row?.days ?? [])
  return days.length === 0 ? null : Math.min(...days)
}

export function listEnded(
  connection: Connection,
  { before, after, limit }: Parameters<Store['listEnded']>[0],
): Promise<Ended[]> {
  // Sorts before every time and identifier.
  const { createdAt: endedAt, id } = after ?? { createdAt: '', id: '' }
  return endedPage.all(connection, { before, endedAt, id, limit })
}
