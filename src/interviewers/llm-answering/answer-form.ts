import { z } from 'zod'
import type { Form } from '../llm/calls/ask-model.ts'

/** A handful of sentences, or of names, and a little thinking before. */
const outputTokensMax = 2_500

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const answerForm: Form = {
  name: 'answer',
  schema: z.object({
    sentences: z.array(z.object({ text: z.string(), quotes: z.array(z.string()) })),
  }),
  outputTokensMax,
}

/** The same, in words, for models that are not held to a schema. */
export const answerShape = '{"sentences": [{"text": "…", "quotes": ["q1", "q4"]}]}'

/** Which quote answers each question. */
export const pointForm: Form = {
  name: 'answered_by',
  schema: z.object({ answers: z.array(z.object({ question: z.string(), quote: z.string() })) }),
  outputTokensMax,
}

export const pointShape = '{"answers": [{"question": "n1", "quote": "q4"}]}'

/** What somebody might answer to each question. */
export const guessForm: Form = {
  name: 'guessed',
  schema: z.object({ answers: z.array(z.object({ question: z.string(), text: z.string() })) }),
  outputTokensMax,
}

export const guessShape = '{"answers": [{"question": "n1", "text": "…"}]}'
