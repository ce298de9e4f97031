import { recordingSecondsMax } from '../../contract/participant.ts'
import type { Recognizer } from '../../interview/recognizer.ts'
import type { Access } from '../llm/calls/providers.ts'
import { createCarefulCalls } from './careful-calls.ts'
import type { Transcribe } from './transcribe.ts'
import { secondsOf } from './wav.ts'

/** A recogniser that asks a server by OpenAI's audio calls. Its package is loaded with the first of them. */
export function createModelRecognizer(
  access: Access,
  { now, fetch }: { now: () => Date; fetch?: typeof globalThis.fetch },
): Recognizer {
  const callCarefully = createCarefulCalls(now)
  let opened: Promise<Transcribe> | undefined

  function open(): Promise<Transcribe> {
    opened ??= import('./transcribe.ts').then(({ openTranscription }) =>
      openTranscription(access, { now, ...(fetch && { fetch }) }),
    )
    return opened
  }

  return {
    name: `${access.provider}/${access.model}`,
    async hear(recording, signal) {
      const transcribe = await open()
      // One that takes too long says nothing of the server where the recording may be what was long.
      const seconds = secondsOf(recording)
      const isShort = seconds !== null && seconds <= recordingSecondsMax
      return callCarefully(() => transcribe(recording, signal), signal, isShort)
    },
  }
}
