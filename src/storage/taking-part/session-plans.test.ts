import { expect, test } from 'vitest'
import type { Participation } from '../../service/taking-part/taking-part-store.ts'
import { findWithPlans } from './session-plans.ts'

/** Interviews that follow plans of so many characters, by their links, until they are erased. */
function stored(characters: number) {
  const erased = new Set<string>()
  const asked: string[] = []
  const missing = new Set<string>()
  const find = findWithPlans({
    async findParticipation({ linkID }) {
      if (erased.has(linkID)) return null
      // What the lookup of a plan needs of it.
      return { invite: { orgID: 'org' }, planHash: linkID, plan: null } as Participation
    },
    async findSessionPlan({ hash }) {
      asked.push(hash)
      if (missing.has(hash)) return null
      return JSON.stringify({ product: hash, tone: 'x'.repeat(characters) })
    },
  })
  const read = async (linkID: string) => (await find({ linkID }))?.plan?.product
  return { read, find, asked, erased, missing }
}

test('a plan is read once, however many interviews follow it', async () => {
  const { read, asked } = stored(10)
  for (let times = 0; times < 3; times += 1) expect(await read('a')).toBe('a')
  expect(await read('b')).toBe('b')
  expect(asked).toEqual(['a', 'b'])
})

test('of more than are kept at hand the oldest are read again', async () => {
  const { read, asked } = stored(1_500_000)
  for (const linkID of ['a', 'b', 'c', 'b', 'c']) await read(linkID)
  expect(asked).toEqual(['a', 'b', 'c'])
  await read('a')
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('an interview that is erased while its plan is looked for is not there', async () => {
  const { find, erased, missing } = stored(10)
  missing.add('a')
  const looking = find({ linkID: 'a' })
  erased.add('a')
  expect(await looking).toBeNull()
})

test('a plan that is missing is told of as what it is', async () => {
  const { read, missing } = stored(10)
  missing.add('a')
  await expect(read('a')).rejects.toThrow('missing')
})
