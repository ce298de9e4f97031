import type { Place } from '../profiles/answers-given.ts'

/** Somebody's words on something, in one of their interviews. */
export type Quotable = { linkID: string; profileID?: string; places: readonly Place[] }

export type Speakers = {
  addAsked(person: string): void
  addWords(person: string, who: Omit<Quotable, 'places'>, places: readonly Place[]): void
  counts(): { asked: number; spoke: number; silent: number }
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
      if (before && before.length >= length) return
      quoted = [
        ...quoted.filter((one) => one !== before),
        { person, length, quotable: { ...who, places } },
      ]
        .sort((a, b) => b.length - a.length)
        .slice(0, quotedMax)
    },
    counts: () => ({ asked: asked.size, spoke: spoke.size, silent: asked.size - spoke.size }),
    quotables: () => quoted.map(({ quotable }) => quotable),
  }
}
