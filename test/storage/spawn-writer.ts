import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A process that writes interviews to a file, one after another, until it is killed. */
export function spawnWriter(path: string) {
  const program = fileURLToPath(new URL('./writing-process.ts', import.meta.url))
  const child = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const acknowledged: string[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(line)
    for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve()
  })

  return {
    /** Resolves once that many writes were acknowledged; fails when the process ends before. */
    async acknowledged(count: number): Promise<void> {
      const reached = new Promise<void>((resolve) => waiting.push({ count, resolve }))
      const early = ended.then(() => Promise.reject(new Error('The process ended by itself.')))
      early.catch(() => undefined) // It ends in any case, once the test kills it.
      await Promise.race([reached, early])
    },
    /** Ends it as a power cut would, and answers everything that it had acknowledged. */
    async kill(): Promise<string[]> {
      child.kill('SIGKILL')
      await ended
      return acknowledged
    },
  }
}
