import type { DraftNote, GuideDraft, SettledDraft } from '../../guide/draft/guide-draft.ts'
import { inWrittenLines, sentenceLines } from '../../guide/draft/sentence-lines.ts'
import { settleDraft } from '../../guide/draft/settle-draft.ts'
import type { GuideTask } from '../../interview/guide-reader.ts'
import type { Question } from '../llm/calls/ask-model.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { buildPrompt } from './prompt.ts'
import { readDraft } from './read-draft.ts'

export type ReadGuide = ({ ok: true } & SettledDraft) | { ok: false; why: string }

/** How many refusals a model is told of. */
const refusedTold = 12
const notJSON =
  'That is not the JSON object that was asked for. Write it once more, whole, and nothing around it.'

/**
 * Asks what a guide comes to, once more where the answer cannot be read, and checks it; what of it does
 * not hold may be mended once.
 */
export function* readGuide(task: Omit<GuideTask, 'signal'>, ms: number): Dialogue<ReadGuide> {
  const lines = sentenceLines(task.guidelines)
  const prompt = buildPrompt({ ...task, guidelines: lines.text })
  if (!prompt) return { ok: false, why: 'too_long' }
  const read = yield* askForDraft(prompt, ms)
  if ('why' in read) return { ok: false, why: read.why }
  const settle = (one: GuideDraft) => settleDraft(one, lines.text, task.productName)
  const settled = settle(read.draft)
  if (!settled) return { ok: false, why: 'unclear' }
  const refused = refusedIn(settled)
  if (refused.length === 0) return { ok: true, ...inWrittenLines(settled, lines) }

  const again = yield { prompt, rejected: { text: read.text, why: toldOf(refused) }, ms }
  const draft = again.ok && !again.refused ? readDraft(again.text) : null
  const mended = draft && settle(draft)
  const isBetter = mended && refusedIn(mended).length < refused.length
  return { ok: true, ...inWrittenLines(isBetter ? mended : settled, lines) }
}

function* askForDraft(
  prompt: Question['prompt'],
  ms: number,
): Dialogue<{ draft: GuideDraft; text: string } | { why: string }> {
  const first = yield { prompt, ms }
  if (!first.ok) return { why: first.failure.why }
  if (first.refused) return { why: 'refusal' }
  if (first.text.trim() === '') return { why: 'empty' }
  const draft = readDraft(first.text)
  if (draft) return { draft, text: first.text }
  const again = yield { prompt, rejected: { text: first.text, why: notJSON }, ms }
  const second = again.ok && !again.refused ? readDraft(again.text) : null
  return second && again.ok ? { draft: second, text: again.text } : { why: 'bad_json' }
}

/** What of the guide's own lines was refused, and so is asked in other words or not at all. */
function refusedIn({ notes }: SettledDraft): DraftNote[] {
  return notes.filter(({ kind, lines }) => kind === 'refused' && lines.length > 0)
}

function toldOf(refused: readonly DraftNote[]): string {
  const list = refused
    .slice(0, refusedTold)
    .map(({ lines, text, why }) => `- line ${lines.join(', ')}: "${text}" ${why}`)
    .join('\n')
  return `This does not hold:\n${list}\nMend just that, in other words or as two questions, and write the whole JSON object once more, with nothing around it.`
}
