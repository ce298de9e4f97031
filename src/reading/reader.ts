import { parentPort } from 'node:worker_threads'
import { type PackedError, packError } from '../threads/thread-errors.ts'
import { type Readings, readings } from './readings.ts'
import { warmUp } from './warm-up.ts'

/** A thread that reads: one thing at a time, and with nothing to lose when it is ended. */

export type ToReader = { name: keyof Readings; given: unknown }
/** `usedMs`: the CPU that the thread has used since it began. The first message says it is ready. */
export type FromReader = { usedMs: number } & (
  | { result: unknown }
  | { error: PackedError }
  | { ready: true }
)

const port = parentPort
if (!port) throw new Error('This module runs on a thread of its own.')

function send(message: { result: unknown } | { error: PackedError } | { ready: true }): void {
  const { user, system } = process.threadCpuUsage()
  const sent: FromReader = { ...message, usedMs: (user + system) / 1_000 }
  port?.postMessage(sent)
}

port.on('message', async ({ name, given }: ToReader) => {
  try {
    // The pool sends with each name what belongs to it.
    const read = readings[name] as (given: unknown) => Promise<unknown>
    send({ result: await read(given) })
  } catch (error) {
    send({ error: packError(error) })
  }
})
await warmUp(readings, new Date())
send({ ready: true })
