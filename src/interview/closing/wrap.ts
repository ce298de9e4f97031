import type { EndReason } from '../events.ts'
import type { RecapLine } from '../proposals/proposal.ts'
import { productName } from '../questions/product-name.ts'
import { leaveTopic, openQuestions } from '../questions/progress.ts'
import type { GeneratedBy, MessageKind, Session } from '../session.ts'
import { join, type Step, say, textsOf } from '../step.ts'
import { closingQuestions } from './closing-questions.ts'
import { usualFarewell } from './farewell.ts'
import { leavesNoGrade } from './grade.ts'
import { recapLines } from './recap.ts'
import { linesThatHold } from './understood.ts'

/**
 * Leads out of the conversation: recap where there is something to recap, then the verdict. What a
 * model understood is read back in its sentences, as far as they hold; without a model, their own words
 * are.
 */
export function startWrap(
  step: Step,
  lead: string | null,
  understood?: readonly RecapLine[],
): void {
  const { session } = step
  leaveConversation(session)
  session.endReason = openQuestions(session).some(({ question }) => !question.ifTime)
    ? 'budget'
    : 'finished'
  const lines = linesThatHold(understood ?? [], session, step.messages)
  if (lines.length > 0) {
    const told = lines.map(({ text }) => text)
    session.state = 'recap'
    session.recap = told
    session.recapRests = lines.map(({ text, quotes }) => ({ line: text, quotes }))
    sayFixed(step, 'recap', join(lead, textsOf(session).understood(told.join(' '))), 'llm')
    return
  }
  // A quotation here or there tells nobody that was listened to what was understood.
  const quotes = understood ? [] : recapLines(session, step.messages).map(({ quote }) => quote)
  if (quotes.length === 0) {
    askLast(step, lead)
    return
  }
  const texts = textsOf(session)
  session.state = 'recap'
  session.recap = quotes
  sayFixed(step, 'recap', join(lead, texts.recap(quotes.map(texts.quote))))
}

/** Straight to the verdict: the conversation has grown too long, or its budget was withdrawn. */
export function wrapNow(step: Step, lead: string | null = null): void {
  leaveConversation(step.session)
  step.session.endReason = 'budget'
  askLast(step, lead)
}

/** Somebody has to go: thanks, one last tap, and nothing more. */
export function letGo(step: Step, lead: string | null): void {
  const { session } = step
  leaveConversation(session)
  session.endReason ??= 'ended_early'
  session.leaving = true
  askVerdict(step, join(lead, textsOf(session).letGo))
}

/**
 * What is left behind the recap: the guide's own last questions, one after the other, how they feel about
 * the product where the guide neither asks for a grade itself nor wants none, then farewell.
 */
export function askLast(step: Step, lead: string | null): void {
  const { session } = step
  const question = session.leaving
    ? undefined
    : closingQuestions(session.plan)[saidAs(step, 'anything_else')]
  if (question !== undefined) {
    session.state = 'anything_else'
    sayFixed(step, 'anything_else', join(lead, question))
    return
  }
  const isRated = saidAs(step, 'verdict') > 0 || leavesNoGrade(session.plan)
  if (isRated) finish(step, session.endReason ?? 'finished', lead)
  else askVerdict(step, lead)
}

function askVerdict(step: Step, lead: string | null): void {
  const { session } = step
  session.state = 'verdict'
  sayFixed(step, 'verdict', join(lead, textsOf(session).verdict(productName(session))))
}

/** How many lines of a kind the interviewer has said. */
function saidAs({ messages }: Step, kind: MessageKind): number {
  return messages.filter((message) => message.role === 'assistant' && message.kind === kind).length
}

/** Says farewell; nothing more can happen. */
export function finish(step: Step, reason: EndReason, lead: string | null = null): void {
  const { session } = step
  const texts = textsOf(session)
  leaveConversation(session)
  session.state = 'completed'
  session.endReason = reason
  const hard = session.flags.includes('crisis')
  const farewell = hard ? texts.closingGently : usualFarewell(session)
  sayFixed(step, 'closing', join(lead, farewell))
  step.effects.push({ type: 'complete', reason })
}

/** Thanks and stops: nothing of what a minor said is used. */
export function screenOut(step: Step): void {
  const { session } = step
  leaveConversation(session)
  session.state = 'screened_out'
  session.endReason = 'minor'
  sayFixed(step, 'safety', textsOf(session).minor)
  step.effects.push({ type: 'complete', reason: 'minor' })
}

/** Thanks whoever the interview is not for, or has no place for any more. */
export function turnAway(step: Step, reason: 'screened_out' | 'quota_full'): void {
  const { session } = step
  leaveConversation(session)
  session.state = reason
  session.endReason = reason
  const texts = textsOf(session)
  sayFixed(step, 'closing', reason === 'quota_full' ? texts.quotaFull : texts.screenedOut)
  step.effects.push({ type: 'complete', reason })
}

function leaveConversation(session: Session): void {
  delete session.pending
  delete session.endAsked
  session.current = {}
  for (const topic of session.topics) {
    leaveTopic(topic)
    if (topic.status === 'pending') topic.status = 'cut'
  }
}

function sayFixed(
  step: Step,
  kind: MessageKind,
  content: string,
  generatedBy: GeneratedBy = 'fixed',
): void {
  say(step, { kind, content, generatedBy })
}
