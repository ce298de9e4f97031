import type { SettledDraft } from '../../guide/draft/guide-draft.ts'
import { inWrittenLines, sentenceLines } from '../../guide/draft/sentence-lines.ts'
import { settleDraft } from '../../guide/draft/settle-draft.ts'
import type { GuideTask } from '../../interview/guide-reader.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { buildPrompt } from './prompt.ts'
import { readDraft } from './read-draft.ts'

export type ReadGuide = ({ ok: true } & SettledDraft) | { ok: false; why: string }

const notJSON =
  'That is not the JSON object that was asked for. Write it once more, whole, and nothing around it.'

/** Asks what a guide comes to, once more where the answer cannot be read, and checks it. */
export function* readGuide(task: Omit<GuideTask, 'signal'>, ms: number): Dialogue<ReadGuide> {
  const lines = sentenceLines(task.guidelines)
  const prompt = buildPrompt({ ...task, guidelines: lines.text })
  if (!prompt) return { ok: false, why: 'too_long' }
  const first = yield { prompt, ms }
  if (!first.ok) return { ok: false, why: first.failure.why }
  if (first.refused) return { ok: false, why: 'refusal' }
  if (first.text.trim() === '') return { ok: false, why: 'empty' }
  let draft = readDraft(first.text)
  if (!draft) {
    const again = yield { prompt, rejected: { text: first.text, why: notJSON }, ms }
    draft = again.ok && !again.refused ? readDraft(again.text) : null
  }
  if (!draft) return { ok: false, why: 'bad_json' }
  const settled = settleDraft(draft, lines.text, task.productName)
  return settled ? { ok: true, ...inWrittenLines(settled, lines) } : { ok: false, why: 'unclear' }
}
