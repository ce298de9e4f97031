import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A claim as a model wrote it: passed on as it stands. */
const draft = z.record(z.string(), z.unknown())

/** What was said of one claim when it was looked at again. */
const looked = z.strictObject({ carried: z.string(), sentence: z.string().nullable() })

/** What a model read in a recorded interview, and lies of the same shape. */
const row = z.strictObject({
  /** The recorded interview. */
  id: z.string(),
  lang: z.string(),
  subject: z.literal('reading'),
  split: z.literal('recorded'),
  /** Who wrote it, and when. */
  source: z.string(),
  claims: z.array(draft).min(1),
  lies: z.array(z.strictObject({ why: z.string(), claim: draft })),
  /** What was said when it was looked at again, where it was: of each claim, by its place in the list. */
  look: z
    .strictObject({
      claims: z.array(looked),
      summary: z.array(z.strictObject({ text: z.string(), claims: z.array(z.int().min(0)) })),
    })
    .nullable(),
})
export type RecordedReading = z.infer<typeof row>

const file = new URL('readings/readings.jsonl', import.meta.url)

export function readRecordedReadings(): RecordedReading[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => row.parse(JSON.parse(line)))
}
