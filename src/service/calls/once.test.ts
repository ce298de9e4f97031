import { expect, test } from 'vitest'
import { createOnce } from './once.ts'

const clock = { at: new Date('2026-01-01T10:00:00.000Z') }
const now = () => clock.at
const caller = { orgID: 'org', userID: 'u', tokenID: 't', tokenHash: 'h', scopes: [] }

/** A double of the store that is full or not, and counts what it is asked. */
function given() {
  const state = { isFull: false, kept: new Set<string>() }
  const asked = { measured: 0, looked: 0, claimed: 0 }
  const store: Parameters<typeof createOnce>[0]['store'] = {
    async measureAnswers() {
      asked.measured += 1
      return { keys: state.isFull ? 10_000 : 0, bytes: 0 }
    },
    async hasAnswer({ key }) {
      asked.looked += 1
      return state.kept.has(key)
    },
    async claimAnswer({ idempotency: { key } }) {
      asked.claimed += 1
      return state.kept.has(key) ? { outcome: 'replayed', response: '' } : { outcome: 'done' }
    },
    settleAnswer: async () => 'done',
  }
  const once = createOnce({ store, now })
  const call = (key: string) =>
    once({ caller, token: 'x', call: 'notes.addOne', key, parameters: {} }, async () => ({
      value: {},
    }))
  return { state, asked, call }
}

test('what is kept is measured at the first of a scope and then now and again', async () => {
  const { asked, call } = given()
  const measured: number[] = []
  for (let at = 0; at < 43; at += 1) {
    const before = asked.measured
    await call(`key ${at}`)
    if (asked.measured > before) measured.push(at)
  }
  expect(measured).toEqual([0, 21, 42])
})

test('where it was full, calls are refused for a minute without measuring or writing', async () => {
  const { state, asked, call } = given()
  state.isFull = true
  for (let at = 0; at < 50; at += 1) {
    await expect(call(`key ${at}`)).rejects.toThrow('a day for a call')
  }
  expect(asked).toEqual({ measured: 1, looked: 50, claimed: 0 })
  // What was done before is told again all the same.
  state.kept.add('done')
  await expect(call('done')).rejects.toThrow('still running')
  clock.at = new Date(clock.at.getTime() + 60_000)
  state.isFull = false
  await call('later')
  expect(asked.measured).toBe(2)
})
