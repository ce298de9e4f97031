import { sql } from 'kysely'
import type { WebhookEvent } from '../../contract/webhook-events.ts'
import type { Secrets, Webhook } from '../../service/webhooks/webhook-records.ts'
import type { WebhookVerbs } from '../../service/webhooks/webhook-store.ts'
import type { Connection } from '../dialect.ts'
import { eraseMails } from '../mail/mail-outcomes.ts'
import { prepared } from '../query.ts'
import { newestAttempt } from './attempts.ts'

type Place = { orgID: string; webhookID: string }

const held = prepared<{ orgID: string; limit: number }, { webhook_id: string }>(
  ({ db, forUpdate }, { orgID, limit }) =>
    db
      .selectFrom('webhook')
      .select('webhook_id')
      .where('org_id', '=', orgID)
      .limit(limit)
      .modifyEnd(forUpdate)
      .compile(),
)

const insert = prepared<{
  webhookID: string
  orgID: string
  url: string
  events: string
  description: string | null
  enabled: number
  secret: string
  createdAt: string
}>(({ db }, webhook) =>
  db
    .insertInto('webhook')
    .values({
      webhook_id: webhook.webhookID,
      org_id: webhook.orgID,
      url: webhook.url,
      events: webhook.events,
      description: webhook.description,
      enabled: webhook.enabled,
      shut: null,
      secret: webhook.secret,
      old_secret: null,
      old_secret_until: null,
      paused_until: '',
      created_at: webhook.createdAt,
    })
    .compile(),
)

type Row = Omit<Webhook, 'events' | 'enabled'> & { events: string; enabled: number }

const columns = [
  'webhook_id as webhookID',
  'org_id as orgID',
  'url',
  'events',
  'description',
  'enabled',
  sql<Webhook['shut']>`shut`.as('shut'),
  'created_at as createdAt',
  'old_secret_until as oldSecretUntil',
  'paused_until as pausedUntil',
] as const

const page = prepared<{ orgID: string; createdAt: string; id: string; limit: number }, Row>(
  ({ db }, { orgID, createdAt, id, limit }) =>
    db
      .selectFrom('webhook')
      .select(columns)
      .where('org_id', '=', orgID)
      .where((eb) => eb(eb.refTuple('created_at', 'webhook_id'), '>', eb.tuple(createdAt, id)))
      .orderBy('created_at')
      .orderBy('webhook_id')
      .limit(limit)
      .compile(),
)

const one = prepared<Place, Row & Secrets>(({ db }, { orgID, webhookID }) =>
  db
    .selectFrom('webhook')
    .select([...columns, 'secret', 'old_secret as oldSecret'])
    .where('webhook_id', '=', webhookID)
    .where('org_id', '=', orgID)
    .compile(),
)

type Change = Place & {
  url: string | null
  events: string | null
  description: string | null
  enabled: number | null
}

const update = prepared<Change>(({ db }, change) =>
  db
    .updateTable('webhook')
    .set((eb) => ({
      url: eb.fn.coalesce(sql<string>`${change.url}`, 'url'),
      events: eb.fn.coalesce(sql<string>`${change.events}`, 'events'),
      description: eb.fn.coalesce(sql<string>`${change.description}`, 'description'),
      enabled: sql<number>`coalesce(cast(${change.enabled} as integer), enabled)`,
      shut: sql<string | null>`case when cast(${change.enabled} as integer) is null then shut end`,
      paused_until: sql<string>`case when cast(${change.enabled} as integer) = 1 then ''
        else paused_until end`,
    }))
    .where('webhook_id', '=', change.webhookID)
    .where('org_id', '=', change.orgID)
    .compile(),
)

const rotate = prepared<Place & { secret: string; until: string }>(({ db }, change) =>
  db
    .updateTable('webhook')
    .set((eb) => ({
      old_secret: eb.ref('secret'),
      old_secret_until: change.until,
      secret: change.secret,
    }))
    .where('webhook_id', '=', change.webhookID)
    .where('org_id', '=', change.orgID)
    .compile(),
)

const removal = prepared<Place>(({ db }, { orgID, webhookID }) =>
  db
    .deleteFrom('webhook')
    .where('webhook_id', '=', webhookID)
    .where('org_id', '=', orgID)
    .compile(),
)

const removals = (['delivery_attempt', 'delivery'] as const).map((table) =>
  prepared<{ webhookID: string }>(({ db }, { webhookID }) =>
    db.deleteFrom(table).where('webhook_id', '=', webhookID).compile(),
  ),
)

type Given<N extends keyof WebhookVerbs> = Parameters<WebhookVerbs[N]>[0]

export async function addWebhook(
  connection: Connection,
  { webhook, secret, webhooksMax }: Given<'addWebhook'>,
): Promise<'done' | 'full'> {
  const { webhookID, orgID, url, events, description, enabled, createdAt } = webhook
  const there = await held.all(connection, { orgID, limit: webhooksMax })
  if (there.length >= webhooksMax) return 'full'
  await insert.change(connection, {
    ...{ webhookID, orgID, url, description, createdAt, secret },
    events: JSON.stringify(events),
    enabled: enabled ? 1 : 0,
  })
  return 'done'
}

export async function listWebhooks(
  connection: Connection,
  { orgID, after, limit }: Given<'listWebhooks'>,
): ReturnType<WebhookVerbs['listWebhooks']> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  const rows = await page.all(connection, { orgID, createdAt, id, limit })
  const listed = []
  for (const row of rows) {
    listed.push({ ...readWebhook(row), last: await newestAttempt(connection, row.webhookID) })
  }
  return listed
}

export async function findWebhook(
  connection: Connection,
  place: Given<'findWebhook'>,
): Promise<(Webhook & Secrets) | null> {
  const row = await one.first(connection, place)
  if (!row) return null
  const { secret, oldSecret, oldSecretUntil } = row
  return { ...readWebhook(row), secret, oldSecret, oldSecretUntil }
}

function readWebhook({ events, enabled, ...row }: Row): Webhook {
  const { webhookID, orgID, url, description, shut, createdAt, oldSecretUntil, pausedUntil } = row
  const wanted: WebhookEvent[] = JSON.parse(events)
  return {
    ...{ webhookID, orgID, url, events: wanted, description, enabled: enabled === 1 },
    ...{ shut, createdAt, oldSecretUntil, pausedUntil },
  }
}

export async function updateWebhook(
  connection: Connection,
  { orgID, webhookID, url, events, description, enabled }: Given<'updateWebhook'>,
): Promise<boolean> {
  const changed = await update.change(connection, {
    ...{ orgID, webhookID, url: url ?? null, description: description ?? null },
    events: events ? JSON.stringify(events) : null,
    enabled: enabled === undefined ? null : Number(enabled),
  })
  return changed === 1
}

export async function removeWebhook(
  connection: Connection,
  place: Given<'removeWebhook'>,
): Promise<boolean> {
  if ((await removal.change(connection, place)) !== 1) return false
  for (const remove of removals) await remove.change(connection, { webhookID: place.webhookID })
  await eraseMails(connection, place.webhookID)
  return true
}

export async function rotateSecret(
  connection: Connection,
  change: Given<'rotateSecret'>,
): Promise<boolean> {
  return (await rotate.change(connection, change)) === 1
}
