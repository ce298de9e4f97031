import { expect, test } from 'vitest'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

const start = new Date('2026-11-21T12:00:30.000Z')
const clock = { at: start }
const limiter = () => createRateLimiter({ quota: 10, now: () => clock.at, shared: true })

/** Stands for the database: adds up what limiters tell it. */
function createSums() {
  const sums = new Map<string, number>()
  return function exchange(one: RateLimiter): void {
    const collected = one.collect(100)
    const told = collected.counts.map(({ key, count }) => {
      const name = `${collected.endsAt.getTime()} ${key}`
      const sum = (sums.get(name) ?? 0) + count
      sums.set(name, sum)
      return [key, sum] as const
    })
    collected.learn(new Map(told))
  }
}

function takeMany(one: RateLimiter, times: number): number {
  return Array.from({ length: times }, () => one.take('ada').allowed).filter(Boolean).length
}

test('two that tell each other allow no more than one does, but for what they have not told yet', () => {
  const [here, there, exchange] = [limiter(), limiter(), createSums()]
  expect(takeMany(here, 6)).toBe(6)
  exchange(here)
  expect(takeMany(there, 1)).toBe(1)
  exchange(there)
  expect(there.look('ada').remaining).toBe(3)
  expect(takeMany(there, 9)).toBe(3)
  expect(takeMany(here, 9)).toBe(4)
  exchange(there)
  exchange(here)
  exchange(there)
  for (const one of [here, there]) expect(one.look('ada')).toMatchObject({ remaining: 0 })
})

test('who was refused is let in again once another has given back', () => {
  const [here, there, exchange] = [limiter(), limiter(), createSums()]
  takeMany(here, 9)
  exchange(here)
  takeMany(there, 1)
  exchange(there)
  expect(there.take('ada').allowed).toBe(false)
  for (let at = 0; at < 9; at += 1) here.giveBack('ada')
  exchange(here)
  expect(there.take('ada').allowed).toBe(false)
  exchange(there)
  expect(there.take('ada')).toMatchObject({ allowed: true, remaining: 8 })
})

test('what could not be told is told with the next', () => {
  const [here, there, exchange] = [limiter(), limiter(), createSums()]
  takeMany(here, 6)
  here.collect(100).keep()
  takeMany(here, 1)
  exchange(here)
  takeMany(there, 1)
  exchange(there)
  expect(there.look('ada').remaining).toBe(2)
})

test('shared windows end at the same moment, and what was counted in one is nothing in the next', () => {
  const [here, exchange] = [limiter(), createSums()]
  expect(here.take('ada').resetSeconds).toBe(30)
  takeMany(here, 9)
  const late = here.collect(100)
  clock.at = new Date('2026-11-21T12:01:00.000Z')
  late.learn(new Map([['ada', 50]]))
  expect(here.take('ada')).toMatchObject({ allowed: true, remaining: 9, resetSeconds: 60 })
  exchange(here)
  clock.at = start
})
