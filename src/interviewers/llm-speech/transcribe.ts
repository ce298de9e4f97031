import { createOpenAI } from '@ai-sdk/openai'
import { transcribe } from 'ai'
import type { Recording, Stretch } from '../../interview/recognizer.ts'
import { createBoundedFetch } from '../llm/calls/bounded-fetch.ts'
import { failureOf } from '../llm/calls/failure.ts'
import type { Access } from '../llm/calls/providers.ts'
import type { Failed } from './careful-calls.ts'
import { endOf, noKey } from './server.ts'
import { readUnsure } from './unsure.ts'

/** Models of OpenAI's that say how likely each token was, where they are asked. */
const tellsOfTokens = /^gpt-4o-(?:mini-)?transcribe(?!-diarize)/

/** What one call came to. */
type Attempt = { ok: true; text: string; unsure: Stretch[] } | Failed

/** One call of the server. Ends with the signal, and never throws. */
export type Transcribe = (recording: Recording, signal: AbortSignal) => Promise<Attempt>

export function openTranscription(
  { provider: name, key, url, model }: Access,
  { now, fetch }: { now: () => Date; fetch?: typeof globalThis.fetch },
): Transcribe {
  const provider = createOpenAI({
    fetch: createFormFetch(createBoundedFetch(fetch)),
    apiKey: key ?? noKey,
    ...(url !== null && { baseURL: url }),
  })
  const opened = provider.transcription(model)
  // Whoever does not know the word may refuse the whole call.
  const include = name === 'openai' && tellsOfTokens.test(model) ? ['logprobs'] : undefined

  return async function transcribeOnce({ sound, language }, signal) {
    try {
      const called = transcribe({
        model: opened,
        audio: sound,
        // Servers know languages, not the countries they are spoken in.
        providerOptions: {
          openai: { language: language.split('-')[0] ?? language, ...(include && { include }) },
        },
        maxRetries: 0,
        abortSignal: signal,
        telemetry: { isEnabled: false },
      })
      const { text, responses } = await Promise.race([called, endOf(signal)])
      // The package hands on what the server answered; its types do not say so.
      const { body } = (responses[0] ?? {}) as { body?: unknown }
      return { ok: true, text, unsure: readUnsure(text, body) }
    } catch (error) {
      const { why, retryAfterMs } = failureOf(error, signal.aborted, now())
      return { ok: false, why, isWorthAnother: retryAfterMs === 0 }
    }
  }
}

/**
 * Writes a form out before it is sent. Node writes one piece by piece into the request, also once that was
 * given up, and there fails where nobody can catch it: that would end the process.
 */
function createFormFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async function fetchWithForm(input, init) {
    if (!(init?.body instanceof FormData)) return fetch(input, init)
    const written = new Response(init.body)
    const headers = new Headers(init.headers)
    headers.set('content-type', written.headers.get('content-type') ?? '')
    return fetch(input, { ...init, headers, body: await written.blob() })
  }
}
