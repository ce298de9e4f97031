import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { startFlags } from '../../test/start-flags.ts'
import { onCore } from './machine.ts'

const root = join(import.meta.dirname, '../..')
const readyMsMax = 60_000
const lookAgainMs = 5
/** Of `/proc/<pid>/stat`, on every Linux that Node runs on. */
const ticksPerSecond = 100

export type Server = {
  name: string
  url: string
  /** Milliseconds from its start to the first good answer of `/ready`. */
  startMs: number
  /** Of it and its children since they began, seconds; null where the system does not tell. */
  cpuSeconds(): number | null
  /** MB of it and its children now. */
  residentMB(): number | null
  stop(): Promise<void>
}

const scripts = {
  service: ['src/cli/colloquy.ts', 'serve'],
  canned: ['bench/servers/serve-canned.ts'],
  limit: ['bench/limit/main.ts'],
}

export function startServer(
  kind: keyof typeof scripts,
  env: Record<string, string>,
  { more = [], free = false }: { more?: string[]; free?: boolean } = {},
): Promise<Server> {
  return startProcess(kind, free, (url, port) => ({
    command: [process.execPath, ...startFlags, ...scripts[kind], ...more],
    folder: root,
    readyPath: '/ready',
    env: { PORT: port, PUBLIC_URL: url, RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...env },
  }))
}

type Program = {
  command: string[]
  folder: string
  env: Record<string, string>
  /** Answered with 2xx once it serves. */
  readyPath: string
}

/** Starts any server on the servers' core, or on whatever core is `free`. */
export async function startProcess(
  name: string,
  free: boolean,
  describe: (url: string, port: string) => Program,
): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { command, folder, env, readyPath } = describe(url, String(port))
  const [program, given] = free ? [command[0] ?? '', command.slice(1)] : onCore('server', command)
  const began = performance.now()
  const child = spawn(program, given, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  })
  await untilReady(child, url + readyPath)
  return {
    name,
    url,
    startMs: performance.now() - began,
    cpuSeconds: () => sumOver(child, cpuSecondsOf),
    residentMB: () => sumOver(child, residentOf),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + readyMsMax
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode}.`)
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  child.kill()
  throw new Error('A server did not become ready.')
}

function sumOver({ pid }: ChildProcess, of: (pid: number) => number): number | null {
  if (pid === undefined || process.platform !== 'linux') return null
  return family(pid).reduce((sum, member) => sum + of(member), 0)
}

function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const pids = children === '' ? [] : children.split(' ').map(Number)
  return [pid, ...pids.flatMap(family)]
}

function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may hold anything; user and system time are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
