import { setTimeout as sleep } from 'node:timers/promises'
import { countTokens } from '../prompt/tokens.ts'
import type { Account } from '../spending/spending.ts'
import type { Answer, AskModel, Question } from './ask-model.ts'
import type { Outage } from './outage.ts'

/** With less time than this left a call is not made again. */
const retryMsMin = 500

/** What calls of one model have in common. */
export type Caller = {
  open: () => Promise<AskModel>
  outage: Outage
  /** Told of every call. */
  note?: ((answer: Answer) => void) | undefined
  /** What is counted for the answer while a call is under way. */
  outputTokensExpected: number
  /** False when the signal came first. */
  wait: (ms: number, signal: AbortSignal) => Promise<boolean>
  /** Milliseconds from any beginning that only grow. */
  clock: () => number
}

/** What calls for one purpose have in common: who pays, and by when on the clock they end. */
export type Errand = { account: Account; signal: AbortSignal; now: Date; end: number }

export async function waitFor(ms: number, signal: AbortSignal): Promise<boolean> {
  return await sleep(ms, true, { signal }).catch(() => false)
}

/** Opens once; a failure to open is forgotten, so that the next call tries again. */
export function keepOpen(open: () => Promise<AskModel>): () => Promise<AskModel> {
  let opened: Promise<AskModel> | undefined
  return function openOnce() {
    opened ??= open().catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/** Asks, once more where the failure is one that passes and there is time for it. */
export async function callModel(
  caller: Caller,
  errand: Errand,
  question: Question,
  ms: number,
): Promise<Answer> {
  const end = Math.min(errand.end, caller.clock() + ms)
  const answer = await callOnce(caller, errand, question, end)
  if (answer.ok || answer.failure.retryAfterMs === null) return answer
  const { retryAfterMs } = answer.failure
  if (caller.clock() + retryAfterMs + retryMsMin > end) return answer
  const waited = await caller.wait(retryAfterMs, errand.signal)
  if (!waited) return answer
  return await callOnce(caller, errand, question, end)
}

async function callOnce(
  { open, outage, note, clock, outputTokensExpected }: Caller,
  { account, signal, now }: Errand,
  question: Question,
  end: number,
): Promise<Answer> {
  const left = Math.floor(end - clock())
  if (left <= 0 || signal.aborted) return failed('timeout')
  if (outage.isOn(now)) return failed('outage')
  const ask = await open()
  const estimate = { inputTokens: sizeOf(question), outputTokens: outputTokensExpected }
  if (!(await account.begin(estimate))) return failed('spend_limit')

  const either = AbortSignal.any([signal, AbortSignal.timeout(left)])
  const answer = await ask(question, { signal: either, now })
  if (!wasLeft(signal)) outage.record(isThere(answer) ? 'answered' : 'failed', now)
  note?.(answer)
  if (answer.ok) await account.settle(answer.tokens)
  else await account.settle(answer.failure.mayCost ? estimate : { inputTokens: 0, outputTokens: 0 })
  return answer
}

/** Given up by whoever asked: that tells nothing of the model. */
function wasLeft({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'AbortError'
}

/** What is wrong with the question alone: who refuses it is there for others. */
const ofQuestion: readonly string[] = ['http_400', 'http_413', 'http_422']

function isThere(answer: Answer): boolean {
  return answer.ok || ofQuestion.includes(answer.failure.why)
}

function failed(why: string): Answer {
  return { ok: false, failure: { why, retryAfterMs: null, mayCost: false } }
}

function sizeOf({ prompt, rejected }: Question): number {
  const { instructions, transcript, cards } = prompt
  const parts = [instructions, ...transcript, cards, rejected?.text ?? '', rejected?.why ?? '']
  return parts.reduce((sum, part) => sum + countTokens(part), 0)
}
