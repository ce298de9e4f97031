import { expect, test } from 'vitest'
import { countTurns, readTalks, readTurns } from '../../eval/questions/turns.ts'

const talks = readTalks()
const turns = readTurns()
const of = (split: string) =>
  countTurns(
    turns.filter((one) => one.split === split),
    talks,
  )

test('of follow-ups that were never tuned on, no trap is let through and hardly a good one refused', () => {
  expect(of('held-out')).toMatchObject({ good: 26, refused: 0, traps: 27, passed: 0 })
})

test('of those that were tuned on, no trap is let through', () => {
  const { good, traps, refused, passed } = of('open')
  expect({ good, traps, passed }).toEqual({ good: 170, traps: 131, passed: 0 })
  expect(refused).toBeLessThanOrEqual(4)
})

test('each labelled follow-up stands once, under one name', () => {
  expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length)
  expect(new Set(turns.map(({ talk, after, text }) => `${talk} ${after} ${text}`)).size).toBe(
    turns.length,
  )
})
