import { recordingSecondsMax } from '../../contract/participant.ts'
import type { Heard, Recognizer, Recording } from '../../interview/recognizer.ts'
import { createOutage, type Outcome } from '../llm/calls/outage.ts'
import type { Access } from '../llm/calls/providers.ts'
import type { Attempt, Transcribe } from './transcribe.ts'
import { secondsOf } from './wav.ts'

/** Most calls for one recording. */
const triesMax = 2

/**
 * What says that the server is away, busy or closed to this service, so that nobody need wait for it. Any
 * other failure is about one recording, such as one that is no sound, and says nothing of the next.
 */
const away = new Set([
  ...['timeout', 'connection', 'rate_limit'],
  ...[401, 403, 404, 408, 502, 503, 504, 529].map((status) => `http_${status}`),
])

/** A recogniser that asks a server by OpenAI's audio calls. Its package is loaded with the first of them. */
export function createModelRecognizer(
  access: Access,
  { now, fetch }: { now: () => Date; fetch?: typeof globalThis.fetch },
): Recognizer {
  const outage = createOutage()
  let opened: Promise<Transcribe> | undefined

  function open(): Promise<Transcribe> {
    opened ??= import('./transcribe.ts').then(({ openTranscription }) =>
      openTranscription(access, { now, ...(fetch && { fetch }) }),
    )
    return opened
  }

  async function hear(recording: Recording, signal: AbortSignal): Promise<Heard> {
    const transcribe = await open()
    if (outage.isOn(now())) return { ok: false, why: 'outage' }
    let attempt: Attempt = { ok: false, why: 'timeout', isWorthAnother: true }
    for (let tries = 0; tries < triesMax; tries += 1) {
      if (attempt.ok || !attempt.isWorthAnother || signal.aborted) break
      attempt = await transcribe(recording, signal)
    }
    outage.record(outcomeOf(attempt, signal, secondsOf(recording)), now())
    return attempt.ok ? attempt : { ok: false, why: attempt.why }
  }

  return { name: `${access.provider}/${access.model}`, hear }
}

/**
 * Whoever goes away, or has to make room for others, ends a call that may have come to something. One that
 * took too long says nothing of the server where the recording may be what was long.
 */
function outcomeOf(
  attempt: Attempt,
  { aborted, reason }: AbortSignal,
  seconds: number | null,
): Outcome {
  if (attempt.ok) return 'answered'
  if (!aborted) return away.has(attempt.why) ? 'failed' : 'untold'
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isLate && seconds !== null && seconds <= recordingSecondsMax ? 'failed' : 'untold'
}
