import { fold } from '../../language/words.ts'
import type { Claim } from '../../profile/claim.ts'
import { placeVerdict } from '../../profile/verdict-scale.ts'
import { placeDeeds } from './conduct.ts'
import { has } from './cue-pack.ts'
import { isIdle, type Unit } from './units.ts'

/** Sum of the weights below which nothing is inferred. */
const weightMin = 2
/** How far the sum must lean towards the product, from -1 to 1. */
const towardsMin = 0.5
/** What a question or a follow-up asked for tells less of the person than what they came up with. */
const solicited = 0.4
const severe = 1.5
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

type Feedback = { unit: Unit; kind: Claim['kind']; strength?: number }

/**
 * What they did about the product, or would do without it: the newest such sentence. Two that point
 * to different sides tell neither.
 */
export function impliedBy(units: readonly Unit[]): Overall | null {
  const told = units.flatMap((unit) => {
    const { cues, folded } = unit
    if (!cues || folded.endsWith('?') || isIdle(folded, cues) || has(cues.reported, folded))
      return []
    if (has(cues.otherProduct, folded)) return []
    const score = placeDeeds(folded)
    return score === null ? [] : [{ unit, score, method: 'inferred' as const }]
  })
  const last = told.at(-1)
  return last && told.every(({ score }) => score > 2 === last.score > 2) ? last : null
}

/**
 * What much praise and few problems add up to: 4. Interviews ask for troubles, so troubles tell
 * little: nobody is put below the middle for them alone.
 */
export function inferredFrom(feedback: readonly Feedback[]): Overall | null {
  const judged = feedback.filter(({ kind }) => kind === 'praise' || kind === 'problem')
  const last = judged.at(-1)
  if (!last) return null
  const weights = judged.map(weightOf)
  const total = weights.reduce((sum, weight) => sum + Math.abs(weight), 0)
  const lean = weights.reduce((sum, weight) => sum + weight, 0) / total
  return total >= weightMin && lean >= towardsMin
    ? { unit: last.unit, score: 4, method: 'inferred' }
    : null
}

function weightOf({ unit, kind, strength = 1 }: Feedback): number {
  const asked = fold(unit.question)
  const { cues, questionKind } = unit
  if (kind === 'praise') return cues && has(cues.asksPraise, asked) ? solicited : 1
  const invited = questionKind === 'probe' || (cues !== null && has(cues.asksProblem, asked))
  return -(strength === 3 ? severe : 1) * (invited ? solicited : 1)
}
