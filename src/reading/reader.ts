import { parentPort } from 'node:worker_threads'
import { settle } from '../threads/settle.ts'
import { type PackedError, packError } from '../threads/thread-errors.ts'
import { createPlanKeeper, type PlanSent, withoutSamePlan, withPlan } from './plans-across.ts'
import { type Readings, readings } from './readings.ts'
import { warmUp } from './warm-up.ts'

/** A thread that reads: one thing at a time, and with nothing to lose when it is ended. */

export type ToReader = { name: keyof Readings; given: unknown; plan?: PlanSent }
/** `usedMs`: the CPU that the thread has used since it began. The first message says it is ready. */
export type FromReader = {
  usedMs: number
} /** `isWithoutPlan`: of its session, which follows the one that it was given. */ & (
  | { result: unknown; isWithoutPlan?: true }
  | { error: PackedError }
  | { ready: true }
)
type Told = { result: unknown; isWithoutPlan?: true } | { error: PackedError } | { ready: true }

const port = parentPort
if (!port) throw new Error('This module runs on a thread of its own.')

const planOf = createPlanKeeper()

function send(message: Told): void {
  const { user, system } = process.threadCpuUsage()
  const sent: FromReader = { ...message, usedMs: (user + system) / 1_000 }
  port?.postMessage(sent)
}

port.on('message', async ({ name, given, plan: sent }: ToReader) => {
  try {
    const plan = sent && planOf(sent)
    // The pool sends with each name what belongs to it.
    const read = readings[name] as (given: unknown) => Promise<unknown>
    const result = await read(plan ? withPlan(given, plan) : given)
    const short = plan ? withoutSamePlan(result, plan) : null
    send(short === null ? { result } : { result: short, isWithoutPlan: true })
  } catch (error) {
    send({ error: packError(error) })
  }
})
await warmUp(readings, new Date())
settle()
send({ ready: true })
