import { newestQuestion } from '../questions/expects.ts'
import type { Message, MessageKind, Session } from '../session.ts'
import { join, type Step, textsOf } from '../step.ts'
import type { AnswerReading } from './answer-reading.ts'
import { readAnswer } from './read-answer.ts'
import { answerQuestions } from './their-questions.ts'

/** What is kept of an answer's one reading; of one stored before there were readings, read now. */
export function readingOf(
  session: Session,
  messages: readonly Message[],
  answer: Message,
): AnswerReading {
  if (answer.reading) return answer.reading
  const question = newestQuestion(messages)?.content ?? null
  return readAnswer(answer.content, { language: session.language, question })
}

/**
 * What is said before anything else to somebody who spoke to us: an answer to what they asked, an
 * apology where we were not understood. Null where they simply answered.
 */
export function meetAnswer(step: Step, kind: MessageKind): string | null {
  const { session, messages } = step
  const answer = messages.at(-1)
  if (answer?.kind !== 'answer' || session.unread?.includes(answer.seq)) return null
  const { act, questions } = readingOf(session, messages, answer)
  const texts = textsOf(session)
  const own = {
    puzzled: kind === 'rephrase' ? texts.sorryUnclear : texts.sorryGoOn,
    said_already: texts.saidAlready,
    protest: isFirstProtest(step) ? texts.protest : null,
  }
  const said = act in own ? own[act as keyof typeof own] : null
  return join(said, answerQuestions(session, questions)) || null
}

/** What we can say to what the newest answer asks; null where it asks nothing. */
export function answerNewest({ session, messages }: Step): string | null {
  const answer = messages.at(-1)
  if (answer?.kind !== 'answer' || session.unread?.includes(answer.seq)) return null
  return answerQuestions(session, readingOf(session, messages, answer).questions)
}

/** Anger is met once. */
function isFirstProtest({ messages }: Step): boolean {
  return messages.filter(({ reading }) => reading?.act === 'protest').length <= 1
}
