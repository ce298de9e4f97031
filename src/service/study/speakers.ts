import type { Place } from '../profiles/answers-given.ts'

/** Somebody's words on something, in one of their interviews. */
export type Quotable = { linkID: string; profileID?: string; places: readonly Place[] }

/** The group that a person belongs to, if that is known. */
export type GroupOf = (person: string) => string | undefined

export type Speakers = {
  addAsked(person: string): void
  addWords(person: string, who: Omit<Quotable, 'places'>, places: readonly Place[]): void
  counts(): { asked: number; spoke: number; silent: number }
  /** The same apart for each group that somebody who was asked belongs to. */
  countsBy(groupOf: GroupOf): Map<string, { asked: number; spoke: number }>
  /** Those of most words, each person once. */
  quotables(): readonly Quotable[]
}

/** Counts who was asked something and who spoke to it, and keeps the words of so many people. */
export function createSpeakers(quotedMax: number): Speakers {
  const asked = new Set<string>()
  const spoke = new Set<string>()
  let quoted: { person: string; length: number; quotable: Quotable }[] = []
  return {
    addAsked(person) {
      asked.add(person)
    },
    addWords(person, who, places) {
      spoke.add(person)
      const length = places.reduce((sum, [, start, end]) => sum + end - start, 0)
      const before = quoted.find((one) => one.person === person)
      const least = before ?? (quoted.length < quotedMax ? null : quoted.at(-1))
      if (least === undefined || (least && least.length >= length)) return
      quoted = [
        ...quoted.filter((one) => one !== before),
        { person, length, quotable: { ...who, places } },
      ]
        .sort((a, b) => b.length - a.length)
        .slice(0, quotedMax)
    },
    counts: () => ({ asked: asked.size, spoke: spoke.size, silent: asked.size - spoke.size }),
    countsBy(groupOf) {
      const counts = new Map<string, { asked: number; spoke: number }>()
      for (const person of asked) {
        const group = groupOf(person)
        if (group === undefined) continue
        const before = counts.get(group) ?? { asked: 0, spoke: 0 }
        const spokeNow = before.spoke + (spoke.has(person) ? 1 : 0)
        counts.set(group, { asked: before.asked + 1, spoke: spokeNow })
      }
      return counts
    },
    quotables: () => quoted.map(({ quotable }) => quotable),
  }
}
