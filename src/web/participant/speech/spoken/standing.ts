import type { HeardWords, Stretch } from '../recognizer/recognizer.ts'

type Word = Stretch & { word: string }

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
}

/**
 * Where the words of a recording stand in an answer, behind that place. Null where one that was heard clearly
 * does not stand there any more, or one in doubt has nothing in its place: whoever took words out did not
 * mean to have them heard.
 */
export function findStanding(
  answer: string,
  { text, unsure }: HeardWords,
  behind = 0,
): Stretch | null {
  const wanted = wordsOf(text).map((each) => ({
    ...each,
    isDoubtful: unsure.some(({ from, to }) => from < each.to && each.from < to),
  }))
  const there = wordsOf(answer).filter(({ from }) => from >= behind)
  const last = followAll(wanted, there)
  if (last === null) return null
  // From its end backwards, so that it begins no earlier than it must.
  const before = there.slice(0, last + 1).reverse()
  const first = followAll([...wanted].reverse(), before)
  const [from, to] = [before[first ?? -1]?.from, there[last]?.to]
  return from === undefined || to === undefined ? null : { from, to }
}

/** Where the last of them is found, each behind the one before; null where one is not. */
function followAll(
  wanted: readonly (Word & { isDoubtful: boolean })[],
  there: readonly Word[],
): number | null {
  let found = 0
  for (const [at, { word }] of there.entries()) {
    const next = wanted[found]
    if (next && (next.isDoubtful || next.word === word)) found += 1
    if (found === wanted.length) return at
  }
  return null
}
