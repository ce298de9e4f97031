import type { ProfileRecord } from '../records.ts'

/** Interviews of one person that make one profile: it is read and composed whole. */
export const interviewsOfPersonMax = 200

/** Whether an interview goes into this profile; past its most, the person begins another one. */
export function mayJoin({ extractions }: Pick<ProfileRecord, 'extractions'>, linkID: string) {
  return (
    extractions.length < interviewsOfPersonMax ||
    extractions.some((extraction) => extraction.linkID === linkID)
  )
}
