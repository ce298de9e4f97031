import type { Stretch } from './recognizer/recognizer.ts'

/** Moves marks with the words that they are on; a mark goes with the first change to its word. */
export function moveMarks(
  marks: readonly Stretch[],
  before: string,
  after: string,
): readonly Stretch[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const moved = after.length - before.length
  return marks.flatMap((mark) => {
    if (mark.to <= head) return [mark]
    const isBehind = mark.from >= before.length - tail
    return isBehind ? [{ from: mark.from + moved, to: mark.to + moved }] : []
  })
}

/** One field a page: what is marked in it, and the words that the marks are on. */
let marks: readonly Stretch[] = []
let words = ''

/** The marks on these words, which may have been mended since they were made. */
export function marksOn(text: string): readonly Stretch[] {
  if (text !== words) marks = moveMarks(marks, words, text)
  words = text
  return marks
}

/** Most stretches that the service is told. */
const toldMax = 500

/** What is told of the marks on words that are sent. */
export function doubtsIn(text: string): { unsure?: Stretch[] } {
  const [first, ...more] = marksOn(text)
  if (!first) return {}
  // So many tell that little of it was heard.
  const isMuch = more.length >= toldMax
  return { unsure: isMuch ? [{ from: first.from, to: text.length }] : [first, ...more] }
}

/** Marks more of these words. */
export function addMarks(text: string, fresh: readonly Stretch[]): void {
  marks = [...marksOn(text), ...fresh]
}

/** Somebody looked at them. */
export function dropMarks(): void {
  marks = []
}
