import { createOverlaps } from '../../language/overlaps.ts'

/** Share of stems in common from which two things told are of one subject. */
const sameSubjectMin = 0.3

/** What an answer tells of, and on which side. */
export type Subject = { stems: readonly string[]; side: string }

/**
 * Subjects, so that those of the same one as another are found without comparing all with all: tells
 * their places, in no order.
 */
export function createSubjectIndex(all: readonly Subject[]): (one: Subject) => number[] {
  const bySide = new Map<string, number[]>()
  for (const [at, { side }] of all.entries()) {
    const places = bySide.get(side)
    if (places) places.push(at)
    else bySide.set(side, [at])
  }
  const sides = new Map(
    [...bySide].map(([side, places]) => {
      const overlaps = createOverlaps(places.map((at) => new Set(all[at]?.stems)))
      return [side, { places, overlaps }] as const
    }),
  )
  return ({ stems, side }) => {
    const { places = [], overlaps } = sides.get(side) ?? {}
    return (overlaps?.withAny(new Set(stems)) ?? [])
      .filter(({ share }) => share >= sameSubjectMin)
      .map(({ at }) => places[at] ?? 0)
  }
}

/** How many of these are of the same subject as one of those. */
export function countSame(some: readonly Subject[], others: readonly Subject[]): number {
  if (some.length === 0 || others.length === 0) return 0
  const find = createSubjectIndex(others)
  return some.filter((one) => find(one).length > 0).length
}
