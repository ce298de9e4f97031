/** A word of a folded text and where it stands in it. */
export type Token = { text: string; start: number; end: number }

const word = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu
/** Scripts that write without spaces: a run of letters is many words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
/** Letters of such a script that make about one word. */
const unspacedLettersPerWord = 2

/** The words of a folded text, at most `limit`. */
export function tokensOf(folded: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const found: Token[] = []
  for (const match of folded.matchAll(word)) {
    if (found.length >= limit) break
    found.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** How many words a quote has, in any script. */
export function countQuoteWords(text: string): number {
  const letters = text.match(unspaced)?.length ?? 0
  const spaced = letters === 0 ? text : text.replace(unspaced, ' ')
  return (spaced.match(word)?.length ?? 0) + Math.ceil(letters / unspacedLettersPerWord)
}

const isWordUnit = (unit: string | undefined) => unit !== undefined && /[\p{L}\p{N}]/u.test(unit)
const isJoint = (unit: string | undefined) => unit === "'" || unit === '-'
const isUnspaced = (unit: string | undefined) => unit !== undefined && unit.match(unspaced) !== null

/** Whether a cut of the folded text before unit `at` would go through a word. */
export function cutsWord(text: string, at: number): boolean {
  const before = text[at - 1]
  const after = text[at]
  if (isUnspaced(before) || isUnspaced(after)) return false
  if (isWordUnit(before) && isWordUnit(after)) return true
  if (isJoint(before)) return isWordUnit(text[at - 2]) && isWordUnit(after)
  if (isJoint(after)) return isWordUnit(before) && isWordUnit(text[at + 1])
  return false
}
