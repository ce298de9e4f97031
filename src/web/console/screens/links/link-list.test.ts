import { expect, test } from 'vitest'
import type { InviteStatus, Summary } from '../../invite-types.ts'
import { createLinkList, findMatches } from './link-list.ts'

function summary(linkID: string, status: InviteStatus, name = 'Ann'): Summary {
  return {
    ...{ linkID, status, interviewID: 'int_1', productID: 'Ledgerly', answers: 0 },
    userInfo: { name },
    url: `https://ask.example/i/${linkID}`,
    timestamp: '2026-11-01T00:00:00.000Z',
    expires_on: '2026-12-01T00:00:00.000Z',
  }
}

const open = () => ({ signal: new AbortController().signal, pause: async () => {} })

test('a row that is read again stays where it is, and is counted once', () => {
  const list = createLinkList()
  list.put([summary('a', 'created'), summary('b', 'created')])
  list.put([summary('a', 'completed'), summary('c', 'started')])
  expect([0, 1, 2, 3].map((place) => list.rowAt(place))).toEqual([
    summary('a', 'completed'),
    summary('b', 'created'),
    summary('c', 'started'),
    undefined,
  ])
  expect([list.length, list.statusAt(0), list.statusAt(3)]).toEqual([3, 'completed', undefined])
  expect(list.counts).toMatchObject({ created: 1, completed: 1, started: 1 })
  expect(list.find('a')?.status).toBe('completed')
})

test('rows are what they were put in as, over pages and after some are read again', () => {
  const list = createLinkList()
  const names = Array.from({ length: 1_203 }, (_, at) => `Zoë "${at}"`)
  for (let from = 0; from < names.length; from += 400) {
    list.put(
      names.slice(from, from + 400).map((name, at) => summary(`l${from + at}`, 'created', name)),
    )
  }
  list.put([summary('l499', 'started', 'Ann 👩‍🚒'), summary('l500', 'started', '')])
  expect(list.length).toBe(names.length)
  for (const [place, name] of names.entries()) {
    const read = place === 499 ? 'Ann 👩‍🚒' : place === 500 ? '' : name
    expect(list.rowAt(place)?.userInfo.name).toBe(read)
    expect(list.find(`l${place}`)).toBe(list.rowAt(place))
  }
  expect(list.counts).toMatchObject({ created: 1_201, started: 2 })
})

test('a row that is read again is found by what it holds now', async () => {
  const list = createLinkList()
  list.put([summary('a', 'created', 'Ann'), summary('b', 'created', 'Ann')])
  expect(await findMatches(list, { status: '', search: 'ann' }, open())).toEqual([0, 1])
  list.put([summary('b', 'created', 'Bob')])
  expect(await findMatches(list, { status: '', search: 'ann' }, open())).toEqual([0])
  expect(await findMatches(list, { status: '', search: 'bob' }, open())).toEqual([1])
})

test('status and search must both match, whatever the case, and never across two details', async () => {
  const list = createLinkList()
  list.put([
    summary('a', 'created', 'Zoë Lee'),
    summary('b', 'started', 'ZOË'),
    summary('zoë', 'started', 'Bob'),
  ])
  expect(await findMatches(list, { status: '', search: ' ' }, open())).toBeNull()
  expect(await findMatches(list, { status: '', search: 'zoë' }, open())).toEqual([0, 1, 2])
  expect(await findMatches(list, { status: 'started', search: 'ZOË' }, open())).toEqual([1, 2])
  expect(await findMatches(list, { status: '', search: 'leea' }, open())).toEqual([])
})

test('a long list is searched in parts, and no further once nobody wants the answer', async () => {
  const list = createLinkList()
  list.put(Array.from({ length: 20_000 }, (_, at) => summary(`link${at}`, 'created')))
  let pauses = 0
  const filter = { status: '' as const, search: 'ann' }
  const signal = new AbortController().signal
  const pause = async () => {
    pauses += 1
  }
  expect(await findMatches(list, filter, { signal, pause })).toHaveLength(20_000)
  expect(pauses).toBe(9)
  const ended = AbortSignal.abort()
  expect(await findMatches(list, filter, { signal: ended, pause })).toEqual([])
})
