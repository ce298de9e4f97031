import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createID, createIDs, encodeBase62, randomBase62 } from './ids.ts'

const at = (iso: string) => ({ now: () => new Date(iso), randomBytes })

test('an identifier has 6 digits of time and 22 random ones behind its prefix', () => {
  expect(createID(at('2026-11-21T10:00:00.000Z'), 'int_')).toMatch(/^int_[0-9A-Za-z]{28}$/)
})

test('identifiers made later sort behind earlier ones', () => {
  const [early] = createIDs(at('2026-11-21T10:00:00.000Z'), 1)
  const [late] = createIDs(at('2026-11-21T10:00:01.000Z'), 1)
  expect(String(early) < String(late)).toBe(true)
})

test('identifiers made together are in ascending order and all different', () => {
  const ids = createIDs(at('2026-11-21T10:00:00.000Z'), 1_000)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(1_000)
})

test('each digit is as likely as another', () => {
  const counts = new Map<string, number>()
  for (const digit of randomBase62(randomBytes, 200_000)) {
    counts.set(digit, (counts.get(digit) ?? 0) + 1)
  }
  const expected = 200_000 / 62
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(62)
  // 61 degrees of freedom: chance alone passes 120 about once in 100,000 runs.
  expect(chiSquare).toBeLessThan(120)
})

test('bytes that would favour some digits are refused', () => {
  const blocks = [new Uint8Array([250, 255, 248, 0, 61, 62])]
  expect(randomBase62(() => blocks[0] ?? new Uint8Array([0]), 3)).toBe('0z0')
})

test('numbers are padded and sort as text', () => {
  expect(encodeBase62(61, 2)).toBe('0z')
  expect(encodeBase62(62, 2)).toBe('10')
})
