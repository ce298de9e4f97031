import { setTimeout as sleep } from 'node:timers/promises'
import type { Interviewer, TurnContext } from '../../interview/ports.ts'
import { ProposalFailure } from '../../interview/proposal-failure.ts'
import type { Answer, AskModel, Question } from './ask-model.ts'
import { judge } from './judge.ts'
import { createOutage } from './outage.ts'
import { buildPrompt, type Prompt } from './prompt/prompt.ts'
import { countTokens } from './prompt/tokens.ts'
import type { Access } from './providers.ts'
import { type Account, createSpending, type SpendLimits } from './spending.ts'

/** How long the first attempt, the mending one and both together may take. */
type Patience = { firstMs: number; mendMs: number; totalMs: number }
/** Leaves the built-in interviewer its part of the 13 s in which a reply is promised. */
const patienceDefault: Patience = { firstMs: 8_000, mendMs: 4_000, totalMs: 11_800 }
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 400
/** With less time than this left a call is not made again. */
const retryMsMin = 500

export type ModelInterviewerOptions = {
  access: Access
  limits: SpendLimits
  fetch?: typeof globalThis.fetch
  patience?: Patience
  /** False when the signal came first. */
  wait?: (ms: number, signal: AbortSignal) => Promise<boolean>
  /** Milliseconds from any beginning that only grow. */
  clock?: () => number
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
    open: keepOpen(async () => {
      const { openModel } = await import('./ask-model.ts')
      return await openModel(access, fetch)
    }),
  }
  const spending = createSpending(limits)
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

type Parts = {
  patience: Patience
  wait: NonNullable<ModelInterviewerOptions['wait']>
  clock: () => number
  outage: ReturnType<typeof createOutage>
  open: () => Promise<AskModel>
}

async function waitFor(ms: number, signal: AbortSignal): Promise<boolean> {
  return await sleep(ms, true, { signal }).catch(() => false)
}

/** Opens once; a failure to open is forgotten, so that the next call tries again. */
function keepOpen(open: () => Promise<AskModel>): () => Promise<AskModel> {
  let opened: Promise<AskModel> | undefined
  return function openOnce() {
    opened ??= open().catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

async function attempt(parts: Parts, context: TurnContext, account: Account) {
  const { firstMs, mendMs, totalMs } = parts.patience
  const end = parts.clock() + totalMs
  const prompt = buildPrompt(context)
  const turn: Turn = { prompt, context, account, end }
  const first = judge(await call(parts, turn, { prompt }, firstMs), prompt, context)
  if (first.type !== 'mend') return first

  const rejected = { text: first.text, why: first.told }
  const second = judge(await call(parts, turn, { prompt, rejected }, mendMs), prompt, context)
  // What was wrong at first says more than that mending it was not possible.
  return second.type === 'failed' ? { ...second, why: `${first.why}; ${second.why}` } : second
}

type Turn = { prompt: Prompt; context: TurnContext; account: Account; end: number }

/** Asks, once more where the failure is one that passes and there is time for it. */
async function call(parts: Parts, turn: Turn, question: Question, ms: number): Promise<Answer> {
  const end = Math.min(turn.end, parts.clock() + ms)
  const answer = await callOnce(parts, turn, question, end)
  if (answer.ok || answer.failure.retryAfterMs === null) return answer
  const { retryAfterMs } = answer.failure
  if (parts.clock() + retryAfterMs + retryMsMin > end) return answer
  const waited = await parts.wait(retryAfterMs, turn.context.signal)
  if (!waited) return answer
  return await callOnce(parts, turn, question, end)
}

async function callOnce(
  { open, outage, clock }: Parts,
  { context, account }: Turn,
  question: Question,
  end: number,
): Promise<Answer> {
  const left = Math.floor(end - clock())
  if (left <= 0 || context.signal.aborted) return failed('timeout')
  if (outage.isOn(context.now)) return failed('outage')
  const ask = await open()
  const estimate = { inputTokens: sizeOf(question), outputTokens: outputTokensExpected }
  if (!account.begin(estimate)) return failed('spend_limit')

  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(left)])
  const answer = await ask(question, { signal, now: context.now })
  outage.record(answer.ok ? 'answered' : 'failed', context.now)
  if (answer.ok) account.settle(answer.tokens)
  else account.settle(answer.failure.mayCost ? estimate : { inputTokens: 0, outputTokens: 0 })
  return answer
}

function failed(why: string): Answer {
  return { ok: false, failure: { why, retryAfterMs: null, mayCost: false } }
}

function sizeOf({ prompt, rejected }: Question): number {
  const { instructions, transcript, cards } = prompt
  const parts = [instructions, ...transcript, cards, rejected?.text ?? '', rejected?.why ?? '']
  return parts.reduce((sum, part) => sum + countTokens(part), 0)
}
