import { fold, words } from '../../language/words.ts'
import type { Claim } from '../../profile/claim.ts'
import { leaning } from './afinn.ts'
import { type CuePack, has } from './cue-pack.ts'
import { themeOf } from './themes.ts'
import { clausesOf, isIdle, type Unit } from './units.ts'

/** Sentences of fewer words say too little to be feedback. */
const wordsMin = 3
/** Of an answer to what should change, and of a sentence that only names the product. */
const wishWordsMin = 3
const remarkWordsMin = 6
/** Words at the start of a sentence that tell what it is about. */
const openingWords = 4

const firstPerson =
  /(?<![\p{L}])(?:i|i'm|i've|we|we're|my|our|me|us|ich|wir|mein\p{L}*|unser\p{L}*|mir|uns|je|j'\p{L}+|nous|mon|ma|mes|notre|nos|yo|mi|mis|nosotros|me|nuestr\p{L}*|eu|meu|minha|a gente|nosso|nossa)(?![\p{L}])/u

export type About = {
  /** The product's names and features. */
  named: RegExp
  /** The product's own name. */
  product: RegExp
  /** Other products that the person named. */
  others: ReadonlySet<string>
}

export type Feedback = Pick<Claim, 'kind' | 'key' | 'polarity' | 'strength' | 'confidence'>

/**
 * What a unit says for or against the product, or asks of it; null when it does not. Directly
 * after feedback (`carriesOn`) a trouble is one with the product even where it is not named.
 */
export function feedbackOf(unit: Unit, about: About, carriesOn: boolean): Feedback | null {
  const { cues, folded } = unit
  if (!cues || unit.words < wordsMin || isIdle(folded, cues) || has(cues.reported, folded))
    return null
  if (folded.endsWith('?')) return questionOf(unit, about)
  if (isElsewhere(unit, cues, about)) return null
  const asked = fold(unit.question)
  const key = themeOf(folded, unit.language)
  const saysValue = has(cues.valueStrong, folded)
  const clauses = clausesOf(folded, cues.turn).map(({ start, end }) => folded.slice(start, end))
  const wish = { kind: 'request', key, polarity: 'wants' } as const
  if (clauses.some((clause) => has(cues.request, clause))) return { ...wish, confidence: 'high' }
  const isNamed = has(about.named, folded)
  if (has(cues.asksValue, asked) && !isNamed) return null
  const votesForWish = !unit.dependent && !saysValue && unit.words >= wishWordsMin
  if (has(cues.asksRequest, asked) && votesForWish) return { ...wish, confidence: 'medium' }
  const trouble = carriesOn && (has(cues.severe, folded) || has(cues.repeated, folded))
  const episode = carriesOn && unit.questionKind === 'probe' && has(cues.concrete, folded)
  const isAsked = has(cues.asksPraise, asked) || has(cues.asksProblem, asked)
  const isOn = isOnTarget(unit, cues, about) || isAsked
  if (!isOn && !trouble && !episode) return null
  const votes = clauses.map((clause) => balance(clause, cues))
  // What follows a "but" is what matters to the speaker.
  const last = votes.findLast((vote) => vote !== 0) ?? 0
  // What somebody looks for is no praise of what there is.
  if (saysValue && last >= 0) return null
  if (last !== 0) return graded(unit, cues, key, last, 'high')
  const lean = unit.language === 'en' ? leaning(folded) : 0
  const side = lean || sideAsked(asked, cues) || (episode ? -1 : 0)
  if (side !== 0) return graded(unit, cues, key, side, 'medium')
  const isTold = has(about.named, asked) && !has(cues.asksOrigin, asked)
  const isAboutProduct = isNamed || isAsked || isTold
  const speaks =
    isNamed || has(cues.target, folded) || has(cues.subject, folded) || firstPerson.test(folded)
  return isAboutProduct && speaks && unit.words >= remarkWordsMin
    ? { kind: 'remark', key, confidence: 'medium' }
    : null
}

/** Which side a question asks for, where it asks for one. */
function sideAsked(asked: string, cues: CuePack): -1 | 0 | 1 {
  const good = has(cues.asksPraise, asked)
  const bad = has(cues.asksProblem, asked)
  if (good === bad) return 0
  return good ? 1 : -1
}

function graded(
  { folded }: Unit,
  cues: CuePack,
  key: string,
  balance: number,
  confidence: Claim['confidence'],
): Feedback {
  if (balance > 0) return { kind: 'praise', key, polarity: 'positive', confidence }
  const strength = has(cues.severe, folded) ? 3 : has(cues.repeated, folded) ? 2 : 1
  return { kind: 'problem', key, polarity: 'negative', strength, confidence }
}

/** Cues for minus cues against, after what denies either was read and taken out. */
export function balance(clause: string, cues: CuePack): number {
  let sum = 0
  let rest = clause
  const take = (pattern: RegExp, worth: number) => {
    rest = rest.replace(pattern, () => {
      sum += worth
      return ' · '
    })
  }
  take(cues.neutral, 0)
  take(cues.deniedProblem, 1)
  take(cues.deniedPraise, -1)
  take(cues.problem, -1)
  take(cues.praise, 1)
  // A clause that names a trouble and a good word tells of the trouble.
  return sum === 0 && rest !== clause && has(cues.problem, clause) && has(cues.praise, clause)
    ? -1
    : sum
}

function questionOf({ folded, cues }: Unit, about: About): Feedback | null {
  if (!cues || !(has(about.named, folded) || has(cues.target, folded))) return null
  return { kind: 'question', key: themeOf(folded, 'en'), confidence: 'medium' }
}

/** Whether a sentence is about the person's life or about another product. */
function isElsewhere({ folded }: Unit, cues: CuePack, { named, others }: About): boolean {
  if (has(named, folded)) return false
  const opening = words(folded).slice(0, openingWords)
  if (opening.some((word) => others.has(word))) return true
  return has(cues.offTarget, folded) || has(cues.otherProduct, folded)
}

function isOnTarget({ folded, question }: Unit, cues: CuePack, { named }: About): boolean {
  if (has(named, folded)) return true
  if (has(cues.target, folded)) return true
  if (has(cues.subject, folded)) return true
  const asked = fold(question)
  return has(named, asked) || has(cues.product, asked)
}
