/** Failed calls running, over all interviews, after which the provider is taken to be away. */
const failsMax = 5
const pauseMs = 30_000

/** `untold`: it says nothing about the provider, such as a call that was given up. */
export type Outcome = 'answered' | 'failed' | 'untold'

/** Keeps a provider that is away from costing every interview its timeouts. */
export type Outage = {
  /** Whether calls are pointless for now. After the pause one call at a time finds out. */
  isOn(now: Date): boolean
  record(outcome: Outcome, now: Date): void
}

export function createOutage(): Outage {
  let fails = 0
  let until = 0
  return {
    isOn(now) {
      if (fails < failsMax) return false
      if (now.getTime() < until) return true
      // Whoever asks first is the trial; the others wait for what comes of it.
      until = now.getTime() + pauseMs
      return false
    },
    record(outcome, now) {
      // The next one is the trial, where this was it.
      if (outcome === 'untold') {
        until = 0
        return
      }
      fails = outcome === 'answered' ? 0 : fails + 1
      until = now.getTime() + pauseMs
    },
  }
}
