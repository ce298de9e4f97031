import { foldWithMap, sourceSpan } from '../claims/fold-map.ts'
import { cutsWord } from '../claims/tokens.ts'
import type { Answered, Place } from './found.ts'

/** Places of one text in one answer. */
const placesMax = 20

/** Everywhere that a text stands in an answer, letter for letter but for quotes, dashes and white space. */
export function placesOf(text: string, { linkID, seq, content }: Answered): Place[] {
  const found: Place[] = []
  const wanted = foldWithMap(text).text.trim()
  if (wanted === '') return found
  const folded = foldWithMap(content)
  let at = folded.text.indexOf(wanted)
  while (at !== -1 && found.length < placesMax) {
    const to = at + wanted.length
    const span = sourceSpan(folded, at, to)
    const isWhole = !cutsWord(folded.text, at) && !cutsWord(folded.text, to)
    // The fold takes capitals for small letters, too, which are other letters.
    const isSame = spelling(content.slice(span.start, span.end)) === spelling(text)
    if (isWhole && isSame) found.push({ linkID, seq, ...span })
    at = folded.text.indexOf(wanted, at + 1)
  }
  return found
}

/** The letters and digits of a text as they are written, in their composed form. */
function spelling(text: string): string {
  return (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]/gu) ?? []).join('')
}
