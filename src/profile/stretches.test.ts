import { expect, test } from 'vitest'
import { featuresOf } from '../language/learned/features.ts'
import { createScorer, partsOf } from '../language/learned/scorer.ts'
import { sentences } from '../language/sentences.ts'
import { type Limits, pickStretches } from './stretches.ts'

/** Knows one word, whose odds are 2 in a stretch of its own; none of any other is known. */
function pick(
  content: string,
  limits: Limits = { sentence: 1, part: 1, besideLess: 0 },
  told: (sentence: { start: number }) => boolean = () => false,
) {
  const weights = new Int8Array(2 ** 15)
  const others = new Set(featuresOf('they came home', weights.length))
  for (const place of featuresOf('zebra', weights.length))
    if (!others.has(place)) weights[place] = 100
  const learned = { bias: -1, step: 0.01, weights: Buffer.from(weights.buffer).toString('base64') }
  const scored = createScorer(learned)(content, sentences(content))
  return pickStretches(scored, limits, told).map(({ start, end }) => content.slice(start, end))
}

const four = 'Zebra zebra, zebra zebra.'

test('a sentence with what was learned is found, others are not', () => {
  expect(pick(`They came home. ${four} They went again.`)).toEqual([four])
  expect(pick('They came home. Zebra zebra.')).toEqual([])
  expect(pick('They came home.')).toEqual([])
  expect(pick('')).toEqual([])
})

test('of a long sentence only the part', () => {
  const said =
    'They came home from the fair in the evening, zebra or zebra, and they went again to the fair.'
  expect(pick(said, { sentence: 9, part: 1, besideLess: 0 })).toEqual(['zebra or zebra, '])
})

test('less will do beside a sentence that is found', () => {
  const said = `They came home. A zebra slept there today. ${four}`
  const strict = { sentence: 2, part: 9, besideLess: 0 }
  expect(pick(said, strict)).toEqual([four])
  expect(pick(said, { ...strict, besideLess: 2 })).toEqual(['A zebra slept there today.', four])
})

test('what rules found is not found again, and counts as beside', () => {
  const content = 'Put it down. A zebra slept there today.'
  const limits = { sentence: 2, part: 9, besideLess: 2 }
  const isFirst = ({ start }: { start: number }) => start === 0
  expect(pick(content, limits, isFirst)).toEqual(['A zebra slept there today.'])
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
