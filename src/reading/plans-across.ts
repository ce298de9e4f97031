import type { Plan } from '../guide/plan.ts'
import { frozen } from '../service/taking-part/session-plan.ts'

/**
 * Between threads everything is copied, and the plan is most of what a reading of an interview is given.
 * It crosses once to each thread, which keeps it under a number, and not back at all.
 */

/** Plans that a thread keeps: of so many guides at a time answers are read without sending it again. */
const keptMax = 64

/** A plan by its number; with itself, where the thread does not have it. */
export type PlanSent = { number: number; plan?: Plan }

type WithSession = { session: { plan: Plan } }

let numbers = 0
const numberOf = new WeakMap<Plan, number>()

/** What one thread was sent: the same numbers as it keeps, since both forget the oldest for the newest. */
export function createPlanSender<M extends { given: unknown }>(
  post: (message: M & { plan?: PlanSent }) => void,
) {
  const sent = new Set<number>()
  return function send(message: M): void {
    const { given } = message
    if (!hasPlan(given)) {
      post(message)
      return
    }
    const { plan, ...session } = given.session
    const number = numberOf.get(plan) ?? ++numbers
    numberOf.set(plan, number)
    const isKnown = sent.has(number)
    const one = isKnown ? { number } : { number, plan }
    post({ ...message, given: { ...given, session }, plan: one })
    if (isKnown) return
    sent.add(number)
    forgetOldest(sent)
  }
}

/** The thread's side of it. */
export function createPlanKeeper() {
  const kept = new Map<number, Plan>()
  return function planOf({ number, plan }: PlanSent): Plan {
    if (plan) {
      kept.set(number, frozen(plan))
      forgetOldest(kept)
    }
    const known = kept.get(number)
    if (!known) throw new Error('A plan was left out that this thread does not have.')
    return known
  }
}

function forgetOldest(kept: Set<number> | Map<number, Plan>): void {
  const oldest = kept.size > keptMax ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
}

function hasPlan(value: unknown): value is WithSession {
  if (typeof value !== 'object' || value === null || !('session' in value)) return false
  const { session } = value
  return typeof session === 'object' && session !== null && 'plan' in session && !!session.plan
}

/** What came without its plan, with it. */
export function withPlan(value: unknown, plan: Plan): unknown {
  const { session, ...rest } = value as { session: object } // Whoever left out the plan saw it.
  return { ...rest, session: { ...session, plan } }
}

/** A result that came without the plan of what was given, with it. */
export function withGivenPlan(result: unknown, given: unknown): unknown {
  return hasPlan(given) ? withPlan(result, given.session.plan) : result
}

/** A result without the plan that whoever gets it has; null where it has another one, or none. */
export function withoutSamePlan(result: unknown, plan: Plan): unknown {
  if (!hasPlan(result) || result.session.plan !== plan) return null
  const { plan: _, ...session } = result.session
  return { ...result, session }
}
