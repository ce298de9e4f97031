import { expect, test } from 'vitest'
import { type Closed, isChoice, rowsOf } from './closed-rows.ts'

const numbers = (values: Closed['values'], answered: number): Closed => ({
  ...{ kind: 'number', asked: answered, answered },
  ...(values && { values }),
})

test('many numbers stand in ranges of one width, which hold every one of them', () => {
  const values = [0, 1, 2, 3, 7, 12, 18, 25, 31, 48, 60, 75, 80, 99].map((value) => ({
    ...{ value, people: 2 },
  }))
  const rows = rowsOf(numbers(values, 28))
  expect(rows).toHaveLength(10)
  expect(rows.slice(0, 2)).toEqual([
    { label: '0 to below 10', people: 10 },
    { label: '10 to below 20', people: 4 },
  ])
  expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(28)
})

test('few numbers stand for themselves, and those that are not listed are counted', () => {
  const rows = rowsOf(
    numbers(
      [
        { value: -1.5, people: 1 },
        { value: 4, people: 2 },
      ],
      5,
    ),
  )
  expect(rows.map(({ label, people }) => [label, people])).toEqual([
    ['-1.5', 1],
    ['4', 2],
    ['Other values', 2],
  ])
})

test('words that only name what was chosen are no quote beside the bars', () => {
  const options = ['I do', 'I do, with my team', 'Others'].map((text) => ({ text, people: 1 }))
  const closed: Closed = { kind: 'some', asked: 3, answered: 3, options }
  expect(isChoice(closed, 'I do, I do, with my team')).toBe(true)
  expect(isChoice(closed, 'I do, because nobody else wants to')).toBe(false)
  expect(isChoice(numbers([], 1), '1200')).toBe(true)
  expect(isChoice(numbers([], 1), 'about 12')).toBe(false)
})
