import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../../service/store.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { prepared } from '../query.ts'
import { tellInvites } from '../webhooks/events.ts'
import { stopWaitingFor } from './invite-moves.ts'

const openStatuses = ['created', 'started', 'abandoned'] as const

function linksIn({ db, tableOf }: Dialect, links: string): RawBuilder<unknown> {
  const given = tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link')
  return sql`(${db.selectFrom(given).select('link.link_id')})`
}

const revoke = prepared<{ orgID: string; links: string }, { link_id: string }>(
  (dialect, { orgID, links }) =>
    dialect.db
      .updateTable('invite')
      // A link on which somebody said no is closed for them alone, and can be taken up again: from
      // now on it cannot, which no activity on it stands for.
      .set((eb) => ({
        status: 'revoked',
        last_activity_at: eb
          .case()
          .when('status', '=', 'revoked')
          .then(null)
          .else(eb.ref('last_activity_at'))
          .end(),
      }))
      .where(sql<boolean>`link_id in ${linksIn(dialect, links)}`)
      .where('org_id', '=', orgID)
      .where((eb) =>
        eb.or([
          eb('status', 'in', openStatuses),
          eb.and([
            eb('status', '=', 'revoked'),
            eb('last_activity_at', 'is not', null),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('session')
                  .select('session.link_id')
                  .whereRef('session.link_id', '=', 'invite.link_id'),
              ),
            ),
          ]),
        ]),
      )
      .returning('link_id')
      .compile(),
)

/** Of these the open ones, held so that none of them ends otherwise meanwhile. */
const holdOpen = prepared<{ orgID: string; links: string }, { link_id: string }>(
  (dialect, { orgID, links }) =>
    dialect.db
      .selectFrom('invite')
      .select('link_id')
      .where(sql<boolean>`link_id in ${linksIn(dialect, links)}`)
      .where('org_id', '=', orgID)
      .where('status', 'in', openStatuses)
      .modifyEnd(dialect.forUpdate)
      .compile(),
)

const changeEnd = prepared<{ orgID: string; links: string; expiresAt: string; now: string }>(
  (dialect, { orgID, links, expiresAt, now }) =>
    dialect.db
      .updateTable('invite')
      .set({ expires_at: expiresAt })
      .where(sql<boolean>`link_id in ${linksIn(dialect, links)}`)
      .where('org_id', '=', orgID)
      .where('status', 'in', openStatuses)
      .where('expires_at', '>', now)
      .compile(),
)

const change = prepared<{
  orgID: string
  interviewID: string
  interviewName: string | null
  guidelines: string | null
  interviewer: string | null
  sound: number | null
  wasName: string | null
  wasGuidelines: string | null
  wasInterviewer: string | null
}>(({ db }, given) =>
  db
    .updateTable('interview')
    .set((eb) => ({
      interview_name: eb.fn.coalesce(sql<string>`${given.interviewName}`, 'interview_name'),
      guidelines: eb.fn.coalesce(sql<string>`${given.guidelines}`, 'guidelines'),
      interviewer: eb.fn.coalesce(sql<string>`${given.interviewer}`, 'interviewer'),
      sound: eb.fn.coalesce(sql<number>`${given.sound}`, 'sound'),
    }))
    .where(sql<boolean>`coalesce(${given.wasName}, interview_name) = interview_name`)
    .where(sql<boolean>`coalesce(${given.wasGuidelines}, guidelines) = guidelines`)
    .where(sql<boolean>`coalesce(${given.wasInterviewer}, interviewer) = interviewer`)
    .where('interview_id', '=', given.interviewID)
    .where('org_id', '=', given.orgID)
    .compile(),
)

const anyStarted = prepared<{ interviewID: string }, { link_id: string }>(
  ({ db }, { interviewID }) =>
    db
      .selectFrom('invite')
      .select('link_id')
      .where('interview_id', '=', interviewID)
      .where('last_activity_at', 'is not', null)
      .limit(1)
      .compile(),
)

export async function revokeInvites(
  connection: Connection,
  { orgID, linkIDs, at }: Parameters<Store['revokeInvites']>[0],
): Promise<number> {
  const open = await holdOpen.all(connection, { orgID, links: rowsOf(linkIDs) })
  const revoked = await revoke.all(connection, { orgID, links: rowsOf(linkIDs) })
  if (revoked.length > 0)
    await stopWaitingFor(
      connection,
      revoked.map((row) => row.link_id),
    )
  // Not of those on which somebody had said no, who were told of then.
  const links = open.map((row) => row.link_id)
  await tellInvites(connection, { links, event: 'revoke', at })
  return revoked.length
}

export function setExpiry(
  connection: Connection,
  { orgID, linkIDs, expiresAt, now }: Parameters<Store['setExpiry']>[0],
): Promise<number> {
  return changeEnd.change(connection, { orgID, links: rowsOf(linkIDs), expiresAt, now })
}

export async function updateInterview(
  connection: Connection,
  given: Parameters<Store['updateInterview']>[0],
): Promise<'done' | 'started' | 'outdated'> {
  const { orgID, interviewID, interviewName = null, guidelines = null, interviewer = null } = given
  const { insteadOf = {}, sound } = given
  if (guidelines !== null && (await anyStarted.first(connection, { interviewID }))) return 'started'
  const changed = await change.change(connection, {
    ...{ orgID, interviewID, interviewName, guidelines, interviewer },
    sound: sound === undefined ? null : Number(sound),
    wasName: insteadOf.interviewName ?? null,
    wasGuidelines: insteadOf.guidelines ?? null,
    wasInterviewer: insteadOf.interviewer ?? null,
  })
  return changed > 0 ? 'done' : 'outdated'
}

/** In one order, so that no two who hold the same links wait for each other. */
function rowsOf(linkIDs: readonly string[]): string {
  return JSON.stringify([...new Set(linkIDs)].sort().map((link) => ({ link_id: link })))
}
