import { isDeclined, isFinal, isTooLate, statusAt } from '../interviews/present.ts'
import { shownName } from '../members/organization.ts'
import type { FindLinkStanding } from '../service.ts'
import type { Store } from '../store.ts'

/** How a link looks to somebody who opens its page. */
export function createFindLinkStanding({
  store,
  now,
}: {
  store: Pick<Store, 'findParticipation'>
  now: () => Date
}): FindLinkStanding {
  return async function findLinkStanding(linkID) {
    const participation = await store.findParticipation({ linkID })
    if (!participation) return { standing: 'unknown' }
    const organization = shownName(participation)
    const status = statusAt(participation.invite, now())
    if (isTooLate(participation, now())) return { standing: 'closed', organization }
    if (isDeclined(participation, now())) return { standing: 'open', organization }
    const isClosed = status === 'completed' || status === 'expired' || status === 'revoked'
    // Whoever was turned away is told so on their page.
    const standing = isClosed ? status : isFinal(status) ? 'completed' : 'open'
    return { standing, organization }
  }
}
