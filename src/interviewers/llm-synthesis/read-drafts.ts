import { z } from 'zod'
import { jsonValuesIn } from '../llm/calls/json-values.ts'
import { askedKinds, polarities } from './claims-form.ts'

/** Claims of one reading that are looked at. */
export const draftsMax = 60
const idCharactersMax = 20
const labelCharactersMax = 60
/** Above any quote that is short enough to stand. */
const quoteCharactersMax = 1_000

const clipped = (max: number) => z.string().transform((text) => text.trim().slice(0, max))
const between = (least: number, most: number) => z.int().min(least).max(most).nullable().catch(null)

const draft = z.object({
  kind: z.enum(askedKinds),
  from: clipped(idCharactersMax),
  quote: clipped(quoteCharactersMax),
  words: clipped(quoteCharactersMax).nullable().catch(null),
  label: clipped(labelCharactersMax).nullable().catch(null),
  polarity: z.enum(polarities).nullable().catch(null),
  strength: between(1, 3),
  score: between(1, 5),
  needsQuestion: z.boolean().catch(false),
})
/** One claim as a model wrote it. */
export type Draft = z.infer<typeof draft>

const list = z.union([
  z.object({ claims: z.array(z.unknown()) }).transform(({ claims }) => claims),
  z.array(z.unknown()),
])

/** `dropped` counts what had not the shape of a claim, and what was too much. */
export type Drafts = { drafts: Draft[]; dropped: number }

/** Reads the claims out of whatever a model wrote; null when there is no list of them in it. */
export function readDrafts(text: string): Drafts | null {
  for (const value of jsonValuesIn(text)) {
    const read = list.safeParse(value)
    if (!read.success) continue
    const drafts = read.data
      .slice(0, draftsMax)
      .map((item) => draft.safeParse(item))
      .flatMap((item) => (item.success ? [item.data] : []))
    return { drafts, dropped: read.data.length - drafts.length }
  }
  return null
}
