import { isOfTheTalk } from '../../interview/acts/of-the-talk.ts'
import { readable, readableAt, storedAt } from '../../language/readable.ts'
import { type Sentence, sentences } from '../../language/sentences.ts'
import { countWords } from '../../language/words.ts'
import { isCourtesy, isYesNo } from '../../profile/claims/assent.ts'
import { barredIn } from '../../profile/claims/evidence.ts'
import { numbersToldBy } from '../../profile/claims/support.ts'
import { countQuoteWords } from '../../profile/claims/tokens.ts'
import { quoteWordsMax, quoteWordsMin } from '../../profile/claims/verify.ts'
import type { Answer } from './answers.ts'

/** A longer run without a stop is no sentence. */
const sentenceCharactersMax = 4_000
/** A longer piece is no quote, whatever it counts as words. */
const pieceCharactersMax = 500
/** A run without a stop is cut where a clause ends, into pieces of about so many words. */
const pieceWords = 30

/** Text that is not the person speaking: addresses, code, logs, mail heads, markup. */
const foreign =
  /https?:\/\/|www\.|\S@\S{1,45}\.\S|\+?\d[\d ()-]{8,}\d|^>|^(?:from|to|subject|sent|date|cc|von|an|betreff|asunto):|\S{45,}|[{}<>|\\].{0,80}[{}<>|\\=;]|^\d{4}-\d\d-\d\d[t ]|^\[?(?:info|warn|error|debug)\b|^(?:system|assistant|user|developer)\s*:|\[\/?inst\]/iu

/** "A four": more words say more than the score. */
const scoreWordsMax = 2

type Span = { start: number; end: number }
/** Words of an answer as they are stored. */
export type Piece = Span & { text: string }

/** The sentences of an answer that tell something, each as it stands, apart where `cuts` begin and end. */
export function tellingPieces(
  { message, asked }: Pick<Answer, 'message' | 'asked'>,
  language: string,
  cuts: readonly Span[] = [],
): Piece[] {
  const content = readable(message.content)
  const barred = barredIn(message)
  const whole = content.trim()
  const taken = edgesOf(cuts).map((at) => readableAt(message.content, at))
  const told = spansOf(content, language)
    .flatMap((span) => freeOf(span, barred))
    .map((span) => trimmed(content, span))
    .filter(({ start, end }, at, all) => {
      const [text, next] = [content.slice(start, end), all[at + 1]]
      const leads = isYesNo(text) && next && isTelling(content.slice(next.start, next.end))
      return leads || isTelling(beside(text, asked))
    })
  return joinShort(content, told)
    .flatMap((span) => cutAt(span, taken))
    .flatMap((span) => cut(content, span))
    .map((span) => trimmed(content, span))
    .map(({ start, end }) => ({ start, end, text: content.slice(start, end) }))
    .filter(({ text }) => isQuotable(text, whole))
    .map(({ start, end, text }) => ({
      start: storedAt(message.content, start),
      end: storedAt(message.content, end),
      text,
    }))
}

/** What is left of a stretch beside what is barred of it. */
function freeOf(span: Span, barred: readonly Span[]): Span[] {
  return cutAt(span, edgesOf(barred)).filter(
    (part) => !barred.some(({ start, end }) => part.start < end && start < part.end),
  )
}

const edgesOf = (spans: readonly Span[]) => spans.flatMap(({ start, end }) => [start, end])

/** A stretch in the parts that these places leave of it. */
function cutAt({ start, end }: Span, places: readonly number[]): Span[] {
  const inside = places.filter((at) => at > start && at < end)
  const edges = [...new Set([start, ...inside, end])].sort((a, b) => a - b)
  return edges.slice(1).map((to, at) => ({ start: edges[at] ?? start, end: to }))
}

/** A number given as the verdict is the sentiment already. */
function beside(text: string, asked: Answer['asked']): string {
  if (asked?.kind !== 'verdict') return text
  const isScore = countWords(text) <= scoreWordsMax && numbersToldBy(text).size > 0
  return isScore ? '' : text.replace(/\d+/g, ' ')
}

/** Without what nobody sees at either end, and what ends a sentence before it. */
function trimmed(content: string, { start, end }: Span): Span {
  const isSeen = (at: number) => content.charCodeAt(at) > 0x20
  let [from, to] = [start, end]
  while (from < to && (!isSeen(from) || '.,;:!?…'.includes(content[from] ?? ''))) from += 1
  while (to > from && (!isSeen(to - 1) || ',;:'.includes(content[to - 1] ?? ''))) to -= 1
  return { start: from, end: to }
}

function isTelling(text: string): boolean {
  const isTold = !text.endsWith('?') && !foreign.test(text) && !isCourtesy(text)
  return isTold && !isOfTheTalk(text)
}

function isQuotable(text: string, whole: string): boolean {
  const count = countQuoteWords(text)
  if (text.length > pieceCharactersMax || count > quoteWordsMax) return false
  return count >= quoteWordsMin || (count > 0 && text === whole)
}

/** Whoever writes all in small letters ends sentences all the same. */
function lowerCaseSentences({ text, start }: Sentence): Sentence[] {
  let from = 0
  return text.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Ll})/u).map((piece) => {
    const at = text.indexOf(piece, from)
    from = at + piece.length
    return { text: piece, start: start + at, end: start + from }
  })
}

/** The sentences without list marks. */
function spansOf(content: string, language: string): Span[] {
  return sentences(content, language)
    .flatMap(lowerCaseSentences)
    .flatMap(({ text, start, end }) => {
      if (end - start > sentenceCharactersMax) return []
      const mark = /^(?:[-*•–—]|\d{1,2}[.)])\s+/.exec(text)?.[0].length ?? 0
      return mark === text.length ? [] : [{ start: start + mark, end }]
    })
}

/** Characters between two sentences that stand side by side. */
const gapMax = 3

/** A sentence too short to be a quote is read with its neighbour: "A clipboard. Twelve years of it." */
function joinShort(content: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const isNear = before && span.start - before.end <= gapMax
    const isShort = (one: Span) =>
      countQuoteWords(content.slice(one.start, one.end)) < quoteWordsMin
    if (before && isNear && (isShort(before) || isShort(span))) before.end = span.end
    else joined.push({ ...span })
  }
  return joined
}

/** A run that is too long for a quote, in pieces that end where a clause does. */
function cut(content: string, span: Span): Span[] {
  const text = content.slice(span.start, span.end)
  if (text.length <= pieceCharactersMax && countQuoteWords(text) <= quoteWordsMax) return [span]
  const pieces: Span[] = []
  let start = 0
  for (const { index } of text.matchAll(/[,;:–—](?=\s)/g)) {
    if (countWords(text.slice(start, index)) < pieceWords) continue
    pieces.push({ start: span.start + start, end: span.start + index })
    start = index + 1 + (text.slice(index + 1).length - text.slice(index + 1).trimStart().length)
  }
  pieces.push({ start: span.start + start, end: span.end })
  return pieces
}
