/** Requests of one address that are refused at once in a second: more than a mistaken program makes. */
export const refusalsASecond = 50
/** How long each further one waits for its answer. */
export const holdMs = 100
/** Answers that wait at one time; with more, the next is told at once, which costs less than to hold it. */
const heldMax = 2_000
/** Addresses counted in one second; those beyond are counted in the next. */
const addressesMax = 10_000

export type SlowRefusals = {
  /** Resolves when an address may be told that it is refused; null when it may at once. */
  hold(address: string): Promise<void> | null
}

/**
 * Holds back the refusals of whoever asks on and on whatever they are told: a refusal costs little,
 * ten thousand of them a second cost everybody else their turn.
 */
export function createSlowRefusals(clock: () => number): SlowRefusals {
  const counts = new Map<string, number>()
  let second = 0
  let held = 0

  function countOf(address: string): number {
    const now = Math.floor(clock() / 1_000)
    if (now !== second) counts.clear()
    second = now
    const count = (counts.get(address) ?? 0) + 1
    if (count > 1 || counts.size < addressesMax) counts.set(address, count)
    return count
  }

  return {
    hold(address) {
      if (countOf(address) <= refusalsASecond || held >= heldMax) return null
      held += 1
      return new Promise((resolve) => {
        setTimeout(() => {
          held -= 1
          resolve()
        }, holdMs)
      })
    },
  }
}
