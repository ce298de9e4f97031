import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../src/threads/start-thread.ts'
import { addUp, type Counts } from './counts.ts'
import type { Part } from './parts.ts'

/** As much as V8 makes use of. */
const youngMbMax = 48

/** Holds all parts, as many at once as there are cores; equal parts give equal counts however they are spread. */
export async function countParts(parts: readonly Part[]): Promise<Counts> {
  const counts: Counts[] = []
  const left = [...parts.entries()]
  async function work(): Promise<void> {
    const worker = startThread(new URL('part-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: youngMbMax },
    })
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, part] = next
      counts[at] = await countOn(worker, part)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), parts.length) }, work))
  return addUp(counts)
}

async function countOn(worker: Worker, part: Part): Promise<Counts> {
  worker.postMessage(part)
  // Rejects with the error of a thread that ended by one.
  const [counts] = await once(worker, 'message')
  return counts
}
