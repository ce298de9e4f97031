import { isIn } from '../../interview/answers/misheard.ts'
import { sentences } from '../../language/sentences.ts'
import type { Answered, Place } from './found.ts'
import { pieces, plainStem } from './search-words.ts'

/** Most of an answer that is shown, UTF-16 units. */
const passageMax = 400

/** A word that is looked for, as the stems it may have, and how much it tells. */
export type Wanted = { stems: readonly string[]; weight: number }

/**
 * The sentence that has most of what is looked for; the first where only its question has it. None where
 * all was heard in doubt.
 */
export function choosePassage(wanted: readonly Wanted[], answer: Answered): Place | null {
  const { linkID, seq, content, language, misheard } = answer
  let best = misheard.length > 0 ? null : { start: 0, end: content.length, weight: -1 }
  for (const { text, start, end } of sentences(content, language)) {
    if (isIn(misheard, { start, end })) continue
    const own = new Set(pieces(text).map((word) => plainStem(word, language)))
    const has = wanted.filter(({ stems }) => stems.some((stem) => own.has(stem)))
    const weight = has.reduce((sum, word) => sum + word.weight, 0)
    if (!best || weight > best.weight) best = { start, end, weight }
  }
  return best && { linkID, seq, start: best.start, end: endOfPassage(content, best) }
}

/** A long sentence ends early, at the end of a word. */
function endOfPassage(content: string, { start, end }: { start: number; end: number }): number {
  if (end - start <= passageMax) return end
  const space = content.lastIndexOf(' ', start + passageMax)
  if (space > start) return space
  // Not through the two halves of one character.
  const last = content.charCodeAt(start + passageMax - 1)
  return start + passageMax - (last >= 0xd800 && last <= 0xdbff ? 1 : 0)
}
