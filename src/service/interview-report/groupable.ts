import type { Groupable } from '../../profile/claims/grouping.ts'
import { ownWords, weigh } from '../../profile/composition/rank.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { themeOf, wordingID } from './remarks.ts'

/** The claims of an interview that a model may group, where it read the interview; else null. */
export function listGroupable(
  { claims, generator, language }: InterviewRecord,
  { madeBy, claimsMax }: { madeBy: string; claimsMax: number },
): Groupable[] | null {
  if (generator !== madeBy) return null
  return claims
    .filter((claim) => themeOf(claim) !== null)
    .sort((a, b) => weigh(b) - weigh(a))
    .slice(0, claimsMax)
    .map((claim) => ({
      id: wordingID(claim),
      kind: claim.kind,
      text: ownWords(claim),
      language,
    }))
}
