import { z } from 'zod'
import type { ClaimKind } from '../../profile/claims/claim.ts'
import type { Form } from '../llm/calls/ask-model.ts'

/** What a model may claim. What does not go together is found in code, from the other claims. */
export const askedKinds = [
  'background',
  'praise',
  'problem',
  'request',
  'question',
  'remark',
  'key_value',
  'interest',
  'sentiment',
] as const satisfies ClaimKind[]

export const polarities = ['wants', 'avoids', 'positive', 'negative'] as const

/** What facts about a person are about. */
export const factLabels = [
  'role',
  'company',
  'team',
  'location',
  'tenure',
  'life',
  'usage',
  'tools',
] as const

/** What people value in a product, praise in it or miss: the same names in every interview. */
export const valueLabels = [
  'ease',
  'speed',
  'reliability',
  'price',
  'control',
  'integration',
  'human support',
  'privacy',
  'transparency',
  'learning',
  'collaboration',
  'availability',
  'design',
  'ethics',
  'belonging',
] as const

/** A long list of claims, and a little thinking before it. */
const outputTokensMax = 8_000

const draft = z.object({
  kind: z.enum(askedKinds),
  from: z.string(),
  quote: z.string(),
  words: z.string().nullable(),
  label: z.string().nullable(),
  polarity: z.enum(polarities).nullable(),
  strength: z.number().nullable(),
  score: z.number().nullable(),
  needsQuestion: z.boolean(),
})

/** Every member is required and nothing is bounded: all that the providers' strict modes share. */
export const claimsForm: Form = {
  name: 'claims',
  schema: z.object({ claims: z.array(draft) }),
  outputTokensMax,
}

/** The same, in words, for models that are not held to a schema. */
export const claimsShape = `{"claims": [{
 "kind": "${askedKinds.join('|')}",
 "from": "p3",
 "quote": "…",
 "words": "…" or null,
 "label": "…" or null,
 "polarity": "${polarities.join('|')}" or null,
 "strength": 1, 2, 3 or null,
 "score": 1 to 5 or null,
 "needsQuestion": false
}]}`
