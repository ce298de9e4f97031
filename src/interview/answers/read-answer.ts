import { sentences } from '../../language/sentences.ts'
import { overlaps, type Span } from '../../language/span.ts'
import { readActs } from '../acts/acts.ts'
import { isNothingBut, orderSpans } from '../orders/orders.ts'
import { hearSelfHarm } from '../self-harm/self-harm.ts'
import type { Message } from '../session.ts'
import type { AnswerContext, AnswerReading, BarredStretch, BarredWhy } from './answer-reading.ts'
import { othersSpans } from './others-words.ts'

/** Longer than this, an answer is taken for pasted: kept whole, but not evidence. */
const pastedCharactersMin = 4_000
/** Of more sentences and lines nobody's own ten minutes are made either. */
const sentencesMax = 300

/** Reads an answer once, where it comes in. Everybody else looks the outcome up at its message. */
export function readAnswer(answer: string, context: AnswerContext): AnswerReading {
  const selfHarm = hearSelfHarm(answer)
  if (answer.length > pastedCharactersMin || hasManySentences(answer)) {
    const whole: BarredStretch = { start: 0, end: answer.length, why: 'pasted' }
    return { act: 'answer', barred: [whole], questions: [], selfHarm }
  }
  const { talk, ...acts } = readActs(answer, context)
  const barred = withMisheard(barredIn(answer, talk), answer, context)
  return { ...acts, barred, selfHarm }
}

function hasManySentences(answer: string): boolean {
  return [...answer.matchAll(/[.!?…\n]+/g)].length > sentencesMax
}

/** What the reading of an answer found: as it is kept, or read now where it was stored before readings were. */
export function readingOf(
  { content, reading }: Pick<Message, 'content' | 'reading'>,
  context: AnswerContext = { language: 'en', question: null },
): AnswerReading {
  return reading ?? readAnswer(content, context)
}

/** Whether a message of the participant is nothing but orders to the interviewer. */
export function isAllOrders(message: Pick<Message, 'content' | 'reading'>): boolean {
  const orders = readingOf(message).barred.filter(({ why }) => why === 'order')
  return isNothingBut(message.content, orders)
}

/** A message's words with `mark` in place of the stretches that are barred for one of these reasons. */
export function withoutBarred(
  message: Pick<Message, 'content' | 'reading'>,
  reasons: readonly BarredWhy[],
  mark: string,
): string {
  return readingOf(message)
    .barred.filter(({ why }) => reasons.includes(why))
    .reduceRight(
      (text, { start, end }) => text.slice(0, start) + mark + text.slice(end),
      message.content,
    )
}

/**
 * Besides, sentences with words in doubt, as a whole: one of these may turn all others. Only as far as nothing
 * else is barred there, for what is an order stays one.
 */
function withMisheard(
  barred: readonly BarredStretch[],
  answer: string,
  { unsure = [], language }: AnswerContext,
): BarredStretch[] {
  if (unsure.length === 0) return [...barred]
  const misheard = sentences(answer, language)
    .filter(({ start, end }) => unsure.some(({ from, to }) => from < end && start < to))
    .flatMap(({ start, end }) => leftOf({ start, end }, barred))
    .map((span) => ({ ...span, why: 'misheard' as const }))
  return [...barred, ...misheard].toSorted((a, b) => a.start - b.start)
}

/** What others, in order and apart, leave of a stretch. */
function leftOf({ start, end }: Span, others: readonly Span[]): Span[] {
  const within = others.filter((other) => overlaps(other, { start, end }))
  const starts = [start, ...within.map((other) => other.end)]
  const ends = [...within.map((other) => other.start), end]
  return starts
    .map((from, at) => ({ start: from, end: ends[at] ?? end }))
    .filter((span) => span.start < span.end)
}

/** Where an answer is evidence of nothing, and why. */
function barredIn(answer: string, talk: readonly Span[]): BarredStretch[] {
  const why = (spans: readonly (Span & { unsure?: true })[], why: BarredWhy) =>
    spans.map((span) => ({ ...span, why }))
  // "What do you mean?" may read like an order; it is met as what it is.
  const orders = orderSpans(answer).filter((span) => !talk.some((said) => overlaps(said, span)))
  return apart([
    ...why(orders, 'order'),
    ...why(othersSpans(answer), 'others'),
    ...why(talk, 'talk'),
  ])
}

/** The stretches in order, each only as far as none before it reaches. */
function apart(stretches: readonly BarredStretch[]): BarredStretch[] {
  const found: BarredStretch[] = []
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(stretch.start, found.at(-1)?.end ?? 0)
    if (start < stretch.end) found.push({ ...stretch, start })
  }
  return found
}
