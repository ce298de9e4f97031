import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { startFlags } from '../start-flags.ts'

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
/** How long a start may take before it counts as failed. */
const startMsMax = 60_000
const stopMsMax = 60_000

/** What a figure that fails leaves behind ends with this process. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type Ended = { code: number | null; signal: string | null }

export type Served = {
  url: string
  pid: number
  /** From the start of the process to its first word. */
  startMs: number
  /** Everything it has written, to both outputs. */
  output(): string
  ended: Promise<Ended>
  /** `SIGKILL` unless another is named; waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ended>
}

export type ServedOptions = {
  databaseURL: string
  env?: Record<string, string>
  /** Runs the program under another, as `['strace', …]`. */
  under?: readonly string[]
}

/** The service as `colloquy serve` starts it, in a process of its own on a free port. */
export async function serve({ databaseURL, env, under = [] }: ServedOptions): Promise<Served> {
  const begun = performance.now()
  const [command = process.execPath, ...rest] = [
    ...under,
    process.execPath,
    ...startFlags,
    program,
    'serve',
  ]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseURL,
      ...env,
    },
  })
  const ended = endOf(child)
  running.add(child)
  void ended.then(() => running.delete(child))
  let written = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The service did not start.\n${written}`))
    }, startMsMax)
    const take = (chunk: Buffer) => {
      written += chunk
      const found = /^Colloquy listens on (\S+)$/m.exec(written)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
      if (found) clearTimeout(timer)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    ended.then(({ code }) => {
      clearTimeout(timer)
      reject(new Refused(code, written))
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    output: () => written,
    ended,
    async end(signal = 'SIGKILL') {
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMsMax)
      const how = await ended
      clearTimeout(timer)
      return how
    },
  }
}

/** The service ended instead of starting. */
export class Refused extends Error {
  readonly code: number | null
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`The service ended with ${code} instead of starting.\n${output}`)
    this.code = code
    this.output = output
  }
}

function endOf(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}
