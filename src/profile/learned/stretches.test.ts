import { expect, test } from 'vitest'
import { sentences } from '../../language/sentences.ts'
import { featuresOf, places } from './features.ts'
import { createFinder, partsOf } from './stretches.ts'

/** Knows one word, whose odds are 2 in a stretch of its own; none of any other is known. */
function finderOf(word: string, limits: Parameters<typeof createFinder>[1]) {
  const weights = new Int8Array(places)
  const others = new Set(featuresOf('they came home'))
  for (const place of featuresOf(word)) if (!others.has(place)) weights[place] = 100
  const learned = { bias: -1, step: 0.01, weights: Buffer.from(weights.buffer).toString('base64') }
  return createFinder(learned, limits)
}

const find = (content: string, limits = { sentence: 1, part: 1, besideLess: 0 }) =>
  finderOf('zebra', limits)(content, sentences(content), () => false).map(({ start, end }) =>
    content.slice(start, end),
  )

const four = 'Zebra zebra, zebra zebra.'

test('a sentence with what was learned is found, others are not', () => {
  expect(find(`They came home. ${four} They went again.`)).toEqual([four])
  expect(find('They came home. Zebra zebra.')).toEqual([])
  expect(find('They came home.')).toEqual([])
  expect(find('')).toEqual([])
})

test('of a long sentence only the part', () => {
  const said =
    'They came home from the fair in the evening, zebra or zebra, and they went again to the fair.'
  expect(find(said, { sentence: 9, part: 1, besideLess: 0 })).toEqual(['zebra or zebra, '])
})

test('less will do beside a sentence that is found', () => {
  const said = `They came home. A zebra slept there today. ${four}`
  const strict = { sentence: 2, part: 9, besideLess: 0 }
  expect(find(said, strict)).toEqual([four])
  expect(find(said, { ...strict, besideLess: 2 })).toEqual(['A zebra slept there today.', four])
})

test('what rules found is not found again, and counts as beside', () => {
  const content = 'Put it down. A zebra slept there today.'
  const finder = finderOf('zebra', { sentence: 2, part: 9, besideLess: 2 })
  const found = finder(content, sentences(content), ({ start }) => start === 0)
  expect(found.map(({ start }) => content.slice(start))).toEqual(['A zebra slept there today.'])
})

test.each([
  ['One two three, four five six', ['One two three, ', 'four five six']],
  ['One, two three, four five six', ['One, two three, ', 'four five six']],
  ['One two three four, five', []],
  [
    'One two three - four five six: seven eight nine',
    ['One two three - ', 'four five six: ', 'seven eight nine'],
  ],
])('the parts of “%s”', (content, expected) => {
  const parts = partsOf(content, { start: 0, end: content.length })
  expect(parts.map(({ start, end }) => content.slice(start, end))).toEqual(expected)
})
