import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import type { Store } from '../../src/service/store.ts'
import type { Places } from '../../src/service/taking-part/taking-part-store.ts'
import { freshStore } from './fresh.ts'
import {
  aCompletion,
  aLaterStep,
  anInterview,
  aStep,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

const free = { questionID: 'q1', option: 1 }

const where = { orgID: 'org', interviewID: 'interview' }

/** Places of these quotas, held until two hours after that minute. */
export function wanting(quotas: Record<string, number>, at = 1): Places {
  const wanted = Object.entries(quotas).map(([quotaID, people]) => ({ ...free, quotaID, people }))
  return { ...where, until: minute(at + 120), isTheirs: true, wanted }
}

const triesMax = 20

/** People who begin and choose at once what has so many places; how it went for each. */
export async function chooseAtOnce(
  stores: readonly Store[],
  links: readonly string[],
  people: number,
): Promise<string[]> {
  const [first] = stores
  if (!first) return []
  await withLinks(first, [...links])
  const begun = links.map((link, at) => {
    const store = stores[at % stores.length] ?? first
    const step = aStep(link, { places: wanting({ a: people }) })
    return onceAnswered(() => store.takeStep(step))
  })
  return await Promise.all(begun)
}

/** Again where so many at a time are more than a database takes, as a page asks again. */
async function onceAnswered<T>(ask: () => Promise<T>, left = triesMax): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'unavailable'
    if (!isBusy || left === 0) throw error
    return await onceAnswered(ask, left - 1)
  }
}

export function describeQuotas(under: StoreUnderTest): void {
  describe('places of quotas', () => {
    const store = freshStore(under)
    const begin = (link: string, places: Places, at = 1) =>
      store().takeStep(aStep(link, { places, at: minute(at) }))

    test('of 500 who choose it at once exactly as many as there are places take one', async () => {
      const links = Array.from({ length: 500 }, (_, at) => `link${at}`)
      const went = await chooseAtOnce([store()], links, 30)
      expect(went.filter((one) => one === 'done')).toHaveLength(30)
      expect(went.filter((one) => one === 'full')).toHaveLength(470)
      const first = await store().findParticipation({ linkID: links[went.indexOf('full')] ?? '' })
      expect([first?.invite.status, first?.version]).toEqual(['created', 0])
    })

    test('a place is kept by whoever goes on, and given back after two hours of silence', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      expect(await begin('a', wanting({ a: 1 }))).toBe('done')
      expect(await begin('b', wanting({ a: 1 }, 60), 60)).toBe('full')
      const on = { places: wanting({ a: 1 }, 120), at: minute(120) }
      expect(await store().takeStep(aLaterStep('a', on))).toBe('done')
      expect(await begin('b', wanting({ a: 1 }, 239), 239)).toBe('full')
      expect(await begin('b', wanting({ a: 1 }, 240), 240)).toBe('done')
      const back = { places: wanting({ a: 1 }, 241), at: minute(241), expectVersion: 2 }
      expect(await store().takeStep(aLaterStep('a', back))).toBe('full')
      const nothing = {
        ...back,
        places: { ...back.places, wanted: [] },
        event: 'turn_away' as const,
      }
      expect(await store().takeStep(aLaterStep('a', nothing))).toBe('done')
    })

    test('whoever finished keeps a place for good, and whoever is screened out gives it back', async () => {
      await withLinks(store(), ['a', 'b', 'c', 'd'])
      await begin('a', wanting({ a: 1, b: 2 }))
      await begin('b', wanting({ b: 2 }))
      const kept = { ...wanting({ a: 1, b: 2 }), until: '9999' }
      expect(await store().takeStep(aCompletion('a', { places: kept }))).toBe('done')
      expect(await begin('c', wanting({ b: 2 }), 100)).toBe('full')
      const out = { event: 'screen_out' as const, places: { ...wanting({}), wanted: [] } }
      expect(await store().takeStep(aLaterStep('b', out))).toBe('done')
      expect(await begin('c', wanting({ b: 2 }, 100), 100)).toBe('done')
      expect(await begin('d', wanting({ a: 1 }, 9_000), 9_000)).toBe('full')
      const place = { orgID: 'org', interviewID: 'interview' }
      const count = async (at: number) =>
        (await store().countPlaces({ ...place, now: minute(at) })).toSorted((one, other) =>
          one.quotaID < other.quotaID ? -1 : 1,
        )
      expect(await count(101)).toEqual([
        { quotaID: 'a', taken: 1 },
        { quotaID: 'b', taken: 2 },
      ])
      // Whoever is silent for too long holds none.
      expect((await count(9_000)).map(({ taken }) => taken)).toEqual([1, 1])
      expect(await store().countPlaces({ ...place, orgID: 'other', now: minute(1) })).toEqual([])
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(9_000) })
      expect(await begin('d', wanting({ a: 1 }, 9_000), 9_000)).toBe('done')
    })

    test('one address holds half of the places, and is asked to wait while others find room', async () => {
      const interview = anInterview()
      const place = { orgID: 'org', interviewID: interview.interviewID }
      await store().addInterview({ interview })
      await store().saveOpenLink({ ...place, openID: 'open', isOpen: true, at: minute(0) })
      const times = { at: minute(0), heldUntil: minute(30), expiresAt: minute(9_999) }
      const come = async (linkID: string, address: string | null) => {
        const start = { linkID, address, person: null, browser: null, kept: {} }
        await store().startByOpenLink({ openID: 'open', start, ...times })
      }
      const held = { openPlace: { isTaken: true, until: minute(121) } }
      const choose = (linkID: string, at = 1) =>
        store().takeStep(aStep(linkID, { places: wanting({ a: 5 }, at), at: minute(at), ...held }))
      const links = ['a', 'b', 'c', 'd', 'e', 'f']
      for (const linkID of links) await come(linkID, 'x')
      const went = await Promise.all(links.map((linkID) => choose(linkID)))
      expect(went.toSorted()).toEqual([...Array(3).fill('crowded'), ...Array(3).fill('done')])
      const [inside = ''] = links.filter((_, at) => went[at] === 'done')
      const [waiting = '', other = ''] = links.filter((_, at) => went[at] === 'crowded')
      expect((await store().findParticipation({ linkID: waiting }))?.version).toBe(0)
      // Whoever is in goes on, and whose place is for good counts for nobody's address.
      const on = { places: wanting({ a: 5 }, 2), at: minute(2) }
      const theirs = { ...on, openPlace: { isTaken: true, until: null } }
      expect(await store().takeStep(aLaterStep(inside, theirs))).toBe('done')
      expect([await choose(waiting, 3), await choose(other, 3)]).toEqual(['done', 'crowded'])
      await come('g', 'y')
      expect(await choose('g', 119)).toBe('done')
      expect(await choose(other, 119)).toBe('full')
    })

    test('an address counts however long its people took to choose, and whose reply is due goes on', async () => {
      const interview = anInterview()
      await store().addInterview({ interview })
      const open = { ...where, openID: 'open', isOpen: true, people: 20, at: minute(0) }
      await store().saveOpenLink(open)
      const times = { at: minute(0), heldUntil: minute(10), expiresAt: minute(9_999) }
      const come = (linkID: string, address: string, at = 0) => {
        const start = { linkID, address, person: null, browser: null, kept: {} }
        return store().startByOpenLink({ openID: 'open', start, ...times, at: minute(at) })
      }
      for (const linkID of ['a', 'b', 'c']) await come(linkID, 'x')
      // Whoever comes then has places given back that were held for too long.
      await come('d', 'y', 15)
      const held = { openPlace: { isTaken: true, until: minute(200) } }
      const places = wanting({ a: 4 }, 20)
      const choose = (linkID: string, isTheirs = true) =>
        store().takeStep(
          aStep(linkID, { places: { ...places, isTheirs }, at: minute(20), ...held }),
        )
      expect([await choose('a'), await choose('b'), await choose('c')]).toEqual([
        ...['done', 'done', 'crowded'],
      ])
      expect(await choose('c', false)).toBe('done')
    })

    test('one who finds one of two places gone takes neither', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      await begin('a', wanting({ b: 1 }))
      expect(await begin('b', wanting({ a: 1, b: 1 }))).toBe('full')
      expect(await begin('c', wanting({ a: 1 }))).toBe('done')
    })
  })
}
