import { withoutEnd } from '../language/ends.ts'
import { sentences } from '../language/sentences.ts'
import { countWords, fold } from '../language/words.ts'
import type { Message, Session } from './session.ts'

const quotesMax = 3
const quoteWordsMin = 4
const quoteWordsMax = 25
const quoteCharactersMax = 200
const substantiveAnswersMin = 2
/** What is read of one answer to find a quote. */
const charactersRead = 4_000

/**
 * Up to three of the participant's own phrases for the recap, in the order they were written; none
 * when there were fewer than two answers worth recalling.
 */
export function recapQuotes(session: Session, messages: readonly Message[]): string[] {
  const all = substantiveAnswers(session, messages)
  if (all.length < substantiveAnswersMin) return []
  // What nobody noted may be beside the point: it is recalled only where too little was noted, and
  // never of somebody who strayed.
  const noted = all.filter(({ seq }) => session.memory.some((fact) => fact.seq === seq))
  const strayed = (session.aside?.length ?? 0) > 0
  const answers = noted.length < substantiveAnswersMin && !strayed ? all : noted
  const found = answers
    .map((answer) => ({ seq: answer.seq, quote: quoteFrom(session, answer) }))
    .filter((candidate): candidate is { seq: number; quote: string } => candidate.quote !== null)
  return withoutRepeats(found)
    .sort((a, b) => countWords(b.quote) - countWords(a.quote) || a.seq - b.seq)
    .slice(0, quotesMax)
    .sort((a, b) => a.seq - b.seq)
    .map(({ quote }) => quote)
}

function withoutRepeats<T extends { quote: string }>(found: readonly T[]): T[] {
  const seen = new Set<string>()
  return found.filter(({ quote }) => !seen.has(fold(quote)) && seen.add(fold(quote)))
}

/** Answers of the conversation that say something and may be used. */
function substantiveAnswers(session: Session, messages: readonly Message[]): Message[] {
  const flagged = session.flagged?.map(({ seq }) => seq) ?? []
  const barred = new Set([...flagged, ...(session.aside ?? [])])
  return messages.filter(
    (message) =>
      message.kind === 'answer' &&
      !message.flags?.length &&
      !barred.has(message.seq) &&
      countWords(message.content.slice(0, charactersRead)) >= quoteWordsMin,
  )
}

/** The words an interviewer noted of it, else its longest sentence that is short enough. */
function quoteFrom(session: Session, answer: Message): string | null {
  const noted = session.memory.filter(({ seq }) => seq === answer.seq).map(({ quote }) => quote)
  const read = answer.content.slice(0, charactersRead)
  const said = sentences(read, session.language)
    .map(({ text }) => text)
    .filter((text) => !text.endsWith('?'))
    .sort((a, b) => countWords(b) - countWords(a))
  const quote = [...noted, ...said].find(isQuotable)
  return quote === undefined ? null : withoutEnd(quote, '.,;:')
}

function isQuotable(text: string): boolean {
  const count = countWords(text)
  if (text.length > quoteCharactersMax || /[\r\n]/.test(text)) return false
  return count >= quoteWordsMin && count <= quoteWordsMax
}
