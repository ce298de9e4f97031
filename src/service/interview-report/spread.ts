/** Digits kept of a number: enough to tell the middle one, few enough to hold any number of them. */
const digits = 3

export type Spread = {
  add(value: number): void
  /** The middle value, undefined when there is none. */
  median(): number | undefined
}

/** Counts numbers by their first digits, so that any number of them takes the same memory. */
export function createSpread(): Spread {
  const counts = new Map<number, number>()
  let total = 0
  return {
    add(value) {
      const isShort = Number.isInteger(value) && Math.abs(value) < 10 ** digits
      const rounded = isShort ? value : Number(value.toPrecision(digits))
      counts.set(rounded, (counts.get(rounded) ?? 0) + 1)
      total += 1
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
