import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** What a language model once answered for somebody who was interviewed. */
const row = z.strictObject({
  /** The set, the person, what was taken out, and what the model was asked for. */
  id: z.string(),
  lang: z.string(),
  subject: z.literal('stand-in'),
  split: z.literal('recorded'),
  /** Who wrote the reply, and when. */
  source: z.string(),
  /** Hash of the request as it was sent: a reply stands for this request and no other. */
  key: z.string(),
  reply: z.string(),
})
export type RecordedStandIn = z.infer<typeof row>

const file = new URL('stand-ins/replies.jsonl', import.meta.url)

export function readRecordedStandIns(): RecordedStandIn[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => row.parse(JSON.parse(line)))
}

export function writeRecordedStandIns(rows: readonly RecordedStandIn[]): void {
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  writeFileSync(file, inOrder.map((one) => `${JSON.stringify(one)}\n`).join(''))
}
