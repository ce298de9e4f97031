import { plainlyReadable } from '../language/readable.ts'
import { fold } from '../language/words.ts'
import { addressed } from './orders/addressed.ts'
import { english } from './orders/english.ts'
import { french } from './orders/french.ts'
import { german } from './orders/german.ts'
import { marks } from './orders/marks.ts'
import { moodReaders } from './orders/moods.ts'
import { portuguese } from './orders/portuguese.ts'
import { spanish } from './orders/spanish.ts'

/** Characters of answers whose reading is kept for the next who asks: a thousand interviews' under way. */
const recentCharactersMax = 2_000_000
const recent = new Map<string, boolean>()
let recentCharacters = 0

const all = [marks, addressed, english, german, french, spanish, portuguese].flat()

/**
 * Whether an answer gives the interviewer orders, as if it were a machine that takes them: a verb in
 * the mood of an order about what only an interviewer has (its rules, its words, its questions, the
 * interview and its scores, other people's answers), talk of who it should be, or marks that only a
 * machine writes. What somebody wants of the product is none. Such an answer is kept as it was
 * written; it is no evidence, no model is shown it, and the standing question is put again. Rules
 * know shapes: what slips through meets the gates.
 */
export function givesOrders(text: string): boolean {
  const read = plainlyReadable(text)
  // An answer is asked about in every turn from its own on, and by each who reads the interview.
  const before = recent.get(read)
  if (before !== undefined) return before
  const found = reads(read)
  keep(read, found)
  return found
}

function keep(text: string, found: boolean): void {
  if (recentCharacters + text.length > recentCharactersMax) {
    recent.clear()
    recentCharacters = 0
  }
  recent.set(text, found)
  recentCharacters += text.length
}

function reads(text: string): boolean {
  // A line ends a clause, also one that was written as an escape.
  const flat = joinLetters(fold(text.replace(/[\r\n]+|\\n/g, ' ; ')))
  const said = new Set(flat.match(/\p{L}+/gu))
  const found = all.some(({ pattern, needs }) => !needs?.isDisjointFrom(said) && pattern.test(flat))
  return found || isInMood(text)
}

/** Words that were spaced out to hide, as in "i g n o r e", put together again. */
function joinLetters(text: string): string {
  return text.replace(/(?<!\p{L})(?:\p{L} ){4,40}\p{L}(?!\p{L})/gu, (found) =>
    found.replaceAll(' ', ''),
  )
}

/** Whether any sentence, question or line is in the mood of an order to the interviewer. */
function isInMood(text: string): boolean {
  const written = text.split(/(?<=[.!?:;])\s+|[\r\n]+|\\n|\s[-–—]\s/u)
  return written.some((sentence) => {
    // Thousands of lines of marks alone would each be asked about in five languages.
    if (!/\p{L}/u.test(sentence)) return false
    const folded = fold(sentence)
    return moodReaders.some((reads) => reads(folded, sentence))
  })
}
