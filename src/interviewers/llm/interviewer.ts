import type { Interviewer, TurnContext } from '../../interview/ports.ts'
import { ProposalFailure } from '../../interview/proposal-failure.ts'
import { type Caller, callModel, keepOpen, waitFor } from './call-model.ts'
import { createDayBook } from './day-book.ts'
import { judge } from './judge.ts'
import { createOutage } from './outage.ts'
import { buildPrompt } from './prompt/prompt.ts'
import type { Access } from './providers.ts'
import { type Account, createSpending, type Spending, type SpendLimits } from './spending.ts'

/** How long the first attempt, the mending one and both together may take. */
type Patience = { firstMs: number; mendMs: number; totalMs: number }
/** Leaves the built-in interviewer its part of the 13 s in which a reply is promised. */
const patienceDefault: Patience = { firstMs: 8_000, mendMs: 4_000, totalMs: 11_800 }
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 400

export type ModelInterviewerOptions = {
  access: Access
  limits: SpendLimits
  /** The book to keep where others spend by the same limits. */
  spending?: Spending
  fetch?: typeof globalThis.fetch
  patience?: Patience
  wait?: Caller['wait']
  clock?: Caller['clock']
}

/**
 * Conducts with a language model. Every reply has passed the gates, after at most one more attempt
 * to mend it; everything else is a `ProposalFailure` that says why, in time for somebody else to
 * speak. The provider's package is loaded with the first reply.
 */
export function createModelInterviewer(options: ModelInterviewerOptions): Interviewer {
  const { access, limits, fetch } = options
  const parts: Parts = {
    patience: options.patience ?? patienceDefault,
    wait: options.wait ?? waitFor,
    clock: options.clock ?? (() => performance.now()),
    outage: createOutage(),
    outputTokensExpected,
    open: keepOpen(async () => {
      const { openModel } = await import('./ask-model.ts')
      return await openModel(access, fetch)
    }),
  }
  const spending = options.spending ?? createSpending(limits, createDayBook())
  return {
    name: `${access.provider}/${access.model}`,
    async propose(context) {
      const account = spending.open(context.session, context.now)
      const verdict = await attempt(parts, context, account)
      const usage = account.total()
      if (verdict.type !== 'proposal') throw new ProposalFailure(verdict.why, usage ?? null)
      return { ...verdict.proposal, ...(usage && { usage }) }
    },
  }
}

type Parts = Caller & { patience: Patience }

async function attempt(parts: Parts, context: TurnContext, account: Account) {
  const { firstMs, mendMs, totalMs } = parts.patience
  const { signal, now } = context
  const errand = { account, signal, now, end: parts.clock() + totalMs }
  const prompt = buildPrompt(context)
  const first = judge(await callModel(parts, errand, { prompt }, firstMs), prompt, context)
  if (first.type !== 'mend') return first

  const rejected = { text: first.text, why: first.told }
  const answer = await callModel(parts, errand, { prompt, rejected }, mendMs)
  const second = judge(answer, prompt, context)
  // What was wrong at first says more than that mending it was not possible.
  return second.type === 'failed' ? { ...second, why: `${first.why}; ${second.why}` } : second
}
