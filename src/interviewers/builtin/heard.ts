import type { Language } from '../../guide/plan.ts'
import type { AnswerReading } from '../../interview/answers/answer-reading.ts'
import { readingOf } from '../../interview/answers/meet-answer.ts'
import type { Turn } from '../../interview/ports.ts'
import { findQuestion, type PlannedQuestion } from '../../interview/questions/progress.ts'
import type { Message, Session } from '../../interview/session.ts'
import { spokenLanguage } from '../../interview/texts/texts.ts'
import { readable } from '../../language/readable.ts'
import { countWords } from '../../language/words.ts'
import { detectLanguage, languageAfter, requestedLanguage } from './reading/detect-language.ts'

/** The newest answer, and where in the interview it came. */
export type Heard = {
  seed: string
  /** In the language the reply will be in. */
  session: Session
  messages: readonly Message[]
  answer: Message
  reading: AnswerReading
  /** What of it may be followed up: without what is barred. */
  text: string
  words: number
  /** What it replies to. */
  asked: Message | null
  planned: PlannedQuestion | null
  language: Language
  /** Set when the conversation should go on in another language. */
  switchTo: string | null
  /** Written in a language that the interview is not in: nothing of it is quoted. */
  foreign: boolean
}

/** Reads the newest line; null when it is not an answer. */
export function hear({ seed, session: before, messages }: Turn): Heard | null {
  const answer = messages.at(-1)
  if (answer?.kind !== 'answer') return null
  const reading = readingOf(before, messages, answer)
  const switchTo = languageSwitch(before, messages, answer)
  const session = switchTo === null ? before : { ...before, language: switchTo }
  const language = spokenLanguage(session.language) ?? 'en'
  const written = detectLanguage(answer.content)
  const text = readable(withoutBarred(answer.content, reading))
  return {
    seed,
    session,
    messages,
    answer,
    reading,
    text,
    words: countWords(text),
    asked: messages.findLast(({ role }) => role === 'assistant') ?? null,
    planned: findQuestion(session, session.current.questionId),
    language,
    switchTo,
    foreign: written !== null && written !== language,
  }
}

function withoutBarred(content: string, { barred }: AnswerReading): string {
  let from = 0
  const kept = barred.map(({ start, end }) => {
    const piece = content.slice(from, start)
    from = end
    return piece
  })
  return [...kept, content.slice(from)].join(' ').trim()
}

/** Switches only to languages with texts of their own; in any other one may answer anyway. */
function languageSwitch(
  session: Session,
  messages: readonly Message[],
  answer: Message,
): string | null {
  // What was pasted, or an order, is in whatever language it is in.
  const own = readable(withoutBarred(answer.content, readingOf(session, messages, answer)))
  const wanted = requestedLanguage(own) ?? languageAfter(own, session.language)
  return wanted !== null && wanted !== session.language && spokenLanguage(wanted) ? wanted : null
}
