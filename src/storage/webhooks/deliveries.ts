import { sql } from 'kysely'
import type { Delivery, DueDelivery, Secrets } from '../../service/webhooks/webhook-records.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { insertAttempt } from './attempts.ts'

type Given<N extends keyof WebhookVerbs> = Parameters<WebhookVerbs[N]>[0]

// The condition on `enabled` is the partial index's own, word for word: SQLite uses it then.
const due = prepared<{ now: string; limit: number }, { webhookID: string; orgID: string }>(
  ({ db }, { now, limit }) =>
    db
      .selectFrom('webhook')
      .select(['webhook_id as webhookID', 'org_id as orgID'])
      .where(sql<boolean>`enabled = 1`)
      .where('paused_until', '<=', now)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('delivery')
            .select('delivery.delivery_id')
            .whereRef('delivery.webhook_id', '=', 'webhook.webhook_id')
            .where('run_at', '<=', now),
        ),
      )
      .orderBy('webhook_id')
      .limit(limit)
      .compile(),
)

const open = prepared<{ webhookID: string; now: string }, Secrets & { url: string }>(
  ({ db }, { webhookID, now }) =>
    db
      .selectFrom('webhook')
      .select(['url', 'secret', 'old_secret as oldSecret', 'old_secret_until as oldSecretUntil'])
      .where('webhook_id', '=', webhookID)
      .where(sql<boolean>`enabled = 1`)
      .where('paused_until', '<=', now)
      .compile(),
)

const deliveryColumns = [
  'delivery_id as deliveryID',
  'webhook_id as webhookID',
  'org_id as orgID',
  sql<Delivery['type']>`type`.as('type'),
  'data',
  'created_at as createdAt',
  'attempts',
  'tries',
] as const

const claim = prepared<Given<'claimDelivery'>, Delivery>(
  ({ db, forUpdateSkipLocked }, { webhookID, now, leaseUntil }) =>
    db
      .updateTable('delivery')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), run_at: leaseUntil }))
      .where('delivery_id', '=', (eb) =>
        eb
          .selectFrom('delivery as next')
          .select('next.delivery_id')
          .where('next.webhook_id', '=', webhookID)
          .where('next.run_at', '<=', now)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('delivery as earlier')
                  .select('earlier.delivery_id')
                  .whereRef('earlier.webhook_id', '=', 'next.webhook_id')
                  .whereRef('earlier.subject', '=', 'next.subject')
                  .whereRef('earlier.number', '<', 'next.number')
                  .where('earlier.run_at', 'is not', null),
              ),
            ),
          )
          .orderBy('next.run_at')
          .orderBy('next.delivery_id')
          .limit(1)
          .modifyEnd(forUpdateSkipLocked),
      )
      .returning(deliveryColumns)
      .compile(),
)

type Held = { deliveryID: string; attempts: number }
type Settled = { webhookID: string; orgID: string; tries: number }

const settle = prepared<Held & { runAt: string | null; failed: number }, Settled>(
  ({ db }, { deliveryID, attempts, runAt, failed }) =>
    db
      .updateTable('delivery')
      .set((eb) => ({
        run_at: runAt,
        tries: sql<number>`${eb.ref('tries')} + cast(${failed} as integer)`,
      }))
      .where('delivery_id', '=', deliveryID)
      .where('attempts', '=', attempts)
      .where('run_at', 'is not', null)
      .returning(['webhook_id as webhookID', 'org_id as orgID', 'tries'])
      .compile(),
)

const release = prepared<Held & { runAt: string }>(({ db }, { deliveryID, attempts, runAt }) =>
  db
    .updateTable('delivery')
    .set({ run_at: runAt })
    .where('delivery_id', '=', deliveryID)
    .where('attempts', '=', attempts)
    .where('run_at', 'is not', null)
    .compile(),
)

const pause = prepared<{ webhookID: string; until: string }>(({ db }, { webhookID, until }) =>
  db
    .updateTable('webhook')
    .set({ paused_until: until })
    .where('webhook_id', '=', webhookID)
    .where('paused_until', '<', until)
    .compile(),
)

const shut = prepared<{ webhookID: string; why: string }>(({ db }, { webhookID, why }) =>
  db
    .updateTable('webhook')
    .set({ enabled: 0, shut: why })
    .where('webhook_id', '=', webhookID)
    .where(sql<boolean>`enabled = 1`)
    .compile(),
)

export function listDueWebhooks(
  connection: Connection,
  query: Given<'listDueWebhooks'>,
): ReturnType<WebhookVerbs['listDueWebhooks']> {
  return due.all(connection, query)
}

export async function claimDelivery(
  connection: Connection,
  given: Given<'claimDelivery'>,
): Promise<DueDelivery | null> {
  const { webhookID, now } = given
  const webhook = await open.first(connection, { webhookID, now })
  const delivery = webhook && (await claim.first(connection, given))
  return delivery && { ...delivery, ...webhook }
}

export async function finishDelivery(
  connection: Connection,
  { delivery, attempt, next }: Given<'finishDelivery'>,
): Promise<boolean> {
  const { runAt, pausedUntil, shut: why, isOurs } = next
  const failed = attempt.succeeded || isOurs ? 0 : 1
  const settled = await settle.first(connection, { ...delivery, runAt, failed })
  if (!settled) return false
  const { webhookID, orgID, tries } = settled
  const number = failed === 0 ? tries + 1 : tries
  const { deliveryID } = delivery
  await insertAttempt(connection, { deliveryID, webhookID, orgID, number }, attempt)
  if (pausedUntil !== null) await pause.change(connection, { webhookID, until: pausedUntil })
  if (why !== null) await shut.change(connection, { webhookID, why })
  return true
}

export async function releaseDelivery(
  connection: Connection,
  change: Given<'releaseDelivery'>,
): Promise<boolean> {
  return (await release.change(connection, change)) === 1
}

const holdWebhook = prepared<{ webhookID: string; orgID: string }, { webhook_id: string }>(
  ({ db, forKeyShare }, { webhookID, orgID }) =>
    db
      .selectFrom('webhook')
      .select('webhook_id')
      .where('webhook_id', '=', webhookID)
      .where('org_id', '=', orgID)
      .modifyEnd(forKeyShare)
      .compile(),
)

const insertSent = prepared<Omit<Delivery, 'attempts' | 'tries'>>(({ db }, delivery) =>
  db
    .insertInto('delivery')
    .values({
      delivery_id: delivery.deliveryID,
      webhook_id: delivery.webhookID,
      org_id: delivery.orgID,
      type: delivery.type,
      // About nothing but itself.
      subject: delivery.deliveryID,
      number: 1,
      data: delivery.data,
      created_at: delivery.createdAt,
      attempts: 1,
      tries: 0,
      run_at: null,
    })
    .compile(),
)

export async function addTestDelivery(
  connection: Connection,
  { delivery, attempt }: Given<'addTestDelivery'>,
): Promise<boolean> {
  const { deliveryID, webhookID, orgID, type, data, createdAt } = delivery
  if (!(await holdWebhook.first(connection, { webhookID, orgID }))) return false
  await insertSent.change(connection, { deliveryID, webhookID, orgID, type, data, createdAt })
  await insertAttempt(connection, { deliveryID, webhookID, orgID, number: 1 }, attempt)
  return true
}

const replayOne = prepared<{ orgID: string; webhookID: string; deliveryID: string; at: string }>(
  ({ db }, { orgID, webhookID, deliveryID, at }) =>
    db
      .updateTable('delivery')
      .set({ run_at: at, tries: 0 })
      .where('delivery_id', '=', deliveryID)
      .where('webhook_id', '=', webhookID)
      .where('org_id', '=', orgID)
      .where('run_at', 'is', null)
      .compile(),
)

const replaySince = prepared<{
  orgID: string
  webhookID: string
  since: string
  at: string
  limit: number
}>(({ db }, { orgID, webhookID, since, at, limit }) =>
  db
    .updateTable('delivery')
    .set({ run_at: at, tries: 0 })
    .where('delivery_id', 'in', (eb) =>
      eb
        .selectFrom('delivery as old')
        .select('old.delivery_id')
        .where('old.webhook_id', '=', webhookID)
        .where('old.org_id', '=', orgID)
        .where('old.created_at', '>=', since)
        .where('old.run_at', 'is', null)
        .where('old.type', '<>', 'webhook.test')
        .orderBy('old.created_at')
        .orderBy('old.delivery_id')
        .limit(limit),
    )
    .where('run_at', 'is', null)
    .compile(),
)

export async function replayDeliveries(
  connection: Connection,
  { orgID, webhookID, which, at, limit }: Given<'replayDeliveries'>,
): Promise<number> {
  if ('deliveryID' in which) {
    return await replayOne.change(connection, { orgID, webhookID, at, ...which })
  }
  return await replaySince.change(connection, { orgID, webhookID, at, limit, ...which })
}
