import { z } from 'zod'
import type { GuideDraft } from '../../guide/draft/guide-draft.ts'
import { jsonValuesIn } from '../llm/json-values.ts'

/** What is looked at of an answer, far above what an interview has room for. */
const topicsMax = 40
const questionsMax = 80
const followUpsMax = 12
const wordsMax = 100
const linesEachMax = 40
const linesMax = 500
const charactersMax = 2_000

const text = z.string().max(charactersMax)
const line = z.int().min(1).max(100_000)
const words = z.object({ lines: z.array(line).max(linesEachMax), text })
const question = z.object({
  lines: z.array(line).max(linesEachMax),
  text,
  why: text.nullish().transform((why) => why ?? null),
  onlyIf: text.nullish().transform((onlyIf) => onlyIf ?? null),
  must: z.boolean().default(false),
  ifTime: z.boolean().default(false),
  followUps: z.array(words).max(followUpsMax).default([]),
})
const draft = z.object({
  topics: z
    .array(z.object({ title: text, questions: z.array(question).max(questionsMax) }))
    .max(topicsMax),
  quietAbout: z.array(words).max(wordsMax).default([]),
  goals: z.array(words).max(wordsMax).default([]),
  closing: z.array(words).max(wordsMax).default([]),
  context: z.array(line).max(linesMax).default([]),
})

/** Reads the draft out of whatever a model wrote; null when there is none in it. */
export function readDraft(written: string): GuideDraft | null {
  for (const value of jsonValuesIn(written)) {
    const read = draft.safeParse(value)
    if (read.success) return read.data
  }
  return null
}
