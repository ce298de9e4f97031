import { compileGuide } from '../../src/guide/compile.ts'
import { createSession } from '../../src/interview/create-session.ts'
import type { EngineEvent } from '../../src/interview/events.ts'
import type { Turn } from '../../src/interview/ports.ts'
import type { TurnProposal } from '../../src/interview/proposals/proposal.ts'
import { newestQuestion } from '../../src/interview/questions/expects.ts'
import { reduce } from '../../src/interview/reduce.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import type { Answer } from '../../src/interviewers/llm/calls/ask-model.ts'
import { conductTurn } from '../../src/interviewers/llm/conduct-turn.ts'
import { countTokens } from '../../src/interviewers/llm/prompt/tokens.ts'
import { readTurn } from '../../src/interviewers/llm/read-turn.ts'
import type { FinishedInterview } from '../../src/profile/synthesizer.ts'
import { guideOf, type RecordedTalk } from './recorded-talk.ts'

type Reply = RecordedTalk['atRecap']['reply']

export type PlayedTalk = {
  talk: RecordedTalk
  replies: number
  /** Good replies that nobody would have been shown, and what the model would have been told. */
  refused: string[]
  traps: number
  /** Traps that would have been said as they stand. */
  passed: string[]
  /** Of each reply: tokens that the model was sent and wrote, estimated, and the CPU of all that is done around it. */
  turns: { tokensIn: number; tokensOut: number; cpuMs: number }[]
  finished: FinishedInterview
}

/** Where nobody waits, no call is late. */
const patience = { firstMs: 1, mendMs: 1 }
const start = Date.parse('2026-03-02T09:00:00.000Z')
const secondsBetween = 15

/**
 * Plays an interview on the engine, each reply put to the gates as if it came now. A good one that they
 * refuse is counted and said nevertheless, so that what follows still fits.
 */
export function playTalk(talk: RecordedTalk): PlayedTalk {
  const it = begin(talk)
  const told = {
    ...{ replies: 0, refused: [] as string[], passed: [] as string[] },
    turns: [] as PlayedTalk['turns'],
  }
  const { turns, atRecap, traps } = talk
  for (const [at, { answer, reply }] of [...turns, atRecap].entries()) {
    const before = process.cpuUsage()
    it.answer(answer)
    // Care, the wish to stop and the like are met without a model: what was written then fits no more.
    if (!it.session.pending) break
    const turn = { seed: talk.id, session: it.session, messages: it.messages, now: it.now }
    const { proposal, why, tokens } = put(turn, reply)
    it.propose(proposal ?? readAsItIs(turn, reply))
    const { user, system } = process.cpuUsage(before)
    told.replies += 1
    told.turns.push({ ...tokens, cpuMs: (user + system) / 1_000 })
    if (!proposal) told.refused.push(why)
    for (const trap of traps) {
      if (trap.turn === at && isSaid(turn, trap.reply)) told.passed.push(trap.bad)
    }
  }
  it.finish()
  const { session, messages, now } = it
  const finished = { linkID: talk.id, session, messages, completedAt: now.toISOString() }
  return { talk, ...told, traps: traps.length, finished }
}

function begin(talk: RecordedTalk) {
  const plan = compileGuide(guideOf(talk), { productName: talk.productName })
  const shared = { organization: talk.organization, productID: talk.productName }
  const it = {
    now: new Date(start),
    messages: [] as Message[],
    session: createSession({
      ...{ ...shared, plan, interviewer: 'recorded/model' },
      now: new Date(start),
    }) as Session,
    isOver: (): boolean => it.session.state === 'completed',
    take(event: EngineEvent) {
      it.now = new Date(it.now.getTime() + secondsBetween * 1_000)
      const given = { now: it.now, seed: talk.id }
      const { session, append } = reduce(it.session, it.messages, event, given)
      it.session = session
      it.messages = [...it.messages, ...append]
    },
    answer(text: string) {
      const after = newestQuestion(it.messages)?.seq ?? 0
      it.take({ type: 'answer', text, clientMessageID: `c${it.messages.length}`, after })
    },
    propose(proposal: TurnProposal) {
      const turnId = it.session.pending?.turnId ?? ''
      it.take({ type: 'turn_ready', turnId, proposal, generatedBy: 'llm' })
    },
    /** What follows the last reply that was written: their last words, their verdict, the farewell. */
    finish() {
      if (it.isOver()) return
      it.answer(talk.atRecap.last)
      const turnId = it.session.pending?.turnId
      if (turnId) it.take({ type: 'turn_failed', turnId, why: 'nothing recorded' })
      if (it.session.state === 'verdict') it.take({ type: 'verdict', ...talk.verdict })
      if (!it.isOver()) it.take({ type: 'end', keep: true })
    },
  }
  it.take({ type: 'onboard', fields: {} })
  return it
}

type Put = {
  proposal: TurnProposal | null
  why: string
  tokens: { tokensIn: number; tokensOut: number }
}

/** Puts a reply to the gates as a model's, the same once more where mending is asked for. */
function put(turn: Turn, reply: Reply): Put {
  const text = JSON.stringify(reply)
  const answer: Answer = {
    ...{ ok: true, refused: false, text },
    tokens: { inputTokens: 0, outputTokens: 0 },
  }
  const dialogue = conductTurn(turn, patience)
  const asked = dialogue.next()
  if (asked.done) throw new Error('A model is asked for each reply.')
  const { instructions, transcript, cards } = asked.value.prompt
  const sent = [instructions, ...transcript, cards].join('\n')
  const tokens = { tokensIn: countTokens(sent), tokensOut: countTokens(text) }
  const first = dialogue.next(answer)
  const next = first.done ? first : dialogue.next(answer)
  if (!next.done) throw new Error('A turn is mended once.')
  if (next.value.type === 'proposal') return { proposal: next.value.proposal, why: '', tokens }
  const told = first.done ? undefined : first.value.rejected?.why
  return { proposal: null, why: told ?? next.value.why, tokens }
}

/** Whether a reply would be said as it stands. */
function isSaid(turn: Turn, reply: Reply): boolean {
  const said = put(turn, reply).proposal?.reply
  return said !== undefined && said.question === reply.question && said.ack === (reply.ack ?? null)
}

function readAsItIs({ messages }: Turn, reply: Reply): TurnProposal {
  const proposal = readTurn(JSON.stringify(reply), messages.at(-1) ?? null)
  if (!proposal) throw new Error('A recorded reply has the shape that a model is asked for.')
  return proposal
}
