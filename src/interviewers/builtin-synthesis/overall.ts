import { fold } from '../../language/words.ts'
import type { Claim } from '../../profile/claim.ts'
import { placeVerdict } from '../../profile/verdict-scale.ts'
import { placeDeeds } from './conduct.ts'
import { has } from './cue-pack.ts'
import { isIdle, type Unit } from './units.ts'

/** Praise and problems below which nothing is inferred. */
const judgedMin = 2
/** Troubles for each piece of praise up to which somebody is taken to be more pleased than not. */
const troublesMax = 2
/** A trouble that a question asked for tells less of the person than one they came up with. */
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

type Feedback = {
  unit: Unit
  kind: Claim['kind']
  confidence: Claim['confidence']
  strength?: number
}

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
 * What praise and problems add up to. Interviews ask for troubles, and who stays has some: praise
 * that they do not outweigh by far makes a 4. Troubles alone make a 2, where nothing else was told
 * of the product. Never an extreme, which takes a deed or a word; and never a 3: who tells of much
 * trouble and of some good may stand anywhere.
 */
export function inferredFrom(feedback: readonly Feedback[]): Overall | null {
  // What is praise only by its tone or by what was asked may be anything.
  const praise = feedback.filter(
    ({ kind, confidence }) => kind === 'praise' && confidence === 'high',
  )
  const problems = feedback.filter(({ kind }) => kind === 'problem')
  const last = feedback.findLast(({ kind }) => kind === 'praise' || kind === 'problem')
  if (!last || praise.length + problems.length < judgedMin) return null
  const trouble = problems.reduce((sum, problem) => sum + weightOf(problem), 0)
  const pleased = praise.length > 0 && trouble <= troublesMax * praise.length
  const troubled = problems.length >= judgedMin && feedback.every(({ kind }) => !isGood(kind))
  if (!pleased && !troubled) return null
  return { unit: last.unit, score: pleased ? 4 : 2, method: 'inferred' }
}

/** A remark may well tell of what works. */
const isGood = (kind: Claim['kind']) => kind === 'praise' || kind === 'remark'

function weightOf({ unit, strength = 1 }: Feedback): number {
  const { cues, question, questionKind } = unit
  const invited =
    questionKind === 'probe' || (cues !== null && has(cues.asksProblem, fold(question)))
  return (strength === 3 ? severe : 1) * (invited ? solicited : 1)
}
