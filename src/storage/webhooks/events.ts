import { sql } from 'kysely'
import type { WebhookEvent } from '../../contract/webhook-events.ts'
import type { InviteEvent } from '../../service/interviews/invite-status.ts'
import type { Connection } from '../dialect.ts'
import { hashLink } from '../people/erased-links.ts'
import { prepared } from '../query.ts'
import { type Happened, isListening, writeEvents } from './write-events.ts'

type Invite = {
  linkID: string
  orgID: string
  interviewID: string
  productID: string
  kept: string | null
}

const ofInvites = prepared<{ links: string }, Invite>(({ db, tableOf }, { links }) =>
  db
    .selectFrom('invite')
    .leftJoin('open_start', 'open_start.link_id', 'invite.link_id')
    .select([
      'invite.link_id as linkID',
      'invite.org_id as orgID',
      'invite.interview_id as interviewID',
      'invite.product_id as productID',
      'open_start.kept',
    ])
    .where('invite.link_id', 'in', (eb) =>
      eb
        .selectFrom(
          tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'),
        )
        .select('link.link_id'),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhook')
          .select('webhook.webhook_id')
          .whereRef('webhook.org_id', '=', 'invite.org_id')
          .where('webhook.enabled', '=', 1),
      ),
    )
    .compile(),
)

const interviewsOf = prepared<{ profileID: string }, { interviewID: string }>(
  ({ db }, { profileID }) =>
    db
      .selectFrom('extraction')
      .innerJoin('invite', 'invite.link_id', 'extraction.link_id')
      .select('invite.interview_id as interviewID')
      .where('extraction.profile_id', '=', profileID)
      .compile(),
)

/** Of invites whose status has moved, or on which somebody wrote of harming themselves. */
export async function tellInvites(
  connection: Connection,
  { links, event, at }: { links: readonly string[]; event: InviteEvent | 'care'; at: string },
): Promise<void> {
  if (links.length === 0) return
  const rows = JSON.stringify(links.map((link_id) => ({ link_id })))
  const invites = await ofInvites.all(connection, { links: rows })
  const { type, more } = toldOf(event)
  const happened = invites.map((row): Happened => {
    const { linkID, orgID, interviewID, productID, kept } = row
    const brought = kept === null || kept === '{}' ? {} : { kept: JSON.parse(kept) }
    const data = { linkID, interviewID, productID, ...brought, ...more }
    return { orgID, type, subject: linkID, data, at }
  })
  const interviews = new Map(invites.map(({ interviewID, orgID }) => [interviewID, orgID]))
  const reports =
    event === 'care' ? [] : [...interviews].map(([id, orgID]) => reportOf(orgID, id, at))
  await writeEvents(connection, [...happened, ...reports])
}

function toldOf(event: InviteEvent | 'care'): {
  type: WebhookEvent
  more?: Record<string, string | boolean>
} {
  switch (event) {
    case 'care':
      return { type: 'care.heard' }
    case 'start':
      return { type: 'invite.started' }
    case 'resume':
    case 'return':
      return { type: 'invite.started', more: { again: true } }
    case 'complete':
      return { type: 'invite.completed' }
    case 'idle':
      return { type: 'invite.ended', more: { reason: 'abandoned' } }
    case 'expire':
      return { type: 'invite.ended', more: { reason: 'expired' } }
    case 'revoke':
      return { type: 'invite.ended', more: { reason: 'revoked' } }
    case 'screen_out':
      return { type: 'invite.ended', more: { reason: 'screened_out' } }
    case 'turn_away':
      return { type: 'invite.ended', more: { reason: 'quota_full' } }
  }
}

/** Of a profile that was made, made anew or put right; `made` says by which interview. */
export async function tellProfile(
  connection: Connection,
  {
    orgID,
    profileID,
    made,
    at,
  }: {
    orgID: string
    profileID: string
    made?: { linkID: string; interviewID: string }
    at: string
  },
): Promise<void> {
  if (!(await isListening(connection, orgID))) return
  const interviews = made ? [made] : await interviewsOf.all(connection, { profileID })
  const ids = [...new Set(interviews.map(({ interviewID }) => interviewID))]
  await writeEvents(connection, [
    {
      ...{ orgID, type: 'profile.updated', at },
      subject: made?.linkID ?? profileID,
      data: { profileID, ...made },
    },
    ...ids.map((id) => reportOf(orgID, id, at)),
  ])
}

/** Of an option of which the last place was taken. */
export async function tellQuotas(
  connection: Connection,
  { orgID, interviewID, at }: { orgID: string; interviewID: string; at: string },
  reached: readonly { questionID: string; option: number; people: number }[],
): Promise<void> {
  const subject = `${interviewID} quotas`
  const happened = reached.map(({ questionID, option, people }): Happened => {
    const data = { interviewID, questionID, option, people }
    return { orgID, type: 'interview.quota_reached', subject, data, at }
  })
  await writeEvents(connection, happened)
}

/** Of an interview's report, where its themes were grouped. */
export async function tellReport(
  connection: Connection,
  { orgID, interviewID, at }: { orgID: string; interviewID: string; at: string },
): Promise<void> {
  await writeEvents(connection, [reportOf(orgID, interviewID, at)])
}

/** Of what software answered in somebody's place, with where that comes from. */
export async function tellSimulation(
  connection: Connection,
  simulation: {
    orgID: string
    interviewID: string
    simulationID: string
    notice: string
    at: string
  },
): Promise<void> {
  const { orgID, at, ...data } = simulation
  const subject = data.simulationID
  await writeEvents(connection, [{ orgID, type: 'simulation.completed', subject, data, at }])
}

/**
 * Of somebody who was erased, by what tells whoever knows their identifiers and nobody else. A profile
 * that was made anew of other interviews is one that changed.
 */
export async function tellErased(
  connection: Connection,
  erased: {
    orgID: string
    interviewID: string
    linkID: string
    profileID: string | null
    isReplaced: boolean
    at: string
  },
): Promise<void> {
  const { orgID, interviewID, linkID, profileID, isReplaced, at } = erased
  const linkHash = hashLink(linkID)
  const goneProfile = profileID !== null && !isReplaced ? { profileHash: hashLink(profileID) } : {}
  const data = { interviewID, linkHash, ...goneProfile }
  await writeEvents(connection, [
    { orgID, type: 'person.erased', subject: linkHash, data, at },
    reportOf(orgID, interviewID, at),
  ])
  if (profileID !== null && isReplaced) await tellProfile(connection, { orgID, profileID, at })
}

function reportOf(orgID: string, interviewID: string, at: string): Happened {
  return { orgID, type: 'report.updated', subject: interviewID, data: { interviewID }, at }
}
