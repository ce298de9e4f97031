import type {
  ProfileField,
  ProfileFieldValue,
  ProfileInFull,
} from '../../contract/profile-schemas.ts'
import type { Profile } from '../../contract/resources.ts'
import { composeProfile } from '../../profile/composition/compose.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { holdingOf, readValue, standingOf } from './correction-history.ts'
import type { Correction, ProfileRecord } from './profile-store.ts'

type Corrected = Pick<ProfileRecord, 'profileID' | 'createdAt'> & {
  corrections: readonly Correction[]
}

/** The profile that the interviews make, with what researchers put right in it since. */
export function composeCorrected(
  { profileID, createdAt, corrections }: Corrected,
  records: readonly InterviewRecord[],
): Profile {
  const told = composeProfile({ profileID, acquiredAt: createdAt, records })
  return corrections.length === 0 ? told : applyCorrections(told, corrections)
}

/** What a profile says in a field; undefined where nothing is known. */
export function memberOf(
  { firstName, lastName, metadata, details }: Profile,
  field: ProfileField,
): ProfileFieldValue | undefined {
  const known = { firstName, lastName, sentiment: metadata.sentiment, ...details }
  const value = known[field]
  return Array.isArray(value) && value.length === 0 ? undefined : value
}

/** Corrections as researchers see them, each beside what the interviews tell. */
export function presentCorrections(
  corrections: readonly Correction[],
  told: Profile,
): ProfileInFull['corrections'] {
  return standingOf(corrections).map(({ correction, takenBack }) => {
    const field = correction.field as ProfileField // Let in by the contract's own schema.
    const value = readValue(correction)
    const toldValue = memberOf(told, field)
    return {
      field,
      ...(value !== null && { value }),
      ...(toldValue !== undefined && { told: toldValue }),
      reason: correction.reason,
      by: correction.userID,
      at: correction.at,
      holds: holdingOf(corrections, field) === correction,
      ...(takenBack && {
        takenBack: { reason: takenBack.reason, by: takenBack.userID, at: takenBack.at },
      }),
    }
  })
}

function applyCorrections(told: Profile, corrections: readonly Correction[]): Profile {
  const holding = standingOf(corrections).filter(({ takenBack }) => !takenBack)
  const newest = new Map(holding.map(({ correction }) => [correction.field, readValue(correction)]))
  /** What holds of a field, typed as what was told: the contract checked the value by its field. */
  function held<T extends ProfileFieldValue>(field: ProfileField, toldValue: T | undefined) {
    const value = newest.get(field)
    return value === undefined ? toldValue : ((value ?? undefined) as T | undefined)
  }
  const { profileID, productIDs, metadata, details, history } = told
  const { sentiment, ...rest } = metadata
  return {
    profileID,
    productIDs,
    ...known('firstName', held('firstName', told.firstName)),
    ...known('lastName', held('lastName', told.lastName)),
    metadata: { ...rest, ...known('sentiment', held('sentiment', sentiment)) },
    details: {
      ...known('occupation', held('occupation', details.occupation)),
      ...known('location', held('location', details.location)),
      ...known('background', held('background', details.background)),
      ...known('productAlignment', held('productAlignment', details.productAlignment)),
      key_values: held('key_values', details.key_values) ?? [],
      interests: held('interests', details.interests) ?? [],
    },
    history,
  }
}

/** A member that is absent where its value is unknown. */
function known<K extends string, T>(name: K, value: T | undefined): Partial<Record<K, T>> {
  // One member of the name that it is typed by, or none.
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<K, T>>
}
