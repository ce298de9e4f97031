import { expect, test } from 'vitest'
import { chooseTargets } from './sender.ts'

const hook = (webhookID: string, orgID = 'org') => ({ webhookID, orgID })
const none: ReadonlySet<string> = new Set()
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const names = (targets: readonly { webhookID: string }[]) =>
  targets.map(({ webhookID }) => webhookID)

test('whoever has least under way comes first', () => {
  const due = [hook('a'), hook('b'), hook('c', 'other')]
  expect(names(chooseTargets(due, [hook('a')], none))).toEqual(['c', 'b', 'a'])
})

test('a webhook has at most four under way, one that is slow has one', () => {
  const due = [hook('a'), hook('b')]
  expect(names(chooseTargets(due, times(4, hook('a')), none))).toEqual(['b'])
  expect(names(chooseTargets(due, [hook('a')], new Set(['a'])))).toEqual(['b'])
})

test('twenty slow webhooks of an organization leave room for a quick one, and for others', () => {
  const slow = Array.from({ length: 20 }, (_, at) => hook(`slow-${at}`))
  const isSlow = new Set(slow.map(({ webhookID }) => webhookID))
  const due = [...slow, hook('quick'), hook('theirs', 'other')]
  expect(names(chooseTargets(due, slow, isSlow))).toEqual(['theirs', 'quick'])
  expect(names(chooseTargets(due, times(24, hook('x')), isSlow))).toEqual(['theirs'])
  expect(chooseTargets(due, times(200, hook('x', 'y')), none)).toEqual([])
})
