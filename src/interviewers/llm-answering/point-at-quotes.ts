import { z } from 'zod'
import type { Pointing, PointTask } from '../../profile/answerer.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { buildPointPrompt, pointedMax } from './prompt.ts'

/** Longest number that is looked at. */
const idCharactersMax = 12

const id = z.string().max(idCharactersMax)
const reply = z.object({ answers: z.array(z.object({ question: id, quote: id })).max(pointedMax) })

/** Asks which quote answers each question: what is shown afterwards is the quote, never the reply. */
export function* pointAtQuotes(task: Omit<PointTask, 'signal'>, ms: number): Dialogue<Pointing> {
  const { prompt, placeOf } = buildPointPrompt(task)
  const answer = yield { prompt, ms }
  if (!answer.ok) return { ok: false, why: answer.failure.why }
  if (answer.refused) return { ok: false, why: 'refusal' }
  const named = readNamed(answer.text)
  if (!named) return { ok: false, why: 'bad_json' }
  const places = task.questions.map((_, at) => {
    // Who names two quotes for one question, or one that is not there, did not read them.
    const quotes = named.get(`n${at + 1}`) ?? new Set()
    const [only = ''] = quotes
    return quotes.size === 1 ? (placeOf.get(only) ?? null) : null
  })
  return { ok: true, places }
}

/** The quotes that were named for each question; null where the reply has no list of them. */
function readNamed(text: string): Map<string, Set<string>> | null {
  for (const value of jsonValuesIn(text)) {
    const { data } = reply.safeParse(value)
    if (!data) continue
    const named = new Map<string, Set<string>>()
    for (const { question, quote } of data.answers) {
      named.set(question, (named.get(question) ?? new Set()).add(quote))
    }
    return named
  }
  return null
}
