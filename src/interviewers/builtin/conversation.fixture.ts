import type { Plan } from '../../guide/plan.ts'
import { createSession } from '../../interview/create-session.ts'
import { checkProposal } from '../../interview/gates/gates.ts'
import type { TurnProposal } from '../../interview/proposals/proposal.ts'
import { newestQuestion } from '../../interview/questions/expects.ts'
import { reduce } from '../../interview/reduce.ts'
import type { Message, Session } from '../../interview/session.ts'
import { proposeTurn } from './interviewer.ts'
import { leaverPlan } from './plans.fixture.ts'

/** What a scripted participant says to a message of the interviewer's; null: nothing more. */
export type Script = (newest: Message, said: number) => string | null

export type Conversation = {
  session: Session
  messages: Message[]
  proposals: TurnProposal[]
  /** Proposals that did not pass the engine's gates. */
  refused: string[]
}

/** Messages after which a conversation that does not end is cut off. */
const messagesMax = 120

/** Holds a whole interview with a scripted participant through the real engine. */
export function converse(
  script: Script,
  {
    guide = leaverPlan(),
    seed = 'link',
    paceMs = 25_000,
    onStep = () => {},
  }: {
    guide?: Plan
    seed?: string
    paceMs?: number
    onStep?: (session: Session) => void
  } = {},
): Conversation {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  const made: Conversation = {
    session: createSession({
      plan: guide,
      productID: 'Northwind',
      organization: 'Northwind Traders',
      interviewer: 'builtin',
      now: new Date(now),
    }),
    messages: [],
    proposals: [],
    refused: [],
  }
  const take = (event: Parameters<typeof reduce>[2]) => {
    const reduction = reduce(made.session, made.messages, event, { now: new Date(now), seed })
    made.session = reduction.session
    made.messages = [...made.messages, ...reduction.append]
    onStep(made.session)
  }
  take({ type: 'onboard', fields: {} })
  let said = 0
  while (
    made.messages.length < messagesMax &&
    !['completed', 'screened_out'].includes(made.session.state)
  ) {
    const newest = newestQuestion(made.messages)
    const text = newest && script(newest, said)
    if (!newest || text === null || text === undefined) break
    now += paceMs
    said += 1
    take({ type: 'answer', text, clientMessageID: `c${said}`, after: newest.seq })
    if (!made.session.pending) continue
    const { session, messages } = made
    const proposal = proposeTurn({ seed, session, messages, now: new Date(now) })
    const checked = checkProposal(proposal, { session, messages })
    made.proposals.push(proposal)
    const { turnId } = session.pending ?? { turnId: '' }
    if (checked.ok) {
      take({ type: 'turn_ready', turnId, proposal: checked.proposal, generatedBy: 'builtin' })
    } else {
      made.refused.push(
        `${proposal.reply.question} :: ${checked.failed.map(({ why }) => why).join(' ')}`,
      )
      take({ type: 'turn_failed', turnId, why: 'gates' })
    }
  }
  return made
}

/** A participant who answers one line after the other, and winds up politely. */
export function inTurn(lines: readonly string[]): Script {
  return (newest, said) => {
    if (newest.kind === 'verdict') return 'Somewhere in the middle, a 3.'
    if (newest.kind === 'recap') return 'That is about right.'
    if (newest.kind === 'anything_else') return 'No, that is all.'
    return lines[said % lines.length] ?? null
  }
}

/** A participant whose answers depend on the planned question, with others for the follow-ups. */
export function byQuestion(answers: Record<string, string>, others: readonly string[]): Script {
  return (newest, said) => {
    const wind = inTurn(['ok'])(newest, said)
    if (wind !== 'ok') return wind
    const planned = newest.kind === 'question' || newest.kind === 'opening'
    const own = planned && newest.questionId !== undefined ? answers[newest.questionId] : undefined
    if (own !== undefined) return own
    return others[said % others.length] ?? null
  }
}
