import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/**
 * Lets every thread that begins after it collect its garbage when it has settled. Flags belong to the
 * process: they are set by the main thread, before another one runs.
 */
export function allowCollecting(): void {
  if (isMainThread) setFlagsFromString('--expose-gc')
}

/**
 * To be called once all that a service needs is loaded, and after much work: gives back the memory
 * that only loading or the work took, 50 MB (measured), which V8 would keep for a load that may never
 * come, and keeps what was compiled, so that the next start is spared it however this process ends.
 */
export function settle(): void {
  flushCompileCache()
  allowCollecting()
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
