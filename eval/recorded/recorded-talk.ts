import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What a model wrote in one turn, or what a bad one might write there: passed on as it stands. */
const reply = z.record(z.string(), z.unknown())

/** An interview of which both sides were written beforehand: what the person says, and each reply to it. */
const row = z.strictObject({
  id: z.string(),
  lang: z.enum(['en', 'de', 'es', 'fr', 'pt']),
  subject: z.string(),
  split: z.literal('recorded'),
  /** Who wrote it, and when. */
  source: z.string(),
  /** The guide's file, in `eval/rounds/`. */
  guide: z.string(),
  productName: z.string(),
  organization: z.string(),
  /** What was counted when it was first played, before anything was tuned on it. */
  first: z.strictObject({ refused: z.int().min(0), passed: z.int().min(0) }),
  turns: z.array(z.strictObject({ answer: z.string(), reply })).min(1),
  /** What is put right at the recap, the follow-up to it, and what they say to that. */
  atRecap: z.strictObject({ answer: z.string(), reply, last: z.string() }),
  verdict: z.strictObject({ score: z.int().min(1).max(5), text: z.string() }),
  /** Replies that must reach nobody, each in place of the reply of one turn. */
  traps: z.array(z.strictObject({ turn: z.int().min(0), bad: z.string(), reply })),
})
export type RecordedTalk = z.infer<typeof row>

const folder = new URL('interviews/', import.meta.url)

export function readRecordedTalks(): RecordedTalk[] {
  const lines = readFileSync(new URL('talks.jsonl', folder), 'utf8').trim().split('\n')
  return lines.map((line) => row.parse(JSON.parse(line)))
}

/** The guide that a talk goes by, as it was written. */
export function guideOf({ guide }: RecordedTalk): string {
  return readFileSync(new URL(`../rounds/${guide}`, import.meta.url), 'utf8')
}
