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

export type Saturation = {
  add(gist: Gist): void
  estimate(): InterviewReport['saturation']
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
  return {
    add({ completedAt, linkID, remarks }) {
      const themes = new Set(remarks.flatMap(({ theme, unnamed }) => (unnamed ? [] : theme)))
      if (themes.size === 0) return
      interviews += 1
      for (const theme of themes) {
        if (counts.has(theme) || counts.size < themesHeldMax)
          counts.set(theme, (counts.get(theme) ?? 0) + 1)
      }
      const told = { at: completedAt, linkID, themes }
      const [latest, earliest] = [first.at(-1), last.at(0)]
      if (!latest || first.length < baseLength || byTime(told, latest) < 0) {
        first = [...first, told].sort(byTime).slice(0, baseLength)
      }
      if (!earliest || last.length < runLength || byTime(told, earliest) > 0) {
        last = [...last, told].sort(byTime).slice(-runLength)
      }
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

function byTime(a: Told, b: Told): number {
  if (a.at === b.at) return a.linkID < b.linkID ? -1 : 1
  return a.at < b.at ? -1 : 1
}
