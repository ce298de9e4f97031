import { z } from 'zod'
import type { GuideDraft } from '../../guide/draft/guide-draft.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'

/** What is looked at of an answer, above what an interview has room for. */
const writtenCharactersMax = 100_000
const topicsMax = 40
const questionsMax = 80
const followUpsEachMax = 12
const followUpsMax = 240
const wordsMax = 60
const linesEachMax = 40
const linesMax = 500
const charactersMax = 1_000

const text = z.string().max(charactersMax)
const lines = (most: number) =>
  z
    .array(z.int().min(1).max(linesMax))
    .max(most)
    .transform((all) => [...new Set(all)])
const words = z.object({ lines: lines(linesEachMax), text })
const question = z.object({
  lines: lines(linesEachMax),
  text,
  why: text.nullish().transform((why) => why ?? null),
  onlyIf: text.nullish().transform((onlyIf) => onlyIf ?? null),
  must: z.boolean().default(false),
  ifTime: z.boolean().default(false),
  followUps: z.array(words).max(followUpsEachMax).default([]),
})
const draft = z.object({
  about: text.default(''),
  topics: z
    .array(z.object({ title: text, questions: z.array(question).max(questionsMax) }))
    .max(topicsMax)
    .refine((topics) => {
      const questions = topics.flatMap((topic) => topic.questions)
      const followUps = questions.flatMap((one) => one.followUps)
      return questions.length <= questionsMax && followUps.length <= followUpsMax
    }),
  quietAbout: z.array(words).max(wordsMax).default([]),
  goals: z.array(words).max(wordsMax).default([]),
  opening: z.array(words).max(wordsMax).default([]),
  closing: z.array(words).max(wordsMax).default([]),
  context: lines(linesMax).default([]),
})

/** Reads the draft out of whatever a model wrote; null when there is none in it. */
export function readDraft(written: string): GuideDraft | null {
  if (written.length > writtenCharactersMax) return null
  for (const value of jsonValuesIn(written)) {
    const read = draft.safeParse(value)
    if (read.success) return read.data
  }
  return null
}
