import type { Delivery } from '../../service/webhooks/webhook-records.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { insertAttempt } from './attempts.ts'
import { shutFor } from './outcomes.ts'

type Given<N extends keyof WebhookVerbs> = Parameters<WebhookVerbs[N]>[0]

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
      held: 0,
    })
    .compile(),
)

export async function addTestDelivery(
  connection: Connection,
  { delivery, attempt, isGone, mailOwners }: Given<'addTestDelivery'>,
): Promise<boolean> {
  const { deliveryID, webhookID, orgID, type, data, createdAt } = delivery
  if (!(await holdWebhook.first(connection, { webhookID, orgID }))) return false
  await insertSent.change(connection, { deliveryID, webhookID, orgID, type, data, createdAt })
  await insertAttempt(connection, { deliveryID, webhookID, orgID, number: 1 }, attempt)
  if (isGone) await shutFor(connection, { webhookID, why: 'gone', at: attempt.at, mailOwners })
  return true
}

const replayOne = prepared<{ orgID: string; webhookID: string; deliveryID: string; at: string }>(
  ({ db }, { orgID, webhookID, deliveryID, at }) =>
    db
      .updateTable('delivery')
      .set({ run_at: at, tries: 0, held: 0 })
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
    .set({ run_at: at, tries: 0, held: 0 })
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
