import { createOpenAI } from '@ai-sdk/openai'
import { generateSpeech, NoSpeechGeneratedError } from 'ai'
import { soundBytesMax } from '../../contract/participant.ts'
import type { Sound } from '../../interview/speech/voice.ts'
import { createBoundedFetch } from '../llm/calls/bounded-fetch.ts'
import { failureOf } from '../llm/calls/failure.ts'
import type { Access } from '../llm/calls/providers.ts'
import type { Failed } from './careful-calls.ts'
import { endOf, noKey } from './server.ts'
import { soundTypeOf } from './sound-type.ts'

/** One call of the server, with the voice of that name, or its own where none is named. Never throws. */
export type Generate = (
  said: { text: string; voice: string | null },
  signal: AbortSignal,
) => Promise<{ ok: true; sound: Sound } | Failed>

/** A server of the operator's own is called as OpenAI's are: the package for such servers reads nothing aloud. */
export function openGeneration(
  { key, url, model }: Access,
  { now, fetch }: { now: () => Date; fetch?: typeof globalThis.fetch },
): Generate {
  const provider = createOpenAI({
    fetch: createBoundedFetch(fetch, soundBytesMax),
    apiKey: key ?? noKey,
    ...(url !== null && { baseURL: url }),
  })
  const opened = provider.speech(model)

  return async function generateOnce({ text, voice }, signal) {
    try {
      const called = generateSpeech({
        model: opened,
        text,
        ...(voice !== null && { voice }),
        outputFormat: 'mp3',
        maxRetries: 0,
        abortSignal: signal,
        telemetry: { isEnabled: false },
      })
      const { audio } = await Promise.race([called, endOf(signal)])
      const bytes = audio.uint8Array
      const type = soundTypeOf(bytes)
      if (type === null) return { ok: false, why: 'bad_response', isWorthAnother: false }
      return { ok: true, sound: { bytes, type } }
    } catch (error) {
      if (NoSpeechGeneratedError.isInstance(error)) {
        return { ok: false, why: 'empty', isWorthAnother: true }
      }
      const { why, retryAfterMs } = failureOf(error, signal.aborted, now())
      return { ok: false, why, isWorthAnother: retryAfterMs === 0 }
    }
  }
}
