import { AppError } from '../../contract/errors.ts'
import type { AnswerContext, AnswerReading } from '../answers/answer-reading.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { answerQuestions, keepQuestions } from '../answers/their-questions.ts'
import { newestQuestion } from '../questions/expects.ts'
import { meetSelfHarm } from '../self-harm/meet-self-harm.ts'
import { hear, hearSkip, replyTo, type Step } from '../step.ts'
import { askLast } from './wrap.ts'

/** What somebody gave as their verdict; a client that only knows answers gives text alone. */
export type GivenVerdict = {
  score?: number
  text?: string
  browser?: string
  clientMessageID?: string
  unsure?: AnswerContext['unsure']
  /** Set where reading the text took more than its time: the number alone counts. */
  unread?: true
}

/** Takes how they feel about the product, all in all; both parts may be missing. */
export function takeVerdict(step: Step, given: GivenVerdict): void {
  const { session } = step
  if (session.state !== 'verdict' || session.endAsked) {
    throw new AppError('conflict', 'The overall verdict is not asked for at this point.')
  }
  const verdict = read(step, given)
  const { reading } = verdict
  keep(step, given, verdict)
  if (reading) keepQuestions(session, step.messages.length - 1, reading)
  if (reading?.selfHarm) meetSelfHarm(step, reading.selfHarm)
  else askLast(step, answerQuestions(session, reading?.questions ?? []))
}

type Read = { text?: string; score?: number; reading?: AnswerReading }

function read({ session, messages }: Step, given: GivenVerdict): Read {
  const text = given.text?.trim() ? given.text : undefined
  const readable = given.unread ? undefined : text
  const score = given.score ?? (readable === undefined ? undefined : scoreIn(readable))
  const question = newestQuestion(messages)?.content ?? null
  const context = { language: session.language, question, unsure: given.unsure }
  return {
    ...(text !== undefined && { text }),
    ...(score !== undefined && { score }),
    ...(readable && { reading: readAnswer(readable, context) }),
  }
}

function keep(step: Step, given: GivenVerdict, { text, score, reading }: Read): void {
  const { session } = step
  const after = newestQuestion(step.messages)?.seq
  const { clientMessageID, browser, unread } = given
  // Also a blank answer keeps its identifier, so that its repeat is known.
  const sent = clientMessageID === undefined ? {} : { clientMessageID }
  if (text === undefined && score === undefined) {
    hearSkip(step, after, browser, sent)
    return
  }
  const isKept = text !== undefined && !unread && reading?.selfHarm !== 'told'
  session.verdict = { ...(score !== undefined && { score }), ...(isKept && { text }) }
  if (unread) session.unread = [...(session.unread ?? []), step.messages.length]
  const lines = [text, given.score === undefined ? undefined : `${given.score}/5`]
  hear(step, {
    kind: 'answer',
    content: lines.filter((line) => line !== undefined).join('\n'),
    ...replyTo(after, browser),
    ...sent,
    ...(reading && { reading }),
  })
}

/** Longer than "4 out of 5!" with room to spare, a text is no bare score. */
const scoreCharactersMax = 20

/** The score somebody wrote in digits, "4" or "4/5"; words are left to whoever reads them later. */
function scoreIn(text: string): number | undefined {
  const said = text.trim()
  if (said.length > scoreCharactersMax) return undefined
  const digits = /^([1-5])(?:\s*(?:\/|out of|von|sur|de)\s*5)?\s*[.!]?$/i.exec(said)
  return digits ? Number(digits[1]) : undefined
}
