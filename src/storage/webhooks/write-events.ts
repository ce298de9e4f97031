import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookEvent } from '../../contract/webhook-events.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { isReportTold } from './report-times.ts'

export type Happened = {
  orgID: string
  type: WebhookEvent
  /** What it is about: in the order in which it happened. */
  subject: string
  data: Record<string, string | number | boolean | Record<string, string>>
  at: string
}

type Listening = { webhookID: string; orgID: string; events: string }

const listeningOf = prepared<{ orgs: string }, Listening>(({ db, tableOf }, { orgs }) =>
  db
    .selectFrom('webhook')
    .select(['webhook_id as webhookID', 'org_id as orgID', 'events'])
    .where('enabled', '=', 1)
    .where('org_id', 'in', (eb) =>
      eb
        .selectFrom(tableOf<{ org_id: string }, 'org'>(sql`${orgs}`, { org_id: 'text' }, 'org'))
        .select('org.org_id'),
    )
    .compile(),
)

type Subject = { subject: string }
type Newest = { number: number; at: string; queuedAt: string; webhooks: string }

/** Of each of these subjects that has any, the newest that has not become deliveries yet. */
const newestOf = prepared<{ subjects: string }, Subject & Newest>(({ db, tableOf }, { subjects }) =>
  db
    .selectFrom('webhook_event as newest')
    .select([
      'newest.subject',
      'newest.number',
      'newest.at',
      'newest.queued_at as queuedAt',
      'newest.webhooks',
    ])
    .where('newest.subject', 'in', (eb) =>
      eb
        .selectFrom(tableOf<Subject, 'about'>(sql`${subjects}`, { subject: 'text' }, 'about'))
        .select('about.subject'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_event as newer')
            .select('newer.number')
            .whereRef('newer.subject', '=', 'newest.subject')
            .whereRef('newer.number', '>', 'newest.number'),
        ),
      ),
    )
    .compile(),
)

const lineColumns = {
  event_id: 'text',
  org_id: 'text',
  type: 'text',
  subject: 'text',
  number: 'integer',
  data: 'text',
  at: 'text',
  queued_at: 'text',
  webhooks: 'text',
} as const
type Line = { [K in keyof typeof lineColumns]: K extends 'number' ? number : string }

// Of two who tell of one report at a time one is enough; nothing else is told by two at a time.
const insert = prepared<{ lines: string }>(({ db, tableOf }, { lines }) =>
  db
    .insertInto('webhook_event')
    .columns(Object.keys(lineColumns) as (keyof Line)[])
    .expression(
      db
        .selectFrom(tableOf<Line, 'line'>(sql`${lines}`, lineColumns, 'line'))
        .select((Object.keys(lineColumns) as (keyof Line)[]).map((name) => `line.${name}` as const))
        // SQLite would take `on conflict` for a condition of a join.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.columns(['subject', 'number']).doNothing())
    .compile(),
)

/** Whether anybody of an organization is told of anything. */
export async function isListening(connection: Connection, orgID: string): Promise<boolean> {
  const orgs = JSON.stringify([{ org_id: orgID }])
  return (await listeningOf.first(connection, { orgs })) !== null
}

/** Writes each down once, with whom it is to be told to: the sender makes deliveries of it. */
export async function writeEvents(
  connection: Connection,
  happened: readonly Happened[],
): Promise<void> {
  if (happened.length === 0) return
  const orgs = [...new Set(happened.map(({ orgID }) => orgID))].map((org_id) => ({ org_id }))
  const listening = await listeningOf.all(connection, { orgs: JSON.stringify(orgs) })
  const wanted = wantedBy(listening)
  // In one order, so that no two who tell of the same reports wait for each other.
  const told = happened
    .filter((one) => wanted(one) !== '[]')
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  if (told.length === 0) return
  const subjects = JSON.stringify(told.map(({ subject }) => ({ subject })))
  const found = await newestOf.all(connection, { subjects })
  const newest = new Map<string, Newest>(found.map((one) => [one.subject, one]))
  const lines = told.flatMap((one) => {
    const before = newest.get(one.subject)
    const webhooks = wanted(one)
    const isCovered = before?.webhooks === webhooks && isReportTold(one.at, before.at)
    if (one.type === 'report.updated' && isCovered) return []
    const line = lineOf(one, before, webhooks)
    const { number, at, queued_at: queuedAt } = line
    newest.set(one.subject, { number, at, queuedAt, webhooks })
    return [line]
  })
  if (lines.length > 0) await insert.change(connection, { lines: JSON.stringify(lines) })
}

/** Whom something is to be told to, as JSON. */
function wantedBy(listening: readonly Listening[]): (happened: Happened) => string {
  const known = new Map<string, string>()
  return ({ orgID, type }) => {
    const key = `${orgID} ${type}`
    const before = known.get(key)
    if (before !== undefined) return before
    const wanting = listening.filter((one) => one.orgID === orgID && wants(one, type))
    const json = JSON.stringify(wanting.map(({ webhookID }) => webhookID).toSorted())
    known.set(key, json)
    return json
  }
}

function wants({ events }: Listening, type: WebhookEvent): boolean {
  return events.includes(`"${type}"`)
}

/** Its identifier is made of what it is, so that a transaction that is tried again makes the same one. */
function lineOf(happened: Happened, before: Newest | undefined, webhooks: string): Line {
  const { orgID, type, subject, data, at } = happened
  const number = (before?.number ?? 0) + 1
  const whole = hash('sha256', `${subject}\n${number}\n${type}\n${at}`)
  const isAfter = before === undefined || at > before.queuedAt
  return {
    event_id: whole.slice(0, 40),
    ...{ org_id: orgID, type, subject, number, data: JSON.stringify(data), at, webhooks },
    queued_at: isAfter ? at : before.queuedAt,
  }
}
