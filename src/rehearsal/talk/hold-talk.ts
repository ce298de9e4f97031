import type { Plan } from '../../guide/plan.ts'
import { createSession } from '../../interview/create-session.ts'
import type { EngineEvent, ReduceContext, Reduction } from '../../interview/events.ts'
import type { Turn } from '../../interview/ports.ts'
import { expects, isOver, newestQuestion } from '../../interview/questions/expects.ts'
import type { Message, Session } from '../../interview/session.ts'
import { recapShown } from '../../interview/shown-to.ts'
import type { Doing, Seen } from '../cast/character.ts'

/** Events after which an interview that does not end is ended. */
const eventsMax = 120
/** How long people read, and how long they type a word. */
const readingMs = 6_000
const wordMs = 900
const typingMsMax = 120_000

/** What a made-up participant is asked, and which question of the plan it is. */
export type AskedNow = { seen: Seen; session: Session; messages: readonly Message[] }

/** The parts of an interview, wherever each is done. */
export type TalkParts = {
  reduce(
    given: ReduceContext & { session: Session; messages: readonly Message[]; event: EngineEvent },
  ): Promise<Reduction>
  /** What the engine is told of the reply that is due. */
  reply(turn: Turn, turnId: string): Promise<EngineEvent>
  respond(asked: AskedNow): Promise<Doing>
}

export type TalkGiven = {
  plan: Plan
  productID: string
  organization: string
  interviewer: string
  /** Chooses between equal wordings. */
  seed: string
  startedAt: string
}

/** An interview with somebody made up: how it went, and whether it was left open. */
export type HeldTalk = { session: Session; messages: Message[]; left: boolean }

/** Holds one interview from the consent to its end by the engine's own steps, on a made-up clock. */
export async function holdTalk(parts: TalkParts, given: TalkGiven): Promise<HeldTalk> {
  const { seed, startedAt, plan, ...about } = given
  let at = Date.parse(startedAt)
  let session = createSession({ ...about, plan, locale: plan.language, now: new Date(at) })
  const messages: Message[] = []

  async function take(event: EngineEvent): Promise<void> {
    const now = new Date(at)
    const reduction = await parts.reduce({ now, seed, session, messages, event })
    session = reduction.session
    messages.push(...reduction.append)
    const due = session.pending
    if (due) await take(await parts.reply({ seed, session, messages, now }, due.turnId))
  }

  await take({ type: 'onboard', fields: {} })
  for (let step = 0; step < eventsMax && !isOver(session); step += 1) {
    const doing = await parts.respond({ seen: seenBy(session, messages), session, messages })
    if (doing.type === 'leave') return { session, messages, left: true }
    const text = doing.type === 'skip' ? '' : (doing.text ?? '')
    at += readingMs + Math.min(typingMsMax, wordMs * text.split(/\s+/).length)
    await take(eventOf(doing, newestQuestion(messages)?.seq ?? 0, step))
  }
  return { session, messages, left: !isOver(session) }
}

/** What a participant is shown. */
function seenBy(session: Session, messages: readonly Message[]): Seen {
  const isRecap = session.state === 'recap' && newestQuestion(messages)?.kind === 'recap'
  return {
    expects: expects(session, messages),
    conversation: messages,
    recap: isRecap ? recapShown(session, messages) : undefined,
  }
}

function eventOf(
  doing: Exclude<Doing, { type: 'leave' }>,
  after: number,
  step: number,
): EngineEvent {
  if (doing.type === 'verdict') return doing
  if (doing.type === 'skip') return { type: 'skip', after }
  const { text, isNoEvidence } = doing
  const unsure = isNoEvidence && [{ from: 0, to: text.length }]
  return { type: 'answer', text, clientMessageID: `m${step}`, after, ...(unsure && { unsure }) }
}
