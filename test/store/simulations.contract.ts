import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import { aCompletion, aProfile, aStep, minute, type StoreUnderTest, withLinks } from './given.ts'

const consent = { textHash: 'abc', locale: 'en', agreedAt: minute(1) }
const whose = { orgID: 'org', interviewID: 'interview', productID: 'product', profileID: 'prf' }

const one = { orgID: 'org', simulationID: 'one', profileID: 'prf' }

type Added = Parameters<Store['addSimulations']>[0]
const adding = (simulationID: string, links: string[]): Added => ({
  simulations: [
    {
      row: {
        ...{ ...whose, simulationID, userID: 'u', seed: '0', status: 'waiting' },
        ...{ createdAt: minute(2), finishedAt: null, body: null, outline: null },
      },
      links,
      job: {
        jobID: `job-${simulationID}`,
        kind: 'simulation',
        orgID: 'org',
        subject: simulationID,
      },
    },
  ],
  ofPersonMax: 2,
  at: minute(2),
})

export function describeSimulations(under: StoreUnderTest): void {
  describe('simulations', () => {
    const store = freshStore(under)
    const agreed = async (linkID: string, simulationHash?: string) => {
      const given = { ...consent, ...(simulationHash !== undefined && { simulationHash }) }
      await store().takeStep(aStep(linkID, { consent: given }))
    }
    const find = (simulationID: string, orgID = 'org') =>
      store().findSimulation({ orgID, simulationID })

    test('of one person there are never more than may be', async () => {
      await withLinks(store(), ['a'])
      await agreed('a', 'hash')
      for (const id of ['one', 'two']) {
        expect(await store().addSimulations(adding(id, ['a']))).toBe('done')
      }
      expect(await store().addSimulations(adding('three', ['a']))).toBe('full')
      expect(await find('three')).toBeNull()
      await store().removeSimulation({ orgID: 'org', simulationID: 'one' })
      expect(await store().addSimulations(adding('three', ['a']))).toBe('done')
    })

    test('they rest on links of people who allowed it alone, all or nothing', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      await agreed('a', 'hash')
      await agreed('b')
      expect(await store().addSimulations(adding('one', ['a', 'b']))).toBe('unknown')
      expect(await store().addSimulations(adding('two', ['a', 'none']))).toBe('unknown')
      expect(await store().countJobs()).toEqual({ waiting: 0, parked: 0 })
      expect(await store().addSimulations(adding('three', ['a']))).toBe('done')
      expect(await find('three')).toMatchObject({ status: 'waiting', profileID: 'prf' })
      expect(await find('three', 'other')).toBeNull()
      expect((await store().findParticipation({ linkID: 'a' }))?.consent?.simulationHash).toBe(
        'hash',
      )
    })

    test('of somebody who is erased nothing is drawn any more, and nothing tells who they were', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a'))
      await store().takeStep(aCompletion('a'))
      await store().saveProfile(aProfile('a'))
      const task = JSON.stringify({ seed: 's', name: 'n', profileIDs: ['profile', 'other'] })
      const row = { ...whose, profileID: 'drawn', createdAt: minute(2), body: null, task }
      const job = {
        jobID: 'job-drawn',
        kind: 'generation',
        orgID: 'org',
        subject: 'drawn',
      } as const
      const generated = [{ row: { ...row, status: 'waiting' as const }, job }]
      await store().addGenerated({ generated, at: minute(2) })
      const profile = { profileID: 'profile', expectVersion: 1, replacement: null }
      expect(await store().eraseInvite({ linkID: 'a', profile, at: minute(9) })).toBe('done')
      const left = await store().findGenerated({ orgID: 'org', profileID: 'drawn' })
      expect(JSON.parse(left?.task ?? '')).toEqual({ seed: 's', name: 'n', profileIDs: ['other'] })
    })

    test('one is finished with its job, and not once it was removed', async () => {
      await withLinks(store(), ['a'])
      await agreed('a', 'hash')
      await store().addSimulations(adding('one', ['a']))
      const job = await store().claimJob({ now: minute(3), leaseUntil: minute(9) })
      const made = { ...one, body: '{}', outline: '{"o":1}', notice: 'n', rests: ['a'] }
      const end = { ...made, job: job ?? { jobID: '', attempts: 0 } }
      expect(await store().finishSimulation({ ...end, at: minute(4) })).toBe('done')
      expect(await find('one')).toMatchObject({ status: 'done', body: '{}', finishedAt: minute(4) })
      const listed = { orgID: 'org', of: 'profile' as const, id: 'prf', limit: 10 }
      const [told] = await store().listSimulations(listed)
      expect(told).toMatchObject({ status: 'done', outline: '{"o":1}' })
      expect(told).not.toHaveProperty('body')
      expect(await store().finishSimulation({ ...end, at: minute(5) })).toBe('lost')
      const foreign = { orgID: 'other', simulationID: 'one' }
      expect(await store().removeSimulation(foreign)).toBe(false)
      expect(await store().removeSimulation({ ...foreign, orgID: 'org' })).toBe(true)
      expect(await find('one')).toBeNull()
    })

    test('one goes with an interview that came while it was made, and rests on none that was erased', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      for (const linkID of ['a', 'b', 'c']) await agreed(linkID, 'hash')
      await store().addSimulations(adding('one', ['a']))
      const job = await store().claimJob({ now: minute(3), leaseUntil: minute(9) })
      const made = { ...one, body: '{}', outline: '{}', notice: 'n', at: minute(4) }
      const end = { ...made, job: job ?? { jobID: '', attempts: 0 } }
      await store().eraseInvite({ linkID: 'c', profile: null, at: minute(4) })
      expect(await store().finishSimulation({ ...end, rests: ['a', 'b', 'c'] })).toBe('unknown')
      expect(await find('one')).toMatchObject({ status: 'waiting', body: null })
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 0 })
      expect(await store().finishSimulation({ ...end, rests: ['a', 'b'] })).toBe('done')
      await store().eraseInvite({ linkID: 'b', profile: null, at: minute(5) })
      expect(await find('one')).toBeNull()
    })

    test('they are listed in their order, by what they are about', async () => {
      await withLinks(store(), ['a'])
      await agreed('a', 'hash')
      for (const id of ['one', 'two']) await store().addSimulations(adding(id, ['a']))
      const ids = { interview: 'interview', profile: 'prf', product: 'product' }
      for (const of of ['interview', 'profile', 'product'] as const) {
        const asked = { orgID: 'org', of, id: ids[of], limit: 10 }
        const names = (await store().listSimulations(asked)).map((row) => row.simulationID)
        expect(names).toEqual(['one', 'two'])
        const after = { createdAt: minute(2), id: 'one' }
        expect(await store().listSimulations({ ...asked, after })).toHaveLength(1)
        expect(await store().listSimulations({ ...asked, orgID: 'other' })).toEqual([])
      }
      const whoseIDs = { orgID: 'org', profileID: 'prf' }
      expect(await store().listSimulationIDs({ ...whoseIDs, limit: 10 })).toEqual(['one', 'two'])
      expect(await store().listSimulationIDs({ ...whoseIDs, limit: 1 })).toEqual(['one'])
      const foreign = { orgID: 'other', profileID: 'prf', limit: 10 }
      expect(await store().listSimulationIDs(foreign)).toEqual([])
    })

    test('of what was measured the newest is kept, and goes with whom it rests on', async () => {
      await withLinks(store(), ['a'])
      await agreed('a', 'hash')
      await store().addSimulations(adding('one', ['a']))
      const row = { profileID: 'prf', orgID: 'org', productID: 'product', createdAt: minute(2) }
      const links = ['a']
      expect(await store().addStandIn({ row: { ...row, body: '{"n":1}' }, links })).toBe('done')
      const again = { ...row, createdAt: minute(3), body: '{"n":2}' }
      expect(await store().addStandIn({ row: again, links })).toBe('done')
      const place = { orgID: 'org', profileID: 'prf' }
      expect((await store().findStandIn(place))?.body).toBe('{"n":2}')
      const listed = { orgID: 'org', productID: 'product', limit: 10 }
      expect(await store().listStandIns(listed)).toHaveLength(1)
      const since = [{ profileID: 'prf', createdAt: minute(3) }]
      expect(await store().listMeasured(listed)).toEqual(since)
      expect(await store().listMeasured({ ...listed, orgID: 'other' })).toEqual([])
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(6) })
      expect(await find('one')).toBeNull()
      expect(await store().findStandIn(place)).toBeNull()
      expect(await store().countJobs()).toEqual({ waiting: 0, parked: 0 })
    })
  })
}
