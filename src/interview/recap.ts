import { withoutEnd } from '../language/ends.ts'
import { readable } from '../language/readable.ts'
import { sentences } from '../language/sentences.ts'
import { countWords, fold } from '../language/words.ts'
import { givesReason, tellsTrouble } from './form.ts'
import type { Message, Session } from './session.ts'

const quotesMax = 4
const quoteWordsMin = 4
const quoteWordsMax = 30
const quoteCharactersMax = 220
/** A guide of fewer topics is read back by its questions: one sentence would stand for too much. */
const topicsMin = 3

/** One sentence of theirs, by the message it stands in. */
export type RecapLine = { seq: number; quote: string }
type Candidate = RecapLine & { about: string; weight: number; fullness: number }

/**
 * What is read back at the end, in their words and in the order they came: of each topic the
 * sentence with the reason in it, else one of a trouble, else the first of the fullest answer.
 */
export function recapLines(session: Session, messages: readonly Message[]): RecapLine[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidatesIn(session, messages)) {
    const known = best.get(candidate.about)
    if (!known || weighs(candidate, known)) best.set(candidate.about, candidate)
  }
  return withoutRepeats([...best.values()])
    .sort((a, b) => b.weight - a.weight || b.fullness - a.fullness)
    .slice(0, quotesMax)
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq, quote }) => ({ seq, quote }))
}

/** Of two reasons the later one counts: people come to the point. Of two others the fuller answer. */
function weighs(candidate: Candidate, known: Candidate): boolean {
  if (candidate.weight !== known.weight) return candidate.weight > known.weight
  if (candidate.weight >= reasonWeight) return candidate.seq > known.seq
  return candidate.fullness > known.fullness
}

const reasonWeight = 4

function candidatesIn(session: Session, messages: readonly Message[]): Candidate[] {
  const barred = new Set([
    ...(session.flagged?.map(({ seq }) => seq) ?? []),
    ...(session.aside ?? []),
    ...(session.unread ?? []),
  ])
  return messages
    .filter((message) => message.kind === 'answer' && !message.flags?.length)
    .filter(({ seq, reading }) => !barred.has(seq) && (reading?.act ?? 'answer') === 'answer')
    .flatMap((answer) => linesOf(session, messages, answer))
}

function linesOf(
  session: Session,
  messages: readonly Message[],
  { seq, content, after, reading }: Message,
): Candidate[] {
  const question = messages[after ?? seq - 1]
  const byTopic = session.plan.topics.length >= topicsMin
  const about = (byTopic ? question?.topicId : question?.questionId) ?? ''
  const text = readable(content)
  const isBarred = ({ start, end }: { start: number; end: number }) =>
    reading?.barred.some((stretch) => start < stretch.end && stretch.start < end) ?? false
  const fullness = countWords(text)
  return sentences(text, session.language)
    .flatMap(splitLowerCase)
    .filter((sentence) => isQuotable(sentence.text) && !isBarred(sentence))
    .map(({ text: said }) => ({
      seq,
      quote: withoutEnd(said, '.,;:'),
      about,
      fullness,
      weight: (givesReason(said) ? reasonWeight : 0) + (tellsTrouble(said) ? 2 : 0),
    }))
}

/** Whoever writes all in small letters ends sentences all the same. */
function splitLowerCase({ text, start }: { text: string; start: number }) {
  let from = 0
  return text.split(/(?<=\p{L}{3}[.!])\s+(?=\p{Ll})/u).map((piece) => {
    const at = text.indexOf(piece, from)
    from = at + piece.length
    return { text: piece, start: start + at, end: start + from }
  })
}

function withoutRepeats(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return found.filter(({ quote }) => !seen.has(fold(quote)) && seen.add(fold(quote)))
}

function isQuotable(text: string): boolean {
  const count = countWords(text)
  if (text.length > quoteCharactersMax || text.includes('?')) return false
  return count >= quoteWordsMin && count <= quoteWordsMax
}
