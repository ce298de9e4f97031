import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { AppError } from '../../contract/errors.ts'
import { chargeCost } from '../../service/calls/cost.ts'
import { createTurns } from '../../service/calls/in-turn.ts'
import { startThread } from '../../threads/start-thread.ts'
import { unpackError } from '../../threads/thread-errors.ts'
import type { ListName } from '../verbs/reads.ts'
import type { FromLister, ToLister } from './lister.ts'

/** What a list takes and leaves: a page, or a study a megabyte at a time. */
const youngMbMax = 12

export type ListerThread = {
  /** In turns by whose call it is, on whose bill it goes. */
  list(name: ListName, given: unknown): Promise<unknown>
  /** Resolves when the file is closed; what still waits is refused. */
  close(): Promise<void>
}

/**
 * Reads lists of the file at `path` on a thread of their own, begun with the first: a list of very many,
 * narrowed to a few, is a long search that nothing can end, and the thread that serves would stand still.
 */
export function createLister(path: string): ListerThread {
  const inTurn = createTurns(1)
  let worker: Worker | null = null
  let underWay: PromiseWithResolvers<FromLister> | null = null
  let isClosed = false

  function start(): Worker {
    const started = startThread(listerModule(), {
      workerData: { path },
      resourceLimits: { maxYoungGenerationSizeMb: youngMbMax },
    })
    // It is waited for by whoever asked, and keeps no process alive by itself.
    started.unref()
    const lose = (cause: unknown) => {
      worker = null
      underWay?.reject(closed(cause))
    }
    started.on('message', (message: unknown) => {
      if (isOurs(message)) underWay?.resolve(message)
    })
    started.on('error', lose)
    started.on('exit', () => lose(undefined))
    return started
  }

  async function ask(message: ToLister): Promise<FromLister> {
    worker ??= start()
    const asked = worker
    asked.ref()
    underWay = Promise.withResolvers()
    asked.postMessage(message)
    return await underWay.promise.finally(() => asked.unref())
  }

  return {
    list: (name, given) =>
      inTurn(async () => {
        if (isClosed) throw closed()
        const answer = await ask({ name, given })
        chargeCost(answer.ms)
        if ('error' in answer) throw unpackError(answer.error)
        return answer.result
      }),
    async close() {
      isClosed = true
      if (!worker) return
      worker.ref()
      const ended = once(worker, 'exit')
      worker.postMessage('close')
      await ended
    },
  }
}

/** Under `node --watch` Node tells by the same way which files a thread has loaded. */
function isOurs(message: unknown): message is FromLister {
  return typeof message === 'object' && message !== null && 'ms' in message
}

function closed(cause?: unknown): AppError {
  return new AppError('unavailable', 'The database is closed.', { cause })
}

/** The module beside this one, in TypeScript as in the built program. */
function listerModule(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./lister.${ending}`, import.meta.url)
}
