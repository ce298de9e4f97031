import { AppError } from '../../contract/errors.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'

/** How often an erasure is tried again because what it touches was changed meanwhile. */
const eraseTriesMax = 5

export type ErasureDeps = {
  store: Pick<Store, 'findParticipation' | 'findProfileByID' | 'eraseInvite'>
  reading: Pick<Reading, 'composeProfile'>
  now: () => Date
}

/** Erases an interview and what was derived of it; false when there is none behind this link. */
export async function eraseInterview(deps: ErasureDeps, linkID: string) {
  const { store, now } = deps
  for (let attempt = 0; attempt < eraseTriesMax; attempt += 1) {
    const participation = await store.findParticipation({ linkID, evenErasing: true })
    if (!participation) return false
    const profile = await composeErasure(deps, participation)
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
  {
    store,
    reading,
  }: { store: Pick<Store, 'findProfileByID'>; reading: Pick<Reading, 'composeProfile'> },
  { invite, profileID }: Participation,
): Promise<ErasedProfile> {
  if (profileID === null) return null
  const profile = await store.findProfileByID({ orgID: invite.orgID, profileID })
  if (!profile) throw new AppError('conflict', 'The profile is being changed; please try again.')
  const { version, createdAt } = profile
  const extractions = profile.extractions.filter(({ linkID }) => linkID !== invite.linkID)
  const change = { profileID, expectVersion: version }
  if (extractions.length === 0) return { ...change, replacement: null }
  const rest = await reading.composeProfile({ profileID, createdAt, corrections: [], extractions })
  return { ...change, replacement: { body: JSON.stringify(rest), productIDs: rest.productIDs } }
}
