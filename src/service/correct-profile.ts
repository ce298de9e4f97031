import type { BodyOf } from '../contract/calls.ts'
import { AppError } from '../contract/errors.ts'
import type { ProfileInFull } from '../contract/profile-schemas.ts'
import { composeCorrected } from './corrections.ts'
import { profileInFull } from './profile-in-full.ts'
import type { Caller } from './service.ts'
import type { Correction, ProfileRecord, Store } from './store.ts'
import { readRecord } from './synthesis.ts'

/** How often a correction is tried again because the profile was changed meanwhile. */
const correctTriesMax = 5
/** Most corrections that a profile keeps. */
const correctionsMax = 200

/** Adds a researcher's correction to a profile. The same one once more changes nothing. */
export async function correctProfile(
  { store, now }: { store: Store; now: () => Date },
  { orgID, userID }: Pick<Caller, 'orgID' | 'userID'>,
  { profileID, field, value, reason }: BodyOf<'profiles.correct'>,
): Promise<ProfileInFull> {
  for (let attempt = 0; attempt < correctTriesMax; attempt += 1) {
    const record = await findProfile(store, orgID, profileID)
    const at = now().toISOString()
    const correction = { field, value: JSON.stringify(value), reason, userID, at }
    if (stands(record.corrections, correction)) return profileInFull(record)
    if (record.corrections.length >= correctionsMax) {
      throw new AppError('conflict', `A profile keeps at most ${correctionsMax} corrections.`)
    }
    const corrected = { ...record, corrections: [...record.corrections, correction] }
    const body = composeCorrected(corrected, record.extractions.map(readRecord))
    const saved = await store.correctProfile({
      orgID,
      profileID,
      expectVersion: record.version,
      correction,
      body: JSON.stringify(body),
    })
    if (saved === 'done') return profileInFull(corrected)
  }
  throw new AppError('conflict', 'The profile is being changed; please try again.')
}

/** A profile of the organization, or a 404. */
export async function findProfile(
  store: Pick<Store, 'findProfileByID'>,
  orgID: string,
  profileID: string,
): Promise<ProfileRecord> {
  const record = await store.findProfileByID({ orgID, profileID })
  if (!record) throw new AppError('not_found', 'There is no profile with this profileID.')
  return record
}

/** Whether the correction that holds of this field says the same for the same reason. */
function stands(corrections: readonly Correction[], { field, value, reason }: Correction): boolean {
  const newest = corrections.findLast((one) => one.field === field)
  return newest?.value === value && newest.reason === reason
}
