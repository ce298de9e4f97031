import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { onCore } from './machine.ts'

export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export type Load = {
  url: string
  connections: number
  seconds: number
  requests: Request[]
  /** So many requests in place of so many seconds, each of them once. */
  amount?: number
}

export type Loaded = {
  answered: number
  refused: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  max: number
  /** Share of its core that the load generator took: near 1 it is what was measured. */
  busy: number
}

/** Puts a load on a server from the other core. Fails when any answer was not 2xx. */
export async function putLoad(load: Load): Promise<Loaded> {
  const [command, given] = onCore('load', [
    process.execPath,
    join(import.meta.dirname, '../load.ts'),
  ])
  const child = spawn(command, given, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  const loaded = (await json(child.stdout)) as Loaded // Written by `load.ts`.
  if (loaded.refused > 0) {
    throw new Error(`${loaded.refused} of ${loaded.answered + loaded.refused} were not answered.`)
  }
  return loaded
}
