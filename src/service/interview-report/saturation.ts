import type { InterviewReport } from '../../contract/report-schemas.ts'
import type { Gist } from '../profiles/gist.ts'

/** The first interviews, whose themes are what later ones are held against … */
const baseLength = 4
/** … the last ones, in which few themes may be new … */
const runLength = 2
/** … and how few: so much of the themes of the first ones. */
const newShareMax = 0.05
/** Themes held while a report is made. */
const themesHeldMax = 5_000

type Told = { at: string; linkID: string; themes: Set<string> }
type ToldPart = [at: string, linkID: string, themes: string[]]
export type SaturationPart = {
  interviews: number
  counts: [theme: string, interviews: number][]
  first: ToldPart[]
  last: ToldPart[]
}

export type Saturation = {
  add(gist: Gist): void
  estimate(): InterviewReport['saturation']
  /** What another one holds, for it to be added here. */
  part(): SaturationPart
  addPart(part: SaturationPart): void
}

/**
 * Estimates whether further interviews would bring new themes: those of the last interviews that
 * nobody told before, against those of the first. Holds a few interviews and a count of each theme.
 */
export function createSaturation(): Saturation {
  const counts = new Map<string, number>()
  let first: Told[] = []
  let last: Told[] = []
  let interviews = 0

  function count(theme: string, times: number): void {
    if (counts.has(theme) || counts.size < themesHeldMax)
      counts.set(theme, (counts.get(theme) ?? 0) + times)
  }
  function addFirst(told: Told): void {
    const latest = first.at(-1)
    if (!latest || first.length < baseLength || byTime(told, latest) < 0) {
      first = [...first, told].sort(byTime).slice(0, baseLength)
    }
  }
  function addLast(told: Told): void {
    const earliest = last.at(0)
    if (!earliest || last.length < runLength || byTime(told, earliest) > 0) {
      last = [...last, told].sort(byTime).slice(-runLength)
    }
  }

  return {
    add({ completedAt, linkID, remarks }) {
      const themes = new Set(remarks.flatMap(({ theme, unnamed }) => (unnamed ? [] : theme)))
      if (themes.size === 0) return
      interviews += 1
      for (const theme of themes) count(theme, 1)
      const told = { at: completedAt, linkID, themes }
      addFirst(told)
      addLast(told)
    },
    part: () => ({
      ...{ interviews, counts: [...counts] },
      ...{ first: first.map(writeTold), last: last.map(writeTold) },
    }),
    addPart(part) {
      interviews += part.interviews
      for (const [theme, times] of part.counts) count(theme, times)
      for (const told of part.first) addFirst(readTold(told))
      for (const told of part.last) addLast(readTold(told))
    },
    estimate() {
      if (interviews < baseLength + runLength) {
        const estimate = `An estimate needs ${baseLength + runLength} interviews that told something; there are ${interviews}.`
        return { interviews, estimate }
      }
      const base = new Set(first.flatMap(({ themes }) => [...themes])).size
      const isNew = (theme: string) =>
        counts.get(theme) === last.filter(({ themes }) => themes.has(theme)).length
      const found = new Set(last.flatMap(({ themes }) => [...themes].filter(isNew))).size
      const newShare = found / base
      const reached = newShare <= newShareMax
      return { interviews, base, newThemes: found, newShare, reached, estimate: sentence(reached) }
    },
  }
}

function sentence(reached: boolean): string {
  return reached
    ? `Few new themes in the last ${runLength} interviews: more of the same people will add little.`
    : `The last ${runLength} interviews still brought new themes: more interviews will add to them.`
}

const writeTold = ({ at, linkID, themes }: Told): ToldPart => [at, linkID, [...themes]]
const readTold = ([at, linkID, themes]: ToldPart): Told => ({ at, linkID, themes: new Set(themes) })

function byTime(a: Told, b: Told): number {
  if (a.at === b.at) return a.linkID < b.linkID ? -1 : 1
  return a.at < b.at ? -1 : 1
}
