import type { Posted } from './outbound.ts'
import type { AfterAttempt } from './webhook-records.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000] as const

/** Pauses before the second to tenth try. */
const retryAfterMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const
/** A pause is longer by up to this share, so that not everybody comes again at one time. */
const jitterShare = 0.1
/** Longest that a receiver may ask to be left alone at once. */
const retryAfterMsMax = 24 * hour
/** How long one that says that it has too much is left alone, where it does not say for how long. */
const slowMs = minute
/** How long nothing is sent to one that could not be looked for here. */
const oursMs = minute

/** By which a receiver says that it wants nothing any more. */
export const goneCode = 410
/** Statuses of a receiver, or of what stands before it, that has too much to do. */
const slowing: readonly number[] = [429, 502, 504]

export function hasSucceeded({ code }: Pick<Posted, 'code'>): boolean {
  return code !== null && code >= 200 && code < 300
}

/** What becomes of a delivery, and of its webhook, after a try. */
export function afterAttempt(
  posted: Pick<Posted, 'code' | 'retryAfter' | 'isOurs'>,
  { failedBefore, now, random }: { failedBefore: number; now: Date; random: number },
): AfterAttempt {
  const { code, retryAfter } = posted
  if (hasSucceeded(posted)) return { runAt: null, pausedUntil: null, shut: null }
  if (code === goneCode) return { runAt: null, pausedUntil: null, shut: 'gone' }
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  if (posted.isOurs) return { runAt: at(oursMs), pausedUntil: at(oursMs), shut: null, isOurs: true }
  const askedMs = retryAfter === null ? null : readRetryAfter(retryAfter, now)
  const alone = askedMs ?? (code !== null && slowing.includes(code) ? slowMs : null)
  const pausedUntil = alone === null ? null : at(alone)
  const pauseMs = retryAfterMs[failedBefore]
  if (pauseMs === undefined) return { runAt: null, pausedUntil, shut: 'failing' }
  const runAfterMs = Math.round(pauseMs * (1 + jitterShare * random))
  return { runAt: at(Math.max(runAfterMs, alone ?? 0)), pausedUntil, shut: null }
}

/** In milliseconds from now; null where it is neither seconds nor a date. */
function readRetryAfter(text: string, now: Date): number | null {
  const isSeconds = /^\d{1,9}$/.test(text)
  const ms = isSeconds ? Number(text) * second : Date.parse(text) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), retryAfterMsMax) : null
}
