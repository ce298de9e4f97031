import type { ProfileRecord } from './profile-store.ts'

/** Interviews of one person that make one profile, and the text of what they told: it is read and composed whole. */
export const interviewsOfPersonMax = 100
export const recordCharactersMax = 2_000_000

/** Whether an interview goes into this profile; past its most, each makes one of its own. */
export function mayJoin({ extractions }: Pick<ProfileRecord, 'extractions'>, linkID: string) {
  if (extractions.some((extraction) => extraction.linkID === linkID)) return true
  const characters = extractions.reduce((sum, { body }) => sum + body.length, 0)
  return extractions.length < interviewsOfPersonMax && characters < recordCharactersMax
}
