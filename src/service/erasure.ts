import { AppError } from '../contract/errors.ts'
import { composeProfile } from '../profile/compose.ts'
import type { Participation, Store } from './store.ts'
import { readRecord } from './synthesis.ts'

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
