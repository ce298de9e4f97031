import { z } from 'zod'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import { answereds, type JudgedTurn, openings } from '../../profile/turn-judge.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { createSpotlight } from '../llm/prompt/spotlight.ts'
import { type Line, linesOf, partsOf } from '../llm-synthesis/lines.ts'
import { buildPrompt } from './prompt.ts'

/** Longest part of one message that a model is shown. */
const shown = { charactersMax: 2_000, headCharacters: 1_400 }
/** Entries of one answer that are looked at: more than a part has questions. */
const entriesMax = 400
const idCharactersMax = 12

const entry = z.object({
  question: z.string().max(idCharactersMax),
  answered: z.enum(answereds),
  understood: z.boolean(),
  opening: z.enum(openings),
})
const answer = z.object({ turns: z.array(z.unknown()).max(entriesMax) })

export type JudgedTurns = { ok: true; turns: JudgedTurn[] } | { ok: false; why: string }

/** Asks, in one call a part, how each question of a finished interview did. */
export function* judgeTurns(context: FinishedInterview, ms: number): Dialogue<JudgedTurns> {
  const { session, linkID } = context
  const spotlight = createSpotlight(session, linkID, shown)
  const lines = linesOf(context, spotlight)
  const asked = questionsIn(lines)
  if (asked.size === 0) return { ok: false, why: 'nothing_said' }
  const turns: JudgedTurn[] = []
  for (const part of partsOf(lines).parts) {
    const prompt = buildPrompt({ session, marker: spotlight.marker }, part)
    const told = yield { prompt, ms }
    if (!told.ok) return { ok: false, why: told.failure.why }
    if (told.refused) return { ok: false, why: 'refusal' }
    if (told.text.trim() === '') return { ok: false, why: 'empty' }
    const read = readTurns(told.text, asked)
    if (!read) return { ok: false, why: 'bad_json' }
    turns.push(...read.filter(({ seq }) => !turns.some((turn) => turn.seq === seq)))
  }
  return turns.length === 0
    ? { ok: false, why: 'nothing_judged' }
    : { ok: true, turns: turns.sort((a, b) => a.seq - b.seq) }
}

/** The lines of the interviewer that a line of the person's follows, by their ids. */
function questionsIn(lines: readonly Line[]): ReadonlyMap<string, number> {
  return new Map(
    lines
      .filter(({ role }, at) => role === 'assistant' && lines[at + 1]?.role === 'user')
      .map(({ id, seq }) => [id, seq]),
  )
}

/** What stands about questions that were asked; null when there is no list of it in the text. */
function readTurns(text: string, asked: ReadonlyMap<string, number>): JudgedTurn[] | null {
  for (const value of jsonValuesIn(text)) {
    const read = answer.safeParse(value)
    if (!read.success) continue
    const found = new Map<number, JudgedTurn>()
    for (const one of read.data.turns) {
      const { question = '', ...judged } = entry.safeParse(one).data ?? {}
      const seq = asked.get(question)
      if (seq !== undefined && isWhole(judged) && !found.has(seq))
        found.set(seq, { seq, ...judged })
    }
    return [...found.values()]
  }
  return null
}

function isWhole(judged: Partial<Omit<JudgedTurn, 'seq'>>): judged is Omit<JudgedTurn, 'seq'> {
  return judged.answered !== undefined
}
