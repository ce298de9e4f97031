import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { SettledDraft } from '../../src/guide/draft/guide-draft.ts'
import { guideSentences } from '../../src/guide/lines/guide-sentences.ts'
import { play } from '../../src/interviewers/llm/dialogue.ts'
import { readDraft } from '../../src/interviewers/llm-guide/read-draft.ts'
import { readGuide } from '../../src/interviewers/llm-guide/read-guide.ts'
import { contentStems, countWords } from '../../src/language/words.ts'

/** A guide, and what a language model once wrote when it was asked to read it. */
const row = z.strictObject({
  id: z.string(),
  lang: z.string(),
  subject: z.string(),
  split: z.literal('recorded'),
  /** Who wrote the reply, and when. */
  source: z.string(),
  productName: z.string(),
  reply: z.string(),
})
export type RecordedGuide = z.infer<typeof row> & { guidelines: string }

const folder = new URL('guides/', import.meta.url)
/** From this share of its words on, a sentence stands in what was made of the guide. */
const shareMin = 0.5
const sentenceWordsMin = 3

export function readRecordedGuides(): RecordedGuide[] {
  const lines = readFileSync(new URL('replies.jsonl', folder), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const read = row.parse(JSON.parse(line))
    return { ...read, guidelines: readFileSync(new URL(`${read.id}.md`, folder), 'utf8') }
  })
}

export type PlayedGuide = {
  id: string
  /** Null where nothing that holds came of the reply. */
  settled: SettledDraft | null
  /** Questions that the model proposed. */
  proposed: number
  /** Those of them that are asked, in the same words. */
  taken: number
  /** Sentences of the guide, and those of them that stand nowhere in what was made of it. */
  sentences: number
  lost: string[]
}

/** Plays a reply as if it came now. */
export function playGuide({
  id,
  lang,
  guidelines,
  productName,
  reply,
}: RecordedGuide): PlayedGuide {
  const task = { guidelines, productName, orgID: id, now: new Date(0) }
  const answers = [
    { ok: true as const, refused: false, text: reply, tokens: { inputTokens: 0, outputTokens: 0 } },
  ]
  const next = play(readGuide(task, 1), answers)
  const settled = 'made' in next && next.made.ok ? next.made : null
  const proposed = readDraft(reply)?.topics.flatMap(({ questions }) => questions) ?? []
  const sentences = guidelines
    .split('\n')
    .flatMap((line) => guideSentences(line, lang).map(({ text }) => text))
    .filter((text) => countWords(text) >= sentenceWordsMin)
  const made = [
    settled?.guidelines ?? '',
    ...(settled?.notes ?? []).flatMap(({ text, lines }) => [
      text,
      ...lines.map((line) => guidelines.split('\n')[line - 1] ?? ''),
    ]),
  ].join('\n')
  const stems = new Set(contentStems(made, lang))
  return {
    id,
    settled,
    proposed: proposed.length,
    taken: proposed.filter(({ text }) => settled?.guidelines.includes(text)).length,
    sentences: sentences.length,
    lost: sentences.filter((text) => isLost(contentStems(text, lang), stems)),
  }
}

function isLost(own: readonly string[], stems: ReadonlySet<string>): boolean {
  if (own.length === 0) return false
  return own.filter((stem) => stems.has(stem)).length / own.length < shareMin
}
