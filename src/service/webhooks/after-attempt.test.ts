import { expect, test } from 'vitest'
import { afterAttempt } from './after-attempt.ts'

const now = new Date('2026-01-01T00:00:00.000Z')
const [second, minute, hour] = [1_000, 60_000, 3_600_000]

function after(code: number | null, { failedBefore = 0, random = 0, retryAfter = '' } = {}) {
  const posted = { code, retryAfter: retryAfter || null }
  const { runAt, pausedUntil, shut } = afterAttempt(posted, { failedBefore, now, random })
  const ms = (time: string | null) => time && Date.parse(time) - now.getTime()
  return { again: ms(runAt), alone: ms(pausedUntil), shut }
}

test('any 2xx is success; it is not sent again', () => {
  for (const code of [200, 201, 202, 204, 299])
    expect(after(code)).toEqual({ again: null, alone: null, shut: null })
})

test('whatever else comes is tried at the times of the schedule, then the webhook is shut', () => {
  const pauses = [...Array(10).keys()].map((failedBefore) => after(500, { failedBefore }).again)
  expect(pauses).toEqual([
    ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour],
    ...[24 * hour, null],
  ])
  expect(after(500, { failedBefore: 9 }).shut).toBe('failing')
  for (const code of [null, 199, 301, 302, 307, 308, 400, 401, 404, 500, 503])
    expect(after(code)).toEqual({ again: 5 * second, alone: null, shut: null })
})

test('pauses are longer by up to a tenth, so that not everybody comes again at one time', () => {
  expect(after(500, { random: 0.5 }).again).toBe(5_250)
  expect(after(500, { random: 1, failedBefore: 8 }).again).toBe(26.4 * hour)
})

test('410 shuts it at once', () => {
  expect(after(410)).toEqual({ again: null, alone: null, shut: 'gone' })
})

test('429, 502 and 504 slow it, and Retry-After says for how long', () => {
  for (const code of [429, 502, 504])
    expect(after(code)).toEqual({ again: minute, alone: minute, shut: null })
  const asked = (retryAfter: string, code = 429) => after(code, { retryAfter })
  expect(asked('120')).toEqual({ again: 2 * minute, alone: 2 * minute, shut: null })
  expect(asked('120', 503)).toEqual({ again: 2 * minute, alone: 2 * minute, shut: null })
  expect(asked('Thu, 01 Jan 2026 00:03:00 GMT').alone).toBe(3 * minute)
  expect(asked('Thu, 01 Jan 2015 00:03:00 GMT')).toMatchObject({ again: 5 * second, alone: 0 })
  expect(asked('999999999').alone).toBe(24 * hour)
  expect(asked('soon').alone).toBe(minute)
  // No earlier than the schedule says either.
  expect(after(429, { retryAfter: '1', failedBefore: 3 }).again).toBe(2 * hour)
})

test('what went wrong here is tried a minute later and counts as no failure, however often', () => {
  const ours = { code: null, retryAfter: null, isOurs: true } as const
  const next = afterAttempt(ours, { failedBefore: 9, now, random: 0.5 })
  const later = new Date(now.getTime() + minute).toISOString()
  expect(next).toEqual({ runAt: later, pausedUntil: later, shut: null, isOurs: true })
})
