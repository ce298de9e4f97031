import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson.ts'

// Solutions of |p - share| = 1.96 * sqrt(p * (1 - p) / n), by which the interval is defined.
test.each([
  [8, 10],
  [1, 5],
  [50, 100],
  [3, 9],
])('%i of %i: both ends are where the share is as far off as 95 %% reach', (some, of) => {
  const { low, high } = wilsonInterval(some, of)
  for (const end of [low, high]) {
    const off = Math.abs(end - some / of)
    expect(off).toBeCloseTo(1.96 * Math.sqrt((end * (1 - end)) / of), 10)
  }
  expect(low).toBeLessThan(some / of)
  expect(high).toBeGreaterThan(some / of)
})

test('none and all of them leave room on one side alone', () => {
  expect(wilsonInterval(0, 5).low).toBe(0)
  expect(wilsonInterval(0, 5).high).toBeCloseTo(0.4345, 4)
  expect(wilsonInterval(5, 5).high).toBe(1)
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
