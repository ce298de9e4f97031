import { contentStems, countWords } from '../../language/words.ts'
import { withoutDispelled } from '../answers/doubts.ts'
import type { QuoteRef, RecapLine } from '../proposals/proposal.ts'
import { isQuoteOf } from '../record.ts'
import type { Message, Session } from '../session.ts'

/** Sentences that are read back at most, words of one, and quotes that one rests on. */
const linesMax = 4
const lineWordsMax = 40
const quotesMax = 4
const quoteCharactersMax = 600
/** Fewer words bear out too little. */
const quoteWordsMin = 2
/** Share of a sentence's content words that stand in its quotes or in the question before them. */
const sharedMin = 0.3

/**
 * The sentences of a model's recap that hold: plain statements, each resting on words that stand in
 * the transcript and are evidence, with no number of its own and enough of their words in it.
 */
export function linesThatHold(
  lines: readonly RecapLine[],
  session: Session,
  messages: readonly Message[],
): RecapLine[] {
  const held = lines.map(({ text, quotes }) => ({
    text: ended(text.trim()),
    quotes: quotes.filter((quote) => isGiven(quote, session, messages)).slice(0, quotesMax),
  }))
  return held.filter((line) => isBorneOut(line, session, messages)).slice(0, linesMax)
}

function ended(text: string): string {
  return /[.!…]$/u.test(text) || text === '' ? text : `${text}.`
}

/** Whether these words were said, as evidence: no order, nothing pasted, nothing that was flagged. */
function isGiven(
  { seq, quote }: QuoteRef,
  session: Session,
  messages: readonly Message[],
): boolean {
  const message = messages[seq]
  if (!message || !isQuoteOf(message, quote) || message.flags?.length) return false
  const isKept = quote.length <= quoteCharactersMax && countWords(quote) >= quoteWordsMin
  if (!isKept || session.unread?.includes(seq)) return false
  if (session.flagged?.some((one) => one.seq === seq)) return false
  const { reading } = withoutDispelled(session, message)
  const start = message.content.indexOf(quote)
  const end = start + quote.length
  return !reading?.barred.some((stretch) => stretch.start < end && start < stretch.end)
}

function isBorneOut(
  { text, quotes }: RecapLine,
  { language }: Session,
  messages: readonly Message[],
): boolean {
  const count = countWords(text)
  if (quotes.length === 0 || count === 0 || count > lineWordsMax || /[?¿]/.test(text)) return false
  const said = quotes.map(({ quote }) => quote).join('\n')
  const told = messages.filter(({ kind }) => kind === 'answer').map(({ content }) => content)
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.some((number) => !told.some((one) => one.includes(number)))) return false
  const asked = quotes.map(({ seq }) => messages[messages[seq]?.after ?? -1]?.content ?? '')
  const known = new Set(contentStems([said, ...asked].join('\n'), language))
  const stems = new Set(contentStems(text, language))
  return stems.size > 0 && stems.intersection(known).size / stems.size >= sharedMin
}
