/** What one set has in common with another: how many, and as a share of all that both have. */
export type Overlap = { at: number; shared: number; share: number }

export type Overlaps = {
  /** Those of the sets, by their places, that have anything in common with another one. */
  withAny(stems: ReadonlySet<string>): Overlap[]
}

/**
 * Sets of stems by what they hold, so that those with something in common are found without comparing
 * all with all: what has nothing in common costs nothing, the rest a count for each stem in common.
 */
export function createOverlaps(sets: readonly ReadonlySet<string>[]): Overlaps {
  const holders = new Map<string, number[]>()
  for (const [at, stems] of sets.entries()) {
    for (const stem of stems) {
      const list = holders.get(stem)
      if (list) list.push(at)
      else holders.set(stem, [at])
    }
  }
  const counts = new Uint32Array(sets.length)

  return {
    withAny(stems) {
      const met: number[] = []
      for (const stem of stems) {
        for (const at of holders.get(stem) ?? []) {
          if (counts[at] === 0) met.push(at)
          counts[at] = (counts[at] ?? 0) + 1
        }
      }
      return met.map((at) => {
        const shared = counts[at] ?? 0
        counts[at] = 0
        return { at, shared, share: shared / (stems.size + (sets[at]?.size ?? 0) - shared) }
      })
    },
  }
}
