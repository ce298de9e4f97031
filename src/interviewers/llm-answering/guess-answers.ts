import { z } from 'zod'
import type { Guessing, GuessTask } from '../../profile/answerer.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { buildGuessPrompt, pointedMax } from './prompt.ts'

/** Longest number of a question, and longest guess, that is looked at. */
const idCharactersMax = 12
const guessCharactersMax = 300

const reply = z.object({
  answers: z
    .array(z.object({ question: z.string().max(idCharactersMax), text: z.string() }))
    .max(pointedMax),
})

/** Asks what somebody of whom nothing is known would answer: what a stand-in is held against, never shown. */
export function* guessAnswers(task: Omit<GuessTask, 'signal'>, ms: number): Dialogue<Guessing> {
  const answer = yield { prompt: buildGuessPrompt(task), ms }
  if (!answer.ok) return { ok: false, why: answer.failure.why }
  if (answer.refused) return { ok: false, why: 'refusal' }
  for (const value of jsonValuesIn(answer.text)) {
    const { data } = reply.safeParse(value)
    if (!data) continue
    const guessed = new Map(data.answers.map(({ question, text }) => [question, text]))
    const guesses = task.questions.map(
      (_, at) => guessed.get(`n${at + 1}`)?.slice(0, guessCharactersMax) ?? null,
    )
    return { ok: true, guesses }
  }
  return { ok: false, why: 'bad_json' }
}
