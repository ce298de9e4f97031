import { sql } from 'kysely'
import type { Attempt, ListedAttempt } from '../../service/webhooks/webhook-records.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

const insert = prepared<{
  attemptID: string
  deliveryID: string
  webhookID: string
  orgID: string
  at: string
  number: number
  succeeded: number
  code: number | null
  milliseconds: number
  reason: string | null
  answer: string | null
}>(({ db }, attempt) =>
  db
    .insertInto('delivery_attempt')
    .values({
      attempt_id: attempt.attemptID,
      delivery_id: attempt.deliveryID,
      webhook_id: attempt.webhookID,
      org_id: attempt.orgID,
      at: attempt.at,
      number: attempt.number,
      succeeded: attempt.succeeded,
      code: attempt.code,
      milliseconds: attempt.milliseconds,
      reason: attempt.reason,
      answer: attempt.answer,
    })
    .compile(),
)

const columns = [
  'tried.attempt_id as attemptID',
  'tried.delivery_id as deliveryID',
  sql<ListedAttempt['type']>`delivery.type`.as('type'),
  'tried.at',
  'tried.number as try',
  'tried.succeeded',
  'tried.code',
  'tried.milliseconds',
  'tried.reason',
  'tried.answer',
] as const

type Row = Omit<ListedAttempt, 'succeeded'> & { succeeded: number }
type Page = {
  orgID: string
  webhookID: string
  succeeded: number
  at: string
  id: string
  limit: number
}

function attemptPage({ narrow, newest }: { narrow: boolean; newest: boolean }) {
  const [beyond, order] = newest ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  return prepared<Page, Row>(({ db }, page) => {
    const all = db
      .selectFrom('delivery_attempt as tried')
      .innerJoin('delivery', 'delivery.delivery_id', 'tried.delivery_id')
      .select(columns)
      .where('tried.webhook_id', '=', page.webhookID)
      .where('tried.org_id', '=', page.orgID)
      .where((eb) =>
        eb(eb.refTuple('tried.at', 'tried.attempt_id'), beyond, eb.tuple(page.at, page.id)),
      )
      .orderBy('tried.at', order)
      .orderBy('tried.attempt_id', order)
      .limit(page.limit)
    return (narrow ? all.where('tried.succeeded', '=', page.succeeded) : all).compile()
  })
}

const pages = {
  all: {
    oldest: attemptPage({ narrow: false, newest: false }),
    newest: attemptPage({ narrow: false, newest: true }),
  },
  some: {
    oldest: attemptPage({ narrow: true, newest: false }),
    newest: attemptPage({ narrow: true, newest: true }),
  },
}

/** Writes down a try in the transaction of its outcome. */
export async function insertAttempt(
  connection: Connection,
  of: { deliveryID: string; webhookID: string; orgID: string; number: number },
  { succeeded, ...attempt }: Attempt,
): Promise<void> {
  await insert.change(connection, { ...of, ...attempt, succeeded: succeeded ? 1 : 0 })
}

export async function listAttempts(
  connection: Connection,
  {
    orgID,
    webhookID,
    succeeded,
    newestFirst,
    after,
    limit,
  }: Parameters<WebhookVerbs['listAttempts']>[0],
): Promise<ListedAttempt[]> {
  // Sorts before, or after, every time and identifier.
  const edge = newestFirst ? '~' : ''
  const { createdAt: at, id } = after ?? { createdAt: edge, id: edge }
  const query = pages[succeeded === undefined ? 'all' : 'some'][newestFirst ? 'newest' : 'oldest']
  const place = { orgID, webhookID, succeeded: succeeded ? 1 : 0, at, id, limit }
  return (await query.all(connection, place)).map(readAttempt)
}

const newest = prepared<{ webhookID: string }, Row>(({ db }, { webhookID }) =>
  db
    .selectFrom('delivery_attempt as tried')
    .innerJoin('delivery', 'delivery.delivery_id', 'tried.delivery_id')
    .select(columns)
    .where('tried.webhook_id', '=', webhookID)
    .orderBy('tried.at', 'desc')
    .orderBy('tried.attempt_id', 'desc')
    .limit(1)
    .compile(),
)

/** The last that was tried of a webhook. */
export async function newestAttempt(
  connection: Connection,
  webhookID: string,
): Promise<ListedAttempt | null> {
  const row = await newest.first(connection, { webhookID })
  return row && readAttempt(row)
}

function readAttempt({ succeeded, ...row }: Row): ListedAttempt {
  return { ...row, succeeded: succeeded === 1 }
}

type Named = { delivery_id: string }

const dropAttempts = prepared<{ deliveries: string }>(({ db, tableOf }, { deliveries }) =>
  db
    .deleteFrom('delivery_attempt')
    .where('delivery_id', 'in', (eb) =>
      eb
        .selectFrom(tableOf<Named, 'gone'>(sql`${deliveries}`, { delivery_id: 'text' }, 'gone'))
        .select('gone.delivery_id'),
    )
    .compile(),
)

const eraseAbout = prepared<{ subject: string }, Named>(({ db }, { subject }) =>
  db.deleteFrom('delivery').where('subject', '=', subject).returning('delivery_id').compile(),
)

const forget = prepared<{ before: string; limit: number }, Named>(({ db }, { before, limit }) =>
  sql<Named>`delete from delivery where delivery_id in (
    select delivery_id from delivery where created_at < ${before}
    order by created_at, delivery_id limit ${limit}
  ) returning delivery_id`.compile(db),
)

const eraseEvents = prepared<{ subject: string }>(({ db }, { subject }) =>
  db.deleteFrom('webhook_event').where('subject', '=', subject).compile(),
)

/**
 * Takes away what was or was to be sent about something that is erased, with what was answered. The
 * events first: whoever makes deliveries of one is waited for, or finds none any more. Then the
 * deliveries: whoever is writing down a try of one is waited for, or finds none any more.
 */
export async function eraseDeliveriesOf(connection: Connection, subject: string): Promise<void> {
  await eraseEvents.change(connection, { subject })
  await dropAttemptsOf(connection, await eraseAbout.all(connection, { subject }))
}

export async function forgetDeliveries(
  connection: Connection,
  change: Parameters<WebhookVerbs['forgetDeliveries']>[0],
): Promise<number> {
  const gone = await forget.all(connection, change)
  await dropAttemptsOf(connection, gone)
  return gone.length
}

async function dropAttemptsOf(connection: Connection, gone: readonly Named[]): Promise<void> {
  if (gone.length === 0) return
  await dropAttempts.change(connection, { deliveries: JSON.stringify(gone) })
}
