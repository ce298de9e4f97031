import { createHash } from 'node:crypto'
import type { Collected, RateLimiter } from './rate-limiter.ts'

/** How often processes tell each other what they counted: a limit is exceeded by that much at most. */
export const shareEveryMs = 1_000
/** Callers of one limiter whose counts travel at once; the rest go with the next. */
const keysAtOnce = 2_000

/** Adds to counts that all processes share; answers what each comes to. */
export type ShareCounts = (
  counts: { key: string; endsAt: Date; count: number }[],
) => Promise<{ key: string; count: number }[]>

export type Sharing = {
  /** From now on this limiter counts together with those of its name in the other processes. */
  join(name: string, limiter: RateLimiter): void
  /** Tells once more what was counted, and no more after that. */
  close(): Promise<void>
}

/**
 * Lets the limiters of several processes count together. Whatever goes wrong is not told: each then
 * holds its limit by what it knows, and tells the rest later.
 */
export function createSharing(share: ShareCounts): Sharing {
  const limiters = new Map<string, RateLimiter>()
  let exchanging: Promise<void> | null = null
  const timer = setInterval(() => void exchange(), shareEveryMs)
  timer.unref()

  function exchange(): Promise<void> {
    exchanging ??= exchangeAll().finally(() => {
      exchanging = null
    })
    return exchanging
  }

  async function exchangeAll(): Promise<void> {
    const parts = [...limiters].flatMap(([name, limiter]) => {
      const collected = limiter.collect(keysAtOnce)
      return collected.counts.length > 0 ? [{ name, collected }] : []
    })
    if (parts.length === 0) return
    try {
      const sums = await share(parts.flatMap(nameCounts))
      const known = new Map(sums.map(({ key, count }) => [key, count]))
      for (const { name, collected } of parts) collected.learn(byOwnKeys(name, collected, known))
    } catch {
      for (const { collected } of parts) collected.keep()
    }
  }

  return {
    join: (name, limiter) => void limiters.set(name, limiter),
    async close() {
      clearInterval(timer)
      await exchanging
      await exchange()
    },
  }
}

type Part = { name: string; collected: Collected }

function nameCounts({ name, collected: { counts, endsAt } }: Part) {
  return counts.map(({ key, count }) => ({ key: sharedKey(name, endsAt, key), endsAt, count }))
}

function byOwnKeys(name: string, { counts, endsAt }: Collected, known: Map<string, number>) {
  const own = new Map<string, number>()
  for (const { key } of counts) {
    const sum = known.get(sharedKey(name, endsAt, key))
    if (sum !== undefined) own.set(key, sum)
  }
  return own
}

/** Who calls, be it an address, a link or a token, leaves the process as a hash only. */
function sharedKey(name: string, endsAt: Date, key: string): string {
  return createHash('sha256').update(`${name} ${endsAt.getTime()} ${key}`).digest('base64url')
}
