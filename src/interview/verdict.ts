import { AppError } from '../contract/errors.ts'
import { newestQuestion } from './expects.ts'
import { meetSelfHarm } from './meet-self-harm.ts'
import { hearSelfHarm } from './self-harm.ts'
import { hear, hearSkip, replyTo, type Step } from './step.ts'
import { askLast } from './wrap.ts'

/** What somebody gave as their verdict; a client that only knows answers gives text alone. */
export type GivenVerdict = {
  score?: number
  text?: string
  browser?: string
  clientMessageID?: string
}

/** Takes how they feel about the product, all in all; both parts may be missing. */
export function takeVerdict(step: Step, given: GivenVerdict): void {
  const { session } = step
  if (session.state !== 'verdict' || session.endAsked) {
    throw new AppError('conflict', 'The overall verdict is not asked for at this point.')
  }
  const text = given.text?.trim() ? given.text : undefined
  const score = given.score ?? (text === undefined ? undefined : scoreIn(text))
  const harm = text === undefined ? null : hearSelfHarm(text)
  const after = newestQuestion(step.messages)?.seq
  const { clientMessageID } = given
  // Also a blank answer keeps its identifier, so that its repeat is known.
  const sent = clientMessageID === undefined ? {} : { clientMessageID }
  if (text === undefined && score === undefined) hearSkip(step, after, given.browser, sent)
  else {
    session.verdict = {
      ...(score !== undefined && { score }),
      ...(text !== undefined && harm !== 'told' && { text }),
    }
    const lines = [text, given.score === undefined ? undefined : `${given.score}/5`]
    hear(step, {
      kind: 'answer',
      content: lines.filter((line) => line !== undefined).join('\n'),
      ...replyTo(after, given.browser),
      ...sent,
    })
  }
  if (harm) meetSelfHarm(step, harm)
  else askLast(step, null)
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
