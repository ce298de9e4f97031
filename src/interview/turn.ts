import { AppError } from '../contract/errors.ts'
import { answerNewest, meetAnswer } from './answers/meet-answer.ts'
import { isPastCaps } from './closing/caps.ts'
import { answerAtRecap, goOnAtRecap } from './closing/recap-answer.ts'
import { askWhetherToStop } from './closing/stopping.ts'
import { askLast, finish, screenOut, startWrap, wrapNow } from './closing/wrap.ts'
import type { EngineEvent } from './events.ts'
import { recordTurnOf } from './proposals/breaker.ts'
import { recordFallback } from './proposals/fallbacks.ts'
import { leaseFrom } from './proposals/lease.ts'
import { legalMove, type Move, standingHint } from './proposals/moves.ts'
import type { TurnProposal } from './proposals/proposal.ts'
import { askNext, askPlanned, promiseToBeBrief, type Wording } from './questions/ask.ts'
import { topicState } from './questions/progress.ts'
import { countStrike, recordHurt, recordProposal } from './record.ts'
import { sayCare } from './self-harm/care.ts'
import { meetSelfHarm } from './self-harm/meet-self-harm.ts'
import type { MessageKind, Session } from './session.ts'
import { recordSpent } from './spent.ts'
import { join, type Step, say, textsOf } from './step.ts'

type TurnReady = Extract<EngineEvent, { type: 'turn_ready' }>
type TurnFailed = Extract<EngineEvent, { type: 'turn_failed' }>

/** How often a reply that is overdue is asked for again before the engine goes on without one. */
const attemptsMax = 3
/** Longest part of a reply that is ever shown, whatever was proposed. */
const replyCharactersMax = 1_000

/** Does what is legal of a proposal, and says exactly one thing. */
export function takeTurn(step: Step, event: TurnReady): void {
  requirePending(step.session, event.turnId)
  delete step.session.pending
  recordTurnOf(step.session, event.generatedBy === 'llm' ? 'model' : 'other')
  recordSpent(step.session, event.usage)
  recordFallback(step.session, event.fallbackReason)
  if (step.session.state === 'recap' && event.generatedBy !== 'llm') {
    goOnAtRecap(step)
    return
  }
  recordProposal(step, event.proposal)
  const isMet = event.proposal.flags.includes('crisis')
  if (!isMet && standingHint(step.session, step.messages)) {
    meetSelfHarm(step, 'hinted')
    return
  }
  const move = legalMove(step.session, step.messages, event.proposal)
  perform(step, move, event)
}

/** Nobody could propose: the engine asks the next planned question in the plan's own words. */
export function goOnWithoutTurn(step: Step, { turnId, why, usage }: TurnFailed): void {
  requirePending(step.session, turnId)
  delete step.session.pending
  recordTurnOf(step.session, 'other')
  recordSpent(step.session, usage)
  recordFallback(step.session, why)
  if (step.session.state === 'recap') goOnAtRecap(step)
  else if (standingHint(step.session, step.messages)) meetSelfHarm(step, 'hinted')
  else if (isPastCaps(step.session, step.messages)) wrapNow(step)
  else
    askNext(step, meetAnswer(step, 'question'), {
      about: { fallbackReason: why.slice(0, replyCharactersMax) },
    })
}

/** The lease on a reply ran out: it is asked for again, as the same turn. */
export function takeUpTurn(step: Step): void {
  const { pending } = step.session
  if (!pending) throw new AppError('conflict', 'No reply is due.')
  if (pending.leaseUntil > step.now.toISOString()) {
    throw new AppError('conflict', 'The reply that is due is being written.')
  }
  const { turnId, after, attempt } = pending
  if (attempt >= attemptsMax) {
    goOnWithoutTurn(step, { type: 'turn_failed', turnId, why: 'overdue' })
    return
  }
  const leaseUntil = leaseFrom(step.now)
  step.session.pending = { turnId, after, leaseUntil, attempt: attempt + 1 }
  step.effects.push({ type: 'request_turn', turnId, after })
}

function requirePending({ pending }: Session, turnId: string): void {
  if (pending?.turnId === turnId) return
  throw new AppError('conflict', 'This reply is no longer due.')
}

function perform(step: Step, move: Move, event: TurnReady): void {
  const { session } = step
  switch (move.type) {
    case 'minor':
      screenOut(step)
      break
    case 'crisis':
      sayCare(step)
      break
    case 'stop_gently':
      finish(step, 'crisis')
      break
    case 'distress':
      countStrike(session, 'distress')
      recordHurt(session)
      askNext(step, textsOf(session).distress, { gentle: true })
      break
    case 'confirm_end':
      askWhetherToStop(step)
      break
    case 'wrap':
      startWrap(
        step,
        leadToFixed(step, event),
        event.proposal.recap ?? (event.generatedBy === 'llm' ? [] : undefined),
      )
      break
    case 'wrap_now':
      wrapNow(step, leadToFixed(step, event))
      break
    case 'go_on':
      askLast(step, leadToFixed(step, event))
      break
    case 'ask':
      performAsk(step, move, event)
      break
    case 'say':
      performSay(step, move.kind, event)
      break
  }
}

function performAsk(step: Step, move: Extract<Move, { type: 'ask' }>, event: TurnReady): void {
  const { session } = step
  const { proposal } = event
  const refused = proposal.assessment.answered === 'refused'
  const ack = acknowledgement(step, proposal)
  const own = move.brief ? promiseToBeBrief(session) : refused ? afterRefusal(step, ack) : ack
  const lead = join(leadOf(step, event), own)
  const wording: Wording = {
    lead,
    generatedBy: isTheirs(move, event) ? event.generatedBy : 'fixed',
    about: aboutTurn(event),
  }
  if (move.ownWords) wording.text = bounded(proposal.reply.question)
  askPlanned(step, move.planned, wording)
  recordUse(session, proposal)
}

/** Whether the question is the interviewer's own choice; what the engine asks in its place is not. */
function isTheirs({ ownWords }: Extract<Move, { type: 'ask' }>, event: TurnReady): boolean {
  const { action } = event.proposal
  return event.generatedBy !== 'llm' || ownWords || action === 'next' || action === 'pause_gently'
}

function performSay(
  step: Step,
  kind: Extract<MessageKind, 'probe' | 'rephrase' | 'redirect' | 'meta'>,
  event: TurnReady,
): void {
  const { session } = step
  const { proposal } = event
  const { topicId, questionId } = session.current
  const { probeKind } = proposal
  const topic = topicState(session, topicId)
  const content = join(
    leadOf(step, event, kind),
    acknowledgement(step, proposal),
    bounded(proposal.reply.question),
  )
  say(step, {
    kind,
    content,
    ...(topicId !== undefined && { topicId }),
    ...(questionId !== undefined && { questionId }),
    ...(kind === 'probe' && probeKind !== null && { probeKind }),
    generatedBy: event.generatedBy,
    ...aboutTurn(event),
  })
  recordUse(session, proposal)
  if (kind !== 'probe' || !topic) return
  topic.probesUsed += 1
  if (probeKind === 'reason') topic.reasonProbes += 1
  if (probeKind !== null) session.probesUsed.push(probeKind)
}

/** What the engine says to what was said to us; a model finds its own words. */
function leadOf(step: Step, event: TurnReady, kind: MessageKind = 'question'): string | null {
  if (step.session.state === 'recap') return answerAtRecap(step)
  return event.generatedBy === 'builtin' ? meetAnswer(step, kind) : null
}

/** The same before fixed words: a model's own, as far as they may be said, else what answers a question. */
function leadToFixed(step: Step, event: TurnReady): string | null {
  const ack = event.generatedBy === 'llm' ? event.proposal.reply.ack?.trim() : undefined
  return ack ? bounded(ack) : (leadOf(step, event) ?? answerNewest(step))
}

function acknowledgement({ session }: Step, { reply }: TurnProposal): string | null {
  const ack = reply.ack?.trim()
  if (!ack) return null
  session.acknowledgedAt = session.turns
  return bounded(ack)
}

function afterRefusal({ session }: Step, ack: string | null): string {
  return ack ?? textsOf(session).afterSkip[0]
}

function aboutTurn({ proposal, usage, fallbackReason }: TurnReady): NonNullable<Wording['about']> {
  return {
    ...(proposal.templateId !== null && { templateId: proposal.templateId }),
    ...(usage && { usage }),
    ...(fallbackReason !== undefined && { fallbackReason }),
  }
}

function recordUse(session: Session, { templateId }: TurnProposal): void {
  if (templateId !== null && !session.templatesUsed.includes(templateId)) {
    session.templatesUsed.push(templateId)
  }
}

function bounded(text: string): string {
  return text.trim().slice(0, replyCharactersMax)
}
