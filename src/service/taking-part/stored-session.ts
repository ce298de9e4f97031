import type { Session } from '../../interview/session.ts'
import type { Participation } from '../records.ts'

/** The session as stored; null before consent. */
export function readSession({ session }: Pick<Participation, 'session'>): Session | null {
  return session === null ? null : (JSON.parse(session) as Session)
}
