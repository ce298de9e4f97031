import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookEvent } from '../../contract/webhook-events.ts'
import { encodeBase62 } from '../../service/ids.ts'
import type { InviteEvent } from '../../service/interviews/invite-status.ts'
import type { Connection } from '../dialect.ts'
import { hashLink } from '../people/erased-links.ts'
import { prepared } from '../query.ts'

/** A report's changes within this time are told in one go … */
const reportDelayMs = 60_000
/** … and no sooner after those before. */
const reportEveryMs = 10 * 60_000
/** What is to be told as soon as this may be told before the change that it tells of can be seen. */
const reportTooSoonMs = 30_000

type Wanting = { webhookID: string; orgID: string; events: string }
type InviteWanting = Wanting & {
  linkID: string
  interviewID: string
  productID: string
  kept: string | null
}

/** Something that is to be told to one webhook. */
type Happened = {
  webhookID: string
  orgID: string
  type: WebhookEvent
  /** What it is about: in the order in which it happened. */
  subject: string
  data: Record<string, string | boolean | Record<string, string>>
  at: string
}

const ofInvites = prepared<{ links: string }, InviteWanting>(({ db, tableOf }, { links }) =>
  db
    .selectFrom('invite')
    .innerJoin('webhook', 'webhook.org_id', 'invite.org_id')
    .leftJoin('open_start', 'open_start.link_id', 'invite.link_id')
    .select([
      'webhook.webhook_id as webhookID',
      'webhook.org_id as orgID',
      'webhook.events',
      'invite.link_id as linkID',
      'invite.interview_id as interviewID',
      'invite.product_id as productID',
      'open_start.kept',
    ])
    .where('webhook.enabled', '=', 1)
    .where('invite.link_id', 'in', (eb) =>
      eb
        .selectFrom(
          tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'),
        )
        .select('link.link_id'),
    )
    .compile(),
)

const ofOrganization = prepared<{ orgID: string }, Wanting>(({ db }, { orgID }) =>
  db
    .selectFrom('webhook')
    .select(['webhook_id as webhookID', 'org_id as orgID', 'events'])
    .where('org_id', '=', orgID)
    .where('enabled', '=', 1)
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

type Pair = { webhook_id: string; subject: string }
type Standing = { webhookID: string; subject: string; number: number | null; newest: string | null }

/** How far each webhook has come with each thing. */
const standings = prepared<{ pairs: string }, Standing>(({ db, tableOf }, { pairs }) =>
  db
    .selectFrom(
      tableOf<Pair, 'pair'>(sql`${pairs}`, { webhook_id: 'text', subject: 'text' }, 'pair'),
    )
    .select(({ selectFrom }) => [
      'pair.webhook_id as webhookID',
      'pair.subject',
      selectFrom('delivery')
        .select('delivery.number')
        .whereRef('delivery.webhook_id', '=', 'pair.webhook_id')
        .whereRef('delivery.subject', '=', 'pair.subject')
        .orderBy('delivery.number', 'desc')
        .limit(1)
        .as('number'),
      selectFrom('delivery')
        .select('delivery.created_at')
        .whereRef('delivery.webhook_id', '=', 'pair.webhook_id')
        .whereRef('delivery.subject', '=', 'pair.subject')
        .orderBy('delivery.number', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .compile(),
)

const lineColumns = {
  delivery_id: 'text',
  webhook_id: 'text',
  org_id: 'text',
  type: 'text',
  subject: 'text',
  number: 'integer',
  data: 'text',
  created_at: 'text',
} as const
type Line = { [K in keyof typeof lineColumns]: K extends 'number' ? number : string }

// Of two who tell of one report at a time one is enough; nothing else is told by two at a time.
const insert = prepared<{ lines: string }>(({ db, tableOf }, { lines }) =>
  db
    .insertInto('delivery')
    .columns([...(Object.keys(lineColumns) as (keyof Line)[]), 'attempts', 'tries', 'run_at'])
    .expression(
      db
        .selectFrom(tableOf<Line, 'line'>(sql`${lines}`, lineColumns, 'line'))
        .select([
          'line.delivery_id',
          'line.webhook_id',
          'line.org_id',
          'line.type',
          'line.subject',
          'line.number',
          'line.data',
          'line.created_at',
          sql<number>`0`.as('attempts'),
          sql<number>`0`.as('tries'),
          'line.created_at as run_at',
        ])
        // SQLite would take `on conflict` for a condition of a join.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'subject', 'number']).doNothing())
    .compile(),
)

/** Of invites whose status has moved, or on which somebody wrote of harming themselves. */
export async function tellInvites(
  connection: Connection,
  { links, event, at }: { links: readonly string[]; event: InviteEvent | 'care'; at: string },
): Promise<void> {
  if (links.length === 0) return
  const rows = JSON.stringify(links.map((link_id) => ({ link_id })))
  const wanting = await ofInvites.all(connection, { links: rows })
  const { type, more } = toldOf(event)
  const happened = wanting.filter(wants(type)).map((row): Happened => {
    const { webhookID, orgID, linkID, interviewID, productID, kept } = row
    const brought = kept === null || kept === '{}' ? {} : { kept: JSON.parse(kept) }
    const data = { linkID, interviewID, productID, ...brought, ...more }
    return { webhookID, orgID, type, subject: linkID, data, at }
  })
  const reports =
    event === 'care' ? [] : wanting.flatMap((row) => reportTo(row, row.interviewID, at))
  await write(connection, [...happened, ...reports])
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
  const wanting = await ofOrganization.all(connection, { orgID })
  if (wanting.length === 0) return
  const interviews = made ? [made] : await interviewsOf.all(connection, { profileID })
  const told = wanting.filter(wants('profile.updated')).map(
    ({ webhookID }): Happened => ({
      ...{ webhookID, orgID, type: 'profile.updated', at },
      subject: made?.linkID ?? profileID,
      data: { profileID, ...made },
    }),
  )
  const ids = [...new Set(interviews.map(({ interviewID }) => interviewID))]
  const reports = wanting.flatMap((row) => ids.flatMap((id) => reportTo(row, id, at)))
  await write(connection, [...told, ...reports])
}

/** Of an interview's report, where its themes were grouped. */
export async function tellReport(
  connection: Connection,
  { orgID, interviewID, at }: { orgID: string; interviewID: string; at: string },
): Promise<void> {
  const wanting = await ofOrganization.all(connection, { orgID })
  await write(
    connection,
    wanting.flatMap((row) => reportTo(row, interviewID, at)),
  )
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
  const wanting = await ofOrganization.all(connection, { orgID })
  const linkHash = hashLink(linkID)
  const goneProfile = profileID !== null && !isReplaced ? { profileHash: hashLink(profileID) } : {}
  const told = wanting.filter(wants('person.erased')).map(
    ({ webhookID }): Happened => ({
      ...{ webhookID, orgID, type: 'person.erased', subject: linkHash, at },
      data: { interviewID, linkHash, ...goneProfile },
    }),
  )
  const reports = wanting.flatMap((row) => reportTo(row, interviewID, at))
  await write(connection, [...told, ...reports])
  if (profileID !== null && isReplaced) await tellProfile(connection, { orgID, profileID, at })
}

function wants(type: WebhookEvent): (wanting: Wanting) => boolean {
  return ({ events }) => events.includes(`"${type}"`)
}

function reportTo(wanting: Wanting, interviewID: string, at: string): Happened[] {
  const { webhookID, orgID } = wanting
  const type = 'report.updated'
  const data = { interviewID }
  return wants(type)(wanting) ? [{ webhookID, orgID, type, subject: interviewID, data, at }] : []
}

async function write(connection: Connection, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return
  // In one order, so that no two who tell of the same reports wait for each other.
  const sorted = happened.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const pairs = [...new Map(sorted.map((one) => [keyOf(one), one])).values()].map(
    ({ webhookID, subject }): Pair => ({ webhook_id: webhookID, subject }),
  )
  const found = await standings.all(connection, { pairs: JSON.stringify(pairs) })
  const standing = new Map(found.map((one) => [keyOf(one), one]))
  const lines = sorted.flatMap((one) => {
    const before = standing.get(keyOf(one))
    const at = one.type === 'report.updated' ? reportAt(one.at, before?.newest ?? null) : one.at
    if (at === null) return []
    const line = lineOf({ ...one, at }, (before?.number ?? 0) + 1)
    const { webhookID, subject } = one
    standing.set(keyOf(one), { webhookID, subject, number: line.number, newest: at })
    return [line]
  })
  if (lines.length > 0) await insert.change(connection, { lines: JSON.stringify(lines) })
}

function keyOf({ webhookID, subject }: { webhookID: string; subject: string }): string {
  return `${webhookID} ${subject}`
}

/** When a change of a report is told of; null where something that is still to be told will do. */
function reportAt(at: string, newest: string | null): string | null {
  const now = new Date(at).getTime()
  const last = newest === null ? Number.NEGATIVE_INFINITY : new Date(newest).getTime()
  if (last > now + reportTooSoonMs) return null
  return new Date(Math.max(now + reportDelayMs, last + reportEveryMs)).toISOString()
}

/** Its identifier is made of what it is, so that a transaction that is tried again makes the same one. */
function lineOf({ webhookID, orgID, type, subject, data, at }: Happened, number: number): Line {
  const time = encodeBase62(Math.floor(new Date(at).getTime() / 1_000), 6)
  const whole = createHash('sha256').update(`${webhookID}\n${subject}\n${number}\n${type}\n${at}`)
  return {
    delivery_id: `msg_${time}${whole.digest('hex').slice(0, 32)}`,
    ...{ webhook_id: webhookID, org_id: orgID, type, subject, number },
    ...{ data: JSON.stringify(data), created_at: at },
  }
}
