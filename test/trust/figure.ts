import type { Database } from './databases.ts'

/** A promise of the service that is tried, not asserted, and how it is tried. */
export type Figure = {
  /** `F1` to `F39`; a second part of one figure has a name behind it. */
  id: string
  promise: string
  /** What is counted: `kills`, `requests`. */
  unit: string
  /** How often it is tried as a rule, and in full. 0: only in full. */
  times: { usual: number; full: number }
  run(trial: Trial): Promise<Finding>
}

export type Trial = {
  times: number
  /** Of this figure alone, so that it meets the same cases whether or not others run before it. */
  random: () => number
  seed: number
  databases: readonly Database[]
  /** A folder of this figure's own, removed afterwards. */
  folder: string
  /** How long a figure goes on that is bounded by time. */
  minutes: number
  /** Whether somebody wants it to end after what is under way, with what was found by then. */
  stopped: () => boolean
}

export type Finding = {
  times: number
  /** What was done, in a sentence. */
  tried: string
  /** What broke the promise, one line each. Empty: it held. */
  faults: readonly string[]
  faultsCount: number
  /** Took longer than promised. Counts only where the machine is known to be quiet. */
  late: readonly string[]
  /** What was measured on the way. */
  measured: readonly string[]
}

/** Most faults that are told one by one. */
const faultsToldMax = 10

/** Gathers what a trial finds. */
export function createTally() {
  const faults: string[] = []
  const late: string[] = []
  const measured: string[] = []
  let times = 0
  let faultsCount = 0
  return {
    count(more = 1): void {
      times += more
    },
    fault(text: string): void {
      faultsCount += 1
      if (faults.length < faultsToldMax) faults.push(text)
    },
    late: (text: string) => void late.push(text),
    measure: (text: string) => void measured.push(text),
    finding: (tried: string): Finding => ({ times, tried, faults, faultsCount, late, measured }),
  }
}

export type Tally = ReturnType<typeof createTally>
