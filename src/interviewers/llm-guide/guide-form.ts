import { z } from 'zod'
import type { Form } from '../llm/calls/ask-model.ts'

/** A guide of some sixty questions, and a little thinking before it. */
const outputTokensMax = 8_000

const lines = z.array(z.number())
const words = z.object({ lines, text: z.string() })

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const guideForm: Form = {
  name: 'guide',
  schema: z.object({
    about: z.string(),
    topics: z.array(
      z.object({
        title: z.string(),
        questions: z.array(
          z.object({
            lines,
            text: z.string(),
            why: z.string().nullable(),
            onlyIf: z.string().nullable(),
            must: z.boolean(),
            ifTime: z.boolean(),
            followUps: z.array(words),
          }),
        ),
      }),
    ),
    quietAbout: z.array(words),
    goals: z.array(words),
    opening: z.array(words),
    closing: z.array(words),
    context: lines,
  }),
  outputTokensMax,
}

/** The same, in words, for models that are not held to a schema. */
export const guideShape = `{"about": "…",
 "topics": [{"title": "…", "questions": [{
 "lines": [3], "text": "…", "why": "…" or null, "onlyIf": "…" or null,
 "must": false, "ifTime": false, "followUps": [{"lines": [4], "text": "…"}]}]}],
 "quietAbout": [{"lines": [9], "text": "…"}],
 "goals": [{"lines": [1], "text": "…"}],
 "opening": [{"lines": [6], "text": "…"}],
 "closing": [{"lines": [12], "text": "…"}],
 "context": [2, 5]}`
