import { sql } from 'kysely'
import type { ShutReason } from '../../service/webhooks/webhook-records.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { mailShut } from '../mail/owner-mails.ts'
import { prepared } from '../query.ts'
import { insertAttempt } from './attempts.ts'

type Given<N extends keyof WebhookVerbs> = Parameters<WebhookVerbs[N]>[0]

type Held = { deliveryID: string; attempts: number }
type Settled = { webhookID: string; orgID: string; subject: string; tries: number }

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
      .returning(['webhook_id as webhookID', 'org_id as orgID', 'subject', 'tries'])
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

/** The first about a thing that waits now goes when it was to go, where it was put off for an earlier one. */
const letNextGo = prepared<{ webhookID: string; subject: string }>(
  ({ db }, { webhookID, subject }) =>
    db
      .updateTable('delivery')
      .set((eb) => ({ held: 0, run_at: eb.ref('created_at') }))
      .where('held', '=', 1)
      .where('delivery_id', '=', (eb) =>
        eb
          .selectFrom('delivery as next')
          .select('next.delivery_id')
          .where('next.webhook_id', '=', webhookID)
          .where('next.subject', '=', subject)
          .where('next.run_at', 'is not', null)
          .orderBy('next.number')
          .limit(1),
      )
      .compile(),
)

export async function finishDelivery(
  connection: Connection,
  { delivery, attempt, next, mailOwners }: Given<'finishDelivery'>,
): Promise<boolean> {
  const { runAt, pausedUntil, shut: why, isOurs } = next
  const failed = attempt.succeeded || isOurs ? 0 : 1
  const settled = await settle.first(connection, { ...delivery, runAt, failed })
  if (!settled) return false
  const { webhookID, orgID, subject, tries } = settled
  const number = failed === 0 ? tries + 1 : tries
  const { deliveryID } = delivery
  await insertAttempt(connection, { deliveryID, webhookID, orgID, number }, attempt)
  if (runAt === null) await letNextGo.change(connection, { webhookID, subject })
  if (pausedUntil !== null) await pause.change(connection, { webhookID, until: pausedUntil })
  if (why !== null) await shutFor(connection, { webhookID, why, at: attempt.at, mailOwners })
  return true
}

/** Shuts a webhook, and has owners told of it once. */
export async function shutFor(
  connection: Connection,
  {
    webhookID,
    why,
    at,
    mailOwners = false,
  }: { webhookID: string; why: ShutReason; at: string; mailOwners: boolean | undefined },
): Promise<void> {
  const isShut = (await shut.change(connection, { webhookID, why })) === 1
  if (isShut && mailOwners) await mailShut(connection, { webhookID, at })
}

export async function releaseDelivery(
  connection: Connection,
  change: Given<'releaseDelivery'>,
): Promise<boolean> {
  return (await release.change(connection, change)) === 1
}
