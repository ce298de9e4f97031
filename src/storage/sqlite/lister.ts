import { parentPort, workerData } from 'node:worker_threads'
import { type PackedError, packError } from '../../threads/thread-errors.ts'
import { readVerb } from '../verbs/bind-verbs.ts'
import type { ListName } from '../verbs/reads.ts'
import { connectSqlite } from './connection.ts'
import { translateSqliteError } from './errors.ts'
import { openReader } from './file.ts'

/** The thread that reads lists of one data file: one at a time, on a connection that cannot write. */

export type ToLister = { name: ListName; given: unknown } | 'close'
/** `ms`: how long it took, which is CPU but for what the disk took. */
export type FromLister = { ms: number } & ({ result: unknown } | { error: PackedError })

const port = parentPort
if (!port) throw new Error('This module runs on a thread of its own.')

const path: string = workerData.path
const database = openReader(path)
const connection = connectSqlite(database)

port.on('message', async (message: ToLister) => {
  if (message === 'close') {
    database.close()
    port.close()
    return
  }
  port.postMessage(await list(message.name, message.given))
})

async function list(name: ListName, given: unknown): Promise<FromLister> {
  const begun = performance.now()
  try {
    const result = await readVerb(name)(connection, given)
    return { result, ms: performance.now() - begun }
  } catch (error) {
    return { error: packError(translateSqliteError(error)), ms: performance.now() - begun }
  }
}
