import { expect, test } from 'vitest'
import { createKeys, readNumber, toggle } from './choosing.ts'

test.each([
  ['12', 'en', 12],
  ['1,200', 'en', 1200],
  ['1,234.5', 'en', 1234.5],
  ['1,5', 'en', 1.5],
  ['1.200', 'de', 1200],
  ['1.234,5', 'de', 1234.5],
  ['1.5', 'de', 1.5],
  ['1 200', 'fr', 1200],
  ['-3', 'es', -3],
  ['', 'en', null],
  ['many', 'en', null],
  ['0x10', 'en', null],
  ['1e3', 'en', null],
  ['1,2,3', 'en', null],
  ['9999999999999', 'en', null],
] as const)('%o in %s is the number %o', (written, language, value) => {
  expect(readNumber(written, language)).toBe(value)
})

test('no more is chosen than may be, in the order of the options', () => {
  const closed = { kind: 'some' as const, options: ['a', 'b', 'c'], max: 2 }
  expect(toggle(closed, [2], 0)).toEqual([0, 2])
  expect(toggle(closed, [0, 2], 1)).toBe(null)
  expect(toggle(closed, [0, 2], 0)).toEqual([2])
})

test('two digits are one number where that is meant, and two choices where not', () => {
  const ten = createKeys({ kind: 'scale', from: 0, to: 10 })
  expect([ten('1', 0), ten('0', 400), ten('7', 600)]).toEqual([1, 10, 7])
  expect([ten('1', 5_000), ten('0', 9_000), ten('x', 9_100)]).toEqual([1, 0, null])
  const options = createKeys({ kind: 'one', options: ['a', 'b', 'c'] })
  expect([options('1', 0), options('3', 10), options('4', 20)]).toEqual([0, 2, null])
})
