import { type Cost, onTheBillOf } from '../../service/calls/cost.ts'
import { Refusal } from '../requests/failure.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { callsPerMinuteDefault } from './rates.ts'
import type { Sharing } from './shared-rates.ts'

/**
 * CPU that may be spent in a minute at the default of the setting that all limits scale with,
 * milliseconds. Generous for everybody honest, and a bound on how much of a core one caller has.
 */
const budgetsMs = {
  /** A scripted person's sixty answers at 30 ms each come to 1,800; a person gives six, at 5. */
  link: 3_000,
  /** Somebody with two links open. */
  browser: 6_000,
  /** All the calls a token has, 600, each reading guidelines of several pages, at 30 ms. */
  token: 20_000,
  /** Half a core: a member can have any number of sessions, each with a token. */
  organization: 30_000,
  /** Half a core: 200 people who share it and give three answers each, at 5 ms, come to 3,000. */
  address: 30_000,
  /** Calls without a good token, by address: 400 bodies of the largest size, at 15 ms. */
  strangers: 6_000,
}
/** However low the limits are set, a call or two at its dearest is left to everybody. */
const budgetMsMin = 500
/** Counts are whole numbers, also where processes share them. */
const perMs = 10
/** What a call is taken to cost until it is known … */
const foreseenMs = 1
/** … and for each thousand bytes of its body, so that a thousand calls at once do not all get in. */
const foreseenMsPerKilobyte = 1

export type BudgetName = keyof typeof budgetsMs
/** Whose budget a call is charged to. */
export type Payer = readonly [name: BudgetName, key: string]

/** What a call costs while it is under way. It is closed once, whatever became of the call. */
export type Bill = {
  /** Does something at once on the bill; what it begins and leaves under way is on it too. */
  run<T>(work: () => T): T
  /** A body of so many bytes is going to be read for its meaning. */
  foresee(bytes: number): void
  close(): void
}

export type Budgets = {
  isSpent(payers: readonly Payer[]): boolean
  /**
   * A bill to these; refuses the call where one of them has nothing left. `whose` is by what the call
   * takes turns with others where it has to wait; `isGone` where what nobody waits for need not be done.
   */
  open(payers: readonly Payer[], whose: string, isGone?: () => boolean): Bill
}

/** `callsPerMinute` scales all budgets; 0 turns them off. */
export function createBudgets(
  callsPerMinute: number,
  now: () => Date,
  sharing: Sharing | null,
): Budgets {
  if (callsPerMinute === 0) {
    return { isSpent: () => false, open: (_payers, _whose, isGone) => freeBill(isGone) }
  }
  const scale = callsPerMinute / callsPerMinuteDefault
  const limiter = (name: BudgetName) => {
    const ms = Math.max(budgetMsMin, Math.round(budgetsMs[name] * scale))
    const made = createRateLimiter({ quota: ms * perMs, now, shared: sharing !== null })
    sharing?.join(`cpu ${name}`, made)
    return made
  }
  const limiters = {
    link: limiter('link'),
    browser: limiter('browser'),
    token: limiter('token'),
    organization: limiter('organization'),
    address: limiter('address'),
    strangers: limiter('strangers'),
  }
  const spend = (payers: readonly Payer[], ms: number) => {
    for (const [name, key] of payers) limiters[name].spend(key, Math.round(ms * perMs))
  }
  const refuseSpent = (payers: readonly Payer[]) => {
    for (const [name, key] of payers) {
      const { allowed, resetSeconds } = limiters[name].look(key)
      if (!allowed) throw refuse(name, resetSeconds)
    }
  }

  return {
    isSpent: (payers) => payers.some(([name, key]) => !limiters[name].look(key).allowed),
    open(payers, whose, isGone) {
      refuseSpent(payers)
      return openBill(
        { whose, ...(isGone && { isGone }) },
        {
          spend: (ms) => spend(payers, ms),
          refuseSpent: () => refuseSpent(payers),
        },
      )
    },
  }
}

/** Takes what is foreseen at once, and when the bill is closed the rest of it, or gives back. */
function openBill(
  caller: Pick<Cost, 'whose' | 'isGone'>,
  { spend, refuseSpent }: { spend: (ms: number) => void; refuseSpent: () => void },
): Bill {
  const cost: Cost = { cpuMs: 0, ...caller, pay }
  let taken = foreseenMs
  spend(taken)

  function pay(): void {
    const more = Math.max(0, cost.cpuMs - taken)
    taken += more
    spend(more)
    refuseSpent()
  }
  return {
    run: (work) => onTheBillOf(cost, () => atOnce(cost, work)),
    foresee(bytes) {
      const more = (bytes / 1_000) * foreseenMsPerKilobyte
      taken += more
      spend(more)
    },
    close: () => spend(Math.max(cost.cpuMs, 0) - taken),
  }
}

/**
 * Charges for this thread's own part. Of what follows a wait only what charges for itself is on the
 * bill: to tell whose turn each stretch of the thread was would cost every call more than it is worth.
 */
function atOnce<T>(cost: Cost, work: () => T): T {
  const before = cost.cpuMs
  const begun = performance.now()
  try {
    return work()
  } finally {
    // What was charged meanwhile was part of it.
    cost.cpuMs = Math.max(cost.cpuMs, before + performance.now() - begun)
  }
}

/** Costs nobody anything, and is still of no use to who has gone. */
function freeBill(isGone?: () => boolean): Bill {
  const cost: Cost = { cpuMs: 0, ...(isGone && { isGone }) }
  return {
    run: (work) => (isGone ? onTheBillOf(cost, work) : work()),
    foresee: () => {},
    close: () => {},
  }
}

function refuse(name: BudgetName, resetSeconds: number): Refusal {
  const told =
    'This has taken more computing than a minute allows; wait as long as Retry-After says.'
  return new Refusal('too_many', told, { 'retry-after': String(resetSeconds) }, `cpu ${name}`)
}
