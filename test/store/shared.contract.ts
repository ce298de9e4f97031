import { describe, expect, test } from 'vitest'
import { freshStore } from './fresh.ts'
import { minute, type StoreUnderTest } from './given.ts'

export function describeShared(under: StoreUnderTest): void {
  describe('what processes count together', () => {
    const store = freshStore(under)
    const share = (now: number, counts: Record<string, number>, endsAt = minute(10)) =>
      store().shareCounts({
        counts: Object.entries(counts).map(([key, count]) => ({ key, endsAt, count })),
        now: minute(now),
      })
    const sums = async (now: number, counts: Record<string, number>) =>
      Object.fromEntries((await share(now, counts)).map(({ key, count }) => [key, count]))

    test('whoever adds to a count is told what it comes to, and may take back', async () => {
      expect(await sums(1, { a: 2, b: 1 })).toEqual({ a: 2, b: 1 })
      expect(await sums(1, { a: 3 })).toEqual({ a: 5 })
      expect(await sums(1, { a: -1, b: 0 })).toEqual({ a: 4, b: 1 })
    })

    test('many who add at once, each in an order of their own, lose nothing', async () => {
      const keys = Array.from({ length: 40 }, (_, at) => `key-${at}`)
      const orders = [keys, keys.toReversed()]
      const adding = Array.from({ length: 20 }, (_, at) =>
        share(1, Object.fromEntries((orders[at % 2] ?? keys).map((key) => [key, 1]))),
      )
      await Promise.all(adding)
      const none = Object.fromEntries(keys.map((key) => [key, 0]))
      expect(new Set(Object.values(await sums(1, none)))).toEqual(new Set([20]))
    })

    test('counts of a window that is over are forgotten', async () => {
      await share(1, { old: 5 })
      await share(11, { other: 1 }, minute(20))
      expect(await sums(12, { old: 1 })).toEqual({ old: 1 })
    })

    test('a secret is made once: whoever comes later is given the first', async () => {
      const keep = (value: string) => store().keepSecret({ name: 'key', value, at: minute(1) })
      const kept = await Promise.all(['a', 'b', 'c'].map(keep))
      expect(new Set([...kept, await keep('d')]).size).toBe(1)
      const other = await store().keepSecret({ name: 'other', value: 'e', at: minute(1) })
      expect(other).toBe('e')
    })

    const spent = { orgID: 'org', day: '2026-01-01', tokens: 1_000, microUSD: 50 }
    const none = { tokensMax: null, microUSDMax: null }

    test('a day ends for an organization with the call that reaches a limit', async () => {
      const reserve = (limits: object) => store().reserveSpending({ ...spent, ...none, ...limits })
      expect(await reserve({ tokensMax: 0 })).toBe(false)
      expect(await reserve({ microUSDMax: 0 })).toBe(false)
      expect(await reserve({ tokensMax: 1_500 })).toBe(true)
      expect(await reserve({ tokensMax: 1_500 })).toBe(true)
      expect(await reserve({ tokensMax: 1_500 })).toBe(false)
      expect(await reserve({ microUSDMax: 100 })).toBe(false)
      expect(await reserve({ microUSDMax: 101 })).toBe(true)
      expect(await reserve({})).toBe(true)
      expect(await reserve({ tokensMax: 1, orgID: 'other' })).toBe(true)
      expect(await reserve({ tokensMax: 1, day: '2026-01-02' })).toBe(true)
    })

    test('of many calls at once no more begin than the limit has room for', async () => {
      const limited = { ...spent, ...none, tokensMax: 2_500 }
      const begun = await Promise.all(
        Array.from({ length: 12 }, () => store().reserveSpending(limited)),
      )
      expect(begun.filter(Boolean)).toHaveLength(3)
    })

    test('what a call did not use up in the end is there for others', async () => {
      const limited = { ...spent, ...none, tokensMax: 1_000 }
      expect(await store().reserveSpending(limited)).toBe(true)
      expect(await store().reserveSpending(limited)).toBe(false)
      await store().addSpending({ ...spent, tokens: -1, microUSD: 0 })
      expect(await store().reserveSpending(limited)).toBe(true)
    })
  })
}
