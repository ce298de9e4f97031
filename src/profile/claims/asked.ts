import { sentences } from '../../language/sentences.ts'

/** A longer question is cut where it is shown beside an answer. */
const questionCharactersMax = 240

/** What a line of the interviewer asks, without greeting, thanks and other words before it. */
export function questionIn(content: string, language: string): string {
  const said = sentences(content, language).map(({ text }) => text)
  const question = said.findLast((text) => text.endsWith('?')) ?? said.at(-1) ?? ''
  return question.length <= questionCharactersMax
    ? question
    : `${question.slice(0, questionCharactersMax).toWellFormed().trimEnd()}…`
}
