import { readAnswer } from '../interview/read-answer.ts'
import { readable } from '../language/readable.ts'

/**
 * What is read of words that stand in no message, with spaces where they are evidence of nothing: orders,
 * and other people's words. What is left stands where it stood.
 */
export function ownText(words: string, language: string): string {
  const text = readable(words)
  return readAnswer(text, { language, question: null }).barred.reduce(
    (own, { start, end }) => own.slice(0, start) + ' '.repeat(end - start) + own.slice(end),
    text,
  )
}
