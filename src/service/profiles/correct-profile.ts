import type { BodyOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import type { ProfileInFull } from '../../contract/profile-schemas.ts'
import { emailOf, isProved } from '../../profile/composition/identity.ts'
import { notThere } from '../not-there.ts'
import type { Reading } from '../reading.ts'
import type { Caller } from '../service.ts'
import type { Store } from '../store.ts'
import { correctedSentiment, holdingOf, standingOf, writeTakesBack } from './correction-history.ts'
import type { Correction, ProfileRecord } from './profile-store.ts'

/** How often a correction is tried again because the profile was changed meanwhile. */
const correctTriesMax = 5
/** Most corrections that a profile keeps, without what takes them back. */
const correctionsMax = 200

type Deps = {
  store: Store
  reading: Pick<Reading, 'composeProfile' | 'showProfile'>
  now: () => Date
}
type Researcher = Pick<Caller, 'orgID' | 'userID'>

/** Adds a researcher's correction to a profile. The same one once more changes nothing. */
export async function correctProfile(
  deps: Deps,
  researcher: Researcher,
  { profileID, field, value, reason }: BodyOf<'profiles.correct'>,
): Promise<ProfileInFull> {
  return await addEntry(deps, { ...researcher, profileID }, ({ corrections }, at) => {
    const correction = { field, value: JSON.stringify(value), reason, at }
    const holding = holdingOf(corrections, field)
    if (holding?.value === correction.value && holding.reason === reason) return null
    if (standingOf(corrections).length >= correctionsMax) {
      throw new AppError('conflict', `A profile keeps at most ${correctionsMax} corrections.`)
    }
    return correction
  })
}

/** Lets a correction no longer hold. One that was taken back already stays so. */
export async function takeBackCorrection(
  deps: Deps,
  researcher: Researcher,
  { profileID, field, at: madeAt, reason }: BodyOf<'profiles.takeBack'>,
): Promise<ProfileInFull> {
  return await addEntry(deps, { ...researcher, profileID }, ({ corrections }, at) => {
    const standing = standingOf(corrections).find(
      ({ correction }) => correction.field === field && correction.at === madeAt,
    )
    if (!standing) {
      throw new AppError('not_found', 'This profile has no such correction of the field.')
    }
    return standing.takenBack ? null : { field, value: writeTakesBack(madeAt), reason, at }
  })
}

type Entry = Omit<Correction, 'userID'>

/** Adds what `entryFor` makes of the profile as it is; null leaves it as it is. */
async function addEntry(
  deps: Deps,
  { orgID, userID, profileID }: Researcher & { profileID: string },
  entryFor: (record: ProfileRecord, at: string) => Entry | null,
): Promise<ProfileInFull> {
  const { store, reading, now } = deps
  for (let attempt = 0; attempt < correctTriesMax; attempt += 1) {
    const record = await findProfile(store, orgID, profileID)
    const entry = entryFor(record, now().toISOString())
    if (!entry) return await showProfile(deps, orgID, record)
    const correction = { ...entry, userID }
    const corrected = { ...record, corrections: [...record.corrections, correction] }
    const body = await reading.composeProfile(corrected)
    const saved = await store.correctProfile({
      orgID,
      profileID,
      expectVersion: record.version,
      correction,
      ...correctedSentiment(corrected.corrections),
      body: JSON.stringify(body),
    })
    if (saved === 'done') return await showProfile(deps, orgID, corrected)
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
  if (!record) throw notThere('profile')
  return record
}

/** Most profiles that are told to be perhaps of the same person. */
const matchesMax = 20

/** A profile with all that it rests on, beside whoever may be the same person. */
export async function showProfile(
  {
    store,
    reading,
  }: { store: Pick<Store, 'listIdentities'>; reading: Pick<Reading, 'showProfile'> },
  orgID: string,
  record: ProfileRecord,
): Promise<ProfileInFull> {
  const email = record.identity === null ? '' : emailOf(record.identity)
  const limit = matchesMax + 1
  const same = email === '' ? [] : await store.listIdentities({ orgID, email, limit })
  const possibleMatches = same
    .filter(({ profileID }) => profileID !== record.profileID)
    .slice(0, matchesMax)
    .map(({ profileID, identity }) => ({ profileID, proved: isProved(identity) }))
  return await reading.showProfile({ record, possibleMatches })
}
