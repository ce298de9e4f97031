import { z } from 'zod'
import type { Form } from '../llm/calls/ask-model.ts'

/** A title and some short ids for each of a few dozen groups, and a little thinking before. */
const outputTokensMax = 6_000

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const groupsForm: Form = {
  name: 'groups',
  schema: z.object({
    groups: z.array(z.object({ title: z.string(), claims: z.array(z.string()) })),
  }),
  outputTokensMax,
}

/** The same, in words, for models that are not held to a schema. */
export const groupsShape = '{"groups": [{"title": "…", "claims": ["c1", "c7"]}]}'
