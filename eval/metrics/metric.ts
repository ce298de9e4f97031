/** One number about a set of interviews, and what it ought to be. */
export type Metric = {
  name: string
  /** Null where there was nothing to count. */
  value: number | null
  /** How many things were counted. */
  of: number
  unit: 'share' | 'count' | 'words' | 'ratio' | 'milliseconds'
  target?: { min?: number; max?: number }
  /** Missing it fails the run. */
  hard: boolean
  /** Depends on the machine: judged, but not written down. */
  timed?: true
  /** Where it went wrong, at most a few. */
  misses: string[]
}

const missesShown = 12
/** How much worse than the baseline is noise. */
const tolerance: Record<Metric['unit'], number> = {
  share: 0.02,
  count: 0,
  words: 2,
  ratio: 0.03,
  milliseconds: Number.POSITIVE_INFINITY,
}

type About = Pick<Metric, 'name' | 'hard'> & { target?: Metric['target'] }

/** The share of `all` for which `holds`; where it does not hold (or does, with `bad`) is noted. */
export function shareOf<T>(
  all: readonly T[],
  holds: (each: T) => boolean,
  { describe, bad = false, ...about }: About & { describe: (each: T) => string; bad?: boolean },
): Metric {
  const hits = all.filter(holds)
  const wrong = bad ? hits : all.filter((each) => !hits.includes(each))
  const value = all.length === 0 ? null : hits.length / all.length
  const misses = wrong.slice(0, missesShown).map(describe)
  return made(about, { value, of: all.length, unit: 'share', misses })
}

export function countOf<T>(
  found: readonly T[],
  of: number,
  { describe, ...about }: About & { describe: (each: T) => string },
): Metric {
  const misses = found.slice(0, missesShown).map(describe)
  return made(about, { value: found.length, of, unit: 'count', misses })
}

export function quantileOf(
  numbers: readonly number[],
  part: number,
  { unit, ...about }: About & { unit: Metric['unit'] },
): Metric {
  const sorted = numbers.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null
  return made(about, { value, of: sorted.length, unit, misses: [] })
}

export function made(
  { target, ...about }: About,
  counted: Pick<Metric, 'value' | 'of' | 'unit' | 'misses'>,
): Metric {
  return { ...about, ...counted, ...(target && { target }) }
}

/** Whether it is as it ought to be; what could not be counted is not. */
export function isMet({ value, target }: Metric): boolean {
  if (!target) return true
  if (value === null) return false
  return (
    value >= (target.min ?? Number.NEGATIVE_INFINITY) &&
    value <= (target.max ?? Number.POSITIVE_INFINITY)
  )
}

/** Whether it got worse than before by more than noise, in the direction its target forbids. */
export function isWorse(now: Metric, before: number | null | undefined): boolean {
  if (before === undefined || before === null || now.timed || !now.target) return false
  if (now.value === null) return true
  const noise = tolerance[now.unit]
  const below = now.target.min !== undefined && now.value < before - noise
  const above = now.target.max !== undefined && now.value > before + noise
  return below || above
}
