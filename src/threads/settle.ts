import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/**
 * To be called by a thread once all that it needs is loaded, and after much work: gives back the memory
 * that only loading or the work took, 50 MB (measured), which V8 would keep for a load that may never
 * come, and keeps what was compiled, so that the next start is spared it however this process ends.
 */
export function settle(): void {
  flushCompileCache()
  if (isMainThread) setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('globalThis.gc')
  if (typeof collect === 'function') {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
