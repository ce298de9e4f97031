import { createMarks, type Marks } from '../kept/marks.ts'
import type { Place } from '../profiles/answers-given.ts'

/** Somebody's words on something, in one of their interviews. */
export type Quotable = { linkID: string; profileID?: string; places: readonly Place[] }

/** The groups that a person belongs to, by their numbers: none where that is not known. */
export type GroupsOf = (person: number) => readonly number[]

/** People by their numbers. */
export type Speakers = {
  addAsked(person: number): void
  addWords(person: number, who: Omit<Quotable, 'places'>, places: readonly Place[]): void
  counts(): { asked: number; spoke: number; silent: number }
  /** The same apart for each of so many groups. */
  countsBy(groupsOf: GroupsOf, groups: number): { asked: number; spoke: number }[]
  /** Those of most words, each person once. */
  quotables(): readonly Quotable[]
  /** Those who spoke without some people, and the words of as many of them as are quoted. */
  but(people: Marks): { people: number; quotables: readonly Quotable[] }
  /** What another one holds, for it to be added here, by what its numbers are here. */
  part(): SpeakersPart
  addPart(part: SpeakersPart, numbers: Int32Array): void
}

export type SpeakersPart = {
  asked: string
  spoke: string
  quoted: [person: number, quotable: Quotable][]
}

/** Counts who was asked something and who spoke to it, and keeps the words of so many people. */
export function createSpeakers(quotedMax: number): Speakers {
  const [asked, spoke] = [createMarks(), createMarks()]
  let quoted: { person: number; length: number; quotable: Quotable }[] = []

  function quote(person: number, quotable: Quotable): void {
    const length = quotable.places.reduce((sum, [, start, end]) => sum + end - start, 0)
    // Of thousands of people few said more than those whose words are kept already.
    const least = quoted.length < quotedMax ? -1 : (quoted.at(-1)?.length ?? Infinity)
    if (length <= least) return
    const before = quoted.find((one) => one.person === person)
    if (before && before.length >= length) return
    quoted = [...quoted.filter((one) => one !== before), { person, length, quotable }]
      .sort((a, b) => b.length - a.length)
      .slice(0, quotedMax)
  }

  return {
    addAsked: asked.add,
    addWords(person, who, places) {
      spoke.add(person)
      quote(person, { ...who, places })
    },
    part: () => ({
      ...{ asked: asked.part(), spoke: spoke.part() },
      quoted: quoted.map(({ person, quotable }) => [person, quotable]),
    }),
    addPart(part, numbers) {
      asked.addPart(part.asked, numbers)
      spoke.addPart(part.spoke, numbers)
      for (const [person, quotable] of part.quoted) quote(numbers[person] ?? 0, quotable)
    },
    counts: () => {
      return { asked: asked.size(), spoke: spoke.size(), silent: asked.size() - spoke.size() }
    },
    countsBy(groupsOf, groups) {
      const counts = Array.from({ length: groups }, () => ({ asked: 0, spoke: 0 }))
      for (const person of asked.numbers()) {
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
      people: spoke.sizeWithout(people),
      quotables: quoted.filter(({ person }) => !people.has(person)).map(({ quotable }) => quotable),
    }),
  }
}
