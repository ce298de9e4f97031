import { splitLater } from './people.ts'

/** By the numbers of people: what each said last of how they feel, 0 where nothing; and when, apart by spaces. */
export type FeelingsPart = { scores: number[]; times: string }

/** How people feel by what they said of it last. */
export function createFeelings() {
  const scores: number[] = []
  /** Looked at only for whoever told something more than once. */
  const times: ((at: number) => string)[] = []
  const places: number[] = []

  function add(person: number, told: { score: number; time: (at: number) => string; at: number }) {
    const { score, time, at } = told
    const before = scores[person] ?? 0
    const timeBefore = () => times[person]?.(places[person] ?? 0) ?? ''
    if (before !== 0 && (score === 0 || timeBefore() > time(at))) return
    scores[person] = score
    times[person] = time
    places[person] = at
  }

  return {
    /** Null where they did not say. */
    add(person: number, score: number | null, time: string): void {
      add(person, { score: score ?? 0, time: () => time, at: 0 })
    },
    part: (): FeelingsPart => ({
      scores,
      times: scores.map((_, person) => times[person]?.(places[person] ?? 0) ?? '').join(' '),
    }),
    addPart(part: FeelingsPart, numbers: Int32Array): void {
      const time = splitLater(part.times)
      for (const [at, score] of part.scores.entries()) add(numbers[at] ?? 0, { score, time, at })
    },
    /** How many gave each of these scores. */
    count(wanted: readonly number[]): { score: number; people: number }[] {
      const counts = new Map<number, number>()
      for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1)
      return wanted.map((score) => ({ score, people: counts.get(score) ?? 0 }))
    },
  }
}
