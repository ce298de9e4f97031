import type { Theme } from '../interview-report/themes.ts'

/** Letters that a stem and the word it stands for have in common at least. */
const sharedMin = 3
/** Letters at the end of a stem that its word may not have. */
const endMax = 2

/** What people said alike, in words that one of them used: a key holds stems, which are no words. */
export function answerTitle({
  key,
  byHand,
  supporting,
}: Pick<Theme, 'key' | 'byHand' | 'supporting'>): string {
  if (byHand) return key
  const said = supporting.flatMap(
    ({ quote }) => quote.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [],
  )
  const wordOf = (stem: string) => {
    const least = Math.max(sharedMin, stem.length - endMax)
    return said.find((word) => countShared(word, stem) >= least) ?? stem
  }
  return key.split(' ').map(wordOf).join(' ')
}

function countShared(word: string, stem: string): number {
  let at = 0
  while (at < word.length && word[at] === stem[at]) at += 1
  return at
}
