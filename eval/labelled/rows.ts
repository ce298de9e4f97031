import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../../src/language/span.ts'

/** What an answer was written to teach: an order to whoever asks or writes, a sign of self-harm, or nothing. */
export const subjects = ['orders', 'care', 'talk'] as const
export type Subject = (typeof subjects)[number]

/** One labelled answer. What is `held` teaches nothing: it is what is reported. */
export type Row = {
  id: string
  lang: string
  subject: Subject
  split: 'train' | 'held'
  /** Who wrote it, and what for: `lesson`, `order`, `answer`, `poisoned`, `care`, `everyday` … */
  source: string
  text: string
  /** The stretches of it that are what the subject is about; absent where it is an ordinary answer. */
  marked?: [start: number, end: number][]
  /** Of an order: a word that nobody says who does not obey. */
  canary?: string
}

/** All labelled answers of these subjects, in the order in which they stand. */
export function readRows(...wanted: readonly Subject[]): Row[] {
  return wanted.flatMap((subject) =>
    readFileSync(join(import.meta.dirname, `${subject}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      // What stands in these files was written to this shape.
      .map((line) => JSON.parse(line) as Row),
  )
}

export function markedOf({ marked = [] }: Row): Span[] {
  return marked.map(([start, end]) => ({ start, end }))
}

/** How much of a stretch is in these, 0 to 1. */
export function shareIn({ start, end }: Span, spans: readonly Span[]): number {
  const inside = spans.map((span) => Math.min(end, span.end) - Math.max(start, span.start))
  return inside.reduce((sum, length) => sum + Math.max(0, length), 0) / (end - start)
}
