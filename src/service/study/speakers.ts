import type { Place } from '../profiles/answers-given.ts'

/** Somebody's words on something, in one of their interviews. */
export type Quotable = { linkID: string; profileID?: string; places: readonly Place[] }

/** The groups that a person belongs to, by their numbers: none where that is not known. */
export type GroupsOf = (person: string) => readonly number[]

export type Speakers = {
  addAsked(person: string): void
  addWords(person: string, who: Omit<Quotable, 'places'>, places: readonly Place[]): void
  counts(): { asked: number; spoke: number; silent: number }
  /** The same apart for each of so many groups. */
  countsBy(groupsOf: GroupsOf, groups: number): { asked: number; spoke: number }[]
  /** Those of most words, each person once. */
  quotables(): readonly Quotable[]
  /** Those who spoke without some people, and the words of as many of them as are quoted. */
  but(people: ReadonlySet<string>): { people: number; quotables: readonly Quotable[] }
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
      // Of thousands of people few said more than those whose words are kept already.
      const least = quoted.length < quotedMax ? -1 : (quoted.at(-1)?.length ?? Infinity)
      if (length <= least) return
      const before = quoted.find((one) => one.person === person)
      if (before && before.length >= length) return
      quoted = [
        ...quoted.filter((one) => one !== before),
        { person, length, quotable: { ...who, places } },
      ]
        .sort((a, b) => b.length - a.length)
        .slice(0, quotedMax)
    },
    counts: () => ({ asked: asked.size, spoke: spoke.size, silent: asked.size - spoke.size }),
    countsBy(groupsOf, groups) {
      const counts = Array.from({ length: groups }, () => ({ asked: 0, spoke: 0 }))
      for (const person of asked) {
        const hasSpoken = spoke.has(person)
        for (const group of groupsOf(person)) {
          const count = counts[group]
          if (!count) continue
          count.asked += 1
          if (hasSpoken) count.spoke += 1
        }
      }
      return counts
    },
    quotables: () => quoted.map(({ quotable }) => quotable),
    but: (people) => ({
      people: spoke.difference(people).size,
      quotables: quoted.filter(({ person }) => !people.has(person)).map(({ quotable }) => quotable),
    }),
  }
}
