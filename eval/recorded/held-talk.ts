import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A talk of a blind round as it was held by the built-in interviewer of its day, and its profile. */
const row = z.strictObject({
  /** The recorded interview with the same person. */
  id: z.string(),
  lang: z.string(),
  subject: z.literal('interview'),
  split: z.literal('held'),
  /** Which round and build, and who played the person. */
  source: z.string(),
  lines: z.array(z.strictObject({ role: z.enum(['assistant', 'user']), text: z.string() })).min(1),
  profile: z.strictObject({
    sentiment: z.int().nullable(),
    background: z.string().nullable(),
    productAlignment: z.string().nullable(),
    key_values: z.array(z.string()),
    interests: z.array(z.string()),
  }),
})
export type HeldTalk = z.infer<typeof row>

const file = new URL('interviews/held.jsonl', import.meta.url)

export function readHeldTalks(): HeldTalk[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => row.parse(JSON.parse(line)))
}
