import type { BarredStretch, BarredWhy } from '../../interview/answers/answer-reading.ts'
import type { Message } from '../../interview/session.ts'
import { readable, readableAt, storedAt } from '../../language/readable.ts'
import { fold } from '../../language/words.ts'
import { questionIn } from './asked.ts'
import { isAssent } from './assent.ts'
import type { Claim, Evidence } from './claim.ts'
import { barredIn, isEvidence } from './evidence.ts'
import { locateQuote, type Searchable, searchable } from './locate-quote.ts'
import { isNegator, polarityOf } from './negation.ts'
import { lacksSupport } from './support.ts'
import { countQuoteWords, tokensOf } from './tokens.ts'

/** Words a quote has, unless it is the whole message. */
export const quoteWordsMin = 3
export const quoteWordsMax = 60
/** Claims of one interview that are looked at. */
const claimsMax = 400
/** Quotes of one claim that are looked at. */
const evidencePerClaimMax = 8
/** Characters without words that may surround a short quote. */
const surroundingCharactersMax = 1_000
/** Words before a quote in which a negation would turn its sense. */
const negationReach = 4
/** Characters before a quote that are read for such a negation. */
const clauseCharactersMax = 200

export type VerifyContext = {
  linkID: string
  messages: readonly Message[]
  /** Of the interview, BCP 47; English when absent. */
  language?: string
  /** Names that need no support: the product's own. */
  known?: readonly string[]
}

export type Verified = { kept: Claim[]; rejected: { reason: string; count: number }[] }

/**
 * Keeps the claims that rest on the participant's own words, with those words as they are stored,
 * and says why the others went. Whatever goes in, every quote that comes out is a slice of a
 * participant's message.
 */
export function verifyClaims(claims: readonly Claim[], context: VerifyContext): Verified {
  const lookUp = createLookUp(context)
  const kept: Claim[] = []
  const counts = new Map<string, number>()
  for (const [index, claim] of claims.entries()) {
    const result = index < claimsMax ? verifyClaim(claim, context, lookUp) : 'too many claims'
    if (typeof result === 'string') counts.set(result, (counts.get(result) ?? 0) + 1)
    else kept.push(result)
  }
  return { kept, rejected: [...counts].map(([reason, count]) => ({ reason, count })) }
}

/** `stored` is the whole message, `text` what is read of it. */
type Source = { stored: string; text: Searchable; barred: BarredStretch[]; asked: Asked }
/** The line that is answered, and all that was asked up to then. */
type Asked = { question: string; before: readonly Message[] }
const ready = new WeakMap<Message, Pick<Source, 'text' | 'barred'>>()

type LookUp = (seq: number) => Source | string

function createLookUp({ messages }: VerifyContext): LookUp {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  return (seq) => {
    const message = bySeq.get(seq)
    if (!message) return 'no such message'
    if (message.role !== 'user') return 'not the participant’s words'
    const known = ready.get(message)
    if (!known && !isEvidence(message)) return 'message is not evidence'
    const stored = message.content
    const read = known ?? {
      text: searchable(readable(stored)),
      barred: barredIn(message),
    }
    ready.set(message, read)
    const before = messages.filter(({ role, seq }) => role === 'assistant' && seq < message.seq)
    return { stored, ...read, asked: { question: questionOf(message, bySeq), before } }
  }
}

const whyBarred: Record<BarredWhy, string> = {
  order: 'an order, not an answer',
  others: 'words of somebody else',
  pasted: 'words of somebody else',
  talk: 'said to the interviewer',
  misheard: 'heard with little confidence',
}

/** The question a message answers: the one it names, else the nearest before it. */
function questionOf(message: Message, bySeq: ReadonlyMap<number, Message>): string {
  const asked = bySeq.get(message.after ?? message.seq - 1)
  return asked?.role === 'assistant' ? asked.content : ''
}

function verifyClaim(claim: Claim, context: VerifyContext, lookUp: LookUp): Claim | string {
  const flaw = flawOf(claim)
  if (flaw) return flaw
  const evidence: Evidence[] = []
  let reason = 'no evidence'
  let assentOnly = true
  for (const candidate of claim.evidence.slice(0, evidencePerClaimMax)) {
    const found = verifyEvidence(candidate, claim, context, lookUp)
    if (typeof found === 'string') reason = found
    else {
      evidence.push(found)
      assentOnly &&= isAssent(found.quote)
    }
  }
  if (evidence.length === 0) return reason
  return { ...claim, confidence: assentOnly ? 'low' : claim.confidence, evidence }
}

function flawOf(claim: Claim): string | null {
  if (claim.text.trim() === '') return 'empty claim'
  if (claim.kind === 'praise' && claim.polarity === 'negative') return 'polarity differs'
  if (claim.kind === 'problem' && claim.polarity === 'positive') return 'polarity differs'
  const { score } = claim
  if (score === undefined) return null
  if (claim.kind !== 'sentiment') return 'score without sentiment'
  return Number.isInteger(score) && score >= 1 && score <= 5 ? null : 'score outside 1 to 5'
}

function verifyEvidence(
  candidate: Evidence,
  claim: Claim,
  context: VerifyContext,
  lookUp: LookUp,
): Evidence | string {
  if (candidate.linkID !== context.linkID) return 'other interview'
  const source = lookUp(candidate.seq)
  if (typeof source === 'string') return source
  const { stored, text, barred, asked } = source
  const found = locateQuote(text, candidate.quote, readableAt(stored, candidate.start))
  if (!found) return /…|\.\.\./.test(candidate.quote) ? 'spliced quote' : 'quote not found'
  const quote = text.content.slice(found.start, found.end)
  const flaw = flawOfQuote({ quote, candidate, text, start: found.start, context })
  if (flaw) return flaw
  const bar = barred.find(({ start, end }) => found.start < end && start < found.end)
  if (bar) return whyBarred[bar.why]

  const assent = isAssent(quote)
  if (assent && (claim.kind === 'sentiment' || claim.kind === 'key_value')) return 'only a nod'
  const lack = supportLack(claim, quote, asked.question, context)
  if (lack) return lack
  const { linkID, seq } = candidate
  const shown = candidate.context !== undefined || assent
  const ownContext = shown ? contextOf(candidate, asked, context) : ''
  return {
    linkID,
    seq,
    start: storedAt(stored, found.start),
    end: storedAt(stored, found.end),
    quote,
    ...(ownContext === '' ? {} : { context: ownContext }),
    ...(found.exact ? {} : { requoted: true as const }),
  }
}

/** The question shown with a quote: the one named where it was asked, else the one it answers. */
function contextOf({ context = '' }: Evidence, asked: Asked, { language = 'en' }: VerifyContext) {
  const isAsked = context !== '' && asked.before.some(({ content }) => content.includes(context))
  return isAsked ? context : questionIn(asked.question, language)
}

type QuoteCheck = {
  quote: string
  candidate: Evidence
  text: Searchable
  start: number
  context: VerifyContext
}

function flawOfQuote({ quote, candidate, text, start, context }: QuoteCheck): string | null {
  const language = context.language ?? 'en'
  const count = countQuoteWords(quote)
  if (count === 0) return 'quote without words'
  if (count > quoteWordsMax) return 'quote too long'
  if (count < quoteWordsMin && !isAll(quote, start, text.content)) return 'quote too short'
  // What was nearly quoted may lack the one word that matters.
  const meant = polarityOf(candidate.quote, language)
  if (meant.negations !== polarityOf(quote, language).negations) return 'negation differs'
  if (digitsOf(candidate.quote) !== digitsOf(quote)) return 'number differs'
  if (cutsNegation(text.content, start, language)) return 'negation left out'
  return null
}

/** Whether a message has no words but those of the quote. */
function isAll(quote: string, start: number, content: string): boolean {
  // A message that long is no short quote with punctuation around it.
  if (content.length > quote.length + surroundingCharactersMax) return false
  return countQuoteWords(content.slice(0, start) + content.slice(start + quote.length)) === 0
}

const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).join(' ')

/** Whether the clause of a quote has, shortly before it, a negation that the quote leaves out. */
function cutsNegation(content: string, start: number, language: string): boolean {
  const from = Math.max(0, start - clauseCharactersMax)
  const clause =
    content
      .slice(from, start)
      .split(/[.!?\n,;:—–]|\s-\s/)
      .at(-1) ?? ''
  const before = tokensOf(fold(clause)).slice(-negationReach)
  const contrast = before.findLastIndex(({ text }) =>
    /^(?:but|and|because|so|aber|und|mais|et|pero|y|mas|e)$/.test(text),
  )
  return before.slice(contrast + 1).some(({ text }) => isNegator(text, language))
}

function supportLack(
  claim: Claim,
  quote: string,
  question: string,
  { language = 'en', known = [] }: VerifyContext,
): string | null {
  // The label of a sentiment is ours; its score is what the words must bear out.
  if (claim.kind === 'sentiment' && claim.score !== undefined) return null
  return lacksSupport(claim.text, { quote, context: question, language, known })
}
