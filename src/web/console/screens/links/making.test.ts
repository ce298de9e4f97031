import { expect, test } from 'vitest'
import { createClient } from '../../../../client/client.ts'
import { type Batch, countMade, listMade, makeBatches, planCount, planPeople } from './making.ts'

let keys = 0

function key(): string {
  keys += 1
  return `key-${keys}`
}

/** A double of the service that makes links, and fails where it is told to. */
function createDouble(fails: (call: number) => boolean) {
  const keysSeen: string[] = []
  const client = createClient({
    baseURL: '',
    async fetch(_, init) {
      keysSeen.push(new Headers(init?.headers).get('idempotency-key') ?? '')
      const call = keysSeen.length
      const { invitees, count } = JSON.parse(String(init?.body))
      if (fails(call)) return Response.json({ message: 'Something went wrong.' }, { status: 500 })
      const result = Array.from(
        { length: invitees?.length ?? count },
        (_, at) => `https://example.com/i/${call}-${at}`,
      )
      return Response.json({ result })
    },
  })
  return { client, keysSeen }
}

test('a call makes at most a thousand links, and none is forgotten', () => {
  expect(planCount(2_300, key).map(({ count }) => count)).toEqual([1_000, 1_000, 300])
  const people = Array.from({ length: 1_001 }, (_, at) => ({ name: `Person ${at}` }))
  expect(planPeople(people, key).flatMap(({ invitees = [] }) => invitees)).toEqual(people)
})

test('people with much to say of them go in smaller calls, which the service takes', () => {
  const people = Array.from({ length: 1_000 }, () => ({
    name: '𝒩'.repeat(200),
    occupation: '𝒪'.repeat(200),
  }))
  const batches = planPeople(people, key)
  expect(batches.flatMap(({ invitees = [] }) => invitees)).toEqual(people)
  for (const { invitees } of batches) {
    expect(new Blob([JSON.stringify(invitees)]).size).toBeLessThan(1_000_000)
  }
})

test('what failed is made with the same key, and what was made is not made again', async () => {
  const { keysSeen, client } = createDouble((call) => call === 2)
  let batches: Batch[] = planPeople(
    Array.from({ length: 2_001 }, (_, at) => ({ name: `Person ${at}` })),
    key,
  )
  const tell = (made: Batch) => {
    batches = batches.map((batch) => (batch.key === made.key ? made : batch))
  }
  const make = () => makeBatches(client, { interviewID: 'int_1', batches }, tell)
  await expect(make()).rejects.toThrow('Something went wrong.')
  expect(countMade(batches)).toBe(1_000)
  await make()
  expect(keysSeen[1]).toBe(keysSeen[2])
  expect(new Set(keysSeen).size).toBe(3)
  const made = listMade(batches)
  expect(made).toHaveLength(2_001)
  expect(made[2_000]?.invitee).toEqual({ name: 'Person 2000' })
})
