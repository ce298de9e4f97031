import { describe, expect, test } from 'vitest'
import { type Groupable, verifyGroups } from './grouping.ts'

const claim = (id: string, text: string): Groupable => ({
  id,
  kind: 'problem',
  text,
  language: 'en',
})
const claims = [
  claim('a', 'The export loses columns.'),
  claim('b', 'I never get my files out whole.'),
  claim('c', 'It is too expensive for us.'),
  claim('d', 'The price went up twice.'),
]
const stands = { title: 'exports', claims: ['a', 'b'] }

describe('a group of claims', () => {
  test.each([
    ['is named by a word of its claims in another form', 'exporting'],
    ['is named by some words of a claim', 'files out whole'],
    ['is named with small words between', 'the export of files'],
  ])('%s', (_, title) => {
    expect(verifyGroups([{ title, claims: ['a', 'b'] }], claims)).toHaveLength(1)
  })

  test.each([
    ['with a word that none of its claims has', { title: 'export fraud', claims: ['a', 'b'] }],
    ['named by words of other claims', { title: 'price', claims: ['a', 'b'] }],
    ['that denies what its claims do not', { title: 'no price', claims: ['c', 'd'] }],
    ['with a claim that is not there', { title: 'export', claims: ['a', 'z'] }],
    ['of one claim', { title: 'export', claims: ['a', 'a'] }],
    ['of no claim', { title: 'export', claims: [] }],
    ['without a name', { title: ' ', claims: ['a', 'b'] }],
    ['named by small words alone', { title: 'it is the', claims: ['a', 'c'] }],
    ['named by a long sentence', { title: 'export '.repeat(7), claims: ['a', 'b'] }],
    ['named by markup', { title: '<b>export</b>', claims: ['a', 'b'] }],
  ])('%s does not stand', (_, group) => {
    expect(verifyGroups([group], claims)).toBeNull()
    const other = group.claims.includes('c')
      ? stands
      : { title: 'expensive price', claims: ['c', 'd'] }
    expect(verifyGroups([other, group], claims)).toEqual([other])
  })

  test('a claim is in one group at most', () => {
    const again = { title: 'expensive files', claims: ['b', 'c'] }
    expect(verifyGroups([stands, again], claims)).toEqual([stands])
  })

  test('where most of a proposal does not stand, none of it is believed', () => {
    const lie = { title: 'fraud', claims: ['c', 'd'] }
    expect(verifyGroups([stands, lie, lie], claims)).toBeNull()
  })
})
