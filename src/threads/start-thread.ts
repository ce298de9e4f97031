import { setFlagsFromString } from 'node:v8'
import { isMainThread, Worker, type WorkerOptions } from 'node:worker_threads'

/** Calls out of WebAssembly after which V8 compiles them: the most that its flag takes. */
const wasmCallsMax = 2 ** 31 - 1

/**
 * Starts a module on a thread of its own.
 *
 * Node reads TypeScript with WebAssembly, on each thread anew. What V8 compiles for the calls out of it
 * is kept in one place for all threads: in Node 24 a thread that puts something there can end the
 * process, with "Check failed: jit_page.has_value()", as it frees what threads before it left. So they
 * stay uncompiled, which is no slower here. The flag is the process's: the main thread sets it.
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  if (isMainThread) setFlagsFromString(`--wasm-wrapper-tiering-budget=${wasmCallsMax}`)
  return new Worker(module, options)
}
