import { AppError } from '../contract/errors.ts'
import { composeProfile } from '../profile/compose.ts'
import type { Participation } from './records.ts'
import type { Store } from './store.ts'
import { readRecord } from './synthesis.ts'

/** How often an erasure is tried again because what it touches was changed meanwhile. */
const eraseTriesMax = 5

type ErasureDeps = {
  store: Pick<Store, 'findParticipation' | 'findProfileByID' | 'eraseInvite'>
  now: () => Date
}

/** Erases an interview and what was derived of it; false when there is none behind this link. */
export async function eraseInterview({ store, now }: ErasureDeps, linkID: string) {
  for (let attempt = 0; attempt < eraseTriesMax; attempt += 1) {
    const participation = await store.findParticipation({ linkID })
    if (!participation) return false
    const profile = await composeErasure(store, participation)
    const at = now().toISOString()
    if ((await store.eraseInvite({ linkID, profile, at })) === 'done') return true
  }
  throw new AppError('conflict', 'Something else is changing this interview; please try again.')
}

type ErasedProfile = Parameters<Store['eraseInvite']>[0]['profile']

/**
 * What becomes of the profile that an interview went into once the interview is erased: made anew
 * from the person's other interviews, or gone with the last of them.
 */
export async function composeErasure(
  store: Pick<Store, 'findProfileByID'>,
  { invite, profileID }: Participation,
): Promise<ErasedProfile> {
  if (profileID === null) return null
  const profile = await store.findProfileByID({ orgID: invite.orgID, profileID })
  if (!profile) throw new AppError('conflict', 'The profile is being changed; please try again.')
  const { version, createdAt, extractions } = profile
  const records = extractions.filter(({ linkID }) => linkID !== invite.linkID).map(readRecord)
  const change = { profileID, expectVersion: version }
  if (records.length === 0) return { ...change, replacement: null }
  const rest = composeProfile({ profileID, acquiredAt: createdAt, records })
  return { ...change, replacement: { body: JSON.stringify(rest), productIDs: rest.productIDs } }
}
