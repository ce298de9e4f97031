import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { settle } from '../../threads/settle.ts'
import { type PackedError, packError } from '../../threads/thread-errors.ts'
import type { WriteName } from '../verbs/writes.ts'
import { batchVerbsMax, commitTogether } from './batch.ts'
import { openWriter } from './file.ts'
import {
  markForRebuild,
  mayRebuildAtClose,
  megabytesOf,
  needsRebuild,
  type Rebuilt,
  rebuild,
  rebuildDelayMs,
} from './rebuild.ts'

/** The writer thread of one data file: it alone writes, and what arrives together commits together. */

export type WriterRequest = { id: number; name: WriteName; given: unknown }
export type WriterAnswer = { id: number; result: unknown } | { id: number; error: PackedError }
export type ToWriter = { requests: WriterRequest[] } | 'close'
export type FromWriter = 'open' | { failed: PackedError } | { answers: WriterAnswer[] }

/** How soon after an erasure the log is emptied, and how soon that is tried again. */
const truncateAfterMs = 1_000

/** How often to look whether another process erased something, such as the command line. */
const lookEveryMs = 15_000

/** How long to wait before the size of the file is looked at again: no timer waits for months. */
const rebuildWaitMsMax = 3_600_000

const port = parentPort
if (!port) throw new Error('This module runs on a thread of its own.')
const send = (message: FromWriter) => port.postMessage(message)

try {
  const path: string = workerData.path
  serve(openWriter(path))
  send('open')
} catch (error) {
  send({ failed: packError(error) })
}

/** The queries take a fifth of a second to load, for which the start need not wait. */
async function openVerbs(database: DatabaseSync) {
  const { connectSqlite } = await import('./connection.ts')
  const { writeVerb } = await import('../verbs/bind-verbs.ts')
  return { connection: connectSqlite(database), writeVerb }
}

function serve(database: DatabaseSync): void {
  let verbs: ReturnType<typeof openVerbs> | undefined
  const waiting: WriterRequest[] = []
  let working = false
  let closing = false
  let truncating: NodeJS.Timeout | undefined
  let rebuilding: NodeJS.Timeout | undefined
  let rebuilt: Rebuilt | null = null
  const looking = setInterval(() => {
    if (needsRebuild(database)) rebuildSoon()
  }, lookEveryMs)
  if (needsRebuild(database)) rebuildSoon()

  port?.on('message', (message: ToWriter) => {
    if (message === 'close') closing = true
    else waiting.push(...message.requests)
    if (working) return
    working = true
    // After this round of the event loop, when all that has arrived by now is here.
    setImmediate(work)
  })

  async function work(): Promise<void> {
    const loaded = verbs !== undefined
    while (waiting.length > 0) await commit(waiting.splice(0, batchVerbsMax))
    working = false
    if (closing) close()
    else if (verbs !== undefined && !loaded) settle()
  }

  async function commit(requests: WriterRequest[]): Promise<void> {
    const erasing = requests.some(erases)
    verbs ??= openVerbs(database)
    const { connection, writeVerb } = await verbs
    const tasks = requests.map(({ name, given }) => ({ verb: writeVerb(name), given }))
    const outcomes = await commitTogether(connection, tasks, erasing ? markForRebuild : null)
    const answers = requests.map(({ id }, index): WriterAnswer => {
      const outcome = outcomes[index]
      if (outcome?.done) return { id, result: outcome.result }
      return { id, error: packError(outcome?.error) }
    })
    send({ answers })
    if (erasing || requests.some(({ name }) => name === 'dropSound')) truncateSoon()
    if (erasing) rebuildSoon()
  }

  function truncateSoon(): void {
    truncating ??= setTimeout(() => {
      truncating = undefined
      if (!truncateLog(database)) truncateSoon()
    }, truncateAfterMs)
  }

  function rebuildSoon(askedAt = performance.now()): void {
    const dueInMs = () => askedAt + rebuildDelayMs(database, rebuilt) - performance.now()
    rebuilding ??= setTimeout(
      () => {
        rebuilding = undefined
        // It may have grown since.
        if (dueInMs() > 0) return rebuildSoon(askedAt)
        const begun = performance.now()
        const isDone = rebuild(database)
        rebuilt = { ms: performance.now() - begun, megabytes: megabytesOf(database) }
        if (isDone) truncateSoon()
        else rebuildSoon()
      },
      Math.min(dueInMs(), rebuildWaitMsMax),
    )
  }

  function close(): void {
    clearInterval(looking)
    clearTimeout(truncating)
    clearTimeout(rebuilding)
    if (mayRebuildAtClose(database)) rebuild(database)
    truncateLog(database)
    database.close()
    port?.close()
  }
}

const erasingVerbs: ReadonlySet<string> = new Set(['eraseInvite', 'beginErasing', 'dropInterview'])

/** Whether nothing of what this erased may stay in the log. */
function erases({ name, given }: WriterRequest): boolean {
  if (erasingVerbs.has(name)) return true
  const forgets = typeof given === 'object' && given !== null && 'clearUserInfo' in given
  return name === 'moveInvite' && forgets
}

/** Folds the log into the file and empties it; false when that has to be tried again. */
function truncateLog(database: DatabaseSync): boolean {
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0
  } catch {
    return false // A full disk heals; the log stays whole meanwhile.
  }
}
