import { readFileSync } from 'node:fs'
import { fold } from '../../src/language/words.ts'
import { type Reading, readTranscript } from './read.ts'
import type { Transcript, Turn } from './transcript.ts'

/** One interview with what it told, each as a stretch of the sentence meant, and the true verdict. */
type Row = {
  id: string
  lang: string
  subject: string
  split: string
  source: string
  glossary?: string[]
  turns: Turn[]
  told: string[]
  sentiment: number | null
}

export type Measured = {
  language: string
  interviews: number
  told: number
  found: number
  /** Interviews with a score, and how far these are from the true ones in all. */
  scored: number
  distance: number
  /** What was told and does not stand in the profile, and scores that are off. */
  misses: string[]
}

const rowsFile = new URL('interviews.jsonl', import.meta.url)

function readRows(): Row[] {
  const lines = readFileSync(rowsFile, 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Row) // Written here alone.
}

/** How much of what held-out interviews told stands in their profiles, by language. */
export async function measureExtraction(): Promise<Measured[]> {
  const byLanguage = new Map<string, Measured>()
  for (const row of readRows()) {
    const empty = { interviews: 0, told: 0, found: 0, scored: 0, distance: 0, misses: [] }
    const sum = byLanguage.get(row.lang) ?? { language: row.lang, ...empty }
    byLanguage.set(row.lang, sum)
    add(sum, row, await readTranscript(transcriptOf(row)))
  }
  return [...byLanguage.values()]
}

function add(sum: Measured, { id, told, sentiment }: Row, reading: Reading): void {
  const shown = fold(Object.values(reading.shown).flat().join('\n'))
  const missed = told.filter((label) => !shown.includes(fold(label)))
  sum.interviews += 1
  sum.told += told.length
  sum.found += told.length - missed.length
  sum.misses.push(...missed.map((label) => `${id}: ${label}`))
  if (reading.sentiment === undefined) return
  const distance = sentiment === null ? 0 : Math.abs(reading.sentiment - sentiment)
  sum.scored += 1
  sum.distance += distance
  if (distance > 0) sum.misses.push(`${id}: ${reading.sentiment} for ${sentiment}`)
}

function transcriptOf({ id, lang, subject, glossary, turns, sentiment }: Row): Transcript {
  return {
    ...{ name: id, language: lang, product: subject, turns, sentiment },
    ...(glossary && { glossary }),
    ...{ background: [], alignment: [], values: [], interests: [] },
  }
}
