import { z } from 'zod'
import { answereds, openings } from '../../profile/turn-judge.ts'
import type { Form } from '../llm/calls/ask-model.ts'

/** A short line for each of a few dozen questions, and a little thinking before. */
const outputTokensMax = 3_000

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const turnsForm: Form = {
  name: 'judged_turns',
  schema: z.object({
    turns: z.array(
      z.object({
        question: z.string(),
        answered: z.enum(answereds),
        understood: z.boolean(),
        opening: z.enum(openings),
      }),
    ),
  }),
  outputTokensMax,
}

/** The same, in words, for models that are not held to a schema. */
export const turnsShape = `{"turns": [{"question": "i2", "answered": "${answereds.join('|')}", "understood": true, "opening": "${openings.join('|')}"}]}`
