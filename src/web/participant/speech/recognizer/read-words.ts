import type { Token } from './moonshine.ts'
import type { HeardWords, Stretch } from './recognizer.ts'

/** A word of which a piece was less likely than this is marked. */
const shareMin = 0.6

/** The words that tokens stand for, with those that were heard with little confidence. */
export function readWords(
  decode: (tokens: number[]) => string,
  tokens: readonly Token[],
  least = shareMin,
): HeardWords {
  const ids = tokens.map(({ token }) => token)
  const whole = decode(ids)
  const before = whole.length - whole.trimStart().length
  const text = whole.trim()
  /** Where each token ends: as far as the text comes with it. */
  const ends = ids.map((_, at) => decode(ids.slice(0, at + 1)).length - before)
  const unsure: Stretch[] = []
  for (const { index: from, 0: word } of text.matchAll(/\S+/g)) {
    const to = from + word.length
    const isOfWord = (at: number) => (ends[at] ?? 0) > from && (ends[at - 1] ?? 0) < to
    const isUnsure = tokens.some(({ share }, at) => share < least && isOfWord(at))
    if (isUnsure) unsure.push({ from, to })
  }
  return { text, unsure }
}
