import type { Session } from '../../interview/session.ts'
import { wholeWords } from '../../language/letters.ts'
import { contentStems, fold, words } from '../../language/words.ts'
import type { Claim, Evidence } from '../../profile/claim.ts'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import { quoteWordsMax, quoteWordsMin } from '../../profile/verify.ts'
import { has } from './cue-pack.ts'
import { type About, type Feedback, feedbackOf } from './feedback.ts'
import { impliedBy, inferredFrom, type Overall, placedBy, statedBy } from './overall.ts'
import { factOf, interestsOf, valuesOf } from './person.ts'
import { isIdle, type Unit, unitsOf } from './units.ts'

export const builtinName = 'builtin'
/** Claims of one interview, the earliest first, besides the overall one and the remarks. */
const claimsMax = 300
/** Sentences kept as remarks where nothing clearer was said. */
const remarksMax = 3
const remarkWordsMin = 8
const remarkWordsMax = 40
const namesMax = 60
/** Seqs from one answer to the next. */
const nextAnswer = 2

/** What one finished interview tells, in the person's own sentences. */
export function extractClaims({ linkID, session, messages }: FinishedInterview): Claim[] {
  const units = unitsOf(messages, session.language)
  const about: About = {
    named: namesOf(session.productID, session.plan.glossary),
    product: namesOf(session.productID, session.plan.glossary.slice(0, 1)),
    others: otherProducts(units, session),
  }
  const claims: Claim[] = []
  const feedback: (Feedback & { unit: Unit })[] = []
  const add = (unit: Unit, claim: Omit<Claim, 'madeBy' | 'evidence'>) => {
    if (!isQuotable(unit, messages)) return
    claims.push({ ...claim, madeBy: builtinName, evidence: [evidenceOf(linkID, unit)] })
  }
  const aside = asides(units, about)
  for (const unit of units) {
    const interests = interestsOf(unit, about.named)
    const fact = factOf(unit, about.product)
    const last = feedback.at(-1)?.unit.seq ?? Number.NEGATIVE_INFINITY
    const carriesOn = unit.seq - last <= nextAnswer
    const leisure = interests.length > 0 && asksInterest(unit)
    const isOpinion = fact === null && !leisure && !aside.has(unit)
    const found = isOpinion ? feedbackOf(unit, about, carriesOn) : null
    // A pastime is no side of the product, though the question asked for one.
    const opinion = interests.length > 0 && found?.confidence === 'medium' ? null : found
    const values = valuesOf(unit, opinion?.kind === 'problem')
    // What somebody needs is no praise of what there is.
    const told = opinion?.kind === 'praise' && values.length > 0 ? null : opinion
    if (fact !== null)
      add(unit, { kind: 'background', text: unit.text, key: fact, confidence: 'high' })
    if (told) {
      add(unit, { ...told, text: unit.text })
      feedback.push({ unit, ...told })
    }
    for (const value of values) {
      add(unit, { kind: 'key_value', polarity: 'wants', confidence: 'high', ...value })
    }
    for (const interest of interests) {
      add(unit, { kind: 'interest', confidence: 'medium', ...interest })
    }
  }
  // Room is kept for how they feel all in all, which is told last.
  claims.splice(claimsMax)
  const overall = placedBy(units) ?? statedBy(units) ?? impliedBy(units) ?? inferredFrom(feedback)
  if (overall) add(overall.unit, sentimentClaim(overall))
  for (const unit of remarks(units, feedback)) {
    add(unit, { kind: 'remark', text: unit.text, key: `remark ${unit.seq}`, confidence: 'low' })
  }
  return withoutInterestPraise(claims)
}

const asksInterest = ({ cues, question }: Unit) =>
  cues !== null && has(cues.asksInterest, fold(question))

/** Sentences about what came before the product, and those that carry one on in the same answer. */
function asides(units: readonly Unit[], { named, product }: About): ReadonlySet<Unit> {
  const found = new Set<Unit>()
  let before: Unit | undefined
  for (const unit of units) {
    const { cues, folded } = unit
    const follows = before?.seq === unit.seq && found.has(before)
    before = unit
    if (!cues || has(product, folded) || has(cues.present, folded)) continue
    const asked = has(cues.asksBefore, fold(unit.question))
    if (has(named, folded) && !asked) continue
    const carriesOn = follows && /^(?:and |but )?(?:it|that|they|the) /.test(folded)
    if (asked || carriesOn || has(cues.otherProduct, folded)) found.add(unit)
  }
  return found
}

/** "I love sailing" is no praise of the product. */
function withoutInterestPraise(claims: readonly Claim[]): Claim[] {
  const place = ({ evidence: [at] }: Claim) => `${at?.seq}:${at?.start}`
  const interests = new Set(claims.filter(({ kind }) => kind === 'interest').map(place))
  return claims.filter((claim) => claim.kind !== 'praise' || !interests.has(place(claim)))
}

function sentimentClaim({ unit, score, method }: Overall): Omit<Claim, 'madeBy' | 'evidence'> {
  const confidence = { self_placed: 'high', stated: 'medium', inferred: 'low' } as const
  return {
    kind: 'sentiment',
    text: unit.text,
    key: 'overall',
    score,
    method,
    confidence: confidence[method],
  }
}

function evidenceOf(linkID: string, unit: Unit): Evidence {
  const { seq, start, end, text, question } = unit
  const leans = unit.dependent && question !== ''
  return { linkID, seq, start, end, quote: text, ...(leans ? { context: question } : {}) }
}

/** Long enough to be told apart, or all that was said, and short enough to be a quote. */
function isQuotable(unit: Unit, messages: FinishedInterview['messages']): boolean {
  if (unit.words > quoteWordsMax) return false
  if (unit.words >= quoteWordsMin) return true
  const content = messages.find(({ seq }) => seq === unit.seq)?.content ?? ''
  return content.trim() === unit.text && unit.words > 0
}

/** The product's names and features as one pattern of whole words. */
function namesOf(productID: string, glossary: readonly string[]): RegExp {
  const names = [productID, ...glossary]
    .map(fold)
    .filter((name) => name.length > 1)
    .slice(0, namesMax)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(wholeWords(names.join('|') || '(?!)'), 'gu')
}

/** Capitalized names that follow using, trying or switching, the product's own left out. */
function otherProducts(units: readonly Unit[], { plan, productID }: Session): Set<string> {
  const own = new Set([productID, ...plan.glossary].flatMap(words))
  const found = units.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:use|used|using|try|tried|switch(?:ed)?|moved?|came|compared?|than|like|with|from|to|had)\s+(?:(?:to|from|with|over|using)\s+)?(\p{Lu}[\p{L}\p{N}]+)/gu,
      ),
    ].map((match) => fold(match[1] ?? '')),
  )
  return new Set(found.filter((name) => !own.has(name)).slice(0, namesMax))
}

/** The fullest sentences, where a language has no cues or nothing clear was said about the product. */
function remarks(units: readonly Unit[], feedback: readonly { kind: Feedback['kind'] }[]): Unit[] {
  if (feedback.length > 0) return []
  const fullest = units
    .filter((unit) => !unit.cues)
    .filter((unit) => unit.words >= remarkWordsMin && unit.words <= remarkWordsMax)
    .filter((unit) => !unit.folded.endsWith('?') && !isIdle(unit.folded, unit.cues))
    .filter(
      (unit) =>
        !/\binstructions\b/.test(
          unit.folded
            .split(/\bignore\b/)
            .slice(1)
            .join(' '),
        ),
    )
    .sort((a, b) => fullness(b) - fullness(a))
    .slice(0, remarksMax)
  return fullest.sort((a, b) => a.seq - b.seq || a.start - b.start)
}

function fullness({ text, language }: Unit): number {
  return new Set(contentStems(text, language)).size
}
