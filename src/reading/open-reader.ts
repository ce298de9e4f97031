import type { Worker } from 'node:worker_threads'
import { AppError } from '../contract/errors.ts'
import { startThread } from '../threads/start-thread.ts'
import { unpackError } from '../threads/thread-errors.ts'
import { readerHeapMbMax, readingMsMax, youngMbMax } from './bounds.ts'
import { createPlanSender, withGivenPlan } from './plans-across.ts'
import type { FromReader, ToReader } from './reader.ts'

/** How often a busy thread is looked at. */
const lookMs = 100

/** How long a thread may take to tell what it has used. */
const tellMsMax = 1_000

/** What became of a reading: its result or its failure, or that it was ended. */
export type Outcome =
  | { type: 'read'; result: unknown; cpuMs: number }
  | { type: 'read'; error: Error; cpuMs: number }
  | { type: 'overrun'; cpuMs: number }

/** A thread that reads one thing at a time. */
export type Reader = {
  /** Rejects when the thread is ended by somebody else, or by a bug. */
  read(sent: ToReader, cpuMsMax: number): Promise<Outcome>
  isGone(): boolean
  end(): Promise<void>
}

type UnderWay = {
  begunAt: number
  given: unknown
  timer?: NodeJS.Timeout
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** Starts a thread; resolves once it is ready to read. It keeps no process alive by itself. */
export async function openReader(): Promise<Reader> {
  const worker = startThread(readerModule(), {
    resourceLimits: {
      maxYoungGenerationSizeMb: youngMbMax,
      // Far above what ends it: V8 takes the whole process along where a thread meets its limit at speed.
      maxOldGenerationSizeMb: readerHeapMbMax * 8,
    },
  })
  let usedMs = await whenReady(worker)
  let underWay: UnderWay | null = null
  let gone = false
  const send = createPlanSender<ToReader>((message) => worker.postMessage(message))
  worker.unref()

  function settle(end: (one: UnderWay) => void): void {
    const one = underWay
    underWay = null
    if (!one) return
    clearTimeout(one.timer)
    worker.unref()
    end(one)
  }
  worker.on('message', (message: unknown) => {
    if (!isOurs(message)) return
    const cpuMs = message.usedMs - usedMs
    usedMs = message.usedMs
    if ('error' in message) {
      const error = unpackError(message.error)
      settle(({ resolve }) => resolve({ type: 'read', error, cpuMs }))
    } else if ('result' in message) {
      const { result, isWithoutPlan } = message
      settle(({ given, resolve }) => {
        const whole = isWithoutPlan ? withGivenPlan(result, given) : result
        resolve({ type: 'read', result: whole, cpuMs })
      })
    }
  })
  worker.on('error', (error) => {
    gone = true
    settle(({ begunAt, resolve, reject }) =>
      isOutOfMemory(error)
        ? resolve({ type: 'overrun', cpuMs: performance.now() - begunAt })
        : reject(error),
    )
  })
  worker.on('exit', () => {
    gone = true
    settle(({ reject }) => reject(new AppError('unavailable', 'The service is stopping.')))
  })

  /** Ends the thread once it has used up its time; one that waits for the machine uses none. */
  async function watch(one: UnderWay, cpuMsMax: number): Promise<void> {
    if (underWay !== one) return
    const used = await usedBy(worker)
    if (underWay !== one) return
    const passedMs = performance.now() - one.begunAt
    // A thread that cannot even tell, as where it is out of memory, is past its time.
    const cpuMs = used === null ? passedMs : used.cpuMs - usedMs
    const isWithin = used !== null && cpuMs < cpuMsMax && used.heapMb < readerHeapMbMax
    if (isWithin && passedMs < readingMsMax) {
      one.timer = setTimeout(watch, lookMs, one, cpuMsMax)
      return
    }
    gone = true
    settle(({ resolve }) => resolve({ type: 'overrun', cpuMs }))
    await worker.terminate()
  }

  return {
    read(sent, cpuMsMax) {
      return new Promise((resolve, reject) => {
        const one: UnderWay = { begunAt: performance.now(), given: sent.given, resolve, reject }
        underWay = one
        worker.ref()
        send(sent)
        one.timer = setTimeout(watch, Math.min(lookMs, cpuMsMax), one, cpuMsMax)
      })
    },
    isGone: () => gone,
    async end() {
      gone = true
      await worker.terminate()
    },
  }
}

type Used = { cpuMs: number; heapMb: number }

/** What a thread has used so far; a busy one tells, too. Null where no answer came. */
async function usedBy(worker: Worker): Promise<Used | null> {
  const silent = new Promise<null>((resolve) => setTimeout(resolve, tellMsMax, null).unref())
  const asked = Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]).then(
    ([{ user, system }, heap]) => ({
      cpuMs: (user + system) / 1_000,
      heapMb: heap.total_heap_size / 1e6,
    }),
    // The thread has ended meanwhile, of which its own event tells.
    () => null,
  )
  return await Promise.race([asked, silent])
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Resolves with the CPU that the thread used to start. */
function whenReady(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A reading thread ended while it was starting.'))
    worker.once('error', reject)
    worker.once('exit', ended)
    worker.on('message', function ready(message: unknown) {
      if (!isOurs(message)) return
      worker.off('message', ready)
      worker.off('error', reject)
      worker.off('exit', ended)
      resolve(message.usedMs)
    })
  })
}

/** Under `node --watch` Node tells by the same way which files a thread has loaded. */
function isOurs(message: unknown): message is FromReader {
  return typeof message === 'object' && message !== null && 'usedMs' in message
}

/** The module beside this one, in TypeScript as in the built program. */
function readerModule(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./reader.${ending}`, import.meta.url)
}
