import { contentStems } from '../../language/words.ts'
import type { AnswerQuote } from '../answerer.ts'
import { questionFrame } from '../search/question-frame.ts'
import { askedAbout } from './asked-about.ts'

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
  const unsaying = new Set(
    [...known, ...questionFrame].flatMap((name) => contentStems(name, language)),
  )
  const wanted = askedAbout(question, language).about.difference(unsaying)
  const isShared = (text: string) => !wanted.isDisjointFrom(new Set(contentStems(text, language)))
  return isShared(sentence) || (cited.length > 0 && cited.every(({ asked }) => isShared(asked)))
}
