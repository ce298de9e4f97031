import { type ProfileInFull, profileFields } from '../../contract/profile-schemas.ts'
import type { Profile } from '../../contract/resources.ts'
import { composeProfile } from '../../profile/composition/compose.ts'
import { describeProfile } from '../../profile/composition/describe.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { claimID } from './claim-id.ts'
import { composeCorrected, memberOf, presentCorrections } from './corrections.ts'
import type { ProfileRecord } from './profile-store.ts'
import { readRecord } from './stored-record.ts'

/** Interviews of one person whose changes are told, the newest. */
const comparedInterviewsMax = 20

/** A profile made of the person's interviews, with all that it rests on. */
export function profileInFull(
  record: ProfileRecord,
  possibleMatches: ProfileInFull['possibleMatches'],
): ProfileInFull {
  const { profileID, createdAt, corrections } = record
  const records = record.extractions.map(readRecord)
  const compose = (told: readonly InterviewRecord[]) =>
    composeProfile({ profileID, acquiredAt: createdAt, records: told })
  const { status, alignment, claims, contradictions, gaps, trajectory } = describeProfile(records)
  return {
    ...composeCorrected(record, records),
    status,
    alignment,
    claims: claims.map((claim) => ({ claimID: claimID(claim), ...claim })),
    contradictions,
    gaps,
    trajectory,
    changes: changesOf(records, compose),
    corrections: presentCorrections(corrections, compose(records)),
    possibleMatches,
  }
}

/** What each of the newest interviews changed, by composing the profile before it and after it. */
function changesOf(
  records: readonly InterviewRecord[],
  compose: (told: readonly InterviewRecord[]) => Profile,
): ProfileInFull['changes'] {
  const first = Math.max(0, records.length - comparedInterviewsMax)
  let after = compose(records.slice(0, first))
  return records.slice(first).flatMap(({ linkID, completedAt: at }, index) => {
    const before = after
    after = compose(records.slice(0, first + index + 1))
    const now = after
    return profileFields.flatMap((field) => {
      const [was, is] = [memberOf(before, field), memberOf(now, field)]
      if (JSON.stringify(was) === JSON.stringify(is)) return []
      return [
        {
          linkID,
          at,
          field,
          ...(was !== undefined && { before: was }),
          ...(is !== undefined && { after: is }),
        },
      ]
    })
  })
}
