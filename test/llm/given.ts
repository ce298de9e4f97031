import { session as newSession, start } from '../../src/interview/plan.fixture.ts'
import type { TurnContext } from '../../src/interview/ports.ts'
import type { TurnProposal } from '../../src/interview/proposals/proposal.ts'
import { ProposalFailure } from '../../src/interview/proposals/proposal-failure.ts'
import { mustAsksLeft } from '../../src/interview/questions/progress.ts'
import type { Session } from '../../src/interview/session.ts'
import { begun, proposal, type Walk } from '../../src/interview/walk.fixture.ts'
import type { Access } from '../../src/interviewers/llm/calls/providers.ts'
import {
  createModelInterviewer,
  type ModelInterviewerOptions,
} from '../../src/interviewers/llm/interviewer.ts'
import type { SpendLimits } from '../../src/interviewers/llm/spending/spending.ts'
import { readings } from '../../src/reading/readings.ts'
import { writtenTurn } from './written-turn.ts'

export const unlimited: SpendLimits = {
  tokensPerInterview: null,
  tokensPerDay: null,
  usdPerInterview: null,
  usdPerDay: null,
  price: null,
}

export const answer = 'I only used the export once a month, and last week it lost the tax column.'

/** An interview whose opening question has been answered. */
export function answered(text = answer, changes: Partial<Session> = {}): Walk {
  const name = 'openai-compatible/llama3.1'
  const it = begun({ ...newSession({ interviewer: name }), ...changes })
  it.answer(text)
  return it
}

/** An interview whose every planned question has been asked, the last one answered. */
export function begunOnLast(text: string): Walk {
  const it = answered()
  while (mustAsksLeft(it.session).length > 0) it.propose({ questionId: 'q3' })
  it.answer(text)
  return it
}

export function contextOf(it: Walk, signal = new AbortController().signal): TurnContext {
  return { seed: 'link', session: it.session, messages: it.messages, now: start, signal }
}

const patience = { firstMs: 6_000, mendMs: 4_000, totalMs: 9_000 }

/** An interviewer that does not really wait before it calls again. */
export function interviewerOf(access: Access, changes: Partial<ModelInterviewerOptions> = {}) {
  const waits: number[] = []
  const interviewer = createModelInterviewer({
    access,
    dialogues: readings,
    limits: unlimited,
    patience,
    wait: async (ms) => {
      waits.push(ms)
      return true
    },
    ...changes,
  })
  return { interviewer, waits }
}

/** What a model would write. */
export function written(changes: Partial<TurnProposal> = {}): string {
  return writtenTurn(
    proposal({
      action: 'probe',
      probeKind: 'incident',
      reply: { ack: null, question: 'What did you do right after the tax column was lost?' },
      ...changes,
    }),
  )
}

/** What became of a proposal: it, or why there was none. */
export async function outcomeOf(proposed: Promise<TurnProposal>) {
  try {
    return { proposal: await proposed, why: null }
  } catch (error) {
    if (error instanceof ProposalFailure) return { proposal: null, why: error.why, failure: error }
    throw error
  }
}
