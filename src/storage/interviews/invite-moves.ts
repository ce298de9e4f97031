import { sql } from 'kysely'
import { type InviteStatus, inviteStatuses } from '../../contract/invite-statuses.ts'
import { inviteTransitions, nextStatus } from '../../service/interviews/invite-status.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { tellInvites } from '../webhooks/events.ts'
import { forgetEmails } from './invite-emails.ts'
import { searchText } from './search-text.ts'

const move = prepared<{
  linkID: string
  expectStatus: string
  status: string
  activityAt: string | null
  completedAt: string | null
  userInfo: string | null
  search: string | null
}>(({ db }, change) =>
  db
    .updateTable('invite')
    .set((eb) => ({
      status: change.status,
      last_activity_at: eb.fn.coalesce(sql<string>`${change.activityAt}`, 'last_activity_at'),
      completed_at: eb.fn.coalesce(sql<string>`${change.completedAt}`, 'completed_at'),
      user_info: eb.fn.coalesce(sql<string>`${change.userInfo}`, 'user_info'),
      search: eb.fn.coalesce(sql<string>`${change.search}`, 'search'),
    }))
    .where('link_id', '=', change.linkID)
    .where('status', '=', change.expectStatus)
    .compile(),
)

const stopWaiting = prepared<{ links: string }>(({ db, tableOf }, { links }) =>
  db
    .updateTable('session')
    .set({ pending_until: null })
    .where('pending_until', 'is not', null)
    .where('link_id', 'in', (eb) =>
      eb
        .selectFrom(
          tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'),
        )
        .select('link.link_id'),
    )
    .compile(),
)

const moveAll = prepared<
  { links: string; expectStatus: string; status: string },
  { link_id: string }
>(({ db, tableOf }, { links, expectStatus, status }) =>
  db
    .updateTable('invite')
    .set({ status })
    .where('status', '=', expectStatus)
    .where('link_id', 'in', (eb) =>
      eb
        .selectFrom(
          tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'),
        )
        .select('link.link_id'),
    )
    .returning('link_id')
    .compile(),
)

type Moving = { link_id: string; status: InviteStatus }

// Both conditions on the status are the partial indexes' own, word for word: SQLite uses them then.
const pastTheirTime = prepared<{ now: string; limit: number }, Moving>(
  ({ db, forUpdateSkipLocked }, { now, limit }) =>
    sql<Moving>`select link_id, status from invite
      where status in ('created', 'started', 'abandoned') and expires_at <= ${now}
      order by expires_at limit ${limit} ${forUpdateSkipLocked}`.compile(db),
)

const idle = prepared<{ idleBefore: string; limit: number }, Moving>(
  ({ db, forUpdateSkipLocked }, { idleBefore, limit }) =>
    sql<Moving>`select link_id, status from invite
      where status = 'started' and coalesce(last_activity_at, created_at) < ${idleBefore}
      order by coalesce(last_activity_at, created_at) limit ${limit} ${forUpdateSkipLocked}`.compile(
      db,
    ),
)

export async function moveInvite(
  connection: Connection,
  change: Parameters<Store['moveInvite']>[0],
): Promise<boolean> {
  const { linkID, expectStatus, event, at } = change
  const status = nextStatus(expectStatus, event)
  if (status === null) return false
  const moved = await move.change(connection, {
    linkID,
    expectStatus,
    status,
    // Taking part is activity, and so is saying no; what the service does to an invite is not.
    activityAt: status === 'started' || change.clearUserInfo ? at : null,
    completedAt: status === 'completed' ? at : null,
    userInfo: change.clearUserInfo ? '{}' : null,
    search: change.clearUserInfo ? searchText(linkID, {}) : null,
  })
  if (moved !== 1) return false
  if (change.clearUserInfo) await forgetEmails(connection, linkID)
  if (isFinal(status)) await stopWaiting.change(connection, { links: linkRows([linkID]) })
  await tellInvites(connection, { links: [linkID], event, at })
  return true
}

export async function sweepInvites(
  connection: Connection,
  { now, idleBefore, limit }: Parameters<Store['sweepInvites']>[0],
): Promise<number> {
  const expiring = await pastTheirTime.all(connection, { now, limit })
  const expired = await moveEach(connection, expiring, 'expire', now)
  const room = limit - expiring.length
  if (room <= 0) return expired
  const resting = await idle.all(connection, { idleBefore, limit: room })
  return expired + (await moveEach(connection, resting, 'idle', now))
}

async function moveEach(
  connection: Connection,
  rows: Moving[],
  event: 'expire' | 'idle',
  at: string,
): Promise<number> {
  let moved = 0
  for (const expectStatus of inviteStatuses) {
    const status = nextStatus(expectStatus, event)
    const links = rows.filter((row) => row.status === expectStatus).map((row) => row.link_id)
    if (status === null || links.length === 0) continue
    const change = { links: linkRows(links), expectStatus, status }
    const ended = (await moveAll.all(connection, change)).map((row) => row.link_id)
    moved += ended.length
    if (isFinal(status)) await stopWaiting.change(connection, { links: linkRows(links) })
    await tellInvites(connection, { links: ended, event, at })
  }
  return moved
}

/** Nobody waits for a reply on these any more. */
export async function stopWaitingFor(connection: Connection, links: string[]): Promise<void> {
  await stopWaiting.change(connection, { links: linkRows(links) })
}

function isFinal(status: InviteStatus): boolean {
  return Object.keys(inviteTransitions[status]).length === 0
}

function linkRows(links: string[]): string {
  return JSON.stringify(links.map((link) => ({ link_id: link })))
}
