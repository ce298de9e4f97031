import { encodeWAV } from '../sound/pcm.ts'
import { type HeardWords, type Recognizer, RecognizerFault } from './recognizer.ts'

/** The service answers within 55 s, whatever happens behind it; after this it counts as lost. */
const callMsMax = 60_000
/** A whole piece arrives within the 30 s that the service waits for it, over a slow line, too. */
const pieceSecondsMax = 50

/** Has the service turn speech into words: the sound leaves this device, and only after the end. */
export function createServiceRecognizer(path: string): Recognizer {
  return {
    readAhead: null,
    pieceSecondsMax,
    prepare: async () => {},
    async recognize(samples, unwanted) {
      const ending = new AbortController()
      const end = () => ending.abort()
      unwanted.addEventListener('abort', end, { once: true })
      const late = setTimeout(end, callMsMax)
      const answer = await fetch(`${path}/speech`, {
        method: 'POST',
        headers: { 'content-type': 'audio/wav' },
        body: encodeWAV(samples),
        signal: ending.signal,
      }).catch((error: unknown) => {
        throw new RecognizerFault(String(error), { isOffline: !navigator.onLine })
      })
      clearTimeout(late)
      if (!answer.ok) throw new RecognizerFault(`The service answered ${answer.status}.`)
      // The contract's shape, from the service that this page came from.
      const { result } = (await answer.json()) as {
        result: Pick<HeardWords, 'text'> & Partial<HeardWords>
      }
      return { text: result.text, unsure: result.unsure ?? [] }
    },
  }
}
