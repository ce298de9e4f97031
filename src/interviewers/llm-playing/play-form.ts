import { z } from 'zod'
import type { Form } from '../llm/calls/ask-model.ts'

/** A few sentences for each question. */
const outputTokensMax = 6_000

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const playForm: Form = {
  name: 'played',
  schema: z.object({
    answers: z.array(
      z.object({
        question: z.string(),
        knows: z.enum(['yes', 'no', 'unclear']),
        text: z.string(),
      }),
    ),
  }),
  outputTokensMax,
}
