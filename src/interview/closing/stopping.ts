import { gateAt } from '../closed/gate.ts'
import { askNext } from '../questions/ask.ts'
import { findQuestion } from '../questions/progress.ts'
import { wordingsOf } from '../questions/wordings.ts'
import { countStrike } from '../record.ts'
import { join, type Step, say, textsOf } from '../step.ts'
import { isPastCaps } from './caps.ts'
import { askLast, finish, wrapNow } from './wrap.ts'

/** How often one interview asks whether to stop; whoever says it again is done. */
const confirmationsMax = 2

/** Somebody wants to stop, in words: asked once whether they do, at the very end not even that. */
export function meetStop(step: Step): void {
  const { session } = step
  const asked = (session.strikes.end_asked ?? 0) >= confirmationsMax
  if (asked || session.state !== 'conversation') finish(step, 'ended_early')
  else askWhetherToStop(step)
}

export function askWhetherToStop(step: Step): void {
  const { session } = step
  countStrike(session, 'end_asked')
  session.endAsked = true
  const { topicId, questionId } = session.current
  say(step, {
    kind: 'confirm_end',
    content: textsOf(session).confirmEnd,
    ...(topicId !== undefined && { topicId }),
    ...(questionId !== undefined && { questionId }),
    generatedBy: 'fixed',
  })
}

/** Somebody was asked whether to stop and has answered: stopping is the end, with no question more. */
export function settleEnd(step: Step, goOn: boolean): void {
  const { session } = step
  delete session.endAsked
  if (goOn) goOnAsking(step)
  else finish(step, session.flags.includes('crisis') ? 'crisis' : 'ended_early')
}

/** Goes on where the wish to stop came up, with the question it stood in for. */
function goOnAsking(step: Step): void {
  const { session, messages } = step
  const lead = textsOf(session).goingOn
  if (session.state !== 'conversation') {
    askLast(step, lead)
    return
  }
  const standing = messages.findLast(
    ({ role, kind }) => role === 'assistant' && kind !== 'confirm_end' && kind !== 'safety',
  )
  const planned = findQuestion(session, session.current.questionId)
  const gate = gateAt(session) !== null
  const unanswered = gate || standing?.kind === 'question' || standing?.kind === 'opening'
  const hard = !gate && session.flags.includes('crisis')
  if (isPastCaps(session, messages)) {
    wrapNow(step)
    return
  }
  if (!planned || !unanswered || hard) {
    askNext(step, lead)
    return
  }
  say(step, {
    kind: 'rephrase',
    content: join(lead, wordingsOf(session, planned.question).text),
    topicId: planned.topic.id,
    questionId: planned.question.id,
    generatedBy: 'fixed',
  })
}
