import type { Participation, UserInfo } from '../../records.ts'
import { readSession } from '../../taking-part/stored-session.ts'

/** Names and addresses of somebody: as they were invited by them, and as they gave them. */
export function knownOf(participation: Participation): string[] {
  const typed: UserInfo = readSession(participation)?.onboarding ?? {}
  const told = [participation.invite.userInfo, typed].flatMap(({ name, email }) => [name, email])
  return [...new Set(told.filter((each) => each !== undefined))]
}
