import type {
  WebhookAttemptShown,
  WebhookShown,
} from '../../contract/calls/outgoing/webhook-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { readTime } from '../calls/instants.ts'
import { createID } from '../ids.ts'
import { notThere } from '../not-there.ts'
import { readPages } from '../paging.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { goneCode } from './after-attempt.ts'
import type { Outbound } from './outbound.ts'
import { type SendDeps, send } from './send.ts'
import { createSecret } from './signature.ts'
import type { Attempt, ListedAttempt, Webhook } from './webhook-records.ts'

/** Of one organization. */
const webhooksMax = 20
/** How long the secret before signs, too. */
const rotationMs = 24 * 3_600_000
/** Deliveries that go again by one call. */
const replayedMax = 10_000

export type WebhooksDeps = SendDeps & {
  store: Store
  outbound: Outbound
  /** Whether owners are told by mail of a webhook that is shut. */
  mailOwners?: boolean
}

type WebhookCalls = Pick<
  Service,
  | 'webhooks.addOne'
  | 'webhooks.getList'
  | 'webhooks.updateOne'
  | 'webhooks.remove'
  | 'webhooks.rotateSecret'
  | 'webhooks.test'
  | 'webhooks.getDeliveries'
  | 'webhooks.replay'
>

const done = { value: { done: true as const } }

/** Whom an organization wants told of what happens. */
export function createWebhooks(deps: WebhooksDeps): WebhookCalls {
  const { store, now, outbound } = deps
  return {
    async 'webhooks.addOne'({ caller: { orgID }, body: { url, events, description } }) {
      await outbound.check(orgID, url)
      const secret = createSecret(deps.randomBytes)
      const webhook: Webhook = {
        webhookID: createID(deps, 'whk_'),
        ...{ orgID, url, events: [...new Set(events)], description: description ?? null },
        ...{ enabled: true, shut: null, oldSecretUntil: null, pausedUntil: '' },
        createdAt: now().toISOString(),
      }
      if ((await store.addWebhook({ webhook, secret, webhooksMax })) === 'full') {
        throw new AppError('conflict', `There are ${webhooksMax} webhooks: remove one first.`)
      }
      return { value: { webhookID: webhook.webhookID, secret } }
    },

    async 'webhooks.getList'({ caller: { orgID }, query: { limit, cursor } }) {
      return await readPages(
        async (page) =>
          (await store.listWebhooks({ orgID, ...page })).map((webhook) => ({
            json: JSON.stringify(presentWebhook(webhook, now())),
            position: { createdAt: webhook.createdAt, id: webhook.webhookID },
          })),
        { limit, cursor },
      )
    },

    async 'webhooks.updateOne'({ caller: { orgID }, body: { webhookID, events, ...change } }) {
      if (change.url !== undefined) await outbound.check(orgID, change.url)
      const wanted = events && [...new Set(events)]
      const changed = await store.updateWebhook({ orgID, webhookID, events: wanted, ...change })
      if (!changed) throw notThere('webhook')
      return done
    },

    async 'webhooks.remove'({ caller: { orgID }, body: { webhookID } }) {
      if (!(await store.removeWebhook({ orgID, webhookID }))) throw notThere('webhook')
      return done
    },

    async 'webhooks.rotateSecret'({ caller: { orgID }, body: { webhookID } }) {
      const secret = createSecret(deps.randomBytes)
      const until = new Date(now().getTime() + rotationMs).toISOString()
      if (!(await store.rotateSecret({ orgID, webhookID, secret, until })))
        throw notThere('webhook')
      return { value: { secret, rotated_until: until } }
    },

    async 'webhooks.test'({ caller: { orgID }, body: { webhookID } }) {
      return { value: await tryOut(deps, orgID, webhookID) }
    },

    async 'webhooks.getDeliveries'({ caller: { orgID }, query }) {
      const { webhookID, status, order, limit, cursor } = query
      const which = {
        ...{ orgID, webhookID },
        ...(status !== undefined && { succeeded: status === 'succeeded' }),
        ...(order === 'newest' && { newestFirst: true }),
      }
      return await readPages(
        async (page) =>
          (await store.listAttempts({ ...which, ...page })).map((attempt) => ({
            json: JSON.stringify(presentAttempt(attempt)),
            position: { createdAt: attempt.at, id: attempt.attemptID },
          })),
        { limit, cursor },
      )
    },

    async 'webhooks.replay'({ caller: { orgID }, body: { webhookID, deliveryID, since } }) {
      const webhook = await store.findWebhook({ orgID, webhookID })
      if (!webhook) throw notThere('webhook')
      if (!webhook.enabled) {
        throw new AppError('conflict', 'This webhook is not enabled: enable it first.')
      }
      const which =
        deliveryID === undefined ? { since: readTime('since', since ?? '') } : { deliveryID }
      const at = now().toISOString()
      const change = { orgID, webhookID, which, at, limit: replayedMax }
      return { value: { replayed: await store.replayDeliveries(change) } }
    },
  }
}

async function tryOut(deps: WebhooksDeps, orgID: string, webhookID: string) {
  const webhook = await deps.store.findWebhook({ orgID, webhookID })
  if (!webhook) throw notThere('webhook')
  const delivery = {
    ...{ deliveryID: createID(deps, 'msg_'), webhookID, orgID, type: 'webhook.test' as const },
    ...{ data: JSON.stringify({ webhookID }), createdAt: deps.now().toISOString() },
    ...{ attempts: 1, tries: 0 },
  }
  const { url, secret, oldSecret, oldSecretUntil } = webhook
  const signed = { ...delivery, url, secret, oldSecret, oldSecretUntil }
  const { attempt } = await send(deps, signed)
  const { mailOwners = false } = deps
  const written = { delivery, attempt, isGone: attempt.code === goneCode, mailOwners }
  if (!(await deps.store.addTestDelivery(written))) throw notThere('webhook')
  return { deliveryID: delivery.deliveryID, ...presentOutcome(attempt), ...presentAnswer(attempt) }
}

export function presentWebhook(
  webhook: Webhook & { last: ListedAttempt | null },
  now: Date,
): WebhookShown {
  const { webhookID, url, events, description, enabled, shut, createdAt, last } = webhook
  const { oldSecretUntil, pausedUntil } = webhook
  const isAhead = (time: string | null): time is string => (time ?? '') > now.toISOString()
  return {
    ...{ webhookID, url, events },
    ...(description !== null && { description }),
    enabled,
    ...(shut !== null && { shut }),
    timestamp: createdAt,
    ...(isAhead(oldSecretUntil) && { rotated_until: oldSecretUntil }),
    ...(isAhead(pausedUntil) && { paused_until: pausedUntil }),
    ...(last && { last: { timestamp: last.at, type: last.type, ...presentOutcome(last) } }),
  }
}

export function presentAttempt(attempt: ListedAttempt): WebhookAttemptShown {
  const { deliveryID, type, at } = attempt
  return {
    ...{ deliveryID, type, timestamp: at, try: attempt.try },
    ...presentOutcome(attempt),
    ...presentAnswer(attempt),
  }
}

function presentOutcome({ succeeded, code, reason }: Attempt) {
  return {
    status: succeeded ? ('succeeded' as const) : ('failed' as const),
    ...(code !== null && { code }),
    ...(reason !== null && { reason }),
  }
}

function presentAnswer({ milliseconds, answer }: Attempt) {
  return { milliseconds, ...(answer !== null && { answer }) }
}
