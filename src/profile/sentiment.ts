import type { Claim } from './claim.ts'
import { ownText } from './own-text.ts'
import type { InterviewRecord } from './record.ts'
import { placeVerdict } from './verdict-scale.ts'

export type ToldSentiment = {
  score: number
  method: 'self_placed' | 'stated' | 'inferred'
  confidence: 'high' | 'medium' | 'low'
}

/**
 * How the person feels about the product by one interview: where they placed themselves, else what
 * they said all in all, else what their remarks add up to. Null when nothing supports one.
 */
export function sentimentOf(record: InterviewRecord): ToldSentiment | null {
  const { verdict, language } = record
  const placed =
    inScale(verdict?.score) ?? placeVerdict(ownText(verdict?.text ?? '', language), language)
  if (placed !== null) return { score: placed, method: 'self_placed', confidence: 'high' }
  const claims = record.claims.filter((claim) => claim.kind === 'sentiment')
  for (const method of ['self_placed', 'stated', 'inferred'] as const) {
    const told = claims.findLast((claim) => methodOf(claim) === method && inScale(claim.score))
    if (told?.score) return { score: told.score, method, confidence: told.confidence }
  }
  return null
}

const methodOf = (claim: Claim) => claim.method ?? 'inferred'

function inScale(score: number | undefined): number | null {
  return score !== undefined && Number.isInteger(score) && score >= 1 && score <= 5 ? score : null
}
