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
  /** Counts so many, whether the quota has them left or not; fewer than none takes back. */
  spend(key: string, by: number): void
  /** What was counted since the last time, of at most so many callers. Only of a shared limiter. */
  collect(most: number): Collected
}

/** Counts of one window on their way to the other processes. */
export type Collected = {
  endsAt: Date
  counts: { key: string; count: number }[]
  /** They arrived, and the whole comes to this: what others counted counts here, too. */
  learn(sums: ReadonlyMap<string, number>): void
  /** They did not arrive: they go with the next. */
  keep(): void
}

type Count = {
  /** By this process. */
  own: number
  /** Of those, what the others know of. */
  told: number
  /** By the others, as last heard of. */
  others: number
}

/**
 * Counts per caller in a fixed window that all callers share: what is left is then exact, and
 * memory is three numbers a caller, thrown away as a whole when the window ends. The windows of a
 * shared limiter begin at whole multiples of their length, the same in all processes.
 */
export function createRateLimiter({
  quota,
  now,
  lengthMs = windowMs,
  shared = false,
}: {
  quota: number
  now: () => Date
  lengthMs?: number
  shared?: boolean
}): RateLimiter {
  let startedAt = beginOf(now().getTime())
  let counts = new Map<string, Count>()
  let changed = new Set<string>()

  function beginOf(at: number): number {
    return shared ? at - (at % lengthMs) : at
  }

  function turn(): number {
    const at = now().getTime()
    // A clock that was set back begins a new window too, or the old one might never end.
    if (at < startedAt || at - startedAt >= lengthMs) {
      startedAt = beginOf(at)
      counts = new Map()
      changed = new Set()
    }
    return Math.ceil((startedAt + lengthMs - at) / 1_000)
  }

  function add(key: string, count: Count | undefined, by: number): void {
    if (count) count.own += by
    else {
      if (counts.size >= keysMax) forgetFirst(counts)
      counts.set(key, { own: by, told: 0, others: 0 })
    }
    if (shared) changed.add(key)
  }

  return {
    take(key) {
      const resetSeconds = turn()
      const count = counts.get(key)
      const used = usedOf(count)
      if (used >= quota) {
        // The others may have given back meanwhile.
        if (shared && count) changed.add(key)
        return { allowed: false, quota, remaining: 0, resetSeconds }
      }
      add(key, count, 1)
      return { allowed: true, quota, remaining: quota - used - 1, resetSeconds }
    },
    look(key) {
      const resetSeconds = turn()
      const remaining = Math.max(0, quota - usedOf(counts.get(key)))
      return { allowed: remaining > 0, quota, remaining, resetSeconds }
    },
    giveBack(key) {
      turn()
      const count = counts.get(key)
      if (count && count.own > 0) add(key, count, -1)
    },
    spend(key, by) {
      turn()
      const count = counts.get(key)
      // What was counted in a window that is over is nobody's in this one.
      const most = Math.max(by, -(count?.own ?? 0))
      if (most !== 0) add(key, count, most)
    },
    collect(most) {
      turn()
      const [known, untold] = [counts, changed]
      const sent = [...untold].slice(0, most).flatMap((key) => {
        untold.delete(key)
        const count = known.get(key)
        return count ? [{ key, count: count.own - count.told }] : []
      })
      return {
        endsAt: new Date(startedAt + lengthMs),
        counts: sent,
        learn(sums) {
          for (const { key, count: by } of sent) {
            const count = known.get(key)
            if (!count) continue
            count.told += by
            count.others = (sums.get(key) ?? count.told) - count.told
          }
        },
        keep() {
          for (const { key } of sent) untold.add(key)
        },
      }
    },
  }
}

function usedOf(count: Count | undefined): number {
  return count ? count.own + count.others : 0
}

function forgetFirst(counts: Map<string, Count>): void {
  for (const key of counts.keys()) {
    counts.delete(key)
    return
  }
}
