import { type ErasureDeps, eraseInterview } from '../../service/people/erasure.ts'
import { composeCorrected } from '../../service/profiles/corrections.ts'
import { readRecord } from '../../service/profiles/stored-record.ts'
import type { Store } from '../../service/store.ts'
import { hashLink } from '../people/erased-links.ts'

/** An erasure as the list of them keeps it. */
export type Erased = { linkHash: string; orgID: string; erasedAt: string }

/** Nobody is served meanwhile, so profiles are read on this thread. */
const reading: ErasureDeps['reading'] = {
  composeProfile: async ({ extractions, ...known }) =>
    composeCorrected(known, extractions.map(readRecord)),
}

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
    if (hashes.has(hashLink(linkID)) && (await eraseInterview({ ...deps, reading }, linkID)))
      count += 1
  }
  return count
}
