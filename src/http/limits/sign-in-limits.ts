import { AppError, type ErrorCode } from '../../contract/errors.ts'
import { Refusal } from '../requests/failure.ts'
import { createRateLimiter } from './rate-limiter.ts'
import type { Sharing } from './shared-rates.ts'

const quarterMs = 15 * 60_000
const hourMs = 60 * 60_000

/** Wrong tries that are taken in a window, by what they are counted by. */
const quotas = {
  /** An account at one address: whoever guesses elsewhere does not lock its owner out. */
  accountAtAddress: { tries: 10, lengthMs: quarterMs },
  /** An account wherever it is tried from. Slow: it bounds who guesses from many addresses. */
  account: { tries: 50, lengthMs: hourMs },
  /** An address whatever it tries: an office mistypes less, and a list of accounts is longer. */
  address: { tries: 100, lengthMs: quarterMs },
  /** Browsers that have signed in to the account of one member before, in place of the three above. */
  device: { tries: 10, lengthMs: quarterMs },
  /** One-time codes that an address tries. */
  codes: { tries: 10, lengthMs: quarterMs },
  /** A session, in which one's own password is tried. */
  session: { tries: 10, lengthMs: quarterMs },
}

export type GuessName = keyof typeof quotas
/** By what a guess is counted. */
export type GuessKey = readonly [name: GuessName, key: string]

/** How a wrong password or code is told; whatever else goes wrong was no guess. */
const wrongGuesses: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'not_found']

export type SignInLimits = {
  /** Lets a guess be made unless there were too many; counts it where it turns out wrong. */
  guess<T>(keys: readonly GuessKey[], make: () => Promise<T>): Promise<T>
}

/** Bounds how often passwords and codes are guessed. */
export function createSignInLimits(now: () => Date, sharing: Sharing | null): SignInLimits {
  const limiter = (name: GuessName) => {
    const { tries: quota, lengthMs } = quotas[name]
    const made = createRateLimiter({ quota, now, lengthMs, shared: sharing !== null })
    sharing?.join(`signIns ${name}`, made)
    return made
  }
  const limiters = {
    accountAtAddress: limiter('accountAtAddress'),
    account: limiter('account'),
    address: limiter('address'),
    device: limiter('device'),
    codes: limiter('codes'),
    session: limiter('session'),
  }
  const giveBack = (keys: readonly GuessKey[]) => {
    for (const [name, key] of keys) limiters[name].giveBack(key)
  }

  return {
    async guess(keys, make) {
      // Counted before it is known, or a thousand at once would all be let in.
      for (const [at, [name, key]] of keys.entries()) {
        const { allowed, resetSeconds } = limiters[name].take(key)
        if (allowed) continue
        giveBack(keys.slice(0, at))
        throw refuse(name, resetSeconds)
      }
      try {
        const right = await make()
        giveBack(keys)
        return right
      } catch (error) {
        if (!(error instanceof AppError && wrongGuesses.includes(error.code))) giveBack(keys)
        throw error
      }
    },
  }
}

function refuse(name: GuessName, resetSeconds: number): Refusal {
  const told = 'Too many wrong tries; wait as long as Retry-After says.'
  const headers = { 'retry-after': String(resetSeconds) }
  return new Refusal('too_many', told, headers, `signIns ${name}`)
}
