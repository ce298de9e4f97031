import type { Answering, AnswerSentence, AnswerTask } from '../../profile/answerer.ts'
import { lacksCarrying } from '../../profile/claims/carried.ts'
import { isAbout } from '../../profile/stand-in/is-about.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { buildPrompt, sentenceCharactersMax, sentencesMax } from './prompt.ts'
import { readSentences } from './read-sentences.ts'

/**
 * Asks for sentences on a question, holds each against its quotes, and has them looked at again: what
 * the second answer still holds, and stands in code, is the answer.
 */
export function* answerQuestion(
  task: Omit<AnswerTask, 'signal' | 'isStill'>,
  ms: number,
): Dialogue<Answering> {
  const { prompt, placeOf } = buildPrompt(task)
  const first = yield { prompt, ms }
  if (!first.ok) return { ok: false, why: first.failure.why }
  if (first.refused) return { ok: false, why: 'refusal' }
  if (first.text.trim() === '') return { ok: false, why: 'empty' }
  const written = readSentences(first.text, placeOf)
  if (!written) return { ok: false, why: 'bad_json' }
  if (written.length === 0) return { ok: true, sentences: [] }
  const why = lookAgain(written.map((one) => lackOf(one, task)))
  const second = yield { prompt, rejected: { text: first.text, why }, ms }
  if (!second.ok) return { ok: false, why: second.failure.why }
  const looked = second.refused ? null : readSentences(second.text, placeOf)
  if (!looked) return { ok: false, why: 'bad_json' }
  const sentences = looked.filter((one) => lackOf(one, task) === null)
  return { ok: true, sentences: sentences.slice(0, sentencesMax) }
}

/** Why a sentence does not stand; null where it does. */
function lackOf(
  { text, quotes }: AnswerSentence,
  task: Omit<AnswerTask, 'signal' | 'isStill'>,
): string | null {
  if (text === '' || text.length > sentenceCharactersMax) return 'not a short sentence'
  const cited = quotes.flatMap((place) => task.quotes[place] ?? [])
  const known = [task.productName]
  const lack = lacksCarrying(text, cited, known)
  if (lack !== null || !task.holdsToQuestion) return lack
  return isAbout(task.question, text, { cited, known }) ? null : 'not about the question'
}

function lookAgain(lacks: readonly (string | null)[]): string {
  const refused = lacks.flatMap((lack, at) => (lack === null ? [] : `sentence ${at + 1}: ${lack}`))
  const told = refused.length > 0 ? `The program refused ${refused.join('; ')}. ` : ''
  return `${told}Look at each of your sentences again, as a strict colleague: does every person whose quote it names say all of it, of the same thing, on the same side and as sure, and does it answer what the researcher asks? Write the JSON object once more: those that are carried, word for word; those that are not, mended in the words of their quotes or left out.`
}
