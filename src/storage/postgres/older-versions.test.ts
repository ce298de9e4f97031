import { expect, test } from 'vitest'
import { watchOlder, withoutPlanApart } from './older-versions.ts'

function watched(seen: boolean[]) {
  let now = 5
  let looks = 0
  const look = async () => {
    looks += 1
    return seen.shift() ?? false
  }
  const areOlderGone = watchOlder({ look, now: () => now, goneAfterMs: 1_000 })
  return {
    looks: () => looks,
    async after(ms: number) {
      now += ms
      return await areOlderGone()
    },
  }
}

test('older versions are gone once none was seen for as long as one may be without a connection', async () => {
  const { after } = watched([])
  expect([await after(0), await after(999), await after(1)]).toEqual([false, false, true])
})

test('one that is seen again is waited for anew', async () => {
  const { after } = watched([false, true])
  expect(await after(0)).toBe(false)
  expect(await after(5_000)).toBe(false)
  expect(await after(1)).toBe(false)
  expect(await after(1_000)).toBe(true)
})

test('nobody looks any more once they are gone', async () => {
  const { after, looks } = watched([])
  await after(0)
  await after(1_000)
  const before = looks()
  expect(await after(1)).toBe(true)
  expect(looks()).toBe(before)
})

test('a step without its plan apart has it where a version before reads it', () => {
  const body = '{"version":1,"topics":[]}'
  const plan = { orgID: 'org', hash: 'hash', body }
  const step = {
    ...{ linkID: 'a', expectVersion: 0, expectStatus: 'created' as const },
    ...{ session: '{"state":"onboarding","topics":[]}', digest: '{}', answers: 0 },
    ...{ pendingUntil: null, append: [], at: '' },
  }
  const { session, ...rest } = withoutPlanApart({ ...step, plan })
  expect(JSON.parse(session)).toEqual({ ...JSON.parse(step.session), plan: JSON.parse(body) })
  expect(rest).not.toHaveProperty('plan')
  expect(withoutPlanApart(step)).toBe(step)
})
