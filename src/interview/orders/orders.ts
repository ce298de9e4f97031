import { plainlyReadable } from '../../language/readable.ts'
import { type Sentence, sentences } from '../../language/sentences.ts'
import { overlaps, type Span } from '../../language/span.ts'
import { countWords, fold } from '../../language/words.ts'
import { classics } from './classics.ts'
import { marks } from './marks.ts'
import { type OrderSpan, scoredOrders } from './score.ts'

/** Fewer words outside its orders are no answer of their own: "please", "thanks". */
const answerWordsMin = 3

/**
 * Where an answer gives the interviewer orders, as if it were a machine that takes them: sentences with
 * marks that only a machine writes, orders that everybody has read of, and what by a learned score reads like one. What somebody wants of
 * the product is none. An order bars its own words and not the answer around it: they are kept as they
 * were written, but are evidence of nothing, and no model is shown them. What slips through meets the gates.
 */
export function orderSpans(answer: string): OrderSpan[] {
  const all = sentences(answer).flatMap(apart)
  const marked = all.filter(({ text }) => hasMarks(text))
  const scored = scoredOrders(answer, all).filter(
    (span) => !marked.some((known) => overlaps(known, span)),
  )
  return [...marked.map(({ start, end }) => ({ start, end })), ...scored]
}

/** Whether an answer is nothing but orders. */
export function givesOrders(answer: string): boolean {
  return isNothingBut(answer, orderSpans(answer))
}

/** Whether stretches of an answer, of which there are some, leave next to nothing of it. */
export function isNothingBut(answer: string, spans: readonly Span[]): boolean {
  if (spans.length === 0) return false
  const left = spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    answer,
  )
  return countWords(left) < answerWordsMin
}

/** What is typed without capitals comes as one sentence. */
function apart({ text, start, end }: Sentence): Sentence[] {
  const starts = [...text.matchAll(/[.!?] (?=\p{Ll})/gu)].map(({ index }) => index + 2)
  return [0, ...starts].map((from, at) => {
    const to = starts[at] ?? end - start
    return { text: text.slice(from, to), start: start + from, end: start + to }
  })
}

function hasMarks(sentence: string): boolean {
  const folded = fold(plainlyReadable(sentence))
  return [...marks, ...classics].some((pattern) => pattern.test(folded))
}
