import type { UserInfo } from '../../interviews/invite-store.ts'
import { readSession } from '../../taking-part/stored-session.ts'
import type { Participation } from '../../taking-part/taking-part-store.ts'

/** Names and addresses of somebody: as they were invited by them, and as they gave them. */
export function knownOf(participation: Participation): string[] {
  const typed: UserInfo = readSession(participation)?.onboarding ?? {}
  const told = [participation.invite.userInfo, typed].flatMap(({ name, email }) => [name, email])
  return [...new Set(told.filter((each) => each !== undefined))]
}
