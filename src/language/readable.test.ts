import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainlyReadable, readable, readableAt, storedAt } from './readable.ts'

const long = fc
  .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat(30_000))
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)))

test('an answer of ordinary length is read whole', () => {
  const text = 'We used it every day.\n'.repeat(300)
  expect(readable(text)).toBe(text)
  expect(storedAt(text, 77)).toBe(77)
})

test('of the longest answer the beginning and the end are read, on lines of their own', () => {
  const text = `first ${'x'.repeat(20_000)} last`
  const read = readable(text)
  expect(read).toMatch(/^first x+\nx+ last$/)
  expect(read.length).toBeLessThanOrEqual(8_001)
})

test('what is read is well-formed, stands where it is said to stand, and is read the same again', () => {
  fc.assert(
    fc.property(long, fc.nat(8_000), (text, at) => {
      const read = readable(text)
      expect(read.isWellFormed()).toBe(text.isWellFormed())
      expect(readable(read)).toBe(read)
      if (at >= read.length) return
      const place = storedAt(text, at)
      const isGap = read[at] === '\n' && text[place] !== '\n'
      if (!isGap) expect(text[place]).toBe(read[at])
      if (!isGap) expect(readableAt(text, place)).toBe(at)
    }),
    { numRuns: 200 },
  )
})

test('what hides in a text is not read for orders, nor shown to a model', () => {
  expect(plainlyReadable('ig\u00adno\u200bre\u{e0041} this\u2028please')).toBe(
    'ignore this\nplease',
  )
})
