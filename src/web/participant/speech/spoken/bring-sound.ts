import { encodeWAV } from '../sound/pcm.ts'
import type { Brought, Place, Spoken } from './spoken-sound.ts'

/** A whole piece arrives within the 30 s that the service waits for it. */
const callMsMax = 40_000
/** Answers after which another try may do. */
const passing = [408, 429]

/** Gives the service the sound of an answer that it has. */
export async function bringSound(
  path: string,
  samples: Spoken['samples'],
  { clientMessageID, ...numbers }: Place,
): Promise<Brought> {
  const query = new URLSearchParams({ clientMessageID })
  for (const [name, value] of Object.entries(numbers)) query.set(name, String(value))
  const answer = await fetch(`${path}/sound?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav' },
    body: encodeWAV(samples),
    signal: AbortSignal.timeout(callMsMax),
  }).catch(() => null) // The line is down: later.
  if (answer?.ok) return 'kept'
  if (answer?.status === 409) return 'unknown'
  if (answer?.status === 413) return 'full'
  if (!answer || answer.status >= 500 || passing.includes(answer.status)) return 'later'
  return 'refused'
}
