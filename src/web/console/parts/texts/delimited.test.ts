import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Delimiter, readDelimited, writeRow } from './delimited.ts'

const cellsOf = (text: string) => readDelimited(text).rows.map(({ cells }) => cells)

test('tabs, semicolons and commas are told apart', () => {
  expect(cellsOf('Ann\tann@example.com\nBob, Jr.\tbob@example.com')).toEqual([
    ['Ann', 'ann@example.com'],
    ['Bob, Jr.', 'bob@example.com'],
  ])
  expect(cellsOf('Ann;ann@example.com;1,5')).toEqual([['Ann', 'ann@example.com', '1,5']])
  expect(cellsOf('"Ann; Bob",ann@example.com')).toEqual([['Ann; Bob', 'ann@example.com']])
})

test('a quoted cell may hold what stands between cells, line breaks and quotation marks', () => {
  expect(cellsOf('"a\t""b"""\tc\r\n"two\nlines"\td')).toEqual([
    ['a\t"b"', 'c'],
    ['two\nlines', 'd'],
  ])
})

test('a quotation mark that is never closed swallows no row', () => {
  expect(cellsOf('"Ann,ann@example.com\nBob,bob@example.com')).toEqual([
    ['"Ann', 'ann@example.com'],
    ['Bob', 'bob@example.com'],
  ])
  expect(cellsOf('"Ann,a@example.com\n"Bob",b@example.com')).toHaveLength(2)
})

test('empty lines are left out, and every row knows its line', () => {
  const { rows } = readDelimited('a,b\r\n\r\n , \r"c\nd",e\nf,g\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 4, 6])
})

test('every line break ends a row, whatever system it comes from', () => {
  expect(cellsOf('a\rb\nc\r\nd')).toEqual([['a'], ['b'], ['c'], ['d']])
})

test('a row can be written anew in its place without changing the others', () => {
  const delimiters = fc.constantFrom<Delimiter>('\t', ';', ',')
  const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`)
  fc.assert(
    fc.property(
      delimiters,
      fc.array(fc.array(cell, { minLength: 2 }), { minLength: 1 }),
      (by, all) => {
        const text = all.map((cells) => writeRow(cells, by)).join('\n')
        expect(readDelimited(text, by).rows.map(({ cells }) => cells)).toEqual(all)
      },
    ),
  )
})

test('two megabytes of anything are read in linear time', () => {
  for (const text of ['"', '""', '",', '"\n', 'a,', ' "a" b,']) {
    const { rows } = readDelimited(text.repeat(1_000_000 / text.length))
    expect(rows.length).toBeGreaterThanOrEqual(0)
  }
})
