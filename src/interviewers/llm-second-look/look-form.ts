import { z } from 'zod'
import type { Form } from '../llm/calls/ask-model.ts'

/** `again`: carried, and said by a claim before it. */
export const carrieds = ['yes', 'no', 'unclear', 'again'] as const

/** A sentence for each of a few dozen claims, and a little thinking before. */
const outputTokensMax = 6_000

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const lookForm: Form = {
  name: 'second_look',
  schema: z.object({
    claims: z.array(
      z.object({ claim: z.string(), carried: z.enum(carrieds), sentence: z.string().nullable() }),
    ),
    summary: z.array(z.object({ text: z.string(), claims: z.array(z.string()) })),
  }),
  outputTokensMax,
}

/** The same, in words, for models that are not held to a schema. */
export const lookShape = `{"claims": [{"claim": "c1", "carried": "${carrieds.join('|')}", "sentence": "…" or null}],
 "summary": [{"text": "…", "claims": ["c1", "c4"]}]}`
