import { statusAt } from './present.ts'
import type { FindLinkStanding } from './service.ts'
import type { Store } from './store.ts'

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
    if (!participation) return 'unknown'
    const status = statusAt(participation.invite, now())
    return status === 'completed' || status === 'expired' || status === 'revoked' ? status : 'open'
  }
}
