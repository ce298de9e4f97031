import { type ErasureDeps, eraseInterview } from '../../service/people/erasure.ts'
import { composeCorrected } from '../../service/profiles/corrections.ts'
import { readRecord } from '../../service/profiles/stored-record.ts'
import type { Store } from '../../service/store.ts'
import { hashLink } from '../people/erased-links.ts'

/** An erasure as the list of them keeps it. */
export type Erased = { linkHash: string; orgID: string; erasedAt: string }

/** What a present database knows and a backup may not: who was erased, and who wants no mail. */
export type Since = {
  erased: Erased[]
  unsubscribed: { orgID: string; addressKey: string; at: string }[]
  /** What addresses are told by; null where there is no such key yet. */
  mailKey: { value: string; at: string } | null
}

export const nothingSince: Since = { erased: [], unsubscribed: [], mailKey: null }

/** What a backup holds that may have been erased since. */
export type Held = { links: string[]; interviews: { orgID: string; interviewID: string }[] }

/** Nobody is served meanwhile, so profiles are read on this thread. */
const reading: ErasureDeps['reading'] = {
  composeProfile: async ({ extractions, ...known }) =>
    composeCorrected(known, extractions.map(readRecord)),
}

/**
 * Holds in a backup to what was so in the database it takes the place of. What waits in it to be sent
 * may have been sent since: nobody can tell, so it is not sent.
 */
export async function bringUpToDate(
  deps: Parameters<typeof eraseAgain>[0] & {
    store: Pick<Store, 'keepSecret' | 'unsubscribe' | 'doubtMails'>
  },
  held: Held,
  { erased, unsubscribed, mailKey }: Since,
): Promise<number> {
  const { store, now } = deps
  if (mailKey) await store.keepSecret({ name: 'mail', ...mailKey })
  for (const one of unsubscribed) await store.unsubscribe(one)
  await store.doubtMails({ at: now().toISOString() })
  return await eraseAgain(deps, held, erased)
}

/** Erases of these those that were erased before, in a backup that still holds them; how many links. */
async function eraseAgain(
  deps: {
    store: Pick<Store, 'findParticipation' | 'findProfileByID' | 'eraseInvite'> &
      Pick<Store, 'beginErasing' | 'dropInterview'>
    now: () => Date
  },
  { links, interviews }: Held,
  erased: readonly Erased[],
): Promise<number> {
  const hashes = new Set(erased.map(({ linkHash }) => linkHash))
  let count = 0
  for (const linkID of links) {
    if (hashes.has(hashLink(linkID)) && (await eraseInterview({ ...deps, reading }, linkID)))
      count += 1
  }
  const at = deps.now().toISOString()
  for (const place of interviews) {
    if (!hashes.has(hashLink(place.interviewID))) continue
    await deps.store.beginErasing({ ...place, at })
    await deps.store.dropInterview({ ...place, at })
  }
  return count
}
