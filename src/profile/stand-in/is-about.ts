import type { AnswerQuote } from '../answerer.ts'
import { tellingStems } from './asked-about.ts'

/**
 * Whether a sentence is about what a question asks: it has one of its words, or what each of its quotes
 * answers has. Words of the asking, and names that are known, are of no question.
 */
export function isAbout(
  question: string,
  sentence: string,
  { cited, known }: { cited: readonly AnswerQuote[]; known: readonly string[] },
): boolean {
  const language = cited[0]?.language ?? 'en'
  const names = new Set(known.flatMap((name) => [...tellingStems(name, language)]))
  const wanted = tellingStems(question, language).difference(names)
  const isShared = (text: string) => !wanted.isDisjointFrom(tellingStems(text, language))
  return isShared(sentence) || (cited.length > 0 && cited.every(({ asked }) => isShared(asked)))
}
