import { AppError } from '../contract/errors.ts'
import { newestQuestion } from './expects.ts'
import { meetSelfHarm } from './meet-self-harm.ts'
import { readAnswer } from './read-answer.ts'
import { hear, hearSkip, replyTo, type Step } from './step.ts'
import { answerQuestions, keepQuestions } from './their-questions.ts'
import { askLast } from './wrap.ts'

/** What somebody gave as their verdict; a client that only knows answers gives text alone. */
export type GivenVerdict = {
  score?: number
  text?: string
  browser?: string
  clientMessageID?: string
  /** Set where reading the text took more than its time: the number alone counts. */
  unread?: true
}

/** Takes how they feel about the product, all in all; both parts may be missing. */
export function takeVerdict(step: Step, given: GivenVerdict): void {
  const { session } = step
  if (session.state !== 'verdict' || session.endAsked) {
    throw new AppError('conflict', 'The overall verdict is not asked for at this point.')
  }
  const text = given.text?.trim() ? given.text : undefined
  const read = given.unread ? undefined : text
  const score = given.score ?? (read === undefined ? undefined : scoreIn(read))
  const asked = newestQuestion(step.messages)
  const after = asked?.seq
  const context = { language: session.language, question: asked?.content ?? null }
  const reading = read === undefined ? undefined : readAnswer(read, context)
  const harm = reading?.selfHarm ?? null
  const { clientMessageID } = given
  // Also a blank answer keeps its identifier, so that its repeat is known.
  const sent = clientMessageID === undefined ? {} : { clientMessageID }
  if (text === undefined && score === undefined) hearSkip(step, after, given.browser, sent)
  else {
    session.verdict = {
      ...(score !== undefined && { score }),
      ...(read !== undefined && harm !== 'told' && { text: read }),
    }
    if (given.unread) session.unread = [...(session.unread ?? []), step.messages.length]
    const lines = [text, given.score === undefined ? undefined : `${given.score}/5`]
    hear(step, {
      kind: 'answer',
      content: lines.filter((line) => line !== undefined).join('\n'),
      ...replyTo(after, given.browser),
      ...sent,
      ...(reading && { reading }),
    })
  }
  if (reading) keepQuestions(session, step.messages.length - 1, reading)
  if (harm) meetSelfHarm(step, harm)
  else askLast(step, answerQuestions(session, reading?.questions ?? []))
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
