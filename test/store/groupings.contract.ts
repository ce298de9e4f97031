import { describe, expect, test } from 'vitest'
import { groupingJob } from '../../src/service/interview-report/grouping-job.ts'
import { freshStore } from './fresh.ts'
import { aProfile, minute, type StoreUnderTest, withLinks } from './given.ts'

const place = { orgID: 'org', interviewID: 'interview' }
const follow = groupingJob(place, new Date(minute(0)))
const none = { jobID: 'none', attempts: 0 }
const claim = { now: minute(5), leaseUntil: minute(10) }
const made = {
  ...{ ...place, expectVersion: 0, body: '{"groups":[]}', usage: '{"inputTokens":1}' },
  at: minute(6),
}

export function describeGroupings(under: StoreUnderTest): void {
  describe('groupings of themes', () => {
    const store = freshStore(under)
    const save = (linkID: string, expectVersion: number) =>
      store().saveProfile(aProfile(linkID, { expectVersion, follow }))

    test('profiles of one interview make one job, which is there once', async () => {
      await withLinks(store(), ['a', 'b'])
      await save('a', 0)
      await save('b', 1)
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 0 })
      expect(await store().claimJob(claim)).toEqual({ ...follow.job, attempts: 1 })
      expect(await store().claimJob(claim)).toBeNull()
    })

    test('a grouping is saved with the end of its job, and found by its organization', async () => {
      await withLinks(store(), ['a'])
      await save('a', 0)
      const job = await store().claimJob(claim)
      expect(await store().findGrouping(place)).toBeNull()
      expect(await store().saveGrouping({ ...made, job: job ?? none })).toBe('done')
      expect(await store().countJobs()).toEqual({ waiting: 0, parked: 0 })
      const { body, usage } = made
      expect(await store().findGrouping(place)).toEqual({ version: 1, body, usage })
      expect(await store().findGrouping({ ...place, orgID: 'other' })).toBeNull()
    })

    test('one that began before another profile came in is saved, and goes again afterwards', async () => {
      await withLinks(store(), ['a', 'b'])
      await save('a', 0)
      const job = await store().claimJob(claim)
      await save('b', 1)
      expect(await store().claimJob(claim)).toBeNull()
      expect(await store().saveGrouping({ ...made, job: job ?? none })).toBe('done')
      expect(await store().claimJob({ ...claim, now: minute(11) })).toMatchObject({
        jobID: follow.job.jobID,
      })
    })

    test('of two groupings of the same interview the first is kept', async () => {
      const second = { ...made, body: '{}', job: none }
      expect(await store().saveGrouping({ ...made, job: none })).toBe('done')
      expect(await store().saveGrouping(second)).toBe('stale')
      expect(await store().saveGrouping({ ...second, expectVersion: 1 })).toBe('done')
      expect(await store().findGrouping(place)).toMatchObject({ version: 2, body: '{}' })
    })

    test('an erasure empties a grouping, keeps what it cost, and has it made anew', async () => {
      await withLinks(store(), ['a', 'b'])
      await save('a', 0)
      const job = await store().claimJob(claim)
      await store().saveGrouping({ ...made, job: job ?? none })
      await store().eraseInvite({ linkID: 'b', profile: null, at: minute(1) })
      expect(await store().findGrouping(place)).toEqual({
        version: 2,
        body: null,
        usage: made.usage,
      })
      expect(await store().claimJob(claim)).toMatchObject({ jobID: follow.job.jobID })
    })

    test('a grouping that is being made when somebody is erased is not saved', async () => {
      await withLinks(store(), ['a', 'b'])
      await save('a', 0)
      const late = await store().claimJob(claim)
      await store().eraseInvite({ linkID: 'b', profile: null, at: minute(1) })
      expect(await store().saveGrouping({ ...made, job: late ?? none })).toBe('stale')
      expect(await store().findGrouping(place)).toMatchObject({ body: null })
      expect(await store().claimJob({ ...claim, now: minute(11) })).toMatchObject({
        jobID: follow.job.jobID,
      })
    })
  })
}
