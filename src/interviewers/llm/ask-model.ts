import {
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  type Schema,
  zodSchema,
} from 'ai'
import type { z } from 'zod'
import { createBoundedFetch } from './bounded-fetch.ts'
import { type CallFailure, failureOf } from './failure.ts'
import type { Prompt } from './prompt/prompt.ts'
import { type Access, type OpenedModel, providers } from './providers.ts'
import type { Tokens } from './spending.ts'
import { turnSchema } from './turn-schema.ts'

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

/** Opens a model for asking; loads its provider's package. */
export async function openModel(
  access: Access,
  fetch?: typeof globalThis.fetch,
  form = turnForm,
): Promise<AskModel> {
  const opened = await providers[access.provider].open(access, createBoundedFetch(fetch))
  // Not every server of that kind can be held to a schema; the prompt has the shape in words too.
  let schema: 'sent' | 'never' = 'sent'
  // Written as JSON Schema once, and not for each call.
  const withSchema = { ...form, schema: zodSchema(form.schema) }
  const withoutSchema = { ...form, schema: null }
  return async function askModel(question, at) {
    const answer = await ask(opened, question, at, schema === 'sent' ? withSchema : withoutSchema)
    if (answer.ok || schema === 'never' || access.provider !== 'openai-compatible') return answer
    if (!['http_400', 'http_422'].includes(answer.failure.why)) return answer
    const plain = await ask(opened, question, at, withoutSchema)
    if (plain.ok) schema = 'never'
    return plain
  }
}

async function ask(
  opened: OpenedModel,
  question: Question,
  { signal, now }: Moment,
  { name, schema, outputTokensMax }: Omit<Form, 'schema'> & { schema: Schema | null },
): Promise<Answer> {
  try {
    const called = generateText({
      model: opened.model,
      ...messagesOf(question, opened),
      ...(schema && { output: Output.object({ schema, name }) }),
      providerOptions: opened.options,
      reasoning: opened.reasoning,
      maxOutputTokens: outputTokensMax,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    const { text, finishReason, usage } = await Promise.race([called, endOf(signal)])
    return { ok: true, text, refused: finishReason === 'content-filter', tokens: tokensOf(usage) }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      const refused = error.finishReason === 'content-filter'
      return { ok: true, text: error.text ?? '', refused, tokens: tokensOf(error.usage) }
    }
    return { ok: false, failure: failureOf(error, signal.aborted, now) }
  }
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

function tokensOf(
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
): Tokens {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}
