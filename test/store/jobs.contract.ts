import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import { aCompletion, aProfile, aStep, minute, type StoreUnderTest, withLinks } from './given.ts'

export function describeJobs(under: StoreUnderTest): void {
  describe('jobs', () => {
    const store = freshStore(under)
    const claim = (now: number) =>
      store().claimJob({ now: minute(now), leaseUntil: minute(now + 5) })

    test('no job is claimed before it is due, or where there is none', async () => {
      expect(await claim(100)).toBeNull()
      await completed(store(), ['a'])
      expect(await claim(9)).toBeNull()
      expect(await claim(10)).toMatchObject({ subject: 'a', attempts: 1 })
    })

    test('the oldest due job is claimed first, and nobody else sees it until its lease ends', async () => {
      await completed(store(), ['a', 'b'])
      expect(await claim(20)).toMatchObject({ subject: 'a' })
      expect(await claim(20)).toMatchObject({ subject: 'b' })
      expect(await claim(24)).toBeNull()
      expect(await claim(25)).toMatchObject({ subject: 'a', attempts: 2 })
    })

    test('of organizations that are named no job is claimed', async () => {
      await completed(store(), ['a'])
      const times = { now: minute(20), leaseUntil: minute(25) }
      expect(await store().claimJob({ ...times, exceptOrgs: ['other', 'org'] })).toBeNull()
      expect(await store().claimJob({ ...times, exceptOrgs: ['other'] })).toMatchObject({
        subject: 'a',
      })
    })

    test('parallel workers never claim one job twice', async () => {
      const links = Array.from({ length: 60 }, (_, index) => `link-${index}`)
      await completed(store(), links)
      const subjects: string[] = []
      for (let round = 0; round < 10; round++) {
        const claimed = await Promise.all(Array.from({ length: 8 }, () => claim(100)))
        subjects.push(...claimed.flatMap((job) => (job ? [job.subject] : [])))
      }
      expect(subjects.toSorted()).toEqual(links.toSorted())
    })

    test('a job that is done is forgotten', async () => {
      await completed(store(), ['a'])
      const job = await claim(20)
      expect(await store().finishJob({ jobID: 'job-a', attempts: 1 })).toBe(true)
      expect(job?.jobID).toBe('job-a')
      expect(await claim(1_000)).toBeNull()
      expect(await store().countJobs()).toEqual({ waiting: 0, parked: 0 })
    })

    test('who lost the lease can neither finish nor fail the job', async () => {
      await completed(store(), ['a'])
      await claim(20)
      await claim(30)
      expect(await store().finishJob({ jobID: 'job-a', attempts: 1 })).toBe(false)
      const failure = { jobID: 'job-a', attempts: 1, runAt: null, reason: 'Late.' }
      expect(await store().failJob(failure)).toBe(false)
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 0 })
      expect(await store().finishJob({ jobID: 'job-a', attempts: 2 })).toBe(true)
    })

    test('a failed job waits for its next time', async () => {
      await completed(store(), ['a'])
      await claim(20)
      const failure = { jobID: 'job-a', attempts: 1, runAt: minute(60), reason: 'Busy.' }
      expect(await store().failJob(failure)).toBe(true)
      expect(await claim(59)).toBeNull()
      expect(await claim(60)).toMatchObject({ attempts: 2 })
    })

    test('a parked job is counted and never claimed', async () => {
      await completed(store(), ['a', 'b'])
      await claim(20)
      const failure = { jobID: 'job-a', attempts: 1, runAt: null, reason: 'Hopeless.' }
      expect(await store().failJob(failure)).toBe(true)
      expect(await store().failJob(failure)).toBe(false)
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 1 })
      expect(await claim(9_999)).toMatchObject({ subject: 'b' })
      expect(await claim(9_999)).toBeNull()
    })

    test('parked jobs are listed page by page with their reasons, and no others', async () => {
      await completed(store(), ['a', 'b', 'c', 'd'])
      for (const link of ['a', 'b', 'c']) {
        await claim(20)
        const failure = { jobID: `job-${link}`, attempts: 1, runAt: null, reason: `Why ${link}.` }
        await store().failJob(failure)
      }
      const first = await store().listParkedJobs({ limit: 2 })
      expect(first).toEqual([
        {
          jobID: 'job-a',
          kind: 'synthesis',
          orgID: 'org',
          subject: 'a',
          attempts: 1,
          reason: 'Why a.',
        },
        expect.objectContaining({ jobID: 'job-b', reason: 'Why b.' }),
      ])
      const rest = await store().listParkedJobs({ after: 'job-b', limit: 2 })
      expect(rest.map(({ jobID }) => jobID)).toEqual(['job-c'])
    })

    test('a parked job that may be tried again is due, and no attempt repeats a number', async () => {
      await completed(store(), ['a', 'b'])
      expect(await store().retryJob({ jobID: 'job-a', runAt: minute(30) })).toBe(false)
      const numbers: number[] = []
      for (const round of [20, 40, 60]) {
        const job = await claim(round)
        expect(job?.subject).toBe('a')
        const attempts = job?.attempts ?? 0
        numbers.push(attempts)
        const failure = { jobID: 'job-a', attempts, runAt: null, reason: 'Hopeless.' }
        await store().failJob(failure)
        expect(await store().retryJob({ jobID: 'job-a', runAt: minute(0) })).toBe(true)
        expect(await store().retryJob({ jobID: 'job-a', runAt: minute(0) })).toBe(false)
        expect(await store().listParkedJobs({ limit: 9 })).toEqual([])
      }
      expect(numbers).toEqual([1, 1_001, 2_001])
      expect(await store().retryJob({ jobID: 'nobody', runAt: minute(0) })).toBe(false)
    })

    test('saving a profile does its job, and only for the attempt that holds it', async () => {
      await completed(store(), ['a'])
      await claim(20)
      await claim(30)
      const save = (attempts: number) =>
        store().saveProfile(aProfile('a', { job: { jobID: 'job-a', attempts } }))
      expect(await save(1)).toBe('lost')
      const find = { orgID: 'org', profileID: 'profile' }
      expect(await store().findProfileByID(find)).toBeNull()
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 0 })
      expect(await save(2)).toBe('done')
      expect(await store().findProfileByID(find)).toMatchObject({ version: 1 })
      expect(await store().countJobs()).toEqual({ waiting: 0, parked: 0 })
      expect(await save(2)).toBe('lost')
    })

    test('a profile that cannot be saved leaves its job to the attempt', async () => {
      await completed(store(), ['a'])
      await claim(20)
      const job = { jobID: 'job-a', attempts: 1 }
      expect(await store().saveProfile(aProfile('a', { expectVersion: 7, job }))).toBe('stale')
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 0 })
      expect(await store().saveProfile(aProfile('a', { job }))).toBe('done')
    })
  })
}

/** Interviews that were completed one minute after another, from minute 10. */
async function completed(store: Store, links: string[]): Promise<void> {
  await withLinks(store, links)
  for (const [index, link] of links.entries()) {
    await store.takeStep(aStep(link))
    await store.takeStep(aCompletion(link, { at: minute(10 + index) }))
  }
}
