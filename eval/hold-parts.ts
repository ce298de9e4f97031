import { availableParallelism } from 'node:os'
import { startThread } from '../src/threads/start-thread.ts'
import type { Tried } from './injection.ts'
import type { Part } from './parts.ts'

/** Parts held at once: more than the cores, for some wait for models that never answer. */
const atOnceMax = 2 * availableParallelism()

/** Holds all parts, several at once; equal parts give equal interviews however they are spread. */
export async function holdParts(parts: readonly Part[]): Promise<Tried[][]> {
  const held: Tried[][] = []
  const left = [...parts.entries()]
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, part] = next
      held[at] = await holdApart(part)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnceMax, parts.length) }, work))
  return held
}

function holdApart(part: Part): Promise<Tried[]> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('part-worker.ts', import.meta.url), { workerData: part })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`A part ended with ${code} before it was held.`)),
    )
  })
}
