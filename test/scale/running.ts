import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')
const program = join(root, 'src/cli/colloquy.ts')

export type Started = {
  child: ChildProcess
  /** Lines of standard error so far. */
  errors: string[]
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts `colloquy serve` as a person would. */
export function serve(env: Record<string, string>, args: string[] = []): Started {
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  child.stdout.resume()
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  return { child, errors, ended }
}

export async function isReady(url: string): Promise<true | null> {
  const response = await fetch(`${url}/ready`).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ? true : null
}
