import type { Phase, Snapshot } from '../../contract/participant.ts'
import type { Plan } from '../../guide/plan.ts'
import type { Message, Session, SessionState } from '../session.ts'
import { textsFor } from '../texts/texts.ts'
import { plannedQuestions } from './progress.ts'

const phaseOfState: Record<SessionState, Phase> = {
  onboarding: 'onboarding',
  conversation: 'conversation',
  recap: 'conversation',
  verdict: 'verdict',
  anything_else: 'conversation',
  completed: 'done',
  screened_out: 'done',
  quota_full: 'done',
}

/** Where the session stands, as the participant is told. */
export function phaseOf({ state, endAsked }: Session): Phase {
  // The question whether to stop takes words, also where the verdict waits behind it.
  return state === 'verdict' && endAsked ? 'conversation' : phaseOfState[state]
}

/** Whether nothing more can happen. */
export function isOver(session: Session): boolean {
  return phaseOf(session) === 'done'
}

/** The newest line of the interviewer's; null before the opening. */
export function newestQuestion(messages: readonly Message[]): Message | null {
  return messages.findLast(({ role }) => role === 'assistant') ?? null
}

/** What the participant can do now; nothing while a reply is due and once it is over. */
export function expects(session: Session, messages: readonly Message[]): Snapshot['expects'] {
  if (session.state === 'onboarding') return { type: 'onboard' }
  const newest = newestQuestion(messages)
  if (isOver(session) || session.pending || !newest) return undefined
  const type = phaseOf(session) === 'verdict' ? 'verdict' : 'answer'
  const { stopHere, goOn } = textsFor(session.language)
  const choices = [stopHere, goOn].map((said) => ({ value: said, label: said }))
  return { type, after: newest.seq, ...(session.endAsked && { choices }) }
}

/** Share of the way that belongs to the conversation; the rest is the wrap. */
const conversationShare = 0.8
const progressOfState: Record<Exclude<SessionState, 'conversation'>, number> = {
  onboarding: 0,
  recap: 0.85,
  anything_else: 0.9,
  verdict: 0.95,
  completed: 1,
  screened_out: 1,
  quota_full: 1,
}

/** How much of the way is done, 0 to 1, by the questions answered; never goes back. */
export function progressOf(session: Session, _messages?: readonly Message[]): number {
  if (session.state !== 'conversation') return progressOfState[session.state]
  const planned = plannedQuestions(session).length
  const settled = session.topics.reduce(
    (sum, { asked, refused, alreadyCovered }) =>
      sum + new Set([...asked, ...refused, ...alreadyCovered]).size,
    0,
  )
  // The question that was just asked is not answered yet.
  const answered = planned === 0 ? 0 : Math.max(0, settled - 1) / planned
  return conversationShare * Math.min(1, answered)
}

/** Minutes that a planned question takes with what follows from it, that a choice takes, and the wrap. */
const minutesAQuestion = 1.5
const minutesAChoice = 0.3
const wrapMinutes = 2

/** Whole minutes that an interview takes: as many as its questions need, within the guide's limit. */
export function expectedMinutes({ topics, budget }: Plan): number {
  const minutes = topics.flatMap(({ questions }) =>
    questions.map(({ closed }) => (closed && !closed.why ? minutesAChoice : minutesAQuestion)),
  )
  const needed = minutes.reduce((sum, one) => sum + one, wrapMinutes)
  return Math.max(1, Math.round(Math.min(budget.minutes, needed)))
}

/** Whole minutes that it still takes: falls as the way is done, and never rises. */
export function minutesLeft(session: Session): number {
  if (isOver(session)) return 0
  return Math.ceil(expectedMinutes(session.plan) * (1 - progressOf(session)))
}
