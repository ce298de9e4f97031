import type { WebhookEvent, WebhookEventType } from '../../contract/webhook-events.ts'

/** Whom an organization wants told of what happens. */
export type Webhook = {
  webhookID: string
  orgID: string
  url: string
  events: WebhookEvent[]
  description: string | null
  enabled: boolean
  /** Why the service shut it; null where it did not. */
  shut: ShutReason | null
  createdAt: string
  /** When the secret before ends, where there is one. */
  oldSecretUntil: string | null
  /** Nothing is sent before; empty where nobody asked for that. */
  pausedUntil: string
}

/** `gone`: it answered 410; `failing`: a delivery failed too often. */
export type ShutReason = 'gone' | 'failing'

/** What a webhook's deliveries are signed with. */
export type Secrets = { secret: string; oldSecret: string | null; oldSecretUntil: string | null }

/** One event for one webhook. */
export type Delivery = {
  /** The header `webhook-id`: the same for every try. */
  deliveryID: string
  webhookID: string
  orgID: string
  type: WebhookEventType
  /** JSON of identifiers. */
  data: string
  /** When it happened. */
  createdAt: string
  /** Grows with every claim, so that it tells one attempt from all others. */
  attempts: number
  /** How often it was tried and failed. */
  tries: number
}

/** A delivery whose turn it is, and where it goes. */
export type DueDelivery = Delivery & Secrets & { url: string }

/** One try and what came of it. */
export type Attempt = {
  attemptID: string
  at: string
  succeeded: boolean
  /** The HTTP status; null where nobody answered. */
  code: number | null
  milliseconds: number
  reason: string | null
  /** The beginning of the answer. */
  answer: string | null
}

/** An attempt as lists show it. */
export type ListedAttempt = Attempt & { deliveryID: string; type: WebhookEventType; try: number }

/** What becomes of a delivery after a try. */
export type AfterAttempt = {
  /** When it is tried again; null where it is not. */
  runAt: string | null
  /** Until when the webhook is left alone; null for no longer than before. */
  pausedUntil: string | null
  shut: ShutReason | null
  /** It went wrong here: that counts as no failure of the receiver's. */
  isOurs?: true
}
