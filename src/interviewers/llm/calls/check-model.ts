import { z } from 'zod'
import type { AskModel, Form, Question } from './ask-model.ts'
import { jsonValuesIn } from './json-values.ts'
import { createModelState, type ModelState } from './model-state.ts'
import type { Access } from './providers.ts'

/** A word, and a little thinking before it. */
const outputTokensMax = 1_000
/** A server that answers errors of its own is asked in each way twice, which is how others are told. */
const triesMax = 6

const ready = z.object({ ready: z.boolean() })
const form: Form = { name: 'ready', schema: ready, outputTokensMax }
const question: Question = {
  prompt: {
    instructions: 'You are asked whether you can be reached. Reply with one JSON object.',
    transcript: ['Its shape: {"ready": true}'],
    cards: 'Now write the JSON object, and nothing around it.',
  },
}

export type CheckOptions = {
  /** How long the model may take. */
  ms: number
  now: () => Date
  /** Ends it sooner; what it comes to then tells nothing of the model. */
  signal?: AbortSignal
  state?: ModelState
  fetch?: typeof globalThis.fetch
}

/**
 * Asks a model for a word, in one small call as a rule, to learn whether its key, its name and the
 * shape of its replies will do. Null when they do, else why not, in a word as `CallFailure` has it.
 */
export async function checkModel(
  access: Access,
  { ms, now, signal, state = createModelState(access), fetch }: CheckOptions,
): Promise<string | null> {
  const { openModel } = await import('./ask-model.ts')
  const ask = await openModel(access, fetch, form, state.ways)
  const either = AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])])
  const why = await askUntilTold(ask, either, now)
  if (signal?.aborted) return null
  state.note(
    why === null
      ? { ok: true, text: '', refused: false, tokens: { inputTokens: 0, outputTokens: 0 } }
      : { ok: false, failure: { why, retryAfterMs: null, mayCost: false } },
  )
  return why
}

async function askUntilTold(
  ask: AskModel,
  signal: AbortSignal,
  now: () => Date,
): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(question, { signal, now: now() })
    if (answer.ok) return readReady(answer.text, answer.refused)
    const { why, retryAfterMs } = answer.failure
    // Whatever passes at once is tried again at once, as in interviews.
    if (retryAfterMs !== 0 || tries === triesMax) return why
  }
}

function readReady(text: string, refused: boolean): string | null {
  if (refused) return 'refusal'
  if (text.trim() === '') return 'empty'
  const fits = [...jsonValuesIn(text)].some((value) => ready.safeParse(value).success)
  return fits ? null : 'bad_json'
}
