import { sql } from 'kysely'
import type { Delivery, DueDelivery, Secrets } from '../../service/webhooks/webhook-records.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

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

/** Due deliveries that are looked at for one that may go: mostly one of the first does. */
const lookedAtOnce = [4, 50] as const
/**
 * How long one that has to wait for an earlier one is put off. It goes as soon as that one has ended;
 * this is for one whose end nobody told of: it was forgotten, or ended by a version before this.
 */
const heldMs = 3_600_000

type Looked = { deliveryID: string; earlierID: string | null }

/** What is due first, each with the first about the same thing that waits before it. */
const look = prepared<{ webhookID: string; now: string; limit: number }, Looked>(
  ({ db }, { webhookID, now, limit }) =>
    db
      .selectFrom('delivery as next')
      .select(({ selectFrom }) => [
        'next.delivery_id as deliveryID',
        selectFrom('delivery as earlier')
          .select('earlier.delivery_id')
          .whereRef('earlier.webhook_id', '=', 'next.webhook_id')
          .whereRef('earlier.subject', '=', 'next.subject')
          .whereRef('earlier.number', '<', 'next.number')
          .where('earlier.run_at', 'is not', null)
          .orderBy('earlier.number')
          .limit(1)
          .as('earlierID'),
      ])
      .where('next.webhook_id', '=', webhookID)
      .where('next.run_at', '<=', now)
      .orderBy('next.run_at')
      .orderBy('next.delivery_id')
      .limit(limit)
      .compile(),
)

const take = prepared<{ deliveryID: string; now: string; leaseUntil: string }, Delivery>(
  ({ db, forUpdateSkipLocked }, { deliveryID, now, leaseUntil }) =>
    db
      .updateTable('delivery')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), run_at: leaseUntil, held: 0 }))
      .where('delivery_id', '=', (eb) =>
        eb
          .selectFrom('delivery as next')
          .select('next.delivery_id')
          .where('next.delivery_id', '=', deliveryID)
          .where('next.run_at', '<=', now)
          .modifyEnd(forUpdateSkipLocked),
      )
      .returning(deliveryColumns)
      .compile(),
)

type Named = { delivery_id: string }

// Whoever is ending one of these ends it before or after: then what waits for it is told, or not put off.
const stillWaiting = prepared<{ deliveries: string }, { deliveryID: string }>(
  ({ db, tableOf, forUpdateSkipLocked }, { deliveries }) =>
    db
      .selectFrom('delivery')
      .select('delivery_id as deliveryID')
      .where('delivery_id', 'in', (eb) =>
        eb
          .selectFrom(tableOf<Named, 'one'>(sql`${deliveries}`, { delivery_id: 'text' }, 'one'))
          .select('one.delivery_id'),
      )
      .where('run_at', 'is not', null)
      .modifyEnd(forUpdateSkipLocked)
      .compile(),
)

const hold = prepared<{ deliveries: string; now: string; until: string }>(
  ({ db, tableOf }, { deliveries, now, until }) =>
    db
      .updateTable('delivery')
      .set({ held: 1, run_at: until })
      .where('delivery_id', 'in', (eb) =>
        eb
          .selectFrom(tableOf<Named, 'one'>(sql`${deliveries}`, { delivery_id: 'text' }, 'one'))
          .select('one.delivery_id'),
      )
      .where('run_at', '<=', now)
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
  { webhookID, now, leaseUntil }: Given<'claimDelivery'>,
): Promise<DueDelivery | null> {
  const webhook = await open.first(connection, { webhookID, now })
  if (!webhook) return null
  for (const limit of lookedAtOnce) {
    const looked = await look.all(connection, { webhookID, now, limit })
    await holdBack(connection, looked, now)
    for (const { deliveryID, earlierID } of looked) {
      if (earlierID !== null) continue
      const delivery = await take.first(connection, { deliveryID, now, leaseUntil })
      // Otherwise somebody else has just taken it.
      if (delivery) return { ...delivery, ...webhook }
    }
    if (looked.length < limit) break
  }
  return null
}

/** Puts off those that wait for others, so that nobody looks at them again until those have ended. */
async function holdBack(
  connection: Connection,
  looked: readonly Looked[],
  now: string,
): Promise<void> {
  const before = new Set(looked.flatMap(({ earlierID }) => earlierID ?? []))
  if (before.size === 0) return
  const named = (ids: Iterable<string>) =>
    JSON.stringify([...ids].map((delivery_id) => ({ delivery_id })))
  const waiting = await stillWaiting.all(connection, { deliveries: named(before) })
  const isWaiting = new Set<string | null>(waiting.map(({ deliveryID }) => deliveryID))
  const late = looked.filter(({ earlierID }) => isWaiting.has(earlierID))
  if (late.length === 0) return
  const until = new Date(new Date(now).getTime() + heldMs).toISOString()
  const deliveries = named(late.map(({ deliveryID }) => deliveryID))
  await hold.change(connection, { deliveries, now, until })
}
