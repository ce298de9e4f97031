export type MeasureName =
  | 'pushBacks'
  | 'ownQuestions'
  | 'questionsPerTurn'
  | 'participantShare'
  | 'wordsPerAnswer'
  | 'totalWords'
  | 'followUpRate'
  | 'prematureClose'
  | 'completed'
  | 'durationSeconds'
  | 'replyMsP95'
  | 'engagement'

export type Measure = {
  name: MeasureName
  /** Null where the interview gave nothing to measure. */
  value: number | null
  target?: { min?: number; max?: number }
  /** Null without a value or a target. */
  met: boolean | null
  /** One sentence for the researcher. */
  explanation: string
}

/** One measure, held against its target where it has one. */
export function measure(
  name: MeasureName,
  value: number | null,
  explanation: string,
  target?: { min?: number; max?: number },
): Measure {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = target ?? {}
  const met = value === null || !target ? null : value >= min && value <= max
  return { name, value, ...(target ? { target } : {}), met, explanation }
}

/** The share of a list that fits; null for an empty list. */
export function share<T>(
  list: readonly T[],
  fits: (item: T, index: number) => boolean,
): number | null {
  return list.length === 0 ? null : list.filter(fits).length / list.length
}

/** The value below which so much of a list lies; null for an empty list. */
export function quantile(list: readonly number[], part: number): number | null {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null
}
