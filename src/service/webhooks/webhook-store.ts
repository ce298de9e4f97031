import type { WebhookEvent } from '../../contract/webhook-events.ts'
import type { Position } from '../paging.ts'
import type {
  AfterAttempt,
  Attempt,
  Delivery,
  DueDelivery,
  ListedAttempt,
  Secrets,
  Webhook,
} from './webhook-records.ts'

/** Of the Store: webhooks, and what is sent to them. Other verbs write what is to be sent. */
export type WebhookVerbs = {
  addWebhook(change: {
    webhook: Webhook
    secret: string
    webhooksMax: number
  }): Promise<'done' | 'full'>
  /** One page, oldest first, each with its newest attempt. */
  listWebhooks(query: {
    orgID: string
    after?: Position
    limit: number
  }): Promise<(Webhook & { last: ListedAttempt | null })[]>
  findWebhook(query: { orgID: string; webhookID: string }): Promise<(Webhook & Secrets) | null>
  /** Enabling one takes back why it was shut, and that it wanted to be left alone. */
  updateWebhook(change: {
    orgID: string
    webhookID: string
    url?: string | undefined
    events?: WebhookEvent[] | undefined
    description?: string | undefined
    enabled?: boolean | undefined
  }): Promise<boolean>
  /** Takes along all that was or was to be sent to it. */
  removeWebhook(change: { orgID: string; webhookID: string }): Promise<boolean>
  /** The secret of now becomes the one before, which signs until then. */
  rotateSecret(change: {
    orgID: string
    webhookID: string
    secret: string
    until: string
  }): Promise<boolean>

  /**
   * Makes deliveries of what happened, for each webhook that wanted it then, at most about `limit`: of
   * the organization that comes next after this one, the oldest first. Answers whose; null for nobody's.
   * One of its webhooks is looked at beside it, and shut where more than `waitingMax` wait for it.
   */
  spreadEvents(change: {
    afterOrgID: string
    limit: number
    waitingMax: number
    /** Where owners are to be told by mail of one that it shuts: when that is. */
    mailOwnersAt?: string
  }): Promise<{ orgID: string; shut: string | null } | null>
  /** Enabled webhooks for which something is due, at most `limit`. */
  listDueWebhooks(query: {
    now: string
    limit: number
  }): Promise<{ webhookID: string; orgID: string }[]>
  /**
   * Leases the oldest due delivery of a webhook of which none about the same thing waits that came
   * before; null where there is none, or nothing is to be sent to it now.
   */
  claimDelivery(change: {
    webhookID: string
    now: string
    leaseUntil: string
  }): Promise<DueDelivery | null>
  /** Writes down a try of whoever holds the lease; false where somebody else does, or it is gone. */
  finishDelivery(change: {
    delivery: Pick<Delivery, 'deliveryID' | 'attempts'>
    attempt: Attempt
    next: AfterAttempt
    /** Whether owners are told by mail of a webhook that it shuts. */
    mailOwners?: boolean
  }): Promise<boolean>
  /** Gives a lease back unused. */
  releaseDelivery(change: { deliveryID: string; attempts: number; runAt: string }): Promise<boolean>
  /**
   * Writes down a delivery that was sent at once, and shuts its webhook where the receiver `isGone`; false
   * where there is no such webhook any more.
   */
  addTestDelivery(change: {
    delivery: Delivery
    attempt: Attempt
    isGone?: boolean
    /** Whether owners are told by mail where it is shut. */
    mailOwners?: boolean
  }): Promise<boolean>
  /** One page of what was tried, at most `limit` (≤ 1,000), oldest first unless told otherwise. */
  listAttempts(query: {
    orgID: string
    webhookID: string
    succeeded?: boolean
    newestFirst?: boolean
    after?: Position
    limit: number
  }): Promise<ListedAttempt[]>
  /** Lets deliveries that do not wait go again, one or the oldest `limit` since a time; how many. */
  replayDeliveries(change: {
    orgID: string
    webhookID: string
    which: { deliveryID: string } | { since: string }
    at: string
    limit: number
  }): Promise<number>
  /** Forgets what was made before a time, at most `limit`; how many. */
  forgetDeliveries(change: { before: string; limit: number }): Promise<number>
}
