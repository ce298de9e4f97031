import { type HeardWords, type Recognizer, RecognizerFault } from './recognizer.ts'
import type { Asked, FromWorker, ToWorker } from './speech-worker.ts'

/** Moonshine reads pieces of this length well, and the last one is read soon after its end. */
const pieceSecondsMax = 12
/** Longest time for one piece: far above what a slow telephone needs. */
const pieceMsMax = 60_000

type Waiting = {
  resolve: (heard: HeardWords | null) => void
  reject: (fault: RecognizerFault) => void
}

/** A worker that holds the model; it is loaded once a page, and anew where it died. */
function startWorker() {
  const worker = new Worker(new URL('./speech-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(loaded: number) => void>()
  let calls = 0
  let isDead = false

  function die(message: string): void {
    isDead = true
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new RecognizerFault(message))
    waiting.clear()
  }

  worker.onerror = ({ message }) => die(message ?? 'The worker did not start.')
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('loaded' in data) for (const tell of listeners) tell(data.loaded)
    else if ('failed' in data) die(data.failed)
    else {
      waiting.get(data.id)?.resolve(data.heard)
      waiting.delete(data.id)
    }
  }

  return {
    isDead: () => isDead,
    die,
    listeners,
    ask(what: Asked): Promise<HeardWords | null> {
      calls += 1
      const id = calls
      const question: ToWorker = { id, ...what }
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage(question)
      })
    },
  }
}

let running: ReturnType<typeof startWorker> | null = null

/** Turns speech into words on this device: no sound leaves it. */
export function createDeviceRecognizer(): Recognizer {
  const findWorker = () => {
    if (!running || running.isDead()) running = startWorker()
    return running
  }
  async function askInTime(asked: { samples: Int16Array<ArrayBuffer>; isGrowing?: true }) {
    const worker = findWorker()
    // It may have to load first, which takes as long as the line takes.
    await worker.ask({ samples: null })
    const late = setTimeout(() => worker.die('It took too long.'), pieceMsMax)
    return await worker.ask(asked).finally(() => clearTimeout(late))
  }
  return {
    pieceSecondsMax,
    async prepare(tell) {
      const worker = findWorker()
      worker.listeners.add(tell)
      await worker.ask({ samples: null }).finally(() => worker.listeners.delete(tell))
    },
    async recognize(samples) {
      const heard = await askInTime({ samples })
      if (!heard) throw new RecognizerFault('It gave up.')
      return heard
    },
    // Where the worker died, `recognize` tells why.
    readAhead: (samples) => askInTime({ samples, isGrowing: true }).catch(() => null),
  }
}
