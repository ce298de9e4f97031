import { expect, test } from 'vitest'
import { findStanding } from './standing.ts'

const text = 'I was losing trick of the devices.'
const unsure = [{ from: 13, to: 18 }]

test.each([
  ['as it was heard', text, 'I was losing trick of the devices'],
  [
    'with a word in doubt put right',
    'Well, I was losing track of the devices!',
    'I was losing track of the devices',
  ],
  ['among other words', `Well, ${text} So I looked.`, 'I was losing trick of the devices'],
  [
    'with more in between',
    'I was losing trick of all the devices.',
    'I was losing trick of all the devices',
  ],
  ['behind the same word', `I mean, ${text}`, 'I was losing trick of the devices'],
])('a recording goes with an answer in which its words stand: %s', (_, answer, expected) => {
  const standing = findStanding(answer, { text, unsure })
  expect(answer.slice(standing?.from, standing?.to)).toBe(expected)
})

test.each([
  ['a clear word changed', 'I was losing trick of the phones.'],
  ['a clear word taken out', 'I was losing trick of devices.'],
  ['a word in doubt taken out', 'I was losing of the devices.'],
  ['all of it taken out', ''],
])('and with no other: %s', (_, answer) => {
  expect(findStanding(answer, { text, unsure })).toBeNull()
})

test('two recordings of the same words stand one behind the other', () => {
  const heard = { text: 'Yes.', unsure: [] }
  const answer = 'Yes. Yes.'
  const first = findStanding(answer, heard)
  expect([first, findStanding(answer, heard, first?.to)]).toEqual([
    { from: 0, to: 3 },
    { from: 5, to: 8 },
  ])
})
