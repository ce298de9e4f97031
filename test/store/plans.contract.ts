import { describe, expect, test } from 'vitest'
import type { KeptPlan } from '../../src/service/taking-part/taking-part-store.ts'
import { freshStore } from './fresh.ts'
import {
  aLaterStep,
  aMessage,
  anInterview,
  aPlan,
  aStep,
  invitesOf,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

export function describePlans(under: StoreUnderTest): void {
  describe('plans of sessions', () => {
    const store = freshStore(under)
    const find = async (linkID: string) => {
      const found = await store().findParticipation({ linkID })
      if (!found) throw new Error('The participation is not there.')
      return found
    }
    const bodyOf = ({ orgID, hash }: KeptPlan) => store().findSessionPlan({ orgID, hash })
    const erase = (linkID: string) => store().eraseInvite({ linkID, profile: null, at: minute(9) })

    test('sessions that follow one plan share it, and each is found with it', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      const plan = aPlan()
      expect(await store().takeStep(aStep('a', { plan }))).toBe('done')
      expect(await store().takeStep(aStep('b', { plan }))).toBe('done')
      expect(await store().takeStep(aStep('c', { plan: aPlan({ hash: 'another' }) }))).toBe('done')
      const [a, b] = [await find('a'), await find('b')]
      const { session } = aStep('a')
      expect(a).toMatchObject({ session, plan: JSON.parse(plan.body), planHash: plan.hash })
      expect(b.plan).toBe(a.plan)
      expect(Object.isFrozen(a.plan?.topics)).toBe(true)
      expect((await find('c')).planHash).toBe('another')
    })

    test('a step that says nothing of the plan leaves the session with the one it has', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a', { plan: aPlan() }))
      await store().takeStep(aLaterStep('a', { append: [aMessage(1)] }))
      expect(await find('a')).toMatchObject({ version: 2, planHash: aPlan().hash })
    })

    test('a session that held its plan itself follows it apart from the step that says so', async () => {
      await withLinks(store(), ['a'])
      const plan = aPlan()
      await store().takeStep(aStep('a', { session: `{"plan":${plan.body}}` }))
      expect(await find('a')).toMatchObject({ plan: null, planHash: null })
      await store().takeStep(aLaterStep('a', { plan, session: '{}' }))
      expect(await find('a')).toMatchObject({ session: '{}', planHash: plan.hash })
    })

    test('a step that comes too late keeps no plan', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a'))
      expect(await store().takeStep(aStep('a', { plan: aPlan() }))).toBe('stale')
      const late = aLaterStep('a', { expectVersion: 7, plan: aPlan() })
      expect(await store().takeStep(late)).toBe('stale')
      expect(await bodyOf(aPlan())).toBeNull()
    })

    test('a plan goes with the last session that followed it', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      const [plan, another] = [aPlan(), aPlan({ hash: 'another' })]
      for (const linkID of ['a', 'b']) await store().takeStep(aStep(linkID, { plan }))
      await store().takeStep(aStep('c', { plan: another }))
      await erase('a')
      expect(await bodyOf(plan)).toBe(plan.body)
      await erase('b')
      expect(await bodyOf(plan)).toBeNull()
      expect(await bodyOf(another)).toBe(another.body)
    })

    test('with an erased interview and with a preview goes what they were asked by', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a', { plan: aPlan() }))
      const tried = anInterview({ orgID: 'tried', interviewID: 'tried' })
      const of = { linkID: 'p', ownerID: 'org', expiresAt: minute(9) }
      await store().addPreview({ ...of, tried, openMax: 9 })
      const plan = aPlan({ orgID: 'tried', hash: 'of-tried' })
      await store().takeStep(aStep('p', { plan }))
      expect(await bodyOf(plan)).toBe(plan.body)
      await store().erasePreview({ linkID: 'p', at: minute(9) })
      expect(await bodyOf(plan)).toBeNull()
      const place = { orgID: 'org', interviewID: 'interview', at: minute(9) }
      await store().beginErasing(place)
      await erase('a')
      expect(await store().dropInterview(place)).toBe('done')
      expect(await bodyOf(aPlan())).toBeNull()
    })

    test('who begins while the last who followed a plan is erased has it, or begins again', async () => {
      await store().addInterview({ interview: anInterview() })
      const plan = aPlan()
      const rounds = Array.from({ length: 20 }, (_, index) => [`gone-${index}`, `new-${index}`])
      await store().addInvites(invitesOf(anInterview(), rounds.flat().toSorted()))
      for (const [gone = '', next = ''] of rounds) {
        await store().takeStep(aStep(gone, { plan }))
        const begin = () => store().takeStep(aStep(next, { plan }))
        const [outcome] = await Promise.all([begin(), erase(gone)])
        if (outcome === 'stale') expect(await begin()).toBe('done')
        expect((await find(next)).plan).toEqual(JSON.parse(plan.body))
        await erase(next)
        expect(await bodyOf(plan)).toBeNull()
      }
    })
  })
}
