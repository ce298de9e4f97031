import { createHash } from 'node:crypto'
import type { Plan } from '../../guide/plan.ts'
import type { Session } from '../../interview/session.ts'
import type { KeptPlan, Participation, Step } from './taking-part-store.ts'

/**
 * A session as it is stored: its plan apart, since all who are asked by one guide share it. `plan` only
 * where it is not kept yet.
 */
export function storedSession(
  session: Session,
  { orgID, planHash }: { orgID: string; planHash: Participation['planHash'] },
): Pick<Step, 'session' | 'plan'> {
  const { plan, ...rest } = session
  return {
    session: JSON.stringify(rest),
    ...(planHash === null && { plan: keptPlan(orgID, plan) }),
  }
}

function keptPlan(orgID: string, plan: Plan): KeptPlan {
  const body = JSON.stringify(plan)
  // Of the organization, too, so that two with one guide do not share what the other may erase.
  const hash = createHash('sha256').update(`${orgID}\n${body}`).digest('hex')
  return { orgID, hash, body }
}

/** The stored session with its plan in it, as versions read it that know of no plan apart. */
export function wholeSession(session: string, { body }: Pick<KeptPlan, 'body'>): string {
  return `${session.slice(0, -1)},"plan":${body}}`
}

/** A plan out of its text, frozen: one is shared by all interviews that follow it. */
export function readPlan(body: string): Plan {
  return frozen(JSON.parse(body) as Plan) // Only steps write it.
}

/** What JSON can hold, so that nobody can change it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const member of Object.values(value)) frozen(member)
  return Object.freeze(value)
}
