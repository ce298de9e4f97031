import { Refusal } from './failure.ts'
import { createRateLimiter } from './rate-limiter.ts'
import type { Sharing } from './shared-rates.ts'

/** Wrong tries that an account, and an address, has in each window. */
const triesMax = 10
const windowMs = 15 * 60_000

export type SignInLimits = {
  /** Counts a try under each key, or refuses it. The count is taken back where it turns out right. */
  take(keys: readonly string[]): { right(): void }
}

/** Bounds how often passwords and codes are guessed. */
export function createSignInLimits(now: () => Date, sharing: Sharing | null): SignInLimits {
  const shared = sharing !== null
  const limiter = createRateLimiter({ quota: triesMax, now, lengthMs: windowMs, shared })
  sharing?.join('signIns', limiter)
  return {
    take(keys) {
      const counted: string[] = []
      for (const key of keys) {
        const { allowed, resetSeconds } = limiter.take(key)
        if (allowed) counted.push(key)
        else throw refuse(resetSeconds)
      }
      return {
        right() {
          for (const key of counted) limiter.giveBack(key)
        },
      }
    },
  }
}

function refuse(resetSeconds: number): Refusal {
  return new Refusal('too_many', 'Too many wrong tries; wait as long as Retry-After says.', {
    'retry-after': String(resetSeconds),
  })
}
