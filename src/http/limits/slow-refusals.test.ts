import { expect, test, vi } from 'vitest'
import { createSlowRefusals, holdMs, refusalsASecond } from './slow-refusals.ts'

test('an address is told its first refusals of a second at once, and the others later', async () => {
  vi.useFakeTimers()
  const clock = { at: 0 }
  const refusals = createSlowRefusals(() => clock.at)
  for (let at = 0; at < refusalsASecond; at += 1) expect(refusals.hold('a')).toBeNull()
  expect(refusals.hold('b')).toBeNull()
  const held = refusals.hold('a')
  let told = false
  held?.then(() => {
    told = true
  })
  await vi.advanceTimersByTimeAsync(holdMs - 1)
  expect(told).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toBe(true)
  clock.at = 1_000
  expect(refusals.hold('a')).toBeNull()
  vi.useRealTimers()
})
