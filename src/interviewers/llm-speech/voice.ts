import type { Voice } from '../../interview/speech/voice.ts'
import type { Access } from '../llm/calls/providers.ts'
import { createCarefulCalls } from './careful-calls.ts'
import type { Generate } from './generate.ts'

/** Longest text that any voice is done with in time, characters: one that takes too long for more says nothing of its server. */
const shortCharactersMax = 200

/** The server's own name of the voice for each language, or of one for all; null: the one it takes unasked. */
export type VoiceNames = ReadonlyMap<string, string> | string | null

/** A voice that a server has by OpenAI's audio calls. Its package is loaded with the first of them. */
export function createModelVoice(
  access: Access,
  names: VoiceNames,
  { now, fetch }: { now: () => Date; fetch?: typeof globalThis.fetch },
): Voice {
  const callCarefully = createCarefulCalls(now)
  let opened: Promise<Generate> | undefined

  function open(): Promise<Generate> {
    opened ??= import('./generate.ts').then(({ openGeneration }) =>
      openGeneration(access, { now, ...(fetch && { fetch }) }),
    )
    return opened
  }

  /** Undefined where there is none for the language. */
  function nameFor(language: string | null): string | null | undefined {
    if (names === null || typeof names === 'string') return names
    return names.get(language?.split('-')[0] ?? '')
  }

  return {
    name: `${access.provider}/${access.model}`,
    speaks: (language) => nameFor(language) !== undefined,
    async speak({ text, language }, signal) {
      const generate = await open()
      const voice = nameFor(language) ?? null
      const isShort = text.length <= shortCharactersMax
      return callCarefully(() => generate({ text, voice }, signal), signal, isShort)
    },
  }
}
