import { expect, test } from 'vitest'
import { createRandomBytes } from './random.ts'

test('as many bytes are given as were asked for, and none of them twice', () => {
  const randomBytes = createRandomBytes()
  const seen = new Set<string>()
  for (const count of [0, 1, 16, 28, 1_024, 1_025, 5_000]) {
    expect(randomBytes(count)).toHaveLength(count)
  }
  for (let at = 0; at < 2_000; at += 1) seen.add(Buffer.from(randomBytes(16)).toString('hex'))
  expect(seen.size).toBe(2_000)
})

test('what was given stays as it was when more is asked for', () => {
  const randomBytes = createRandomBytes()
  const first = randomBytes(32)
  const copy = Buffer.from(first).toString('hex')
  for (let at = 0; at < 500; at += 1) randomBytes(32)
  expect(Buffer.from(first).toString('hex')).toBe(copy)
})

test('every value of a byte comes, none of them much more often than another', () => {
  const randomBytes = createRandomBytes()
  const counts = new Array<number>(256).fill(0)
  for (let at = 0; at < 4_000; at += 1) {
    for (const byte of randomBytes(64)) counts[byte] = (counts[byte] ?? 0) + 1
  }
  // 1,000 each are expected; ten deviations of the binomial distribution around it.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(320)
})
