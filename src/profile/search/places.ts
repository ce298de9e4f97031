import { isIn } from '../../interview/answers/misheard.ts'
import { foldWithMap, sourceSpan } from '../claims/fold-map.ts'
import { cutsWord } from '../claims/tokens.ts'
import type { Answered, Place } from './found.ts'

/** Places of one text in one answer. */
const placesMax = 20

/**
 * Everywhere that a text stands in an answer, letter for letter but for quotes, dashes and white space,
 * and not in what was heard in doubt.
 */
export function placesOf(text: string, { linkID, seq, content, misheard }: Answered): Place[] {
  const found: Place[] = []
  const wanted = foldWithMap(text, { keepsCase: true }).text.trim()
  if (wanted === '') return found
  const folded = foldWithMap(content, { keepsCase: true })
  for (const at of occurrences(wanted, folded.text)) {
    const to = at + wanted.length
    if (cutsWord(folded.text, at) || cutsWord(folded.text, to)) continue
    const span = sourceSpan(folded, at, to)
    if (isIn(misheard, span)) continue
    found.push({ linkID, seq, ...span })
    if (found.length === placesMax) break
  }
  return found
}

/**
 * Where a text stands in another, overlapping ones too, in time that grows with their lengths added
 * and not multiplied, whatever they are (Knuth, Morris and Pratt 1977).
 */
function* occurrences(wanted: string, text: string): Generator<number> {
  const borders = bordersOf(wanted)
  let matched = 0
  for (let at = 0; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== wanted[matched]) matched = borders[matched - 1] ?? 0
    if (text[at] === wanted[matched]) matched += 1
    if (matched < wanted.length) continue
    yield at + 1 - matched
    matched = borders[matched - 1] ?? 0
  }
}

/** For each beginning of a text, the length of the longest shorter one that it ends with. */
function bordersOf(text: string): number[] {
  const borders = [0]
  let matched = 0
  for (let at = 1; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== text[matched]) matched = borders[matched - 1] ?? 0
    if (text[at] === text[matched]) matched += 1
    borders.push(matched)
  }
  return borders
}
