import type { Session } from '../../interview/session.ts'
import type { Participation } from './taking-part-store.ts'

/** A session's text, and its plan where that is kept apart. */
type Stored = Pick<Participation, 'session' | 'plan'>

/** Each is read out of its text once. Nobody changes what they are given. */
const known = new WeakMap<Stored, Session>()

/** The session as stored; null before consent. */
export function readSession(stored: Stored): Session | null {
  if (stored.session === null) return null
  const session = known.get(stored) ?? joined(stored.session, stored.plan)
  known.set(stored, session)
  return session
}

function joined(text: string, plan: Stored['plan']): Session {
  const session: Session = JSON.parse(text)
  // One that was begun before plans were kept apart holds its own.
  return plan && !session.plan ? { ...session, plan } : session
}

/** A participation whose session is known besides its text. */
export function withSession(participation: Participation, session: Session): Participation {
  known.set(participation, session)
  return participation
}
