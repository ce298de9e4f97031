import type { Store } from '../store.ts'
import { afterAttempt } from './after-attempt.ts'
import { createRest } from './rest.ts'
import { type SendDeps, send } from './send.ts'
import { createSpreading } from './spreading.ts'
import type { DueDelivery, ShutReason } from './webhook-records.ts'

/** How often to look for what is due. */
const pollMs = 1_000
/** Webhooks looked at in one round. */
const webhooksAtOnce = 1_000
/** Requests under way in one process, … */
const sendsMax = 200
/** … of one organization, which are more than it has webhooks, so that each of them has its turn, … */
const sendsOfOrganizationMax = 24
/** … of one webhook, … */
const sendsOfWebhookMax = 4
/** … and of one that failed last, or took longer than this. */
const sendsOfSlowMax = 1
const slowMs = 5_000
/** Nobody else takes a delivery for so long: more than the longest try takes. */
const leaseMs = 45_000
/** How long tries under way may go on once the service is told to stop. */
const stopMsMax = 5_000
/** How long what was sent can be looked at and sent again. */
const keptDays = 30
const forgetEveryMs = 3_600_000
const forgottenAtOnce = 200

export type SenderDeps = SendDeps & {
  store: Pick<
    Store,
    | 'spreadEvents'
    | 'listDueWebhooks'
    | 'claimDelivery'
    | 'finishDelivery'
    | 'releaseDelivery'
    | 'forgetDeliveries'
  >
  onFailure: (cause: unknown) => void
  onShut: (shut: { webhookID: string; why: ShutReason }) => void
  /** Whether owners are told by mail of a webhook that is shut. */
  mailOwners?: boolean
}

export type Sender = {
  /** Sends what is due now, and what that makes due at once; true where there was something. */
  tick(): Promise<boolean>
  /** Goes on by itself from now. */
  start(): void
  /** Gives what is under way a moment and stops; what was not answered is sent again later. */
  stop(): Promise<void>
}

type Target = { webhookID: string; orgID: string }

/**
 * Sends what verbs of the store have written down. Which webhooks have something due is looked up, then
 * one delivery of each is leased at a time, of those first that have the fewest under way: so a slow
 * receiver holds up nobody else's.
 */
export function createSender(deps: SenderDeps): Sender {
  const { store, now } = deps
  const stopping = new AbortController()
  const hurrying = new AbortController()
  const underWay = new Map<Promise<void>, Target>()
  const slow = new Set<string>()
  const rest = createRest()
  const spreading = createSpreading(deps, stopping.signal)
  let forgotAt = Number.NEGATIVE_INFINITY
  let running: Promise<unknown> | undefined

  /** Leases one delivery of each webhook that has room and begins to send it; how many. */
  async function begin(): Promise<number> {
    const due = await store.listDueWebhooks({ now: now().toISOString(), limit: webhooksAtOnce })
    const chosen = chooseTargets(due, [...underWay.values()], slow)
    const claimed = await Promise.all(chosen.map((target) => claim(deps, target)))
    for (const [at, delivery] of claimed.entries()) {
      const target = chosen[at]
      if (delivery && target) follow(target, sendOne(deps, delivery, { slow, hurrying }))
    }
    return claimed.filter(Boolean).length
  }

  function follow(target: Target, sending: Promise<void>): void {
    const work = sending.catch(deps.onFailure).then(() => {
      underWay.delete(work)
      // There is room for another, or for the next about the same thing.
      rest.end()
    })
    underWay.set(work, target)
  }

  /** Whether there was anything to begin: what is sent quickly may have ended before this has. */
  async function beginAll(): Promise<boolean> {
    let hasBegun = false
    while (!stopping.signal.aborted && (await begin()) > 0) hasBegun = true
    return hasBegun
  }

  async function forget(): Promise<void> {
    if (now().getTime() - forgotAt < forgetEveryMs) return
    const before = new Date(now().getTime() - keptDays * 86_400_000).toISOString()
    const change = { before, limit: forgottenAtOnce }
    while ((await store.forgetDeliveries(change)) === forgottenAtOnce && !stopping.signal.aborted);
    forgotAt = now().getTime()
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await forget().then(beginAll).catch(deps.onFailure)
      await rest.begin(pollMs)
    }
  }

  return {
    async tick() {
      await forget()
      while (await spreading.one());
      const hasBegun = await beginAll()
      while (underWay.size > 0) {
        await Promise.race(underWay.keys())
        await beginAll()
      }
      return hasBegun
    },
    start() {
      running ??= Promise.all([goOn(), spreading.goOn(() => rest.end())])
    },
    async stop() {
      stopping.abort()
      rest.end()
      spreading.wake()
      const timer = setTimeout(() => hurrying.abort(), stopMsMax)
      await running
      await Promise.all(underWay.keys())
      clearTimeout(timer)
    },
  }
}

/** One of each webhook that has room, those first that have least under way, and their organization. */
export function chooseTargets(
  due: readonly Target[],
  underWay: readonly Target[],
  slow: ReadonlySet<string>,
): Target[] {
  const sends = countBy(underWay.map(({ webhookID }) => webhookID))
  const ofOrganization = countBy(underWay.map(({ orgID }) => orgID))
  const rank = ({ webhookID, orgID }: Target) =>
    (sends.get(webhookID) ?? 0) * sendsMax + (ofOrganization.get(orgID) ?? 0)
  const chosen: Target[] = []
  for (const target of due.toSorted((one, other) => rank(one) - rank(other))) {
    const { webhookID, orgID } = target
    const most = slow.has(webhookID) ? sendsOfSlowMax : sendsOfWebhookMax
    const ofTheirs = ofOrganization.get(orgID) ?? 0
    if (underWay.length + chosen.length >= sendsMax) break
    if ((sends.get(webhookID) ?? 0) >= most || ofTheirs >= sendsOfOrganizationMax) continue
    ofOrganization.set(orgID, ofTheirs + 1)
    chosen.push(target)
  }
  return chosen
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** A delivery of this webhook; null where all of them wait for others, or it could not be had. */
async function claim(
  { store, now, onFailure }: SenderDeps,
  { webhookID }: Target,
): Promise<DueDelivery | null> {
  const leaseUntil = new Date(now().getTime() + leaseMs).toISOString()
  const change = { webhookID, now: now().toISOString(), leaseUntil }
  // Those that are leased beside it are sent all the same.
  return await store.claimDelivery(change).catch((cause: unknown) => {
    onFailure(cause)
    return null
  })
}

async function sendOne(
  deps: SenderDeps,
  delivery: DueDelivery,
  { slow, hurrying }: { slow: Set<string>; hurrying: AbortController },
): Promise<void> {
  const { store, now } = deps
  const { deliveryID, attempts, webhookID } = delivery
  const { signal } = hurrying
  const { attempt, posted } = await send(deps, delivery, signal)
  // Nobody knows whether it arrived: it goes again, and counts as no failure of theirs.
  if (signal.aborted && !attempt.succeeded) {
    await store.releaseDelivery({ deliveryID, attempts, runAt: now().toISOString() })
    return
  }
  if (attempt.succeeded && attempt.milliseconds < slowMs) slow.delete(webhookID)
  else slow.add(webhookID)
  await settle(deps, delivery, { attempt, posted })
}

async function settle(
  { store, now, randomBytes, onShut, mailOwners = false }: SenderDeps,
  delivery: DueDelivery,
  { attempt, posted }: Awaited<ReturnType<typeof send>>,
): Promise<void> {
  const { deliveryID, attempts, tries, webhookID } = delivery
  const [byte = 0] = randomBytes(1)
  const next = afterAttempt(posted, { failedBefore: tries, now: now(), random: byte / 255 })
  const held = { deliveryID, attempts }
  const kept = await store.finishDelivery({ delivery: held, attempt, next, mailOwners })
  if (kept && next.shut !== null) onShut({ webhookID, why: next.shut })
}
