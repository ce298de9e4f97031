/**
 * Puts clocks and timers of the simulation in the place of the machine's, for the whole process: it is
 * called once, before anything of the product runs.
 */
export type Timers = {
  now(): number
  after(ms: number, run: () => void): Timer
  /** The same for what is done again and again. */
  beat(ms: number, run: () => void): Timer
}
export type Timer = { cancelled: boolean }

let timers: Timers | null = null

/** From now on the process tells and waits for the time of these. */
export function useTimers(current: Timers): void {
  timers = current
}

const real = { Date, hrtime: process.hrtime.bigint }

/** CPU and patience are the machine's: of these alone the real time is told. */
export function realMs(): number {
  return Number(real.hrtime()) / 1e6
}

export function realNow(): number {
  return real.Date.now()
}

function current(): Timers {
  if (!timers) throw new Error('No simulation is under way.')
  return timers
}

type Handle = Timer & { ref(): Handle; unref(): Handle; hasRef(): boolean }

function plan(ms: number, run: () => void): Handle {
  const timer = current().after(Math.max(0, Number(ms) || 0), run)
  const handle = timer as Handle
  handle.ref = () => handle
  handle.unref = () => handle
  handle.hasRef = () => true
  return handle
}

function cancel(timer: unknown): void {
  if (typeof timer === 'object' && timer !== null) (timer as Timer).cancelled = true
}

function repeat(run: () => void, ms: number): Handle {
  const whole = { cancelled: false } as Handle
  whole.ref = () => whole
  whole.unref = () => whole
  whole.hasRef = () => true
  const again = () => {
    if (whole.cancelled) return
    run()
    if (!whole.cancelled) current().beat(ms, again)
  }
  current().beat(ms, again)
  return whole
}

/** Replaces what tells the time, lets it pass or is random. */
export function replaceGlobals(): void {
  const random = () => {
    throw new Error('Math.random is used: what is random arrives as an argument.')
  }
  Object.assign(globalThis, {
    setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      plan(ms, () => run(...given)),
    setInterval: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      repeat(() => run(...given), ms),
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) =>
      plan(0, () => run(...given)),
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancel,
  })
  Math.random = random
  // Most errors are faults, thrown by the thousand: where each comes from is told in short.
  Error.stackTraceLimit = 4
  performance.now = () => timers?.now() ?? 0
  Date.now = () => timers?.now() ?? 0
  AbortSignal.timeout = (ms: number) => {
    const ending = new AbortController()
    plan(ms, () => ending.abort(new DOMException('The time is over.', 'TimeoutError')))
    return ending.signal
  }
}
