export type WebhookTables = {
  webhook: WebhookTable
  webhook_event: WebhookEventTable
  delivery: DeliveryTable
  delivery_attempt: DeliveryAttemptTable
}

/** Whom an organization wants told of what happens. */
export type WebhookTable = {
  webhook_id: string
  org_id: string
  url: string
  /** JSON array of their types. */
  events: string
  description: string | null
  /** 1 or 0. */
  enabled: number
  shut: string | null
  secret: string
  old_secret: string | null
  old_secret_until: string | null
  /** Nothing is sent before; empty where nobody asked for that. */
  paused_until: string
  created_at: string
}

/** What happened, until it has become a delivery for each webhook that is to be told. */
export type WebhookEventTable = {
  event_id: string
  org_id: string
  type: string
  /** The identifier of what it is about: in the order of their numbers. */
  subject: string
  number: number
  /** JSON of identifiers. */
  data: string
  at: string
  /** Its place in the organization's queue: its time, and not before what happened earlier to the same. */
  queued_at: string
  /** JSON array of those that wanted it when it happened. */
  webhooks: string
}

/** One event for one webhook. */
export type DeliveryTable = {
  delivery_id: string
  webhook_id: string
  org_id: string
  type: string
  /** The identifier of what it is about: in the order of their numbers. */
  subject: string
  number: number
  /** JSON of identifiers. */
  data: string
  created_at: string
  attempts: number
  /** How often it was tried and failed. */
  tries: number
  /** Null where it does not wait. */
  run_at: string | null
  /** 1 while it is put off because an earlier one about the same thing waits. */
  held: number
}

/** One try of a delivery. */
export type DeliveryAttemptTable = {
  attempt_id: string
  delivery_id: string
  webhook_id: string
  org_id: string
  at: string
  number: number
  /** 1 or 0. */
  succeeded: number
  code: number | null
  milliseconds: number
  reason: string | null
  answer: string | null
}
