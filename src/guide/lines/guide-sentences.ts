import { type Sentence, sentences } from '../../language/sentences.ts'

/** "zum 1." before "März", "mind." before a number: no end of a sentence in a guide. */
const goesOn =
  /(?:^|[\s(])(?:mind|nr|kd|inkl|(?:am|zum|vom|ab|bis|der|den|dem|seit|nach|vor) \d{1,2})\.$/i
/** The longest of them has fewer characters, with what stands before it. */
const endCharactersMax = 12

/** The sentences of a guide's text: dates and abbreviations of researchers end none. */
export function guideSentences(text: string, language: string): Sentence[] {
  const found: Sentence[] = []
  for (const sentence of sentences(text, language)) {
    const last = found.at(-1)
    const isSameLine = last && !/[\r\n]/.test(text.slice(last.end, sentence.start))
    if (last && isSameLine && goesOn.test(last.text.slice(-endCharactersMax))) {
      last.end = sentence.end
      last.text = text.slice(last.start, last.end)
    } else found.push({ ...sentence })
  }
  return found
}
