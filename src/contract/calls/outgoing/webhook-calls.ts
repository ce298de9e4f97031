import { z } from 'zod'
import { page } from '../../page.ts'
import { instant, name } from '../../resources.ts'
import { text } from '../../text.ts'
import { type WebhookEvent, type WebhookEventType, webhookEvents } from '../../webhook-events.ts'
import type { Call } from '../call.ts'

/** Characters of an address, and of the words that say what it is for. */
const urlMax = 2_000
const url = text(1, urlMax)

const events = z
  .array(z.enum(webhookEvents, { error: `must be some of ${webhookEvents.join(', ')}` }))
  .min(1, { error: 'must have at least 1 item' })
  .max(webhookEvents.length, { error: `must have at most ${webhookEvents.length} items` })

/** Text to whoever reads it, for there may be more of them: here each is one that is known. */
const told = z.string().describe(`One of ${webhookEvents.join(', ')}, webhook.test; more may come.`)
const event = told as unknown as z.ZodType<WebhookEvent>
const eventType = told as unknown as z.ZodType<WebhookEventType>

const done = z.object({ done: z.literal(true) })

const attemptStatus = z.enum(['succeeded', 'failed'], { error: 'must be succeeded or failed' })

const outcome = {
  status: attemptStatus.describe('`succeeded` where it was answered with 200 to 299.'),
  code: z.int().optional().describe('The HTTP status of the answer, where there was one.'),
  reason: z.string().optional().describe('Why it failed, in a sentence.'),
}

const milliseconds = z.int().min(0).describe('From the beginning to the answer, or to the failure.')
const answer = z.string().optional().describe('The first 1,000 characters of the answer.')

const attempt = z
  .object({
    deliveryID: z.string().describe('What the header `webhook-id` said; the same for every try.'),
    type: eventType,
    timestamp: instant.describe('When it was sent.'),
    try: z.int().min(1).describe('Which try it was.'),
    ...outcome,
    milliseconds,
    answer,
  })
  .meta({ id: 'WebhookAttempt' })
export type WebhookAttemptShown = z.infer<typeof attempt>

const webhook = z
  .object({
    webhookID: z.string(),
    url: z.string().meta({ format: 'uri' }),
    events: z.array(event),
    description: z.string().optional(),
    enabled: z.boolean().describe('Whether it is told of anything.'),
    shut: z
      .enum(['gone', 'failing'])
      .optional()
      .describe(
        'Why the service shut it: it answered 410, or a delivery had failed for the tenth time.',
      ),
    timestamp: instant.describe('When it was added.'),
    rotated_until: instant.optional().describe('Until when the secret before signs, too.'),
    paused_until: instant.optional().describe('Until when it asked to be left alone.'),
    last: z
      .object({ timestamp: instant, type: eventType, ...outcome })
      .optional()
      .describe('What came of the newest try.'),
  })
  .meta({ id: 'Webhook' })
export type WebhookShown = z.infer<typeof webhook>

const oneOrSince = { path: ['deliveryID'], error: 'or since must be given, and not both' }

/** Whom the service tells what happens. */
export const webhookCalls = {
  'webhooks.addOne': {
    method: 'POST',
    path: '/v1/webhooks/addOne',
    tag: 'webhooks',
    summary: 'Add a webhook',
    description:
      'From now on each of these events is sent to the address, signed as Standard Webhooks 1.0.0 says. The secret cannot be shown again. The address must be `https:` and lead out into the internet, but for what the operator lets through. An organization has at most 20.',
    access: 'admin',
    body: z.object({ url, events, description: name.optional() }),
    result: z.object({ webhookID: z.string(), secret: z.string() }),
    failures: [409],
  },
  'webhooks.getList': {
    method: 'GET',
    path: '/v1/webhooks/getList',
    tag: 'webhooks',
    summary: 'List webhooks',
    description: 'Returns the webhooks of the organization, oldest first, without their secrets.',
    access: 'admin',
    query: z.object({ ...page }),
    result: z.array(webhook),
    list: true,
    failures: [],
  },
  'webhooks.updateOne': {
    method: 'POST',
    path: '/v1/webhooks/updateOne',
    tag: 'webhooks',
    summary: 'Change a webhook',
    description:
      'Changes what is given. While it is not enabled nothing is kept for it; once it is again, what had waited is sent.',
    access: 'admin',
    body: z.object({
      webhookID: name,
      url: url.optional(),
      events: events.optional(),
      description: name.optional(),
      enabled: z.boolean({ error: 'must be true or false' }).optional(),
    }),
    result: done,
    failures: [404],
  },
  'webhooks.remove': {
    method: 'POST',
    path: '/v1/webhooks/remove',
    tag: 'webhooks',
    summary: 'Remove a webhook',
    description: 'Takes it away at once, with all that was or was to be sent to it.',
    access: 'admin',
    body: z.object({ webhookID: name }),
    result: done,
    failures: [404],
  },
  'webhooks.rotateSecret': {
    method: 'POST',
    path: '/v1/webhooks/rotateSecret',
    tag: 'webhooks',
    summary: 'Make a new secret for a webhook',
    description:
      'Returns a new secret, which cannot be shown again. For 24 hours the one before signs, too.',
    access: 'admin',
    body: z.object({ webhookID: name }),
    result: z.object({ secret: z.string(), rotated_until: instant }),
    failures: [404],
  },
  'webhooks.test': {
    method: 'POST',
    path: '/v1/webhooks/test',
    tag: 'webhooks',
    summary: 'Try a webhook',
    description:
      'Sends `webhook.test` now, once, also where it is not enabled, and returns what came back. A 410 shuts the webhook, as it does at any other time.',
    access: 'admin',
    body: z.object({ webhookID: name }),
    result: z.object({ deliveryID: z.string(), ...outcome, milliseconds, answer }),
    failures: [404],
  },
  'webhooks.getDeliveries': {
    method: 'GET',
    path: '/v1/webhooks/getDeliveries',
    tag: 'webhooks',
    summary: 'List what was sent to a webhook',
    description:
      'Returns each try with what came of it. They are kept for 30 days; those about somebody who is erased go with them.',
    access: 'admin',
    query: z.object({
      webhookID: name,
      status: attemptStatus.optional().describe('Only those that came out so.'),
      order: z
        .enum(['oldest', 'newest'], { error: 'must be oldest or newest' })
        .optional()
        .describe('Which come first; the oldest when left out.'),
      ...page,
    }),
    result: z.array(attempt),
    list: true,
    failures: [],
  },
  'webhooks.replay': {
    method: 'POST',
    path: '/v1/webhooks/replay',
    tag: 'webhooks',
    summary: 'Send something to a webhook again',
    description:
      'Sends one delivery again, or all since a time, with the same `webhook-id` as before; at most the oldest 10,000 by one call. What still waits is left as it is.',
    access: 'admin',
    body: z
      .object({ webhookID: name, deliveryID: name.optional(), since: instant.optional() })
      .refine(
        ({ deliveryID, since }) => (deliveryID === undefined) !== (since === undefined),
        oneOrSince,
      ),
    result: z.object({ replayed: z.int().min(0) }),
    failures: [404, 409],
  },
} as const satisfies Record<string, Call>
