/** Length of the window in which requests are counted, unless a limiter has its own. */
export const windowMs = 60_000
/** Most callers counted in one window; beyond it the first counted is forgotten. */
const keysMax = 100_000

export type Rate = {
  allowed: boolean
  quota: number
  remaining: number
  /** Seconds until the window ends, from 1. */
  resetSeconds: number
}

export type RateLimiter = {
  /** Counts one request of this caller, if it may still make one. */
  take(key: string): Rate
  /** The same without counting. */
  look(key: string): Rate
  /** Takes back one that was counted. */
  giveBack(key: string): void
}

/**
 * Counts per caller in a fixed window that all callers share: what is left is then exact, and
 * memory is one number a caller, thrown away as a whole when the window ends.
 */
export function createRateLimiter({
  quota,
  now,
  lengthMs = windowMs,
}: {
  quota: number
  now: () => Date
  lengthMs?: number
}): RateLimiter {
  let startedAt = now().getTime()
  let counts = new Map<string, number>()

  function turn(): number {
    const at = now().getTime()
    // A clock that was set back begins a new window too, or the old one might never end.
    if (at < startedAt || at - startedAt >= lengthMs) {
      startedAt = at
      counts = new Map()
    }
    return Math.ceil((startedAt + lengthMs - at) / 1_000)
  }

  return {
    take(key) {
      const resetSeconds = turn()
      const count = counts.get(key) ?? 0
      if (count >= quota) return { allowed: false, quota, remaining: 0, resetSeconds }
      if (count === 0 && counts.size >= keysMax) forgetFirst(counts)
      counts.set(key, count + 1)
      return { allowed: true, quota, remaining: quota - count - 1, resetSeconds }
    },
    look(key) {
      const resetSeconds = turn()
      const remaining = quota - (counts.get(key) ?? 0)
      return { allowed: remaining > 0, quota, remaining, resetSeconds }
    },
    giveBack(key) {
      turn()
      const count = counts.get(key)
      if (count !== undefined) counts.set(key, Math.max(0, count - 1))
    },
  }
}

function forgetFirst(counts: Map<string, number>): void {
  for (const key of counts.keys()) {
    counts.delete(key)
    return
  }
}
