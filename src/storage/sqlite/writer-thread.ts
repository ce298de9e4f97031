import type { Worker } from 'node:worker_threads'
import { AppError } from '../../contract/errors.ts'
import { startThread } from '../../threads/start-thread.ts'
import { unpackError } from '../../threads/thread-errors.ts'
import type { WriteName } from '../verbs/writes.ts'
import type { FromWriter, ToWriter, WriterRequest } from './writer.ts'

/** Writes that may wait at one time; more than this and the disk has fallen hopelessly behind. */
const waitingWritesMax = 10_000

/** Less room for what is young than V8 takes by itself: it makes no writes slower, and 20 MB less. */
const writerMemory = { maxYoungGenerationSizeMb: 4 }

export type WriterThread = {
  write(name: WriteName, given: unknown): Promise<unknown>
  /** Fails when the thread is gone. */
  assertAlive(): void
  /** Resolves when everything asked for is written and the file is closed. */
  close(): Promise<void>
}

type Waiting = { resolve(result: unknown): void; reject(error: unknown): void }

/** Starts the thread that writes the file at `path`; resolves once it has opened it. */
export async function startWriter(path: string): Promise<WriterThread> {
  const worker = startThread(writerModule(), { workerData: { path }, resourceLimits: writerMemory })
  const waiting = new Map<number, Waiting>()
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let outbox: WriterRequest[] = []
  let lastID = 0
  let gone: AppError | null = null

  function lose(cause: unknown): void {
    gone ??= new AppError('unavailable', 'The database is closed.', { cause })
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }
  worker.on('error', lose)
  worker.on('exit', () => lose(undefined))
  await hasOpened(worker)
  worker.on('message', (message: FromWriter) => {
    if (typeof message !== 'object' || !('answers' in message)) return
    for (const answer of message.answers) {
      settle(answer.id, ({ resolve, reject }) => {
        if ('error' in answer) reject(unpackError(answer.error))
        else resolve(answer.result)
      })
    }
  })

  function post(message: ToWriter): void {
    worker.postMessage(message)
  }

  function send(): void {
    const requests = outbox
    outbox = []
    try {
      if (requests.length > 0) post({ requests })
    } catch (error) {
      // Something in them cannot cross to another thread.
      for (const { id } of requests) settle(id, ({ reject }) => reject(error))
    }
  }

  function settle(id: number, end: (asked: Waiting) => void): void {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (asked) end(asked)
  }

  return {
    write(name, given) {
      if (gone) return Promise.reject(gone)
      if (waiting.size >= waitingWritesMax) {
        return Promise.reject(new AppError('unavailable', 'The database is too far behind.'))
      }
      return new Promise((resolve, reject) => {
        const id = ++lastID
        waiting.set(id, { resolve, reject })
        if (outbox.push({ id, name, given }) === 1) queueMicrotask(send)
      })
    },
    assertAlive() {
      if (gone) throw gone
    },
    async close() {
      if (!gone) {
        send()
        post('close')
      }
      await ended
    },
  }
}

/** The module beside this one, in TypeScript as in the built program. */
function writerModule(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./writer.${ending}`, import.meta.url)
}

function hasOpened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The writer thread ended while it was starting.')))
    worker.once('message', (message: FromWriter) => {
      if (typeof message === 'object' && 'failed' in message) reject(unpackError(message.failed))
      else resolve()
    })
  })
}
