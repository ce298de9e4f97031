import { eraseInterview } from '../service/erasure.ts'
import type { Store } from '../service/store.ts'
import { hashLink } from './erased-links.ts'

/** An erasure as the list of them keeps it. */
export type Erased = { linkHash: string; orgID: string; erasedAt: string }

/** Erases of these links those that were erased before, in a backup that still holds them. */
export async function eraseAgain(
  deps: {
    store: Pick<Store, 'findParticipation' | 'findProfileByID' | 'eraseInvite'>
    now: () => Date
  },
  links: readonly string[],
  erased: readonly Erased[],
): Promise<number> {
  const hashes = new Set(erased.map(({ linkHash }) => linkHash))
  let count = 0
  for (const linkID of links) {
    if (hashes.has(hashLink(linkID)) && (await eraseInterview(deps, linkID))) count += 1
  }
  return count
}
