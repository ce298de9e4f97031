import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import { aCompletion, aStep, minute, type StoreUnderTest, withLinks } from './given.ts'

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
