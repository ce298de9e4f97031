import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often it is looked at. */
const lookMs = 1_000
/** The thread that serves was held up for that long at a time: too late for whoever was waiting … */
export const lateMs = 1_000
/** … and this is in time again. Between the two nothing changes. */
export const inTimeMs = 500
/** For so long it must be late, or in time, before that counts: one long collection of garbage is none. */
export const lastingMs = 10_000

export type LoopWatch = {
  /** Whether the thread that serves has been late for a while. */
  isLate(): boolean
  stop(): void
}

/**
 * Judges by how late the event loop was at most since the last look, and how long that was ago, so
 * that a thread which was held up for ten seconds at once counts as late for ten.
 */
export function createLateness() {
  let late = false
  let againstMs = 0
  return {
    isLate: () => late,
    look(maxDelayMs: number, sinceMs: number): void {
      const speaksAgainst = late ? maxDelayMs < inTimeMs : maxDelayMs >= lateMs
      againstMs = speaksAgainst ? againstMs + sinceMs : 0
      if (againstMs < lastingMs) return
      late = !late
      againstMs = 0
    },
  }
}

/** Watches the event loop of this thread. */
export function watchLoop(): LoopWatch {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const lateness = createLateness()
  let looked = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    lateness.look(delay.max / 1e6, at - looked)
    looked = at
    delay.reset()
  }, lookMs)
  timer.unref()
  return {
    isLate: lateness.isLate,
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
