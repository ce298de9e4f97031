import { expect, test } from 'vitest'
import { type Cost, onTheBillOf } from '../../src/service/calls/cost.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { newDataFile } from '../databases.ts'

const now = '2026-03-02T09:00:00.000Z'
const page = { orgID: 'acme', limit: 20, now, idleBefore: now }

async function opened(): Promise<Store> {
  const store = await openStore(newDataFile())
  // The thread of lists begins with the first.
  await store.listProducts(page)
  return store
}

test('on a data file lists are read apart: what is read alone is there before them', async () => {
  const store = await opened()
  const order: string[] = []
  const list = store.listProducts(page).then(() => order.push('list'))
  const one = store.hasTokens().then(() => order.push('one'))
  await Promise.all([list, one])
  expect(order).toEqual(['one', 'list'])
  await store.close()
})

test('so is how much is kept of answers, on the bill of whoever asks', async () => {
  const store = await opened()
  const order: string[] = []
  const bill = { cpuMs: 0, whose: 'asking' }
  const kept = { scope: 'scope', since: now, most: 10 }
  const measured = onTheBillOf(bill, () => store.measureAnswers(kept))
  await Promise.all([
    measured.then(() => order.push('measured')),
    store.hasTokens().then(() => order.push('one')),
  ])
  expect(order).toEqual(['one', 'measured'])
  expect(bill.cpuMs).toBeGreaterThan(0)
  await store.close()
})

test('lists take turns by whose call they are for, and are on its bill', async () => {
  const store = await opened()
  const order: string[] = []
  const as = (bill: Cost) =>
    onTheBillOf(bill, () => store.listProducts(page)).then(() => order.push(bill.whose ?? ''))
  const [greedy, modest] = [
    { cpuMs: 0, whose: 'greedy' },
    { cpuMs: 0, whose: 'modest' },
  ]
  const many = Array.from({ length: 6 }, () => as(greedy))
  await Promise.all([...many, as(modest)])
  // One was under way, and one waited already.
  expect(order.indexOf('modest')).toBeLessThan(3)
  expect(greedy.cpuMs).toBeGreaterThan(modest.cpuMs)
  expect(modest.cpuMs).toBeGreaterThan(0)
})

test('a store that closes ends the list under way and refuses those that wait', async () => {
  const store = await opened()
  const ends = Array.from({ length: 3 }, () =>
    store.listProducts(page).then(
      () => 'read',
      ({ code }) => code,
    ),
  )
  await store.close()
  expect(await Promise.all(ends)).toEqual(['read', 'unavailable', 'unavailable'])
  await expect(store.listProducts(page)).rejects.toMatchObject({ code: 'unavailable' })
})
