import type { Grouped, GroupingTask } from '../../profile/claims/grouping.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { buildPrompt } from './prompt.ts'
import { readGroups } from './read-groups.ts'

/** Asks once which claims tell of the same thing. */
export function* groupClaims(task: Omit<GroupingTask, 'signal'>, ms: number): Dialogue<Grouped> {
  const { prompt, idOf } = buildPrompt(task)
  const answer = yield { prompt, ms }
  if (!answer.ok) return { ok: false, why: answer.failure.why }
  if (answer.refused) return { ok: false, why: 'refusal' }
  if (answer.text.trim() === '') return { ok: false, why: 'empty' }
  const groups = readGroups(answer.text)
  if (!groups) return { ok: false, why: 'bad_json' }
  const named = groups.map(({ title, claims }) => ({
    title,
    claims: claims.map((id) => idOf.get(id) ?? id),
  }))
  return { ok: true, groups: named }
}
