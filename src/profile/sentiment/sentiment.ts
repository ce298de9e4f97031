import type { Claim } from '../claims/claim.ts'
import type { InterviewRecord } from '../record.ts'
import { placeVerdict } from './verdict-scale.ts'

export type ToldSentiment = {
  score: number
  method: 'self_placed' | 'stated' | 'inferred'
  confidence: 'high' | 'medium' | 'low'
}

/**
 * How the person feels about the product by one interview: where they placed themselves by a tap, a
 * number or unmistakable words, else what a model read and the words bear out. Null when nothing does.
 */
export function sentimentOf(record: InterviewRecord): ToldSentiment | null {
  const { verdict } = record
  const placed = inScale(verdict?.score) ?? placeVerdict(verdict?.text ?? '')
  if (placed !== null) return { score: placed, method: 'self_placed', confidence: 'high' }
  const claims = record.claims.filter(
    ({ kind, standing }) => kind === 'sentiment' && standing !== 'withdrawn',
  )
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
