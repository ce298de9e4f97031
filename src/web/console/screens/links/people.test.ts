import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveOut, mendCell, readPeople } from './people.ts'

const invitees = (text: string) => readPeople(text).rows.map(({ invitee }) => invitee)
const broken = (text: string) => readPeople(text).rows.filter(({ problems }) => problems.length > 0)

test('a table with a header is read by it, in whatever order its columns are', () => {
  expect(
    invitees('Job title\tID\tLast name\tFirst name\tE-mail\nNurse\t7\tLee\tAnn\tann@example.com'),
  ).toEqual([{ email: 'ann@example.com', name: 'Ann Lee', occupation: 'Nurse' }])
})

test('without a header the e-mail is found by its @, and the first person is no header', () => {
  const text = 'Ann Lee;ann@example.com;Nurse\nBob Name;bob@example.com;'
  expect(invitees(text)).toEqual([
    { name: 'Ann Lee', email: 'ann@example.com', occupation: 'Nurse' },
    { name: 'Bob Name', email: 'bob@example.com' },
  ])
})

test('a list of addresses is enough', () => {
  expect(invitees('ann@example.com\nbob@example.com\n')).toEqual([
    { email: 'ann@example.com' },
    { email: 'bob@example.com' },
  ])
})

test('each broken row says which cell and why', () => {
  const text = [
    'Name,E-mail',
    'Ann,ann.example.com',
    'Bob,bob@',
    'Cleo,c@d@example.com',
    'Dan,dan @example.com',
    'Eve,eve@example.com,extra',
    `${'F'.repeat(201)},f@example.com`,
    'Gus,',
    'Hal,hal@example.com',
  ].join('\n')
  expect(broken(text).map(({ row, problems }) => [row.line, problems[0]?.column])).toEqual([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, -1],
    [7, 0],
  ])
  expect(broken(text).map(({ problems }) => problems[0]?.text)).toEqual([
    'There is no @ in this e-mail address.',
    'Something is missing before or after the @.',
    'There is more than one @ in this e-mail address.',
    'There is a space in this e-mail address.',
    'It has 3 cells where the others have 2. Is there a separator too many?',
    'It is longer than 200 characters.',
  ])
})

test('a wider row among the first ones does not widen the table that a header describes', () => {
  const text = 'Name,E-mail\nLee, Ann,ann@example.com\nBob,bob@example.com'
  expect(broken(text).map(({ row }) => row.line)).toEqual([2])
})

test('a cell is mended in place, and nothing else changes', () => {
  const text = 'Name,E-mail\r\n"Lee, Ann",ann\r\nBob,bob@example.com\r\n'
  const pasted = readPeople(text)
  const [row] = broken(text).map(({ row }) => row)
  if (!row) throw new Error('No row is broken.')
  const mended = mendCell(text, pasted, { row, column: 1, value: 'ann@example.com' })
  expect(mended).toBe('Name,E-mail\r\n"Lee, Ann",ann@example.com\r\nBob,bob@example.com\r\n')
  expect(broken(mended)).toEqual([])
})

test('rows are left out whole', () => {
  const text = 'a@example.com\r\nb\r\nc@example.com\r\nd'
  const rows = broken(text).map(({ row }) => row)
  expect(leaveOut(text, rows)).toBe('a@example.com\r\nc@example.com\r\n')
})

test('addresses that stand there twice are told of, whatever their case', () => {
  expect(readPeople('a@example.com\nb@example.com\nA@Example.com').repeatedLines).toEqual([3])
})

test('columns can be chosen by hand', () => {
  const { rows } = readPeople('x,Ann,ann@example.com', ['none', 'name', 'email'])
  expect(rows[0]?.invitee).toEqual({ name: 'Ann', email: 'ann@example.com' })
})

test('every row of whatever is pasted is either complete or told of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { invitee, problems } of readPeople(text).rows) {
        expect(Object.keys(invitee).length + problems.length).toBeGreaterThan(0)
      }
    }),
  )
})
