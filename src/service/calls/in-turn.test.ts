import { expect, test } from 'vitest'
import { onTheBillOf } from './cost.ts'
import { createInTurn } from './in-turn.ts'

test('long work of one caller that arrived all at once is in nobody else’s way for longer than one of it', async () => {
  const inTurn = createInTurn(1)
  const order: string[] = []
  const as = (whose: string) =>
    onTheBillOf({ cpuMs: 0, whose }, () => inTurn(async () => order.push(whose)))
  const greedy = Array.from({ length: 50 }, () => as('greedy'))
  const modest = as('modest')
  // Answered at once, and yet not all in one go.
  await new Promise((resolve) => setImmediate(resolve))
  expect(order.length).toBeLessThan(3)
  await Promise.all([...greedy, modest])
  expect(order.indexOf('modest')).toBeLessThan(3)
  expect(order.length).toBe(51)
})

test('work that fails gives its place back', async () => {
  const inTurn = createInTurn(1)
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'done')).toBe('done')
})

test('whoever has waited too long is told to come back, and the turn goes to the next', async () => {
  const inTurn = createInTurn(1, 20)
  const frozen = Promise.withResolvers<string>()
  const first = inTurn(() => frozen.promise)
  await expect(inTurn(async () => 'late')).rejects.toThrow('The service is busy')
  const next = inTurn(async () => 'next')
  frozen.resolve('first')
  expect(await Promise.all([first, next])).toEqual(['first', 'next'])
  expect(await inTurn(async () => 'after')).toBe('after')
})

test('nobody is told to come back while turns are had, and who was told takes no room', async () => {
  const inTurn = createInTurn(1, 40)
  const pause = () => new Promise<string>((resolve) => setTimeout(resolve, 15, 'done'))
  const all = await Promise.all(Array.from({ length: 8 }, () => inTurn(pause)))
  expect(new Set(all)).toEqual(new Set(['done']))
  const frozen = Promise.withResolvers<string>()
  const first = inTurn(() => frozen.promise)
  const told = await Promise.allSettled(Array.from({ length: 2_000 }, () => inTurn(pause)))
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['rejected']))
  const next = inTurn(pause)
  frozen.resolve('first')
  expect(await Promise.all([first, next])).toEqual(['first', 'done'])
})
