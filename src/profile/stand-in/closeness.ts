import type { AskedAbout } from './asked-about.ts'

/** Added to how many questions have a word, so that one which none has weighs something finite. */
const smoothing = 0.5
/** Letters of a stem that weighs in full: short ones are of common words, and meet others by chance. */
const lettersFull = 9

/** The place of a question, and how close it is: 1 where both are of the same words. */
type Close = { at: number; closeness: number }

/**
 * How close questions are to another one, the closest first: those that share a telling word with it.
 * It is the cosine of their telling words, each weighed by its length and by how few of them have it.
 */
export function createCloseness(asked: readonly AskedAbout[]): (wanted: AskedAbout) => Close[] {
  const holders = new Map<string, number[]>()
  for (const [at, { about }] of asked.entries()) {
    for (const stem of about) {
      const list = holders.get(stem)
      if (list) list.push(at)
      else holders.set(stem, [at])
    }
  }
  const weigh = (stem: string, { length }: readonly number[]) =>
    Math.min(1, stem.length / lettersFull) * Math.log((asked.length + 1) / (length + smoothing))
  const weightOf = (stem: string) => weigh(stem, holders.get(stem) ?? [])
  const weightIn = ({ about }: AskedAbout) =>
    [...about].reduce((sum, stem) => sum + weightOf(stem), 0)
  const weights = asked.map(weightIn)
  const shared = new Float64Array(asked.length)

  return (wanted) => {
    const met: number[] = []
    for (const stem of wanted.about) {
      const list = holders.get(stem) ?? []
      for (const at of list) {
        if (shared[at] === 0) met.push(at)
        shared[at] = (shared[at] ?? 0) + weigh(stem, list)
      }
    }
    const own = weightIn(wanted)
    const close = met.map((at) => {
      const closeness = (shared[at] ?? 0) / Math.sqrt(own * (weights[at] ?? 1))
      shared[at] = 0
      return { at, closeness }
    })
    return close.toSorted((a, b) => b.closeness - a.closeness)
  }
}
