import { AppError } from '../contract/errors.ts'
import { takeAnswer, takeSkip } from './answers/answer.ts'
import { takeTurnedAway } from './closed/take-closed.ts'
import { takeVerdict } from './closing/verdict.ts'
import { finish, wrapNow } from './closing/wrap.ts'
import type { EngineEvent, ReduceContext, Reduction } from './events.ts'
import { findDuplicate } from './proposals/duplicate.ts'
import { isOver } from './questions/expects.ts'
import { takeOnboarding } from './questions/onboard.ts'
import type { Message, Session } from './session.ts'
import { beginStep, endStep, type Step } from './step.ts'
import { goOnWithoutTurn, takeTurn, takeUpTurn } from './turn.ts'

const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/**
 * One step of an interview: the session as it is then, the lines to append, and what to do next.
 * Pure: the arguments stay as they are, and equal arguments give equal results. After every step
 * the newest line is the interviewer's, or a reply is due, or it is over. An answer that was taken
 * before changes nothing. What cannot happen in the present state is refused with a conflict.
 */
export function reduce(
  session: Session,
  messages: readonly Message[],
  event: EngineEvent,
  context: ReduceContext,
): Reduction {
  if (event.type === 'answer' && findDuplicate(messages, event.clientMessageID)) {
    return { session, append: [], effects: [] }
  }
  if (isOver(session)) throw new AppError('conflict', 'This interview is over.')
  const step = beginStep(session, messages, context)
  take(step, event)
  return endStep(step)
}

function take(step: Step, event: EngineEvent): void {
  switch (event.type) {
    case 'onboard':
      if (step.session.state !== 'onboarding') {
        throw new AppError('conflict', 'The onboarding is done; the conversation is under way.')
      }
      takeOnboarding(step, event.fields, event.browser)
      break
    case 'answer':
      takeAnswer(step, event)
      break
    case 'skip':
      takeSkip(step, event)
      break
    case 'verdict':
      takeVerdict(step, event)
      break
    case 'end':
      finish(step, 'ended_early')
      break
    case 'turn_away':
      takeTurnedAway(step, event.answer)
      break
    case 'turn_ready':
      takeTurn(step, event)
      break
    case 'turn_failed':
      goOnWithoutTurn(step, event)
      break
    case 'turn_overdue':
      takeUpTurn(step)
      break
    case 'set_language':
      setLanguage(step, event.language)
      break
    case 'close':
      close(step, event.reason)
      break
  }
}

function setLanguage({ session }: Step, language: string): void {
  if (!languageTag.test(language)) {
    throw new AppError('invalid', 'language must be a BCP 47 language tag.')
  }
  session.language = language.split('-')[0]?.toLowerCase() ?? language
}

/** Ends it from outside; a spent budget still leaves time for the verdict. */
function close(step: Step, reason: 'researcher' | 'idle' | 'budget'): void {
  if (reason === 'idle') finish(step, 'idle')
  else if (reason === 'budget' && step.session.state === 'conversation') wrapNow(step)
  else finish(step, reason === 'budget' ? 'budget' : 'ended_early')
}
