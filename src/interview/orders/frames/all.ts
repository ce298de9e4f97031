import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { frameReaderOf, readSentence } from './reader.ts'
import { spanish } from './spanish.ts'

const readers = [english, german, french, spanish, portuguese].map(frameReaderOf)

/** Whether a folded sentence asks, in any language, for something that only an interview has. */
export function asksOfInterview(folded: string): boolean {
  // Thousands of lines of marks alone would each be asked about in five languages.
  if (!/\p{L}/u.test(folded)) return false
  const sentence = readSentence(folded)
  return readers.some((reads) => reads(sentence))
}
