import type { Claim } from '../../profile/claim.ts'
import { placeVerdict } from '../../profile/verdict-scale.ts'
import { has } from './cue-pack.ts'
import { isIdle, type Unit } from './units.ts'

/** Evaluative sentences about the product below which nothing is inferred. */
const remarksMin = 3
/** Share of one side from which the person leans that way. */
const leanMin = 0.6
/** Words of a short answer to the verdict question. */
const verdictWordsMin = 1

export type Overall = { unit: Unit; score: number; method: NonNullable<Claim['method']> }

/** Where the answer to the verdict question places the person. */
export function placedBy(units: readonly Unit[]): Overall | null {
  const answers = units.filter(
    (unit) => unit.questionKind === 'verdict' && unit.words >= verdictWordsMin,
  )
  const [unit] = answers
  if (!unit) return null
  const text = answers.map((one) => one.text).join('\n')
  const score = placeVerdict(text, unit.language)
  return score === null ? null : { unit, score, method: 'self_placed' }
}

/** The newest sentence that sums up how the person feels about the product. */
export function statedBy(units: readonly Unit[]): Overall | null {
  for (const unit of units.toReversed()) {
    const { cues, folded } = unit
    if (!cues || folded.endsWith('?') || isIdle(folded, cues) || has(cues.reported, folded))
      continue
    if (!has(cues.overall, folded) || has(cues.otherProduct, folded)) continue
    const score = placeVerdict(unit.text, unit.language)
    if (score !== null) return { unit, score, method: 'stated' }
  }
  return null
}

/**
 * What praise and problems add up to: 4 or 2, the middle only for a person who is plainly divided,
 * and never an extreme, which remarks alone do not bear out.
 */
export function inferredFrom(
  feedback: readonly { unit: Unit; kind: Claim['kind']; strength?: number }[],
): Overall | null {
  const english = feedback.filter(
    ({ unit, kind }) => unit.language === 'en' && (kind === 'praise' || kind === 'problem'),
  )
  const last = english.at(-1)
  if (!last || english.length < remarksMin) return null
  const weights = english.map(({ kind, strength = 1 }) =>
    kind === 'praise' ? 1 : strength === 3 ? -1.5 : -1,
  )
  const total = weights.reduce((sum, weight) => sum + Math.abs(weight), 0)
  const lean = weights.reduce((sum, weight) => sum + weight, 0) / total
  if (Math.abs(lean) >= leanMin)
    return { unit: last.unit, score: lean > 0 ? 4 : 2, method: 'inferred' }
  return null
}
