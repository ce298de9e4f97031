import {
  generateText,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  zodSchema,
} from 'ai'
import type { z } from 'zod'
import type { Prompt } from '../prompt/prompt.ts'
import type { Tokens } from '../spending/spending.ts'
import { turnSchema } from '../turn-schema.ts'
import type { Effort } from './asking.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { type CallFailure, failureOf } from './failure.ts'
import { type Access, type OpenedModel, providers } from './providers.ts'
import { type Way, waysOf } from './ways.ts'
import { withoutThinking } from './without-thinking.ts'

/** What a model is asked to write. */
export type Form = {
  name: string
  schema: z.ZodType
  outputTokensMax: number
}

/** Enough for a long proposal and a little thinking before it. */
const turnForm: Form = { name: 'turn', schema: turnSchema, outputTokensMax: 2_000 }
/** How much of a reply that could not be used is shown to the model again. */
const rejectedCharactersMax = 4_000
/** Most tokens of one call that a provider is believed, many times what a model takes. */
const tokensClaimedMax = 10_000_000

// The package would print a line for every setting that a model does not know.
globalThis.AI_SDK_LOG_WARNINGS = false

export type Question = {
  prompt: Pick<Prompt, 'instructions' | 'transcript' | 'cards'>
  /** Of a second attempt: what the first one wrote, and what is wrong with it. */
  rejected?: { text: string; why: string }
}

export type Answer =
  | { ok: true; text: string; refused: boolean; tokens: Tokens }
  | { ok: false; failure: CallFailure }

/** One call of the model. Ends with the signal, and never throws: a failure is a result. */
export type AskModel = (question: Question, at: Moment) => Promise<Answer>
type Moment = { signal: AbortSignal; now: Date }

/** Tokens that a reply may take beyond its form where a model was asked to think first. */
const thinkingTokens: Record<Effort, number> = {
  'provider-default': 0,
  none: 0,
  minimal: 1_000,
  low: 4_000,
  medium: 8_000,
  high: 16_000,
}

/** Opens a model for asking; loads its provider's package. */
export async function openModel(
  access: Access,
  fetch?: typeof globalThis.fetch,
  form = turnForm,
  /** Those of the same model, wherever it is asked. */
  ways = waysOf(access),
): Promise<AskModel> {
  const opened = await providers[access.provider].open(access, createBoundedFetch(fetch))
  const { name } = form
  const outputTokensMax = form.outputTokensMax + thinkingTokens[access.effort ?? 'provider-default']
  // Written as JSON Schema once, and not for each call.
  const schema = zodSchema(form.schema)
  const outputOf = {
    schema: Output.object({ schema, name }),
    json: Output.json({ name }),
    plain: undefined,
  }
  const askIn = (way: Way, question: Question, at: Moment) =>
    ask(opened, question, at, { output: outputOf[way.output], effort: way.effort, outputTokensMax })

  return async function askModel(question, at) {
    const way = ways.current()
    const first = await askIn(way, question, at)
    if (first.ok) {
      ways.keep(way)
      return first
    }
    const others = ways.othersAfter(first.failure)
    for (const other of others) {
      const answer = await askIn(other, question, at)
      if (answer.ok) ways.keep(other)
      if (answer.ok || at.signal.aborted) return answer
    }
    if (others.length > 0) ways.giveUp()
    return first
  }
}

type Asked = {
  output: ReturnType<typeof Output.object> | ReturnType<typeof Output.json> | undefined
  effort: Effort
  outputTokensMax: number
}

async function ask(
  opened: OpenedModel,
  question: Question,
  { signal, now }: Moment,
  { output, effort, outputTokensMax }: Asked,
): Promise<Answer> {
  try {
    const called = generateText({
      model: opened.model,
      ...messagesOf(question, opened),
      ...(output && { output }),
      providerOptions: opened.options,
      reasoning: effort,
      maxOutputTokens: outputTokensMax,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    const { text, finishReason, usage } = await Promise.race([called, endOf(signal)])
    return written(text, finishReason === 'content-filter', usage)
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      return written(error.text ?? '', error.finishReason === 'content-filter', error.usage)
    }
    return { ok: false, failure: failureOf(error, signal.aborted, now) }
  }
}

function written(text: string, refused: boolean, usage: LanguageModelUsage | undefined): Answer {
  return { ok: true, text: withoutThinking(text), refused, tokens: tokensOf(usage) }
}

/** Fails with the signal, whatever a connection that is being torn down still waits for. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function messagesOf({ prompt, rejected }: Question, { cachePoint }: OpenedModel) {
  const { instructions, transcript, cards } = prompt
  const marked = cachePoint && { providerOptions: cachePoint }
  const messages: ModelMessage[] = [
    {
      role: 'user',
      // Lines of their own where what is kept from call to call ends with one of them.
      content: marked
        ? [
            ...transcript.map((text, at) => ({
              type: 'text' as const,
              text,
              ...(at === transcript.length - 1 && marked),
            })),
            { type: 'text', text: cards },
          ]
        : `${transcript.join('\n')}\n\n${cards}`,
    },
  ]
  if (rejected) {
    const { text, why } = rejected
    messages.push({ role: 'assistant', content: text.slice(0, rejectedCharactersMax) })
    messages.push({ role: 'user', content: why })
  }
  return {
    instructions: { role: 'system' as const, content: instructions, ...marked },
    messages,
  }
}

function tokensOf(usage: LanguageModelUsage | undefined): Tokens {
  const { cacheReadTokens, cacheWriteTokens } = usage?.inputTokenDetails ?? {}
  const [read, written] = [countOf(cacheReadTokens), countOf(cacheWriteTokens)]
  return {
    inputTokens: countOf(usage?.inputTokens),
    outputTokens: countOf(usage?.outputTokens),
    ...(read > 0 && { cacheReadTokens: read }),
    ...(written > 0 && { cacheWriteTokens: written }),
  }
}

/** What a provider claims may be anything, and what is spent only grows, by whole tokens. */
export function countOf(claimed: number | undefined): number {
  return Math.min(tokensClaimedMax, Math.max(0, Math.ceil(claimed || 0)))
}
