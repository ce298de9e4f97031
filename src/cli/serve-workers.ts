import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { AppError } from '../contract/errors.ts'
import { isPackage } from '../root.ts'
import { migrateStore } from '../storage/open.ts'
import { tellSystemd } from './systemd.ts'

/** Most processes of one start. */
export const workersMax = 64
/** Set for one of the processes: it alone says what a person at the terminal is to know. */
export const speakerVariable = 'COLLOQUY_SPEAKER'
/** A process that died is replaced after this long, twice as long each time, up to the most. */
const replaceAfterMs = 200
const replaceAfterMsMax = 30_000
/** How often a serving process says that its event loop turns … */
const aliveMs = 5_000
/** … and how long it may be silent before it is held for hung and replaced. */
const silentMs = 30_000
/** One that has served for this long was well: the next wait is short again. */
const wellAfterMs = 60_000

/**
 * Several serving processes on one port and one PostgreSQL. This one only hands out connections and
 * replaces what dies; it ends when all have finished what they had.
 */
export async function serveByWorkers(config: Config, count: number): Promise<void> {
  if (!/^postgres(ql)?:/.test(config.databaseURL)) {
    throw new AppError(
      'invalid',
      'Several processes need PostgreSQL: a data file is served by one. Leave --workers out, or set DATABASE_URL.',
    )
  }
  if (config.port === 0) {
    throw new AppError('invalid', 'Several processes need a PORT that is not 0.')
  }
  // Once, and told once where it cannot be.
  await migrateStore(config.databaseURL)
  // Loaded as the command itself is, with what is kept from compiling.
  const program = new URL(`./colloquy.${isPackage ? 'js' : 'ts'}`, import.meta.url)
  cluster.setupPrimary({ exec: fileURLToPath(program), args: ['serve'] })
  await run(count)
}

async function run(count: number): Promise<void> {
  const state = { stopping: false, everListened: false, waitMs: replaceAfterMs }

  function stop(): void {
    state.stopping = true
    for (const worker of living()) worker.process.kill('SIGTERM')
  }

  function start(isSpeaker: boolean): void {
    const began = performance.now()
    const worker = cluster.fork(isSpeaker ? { [speakerVariable]: '1' } : {})
    worker.once('listening', () => {
      if (!state.everListened) tellSystemd(process.env)
      state.everListened = true
      endWhenSilent(worker)
    })
    worker.once('exit', (code) => {
      if (state.stopping) return
      // What keeps the first from starting keeps the others, too, and was told by it.
      if (!state.everListened) {
        process.exitCode = code || 1
        stop()
        return
      }
      if (performance.now() - began >= wellAfterMs) state.waitMs = replaceAfterMs
      setTimeout(() => !state.stopping && start(false), state.waitMs)
      state.waitMs = Math.min(state.waitMs * 2, replaceAfterMsMax)
    })
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // The second ends everything at once.
      if (state.stopping) process.exit(1)
      stop()
    })
  }
  for (let index = 0; index < count; index += 1) start(index === 0)
  await untilAllEnded(state)
}

/** Of a serving process: tells the one that started it, again and again, that it does not hang. */
export function sayAlive(): void {
  const say = () => process.connected && process.send?.('alive')
  setInterval(say, aliveMs).unref()
}

/** A process that hangs hears no signal but this. Whatever it says counts. */
function endWhenSilent(worker: Worker): void {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), silentMs)
  worker.on('message', () => timer.refresh())
  worker.once('exit', () => clearTimeout(timer))
}

async function untilAllEnded(state: { stopping: boolean }): Promise<void> {
  for (;;) {
    await once(cluster, 'exit')
    if (state.stopping && living().length === 0) return
  }
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
