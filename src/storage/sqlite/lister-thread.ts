import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { AppError } from '../../contract/errors.ts'
import { chargeCost, whoseCall } from '../../service/calls/cost.ts'
import { createFairQueue } from '../../service/calls/fair-queue.ts'
import { startThread } from '../../threads/start-thread.ts'
import { unpackError } from '../../threads/thread-errors.ts'
import type { ListName } from '../verbs.ts'
import type { FromLister, ToLister } from './lister.ts'

/** Lists that may wait at one time: whoever waits with most makes room for others. */
const waitingMax = 2_000

export type ListerThread = {
  /** In turns by whose call it is, on whose bill it goes. */
  list(name: ListName, given: unknown): Promise<unknown>
  /** Resolves when the file is closed; what still waits is refused. */
  close(): Promise<void>
}

type Waiting = { go(): void; refuse(why: AppError): void }

/**
 * Reads lists of the file at `path` on a thread of their own, begun with the first: a list of very many,
 * narrowed to a few, is a long search that nothing can end, and the thread that serves would stand still.
 */
export function createLister(path: string): ListerThread {
  const waiting = createFairQueue<Waiting>()
  let worker: Worker | null = null
  let isBusy = false
  let isClosed = false

  function enter(): Promise<void> {
    return new Promise((go, refuse) => {
      waiting.push(whoseCall(), { go, refuse })
      if (waiting.length > waitingMax) waiting.dropOne()?.refuse(busy())
    })
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next.go()
    else isBusy = false
  }

  function start(): Worker {
    const started = startThread(listerModule(), { workerData: { path } })
    // It is waited for by whoever asked, and keeps no process alive by itself.
    started.unref()
    started.on('error', () => {
      worker = null
    })
    started.on('exit', () => {
      worker = null
    })
    return started
  }

  async function ask(message: ToLister): Promise<FromLister> {
    worker ??= start()
    const asked = worker
    asked.ref()
    try {
      const ended = new AbortController()
      const answered = once(asked, 'message', { signal: ended.signal })
      const exited = once(asked, 'exit', { signal: ended.signal }).then(() => {
        throw new AppError('unavailable', 'The database is closed.')
      })
      asked.postMessage(message)
      const [answer] = await Promise.race([answered, exited]).finally(() => ended.abort())
      return answer
    } finally {
      asked.unref()
    }
  }

  return {
    async list(name, given) {
      if (isClosed) throw closed()
      if (isBusy) await enter()
      isBusy = true
      try {
        if (isClosed) throw closed()
        const answer = await ask({ name, given })
        chargeCost(answer.ms)
        if ('error' in answer) throw unpackError(answer.error)
        return answer.result
      } finally {
        leave()
      }
    },
    async close() {
      isClosed = true
      for (const { refuse } of waiting.drain()) refuse(closed())
      if (!worker) return
      worker.ref()
      const ended = once(worker, 'exit')
      worker.postMessage('close')
      await ended
    },
  }
}

function busy(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}

function closed(): AppError {
  return new AppError('unavailable', 'The database is closed.')
}

/** The module beside this one, in TypeScript as in the built program. */
function listerModule(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./lister.${ending}`, import.meta.url)
}
