import { setFlagsFromString } from 'node:v8'
import { isMainThread, type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * - Node reads TypeScript with WebAssembly, on each thread anew. What V8 compiles for the calls out of it
 *   is kept in one place for all threads: in Node 24 a thread that puts something there can end the
 *   process, with "Check failed: jit_page.has_value()", as it frees what threads before it left. So they
 *   stay uncompiled until after the most calls that the flag takes, which is no slower here.
 * - `--max-semi-space-size`, which the serving thread is started with, would hold for each thread in place
 *   of the limit that it is given: it is taken back.
 * - A thread may collect its garbage when it has settled.
 */
const flags = [
  `--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`,
  '--max-semi-space-size=0',
  '--expose-gc',
]

type ThreadOptions = WorkerOptions & {
  /** With room for what is young, of which V8 takes 200 MB by itself on a machine that has them. */
  resourceLimits: ResourceLimits & { maxYoungGenerationSizeMb: number }
}

/** Starts a module on a thread of its own. Flags are the process's: the main thread sets them. */
export function startThread(module: URL, options: ThreadOptions): Worker {
  if (isMainThread) for (const flag of flags) setFlagsFromString(flag)
  return new Worker(module, options)
}
