import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookEvent } from '../../contract/webhook-events.ts'
import { encodeBase62 } from '../../service/ids.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { mailShut } from '../mail/owner-mails.ts'
import { prepared } from '../query.ts'
import { reportAt } from './report-times.ts'

/** Something that is to be told to one webhook. */
type Told = {
  webhookID: string
  orgID: string
  type: WebhookEvent
  subject: string
  /** JSON. */
  data: string
  at: string
}

type Event = Omit<Told, 'webhookID'> & { eventID: string; webhooks: string }

const nextOrganization = prepared<{ after: string }, { orgID: string }>(({ db }, { after }) =>
  db
    .selectFrom('webhook_event')
    .select('org_id as orgID')
    .where('org_id', '>', after)
    .orderBy('org_id')
    .limit(1)
    .compile(),
)

// Whoever else spreads those of this organization is waited for: they are numbered one after the other.
const oldest = prepared<{ orgID: string; limit: number }, Event>(
  ({ db, forUpdate }, { orgID, limit }) =>
    db
      .selectFrom('webhook_event')
      .select([
        'event_id as eventID',
        'org_id as orgID',
        sql<WebhookEvent>`type`.as('type'),
        'subject',
        'data',
        'at',
        'webhooks',
      ])
      .where('org_id', '=', orgID)
      .orderBy('queued_at')
      .orderBy('subject')
      .orderBy('number')
      .limit(limit)
      .modifyEnd(forUpdate)
      .compile(),
)

const stillThere = prepared<{ orgID: string }, { webhookID: string }>(
  ({ db, forKeyShare }, { orgID }) =>
    db
      .selectFrom('webhook')
      .select('webhook_id as webhookID')
      .where('org_id', '=', orgID)
      .modifyEnd(forKeyShare)
      .compile(),
)

const beyond = prepared<{ webhookID: string; waitingMax: number }, { run_at: string | null }>(
  ({ db }, { webhookID, waitingMax }) =>
    db
      .selectFrom('delivery')
      .select('run_at')
      .where('webhook_id', '=', webhookID)
      .where('run_at', 'is not', null)
      .limit(1)
      .offset(waitingMax)
      .compile(),
)

const shut = prepared<{ webhookID: string }>(({ db }, { webhookID }) =>
  db
    .updateTable('webhook')
    .set({ enabled: 0, shut: 'failing' })
    .where('webhook_id', '=', webhookID)
    .where(sql<boolean>`enabled = 1`)
    .compile(),
)

const remove = prepared<{ events: string }>(({ db, tableOf }, { events }) =>
  db
    .deleteFrom('webhook_event')
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom(
          tableOf<{ event_id: string }, 'done'>(sql`${events}`, { event_id: 'text' }, 'done'),
        )
        .select('done.event_id'),
    )
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

/** Makes deliveries of what happened to one organization, at most about so many, and of the oldest first. */
export async function spreadEvents(
  connection: Connection,
  { afterOrgID, limit, waitingMax, mailOwnersAt }: Parameters<WebhookVerbs['spreadEvents']>[0],
): ReturnType<WebhookVerbs['spreadEvents']> {
  const next =
    (await nextOrganization.first(connection, { after: afterOrgID })) ??
    (await nextOrganization.first(connection, { after: '' }))
  if (!next) return null
  const { orgID } = next
  const found = await oldest.all(connection, { orgID, limit })
  const there = new Set(
    (await stillThere.all(connection, { orgID })).map(({ webhookID }) => webhookID),
  )
  const done: { event_id: string }[] = []
  const told: Told[] = []
  for (const { eventID, webhooks, ...event } of found) {
    const wanting: string[] = JSON.parse(webhooks)
    if (done.length > 0 && told.length + wanting.length > limit) break
    for (const webhookID of wanting) if (there.has(webhookID)) told.push({ ...event, webhookID })
    done.push({ event_id: eventID })
  }
  await write(connection, told)
  if (done.length > 0) await remove.change(connection, { events: JSON.stringify(done) })
  const looked = pickOne([...there], found[0]?.eventID ?? '')
  const isShut = looked !== null && (await shutWhereFull(connection, looked, waitingMax))
  if (isShut && mailOwnersAt) await mailShut(connection, { webhookID: looked, at: mailOwnersAt })
  return { orgID, shut: isShut ? looked : null }
}

/** To count what waits takes as long as it is much: with each piece that is done for one, by a dice that falls alike when tried again. */
function pickOne(webhooks: readonly string[], eventID: string): string | null {
  return webhooks[Number.parseInt(eventID.slice(0, 8), 16) % webhooks.length] ?? null
}

async function shutWhereFull(
  connection: Connection,
  webhookID: string,
  waitingMax: number,
): Promise<boolean> {
  if (!(await beyond.first(connection, { webhookID, waitingMax }))) return false
  return (await shut.change(connection, { webhookID })) === 1
}

async function write(connection: Connection, happened: readonly Told[]): Promise<void> {
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

/** Its identifier is made of what it is, so that a transaction that is tried again makes the same one. */
function lineOf({ webhookID, orgID, type, subject, data, at }: Told, number: number): Line {
  const time = encodeBase62(Math.floor(new Date(at).getTime() / 1_000), 6)
  const whole = hash('sha256', `${webhookID}\n${subject}\n${number}\n${type}\n${at}`)
  return {
    delivery_id: `msg_${time}${whole.slice(0, 32)}`,
    ...{ webhook_id: webhookID, org_id: orgID, type, subject, number },
    ...{ data, created_at: at },
  }
}
