import type { Migration } from '../migration.ts'

/** Whom organizations want told of what happens, what they are to be told, and each try of it. */
export const webhookTables: Migration = {
  name: '0023-webhooks',
  statements: ({ sorted, guard }) => [
    `create table webhook (
      webhook_id ${sorted} primary key,
      org_id ${sorted} not null,
      url text not null,
      events text not null,
      description text,
      enabled integer not null,
      shut text,
      secret text not null,
      old_secret text,
      old_secret_until ${sorted},
      paused_until ${sorted} not null,
      created_at ${sorted} not null
    )`,
    'create index webhook_of_org on webhook (org_id, created_at, webhook_id)',
    'create index webhook_enabled on webhook (webhook_id) where enabled = 1',
    ...guard('webhook'),
    `create table delivery (
      delivery_id ${sorted} primary key,
      webhook_id ${sorted} not null,
      org_id ${sorted} not null,
      type text not null,
      subject ${sorted} not null,
      number integer not null,
      data text not null,
      created_at ${sorted} not null,
      attempts integer not null,
      tries integer not null,
      run_at ${sorted}
    )`,
    'create unique index delivery_of_subject on delivery (webhook_id, subject, number)',
    `create index delivery_due on delivery (webhook_id, run_at, delivery_id)
      where run_at is not null`,
    'create index delivery_since on delivery (webhook_id, created_at, delivery_id)',
    'create index delivery_by_subject on delivery (subject)',
    'create index delivery_by_age on delivery (created_at, delivery_id)',
    ...guard('delivery'),
    `create table delivery_attempt (
      attempt_id ${sorted} primary key,
      delivery_id ${sorted} not null,
      webhook_id ${sorted} not null,
      org_id ${sorted} not null,
      at ${sorted} not null,
      number integer not null,
      succeeded integer not null,
      code integer,
      milliseconds integer not null,
      reason text,
      answer text
    )`,
    'create index delivery_attempt_of_webhook on delivery_attempt (webhook_id, at, attempt_id)',
    `create index delivery_attempt_by_outcome
      on delivery_attempt (webhook_id, succeeded, at, attempt_id)`,
    'create index delivery_attempt_of_delivery on delivery_attempt (delivery_id)',
    ...guard('delivery_attempt'),
  ],
}

/** What happened is written down once; of deliveries about one thing only the first is looked at. */
export const webhookEventTables: Migration = {
  name: '0026-webhook-events',
  statements: ({ sorted, guard }) => [
    `create table webhook_event (
      event_id ${sorted} primary key,
      org_id ${sorted} not null,
      type text not null,
      subject ${sorted} not null,
      number integer not null,
      data text not null,
      at ${sorted} not null,
      queued_at ${sorted} not null,
      webhooks text not null
    )`,
    'create unique index webhook_event_of_subject on webhook_event (subject, number)',
    `create index webhook_event_queue
      on webhook_event (org_id, queued_at, subject, number)`,
    ...guard('webhook_event'),
    'alter table delivery add column held integer not null default 0',
    `create index delivery_waiting on delivery (webhook_id, subject, number)
      where run_at is not null`,
  ],
}
