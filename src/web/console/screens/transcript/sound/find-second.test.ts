import { expect, test } from 'vitest'
import { findSecond } from './find-second.ts'

const sound = [
  { start: 6, end: 46, beginMs: 0, endMs: 8_000 },
  { start: 60, end: 100, beginMs: 8_000, endMs: 18_000 },
]

test.each([
  ['typed before anything was spoken', 0, 0],
  ['at the very beginning', 6, 0],
  ['half way through the first recording', 26, 3],
  ['typed between two', 50, 7],
  ['at the beginning of the second', 60, 8],
  ['half way through the second', 80, 12],
])('words begin at the second at which they are spoken: %s', (_, start, second) => {
  expect(findSecond(sound, start)).toBe(second)
})

test('where there is no recording it begins at its beginning', () => {
  expect(findSecond([], 5)).toBe(0)
})
