import type { Message } from '../../interview/session.ts'
import { contentStems, fold } from '../../language/words.ts'
import type { Claim, Evidence } from '../../profile/claims/claim.ts'
import { type VerifyContext, verifyClaims } from '../../profile/claims/verify.ts'
import { ownWords } from '../../profile/composition/rank.ts'
import { placeVerdict } from '../../profile/sentiment/verdict-scale.ts'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import { factLabels, valueLabels } from './claims-form.ts'
import type { Line } from './lines.ts'
import type { Draft } from './read-drafts.ts'

/** From here the words of praise are plainly bad, and up to there those of a problem plainly good. */
const plainlyBadMax = 2
const plainlyGoodMin = 5
const keyCharactersMax = 80

export type Grounds = {
  linkID: string
  language: string
  madeBy: string
  messages: readonly Message[]
  seqByID: ReadonlyMap<string, number>
  verify: VerifyContext
}

export function groundsOf(
  { linkID, session, messages }: FinishedInterview,
  lines: readonly Line[],
  madeBy: string,
): Grounds {
  const { language, productID, plan } = session
  return {
    linkID,
    language,
    madeBy,
    messages,
    seqByID: new Map(lines.map(({ id, seq }) => [id, seq])),
    verify: { linkID, messages, language, known: [productID, ...plan.glossary] },
  }
}

export type Checked = { claim: Claim } | { reason: string }

/** Holds what a model wrote against the interview: a claim in the person's own words, or why not. */
export function checkDraft(draft: Draft, grounds: Grounds): Checked {
  const seq = grounds.seqByID.get(draft.from)
  if (seq === undefined) return { reason: 'no such message' }
  const { kept, rejected } = verifyClaims([claimOf(draft, seq, grounds)], grounds.verify)
  const [claim] = kept
  if (!claim) return { reason: rejected[0]?.reason ?? 'no evidence' }
  const text = ownWords(claim)
  const [place] = claim.evidence
  if (place && isReported(grounds, place)) return { reason: 'words of somebody else' }
  if (isOtherwise(claim.kind, text)) return { reason: 'polarity differs' }
  return { claim: { ...claim, text, key: keyOf(draft, text, grounds.language) } }
}

function claimOf(draft: Draft, seq: number, { linkID, madeBy }: Grounds): Claim {
  const { kind, quote, words, polarity, score, needsQuestion } = draft
  const named = words !== null && words !== '' && quote.includes(words)
  return {
    kind,
    text: named ? words : quote,
    key: kind,
    ...(polarity && isPolarityOf(kind, polarity) && { polarity }),
    ...strengthOf(draft),
    ...(kind === 'sentiment' && score !== null && { score }),
    confidence: needsQuestion ? 'medium' : 'high',
    madeBy,
    evidence: [
      // A place nobody knows yet: it is looked up.
      { linkID, seq, start: 0, end: 0, quote, ...(needsQuestion && { context: '' }) },
    ],
  }
}

function isPolarityOf(kind: Claim['kind'], polarity: NonNullable<Claim['polarity']>): boolean {
  const ofValues = polarity === 'wants' || polarity === 'avoids'
  return kind === 'key_value' ? ofValues : !ofValues
}

function strengthOf({ kind, strength }: Draft): Pick<Claim, 'strength'> {
  if (kind !== 'problem' && kind !== 'key_value') return {}
  // `readDrafts` lets only these through.
  return strength === null ? {} : { strength: strength as 1 | 2 | 3 }
}

const quoted = /["“”„«»][^"“”„«»\n]+["“”„«»]/gu

/** Whether all words of a quote stand between quotation marks, with others around them. */
function isReported({ messages }: Grounds, { seq, start, end, quote }: Evidence): boolean {
  const content = messages.find((message) => message.seq === seq)?.content ?? ''
  const first = start + Math.max(0, quote.search(/[\p{L}\p{N}]/u))
  const units = [...quote]
  const silent = units.slice(units.findLastIndex((unit) => /[\p{L}\p{N}]/u.test(unit)) + 1)
  const last = end - silent.join('').length
  return [...content.matchAll(quoted)].some(
    ({ 0: span, index }) =>
      index < first && last < index + span.length && span.length < content.trim().length,
  )
}

/** Whether words taken for praise are plainly bad, or words taken for a problem plainly good. */
function isOtherwise(kind: Claim['kind'], text: string): boolean {
  if (kind !== 'praise' && kind !== 'problem') return false
  const placed = placeVerdict(text)
  if (placed === null) return false
  return kind === 'praise' ? placed <= plainlyBadMax : placed >= plainlyGoodMin
}

/** What a claim is about, by one of the names that are the same in every interview; empty where none fits. */
function keyOf({ kind, label }: Draft, text: string, language: string): string {
  const folded = fold(text)
  const wanted = fold(label ?? '')
  if (kind === 'sentiment') return 'overall'
  if (kind === 'background') return factLabels.find((known) => known === wanted) ?? 'other'
  if (kind !== 'interest') return valueLabels.find((known) => known === wanted) ?? ''
  return (contentStems(text, language).join(' ') || folded).slice(0, keyCharactersMax)
}
