import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCSV } from './csv.ts'
import { readDelimited } from './delimited.ts'

test('every cell is quoted, lines end as spreadsheets want it, and the encoding is marked', () => {
  const text = writeCSV(['Name', 'Link'], [['Zoë "Z", Ltd', 'https://example.com/i/1']])
  expect(text).toBe('\uFEFF"Name","Link"\r\n"Zoë ""Z"", Ltd","https://example.com/i/1"\r\n')
})

test('no cell begins as a formula', () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '=cmd|" /C calc"!A0',
  ]
  const text = writeCSV(
    ['x'],
    formulas.map((formula) => [formula]),
  )
  for (const { cells } of readDelimited(text.slice(1)).rows.slice(1)) {
    expect(cells[0]?.startsWith("'")).toBe(true)
  }
})

test('a number stays one, a missing cell is empty', () => {
  expect(writeCSV(['a', 'b'], [[-3, undefined]])).toBe('\uFEFF"a","b"\r\n"-3",""\r\n')
})

test('what is written is read back as it was', () => {
  const cell = fc.string({ unit: 'binary' }).map((text) => `x${text}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { rows: read } = readDelimited(writeCSV(['a', 'b'], rows).slice(1))
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
