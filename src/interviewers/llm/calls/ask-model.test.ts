import { expect, test } from 'vitest'
import { countOf } from './ask-model.ts'

test('tokens are counted whole and from none on, whatever a provider claims', () => {
  expect([12, undefined, Number.NaN, -1e12, 0.5, 1e19].map(countOf)).toEqual([
    ...[12, 0, 0, 0, 1, 10_000_000],
  ])
})
