import type { Interviewer } from '../../src/interview/ports.ts'
import { ProposalFailure } from '../../src/interview/proposals/proposal-failure.ts'
import { createSpending } from '../../src/interviewers/llm/spending/spending.ts'
import type { Store } from '../../src/service/store.ts'
import type { Effects } from '../core/effects.ts'
import { proposeSomething } from './reading.ts'

export const modelName = 'double/model'
/** What a call is taken to use up, and does. */
const callTokens = { inputTokens: 900, outputTokens: 100 }
/** An organization's tokens of a day: fewer than most runs would use up. */
const tokensPerDay = 12_000

/** What was really asked of models, by organization and day. */
export type ModelBook = {
  calls: Map<string, number>
  tokensPerDay: number
  tokensOfCall: number
}

export function createModelBook(): ModelBook {
  const tokensOfCall = callTokens.inputTokens + callTokens.outputTokens
  return { calls: new Map(), tokensPerDay, tokensOfCall }
}

/** A double of a model that conducts: slow, and at times silent, failing or talking nonsense. */
export function createModel(
  effects: Effects,
  { store, now, models }: { store: Store; now: () => Date; models: ModelBook },
): Interviewer {
  const book = { reserve: store.reserveSpending, add: store.addSpending }
  const spending = createSpending(
    { tokensPerInterview: null, tokensPerDay, usdPerInterview: null, usdPerDay: null, price: null },
    book,
  )
  return {
    name: modelName,
    async propose({ signal, ...turn }) {
      const at = now()
      const account = spending.open(turn.session, at, modelName)
      if (!(await account.begin(callTokens))) throw new ProposalFailure('budget')
      const key = `${turn.session.orgID} ${at.toISOString().slice(0, 10)}`
      models.calls.set(key, (models.calls.get(key) ?? 0) + 1)
      const { fault } = await effects.take('model', 'call', 800)
      if (fault === 'silent') await untilAborted(signal)
      await account.settle(callTokens)
      const usage = callTokens
      if (fault === 'fails' || signal.aborted) throw new ProposalFailure('failure', usage)
      const proposal = { ...proposeSomething(turn), usage }
      return fault === 'nonsense' ? { ...proposal, action: 'sing' as 'next' } : proposal
    },
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
