/** Digits kept of a number: enough to tell the middle one, few enough to hold any number of them. */
const digits = 3

export type Spread = {
  add(value: number): void
  /** The middle value, undefined when there is none. */
  median(): number | undefined
  /** What another one counted, for it to be added here. */
  part(): SpreadPart
  addPart(part: SpreadPart): void
}
/** Values, each with how often it was counted. */
export type SpreadPart = [value: number, count: number][]

/** Counts numbers by their first digits, so that any number of them takes the same memory. */
export function createSpread(): Spread {
  const counts = new Map<number, number>()
  let total = 0

  function count(value: number, times: number): void {
    counts.set(value, (counts.get(value) ?? 0) + times)
    total += times
  }

  return {
    add(value) {
      const isShort = Number.isInteger(value) && Math.abs(value) < 10 ** digits
      count(isShort ? value : Number(value.toPrecision(digits)), 1)
    },
    part: () => [...counts],
    addPart(part) {
      for (const [value, times] of part) count(value, times)
    },
    median() {
      let below = 0
      for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
        below += count
        if (below * 2 >= total) return value
      }
      return undefined
    },
  }
}
