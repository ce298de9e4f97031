import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { jobsAtOnce } from '../../src/service/jobs/worker.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { databases } from '../databases.ts'
import { createDatabase } from '../postgres.ts'
import { call, startService } from '../start.ts'
import { addFinished, allProfiles, claimEverything, somebody } from './given.ts'
import { aWorker, drain } from './workers.ts'

/** How many interviews wait; PROFILES_WAITING=10000 tries the number that is promised. */
const waiting = Number(process.env.PROFILES_WAITING || 600)
const people = Array.from({ length: waiting }, (_, number) => somebody(number))
/** Every interview has one profile of its own, whole, and nothing is left to do. */
async function expectEachOnce(store: Store): Promise<void> {
  expect(await store.countJobs()).toEqual({ waiting: 0, parked: 0 })
  const profiles = (await allProfiles(store)).map(({ body }) => JSON.parse(body))
  expect(profiles).toHaveLength(waiting)
  const told = profiles.flatMap(({ history }) => history.map(({ id }: { id: string }) => id))
  expect(told.toSorted()).toEqual(people.map(({ linkID }) => linkID))
  for (const { metadata } of profiles) expect(metadata.interview_count).toBe(1)
}

/** Reads again and again while `work` goes on; the longest that one took, in milliseconds. */
async function readMeanwhile(read: () => Promise<unknown>, work: Promise<unknown>) {
  let over = false
  const end = work.finally(() => {
    over = true
  })
  let reads = 0
  let longestMs = 0
  while (!over) {
    const begun = performance.now()
    await read()
    longestMs = Math.max(longestMs, performance.now() - begun)
    reads += 1
  }
  await end
  return { reads, longestMs }
}

describe.each(databases)('interviews that wait for their profiles, on $name', ({ name, open }) => {
  test(`${waiting} of them are each made once by two workers, while the service answers`, async () => {
    const databaseURL = await open()
    const service = await startService(databaseURL, { work: false })
    const token = await service.newToken()
    await addFinished(service.store, people)
    const extracted: string[] = []
    const synthesizer = claimEverything((linkID) => extracted.push(linkID))
    // On PostgreSQL each worker has a store of its own, as two processes would.
    const second = name === 'PostgreSQL' ? await openStore(databaseURL) : service.store
    const workers = [service.store, second].map((store) => aWorker({ store, synthesizer }))

    const path = `${service.url}/v1/profiles/getList?productID=ledger&limit=20`
    const begun = performance.now()
    const { reads, longestMs } = await readMeanwhile(
      async () => expect((await call(path, { token })).status).toBe(200),
      Promise.all(workers.map(drain)),
    )
    const seconds = (performance.now() - begun) / 1_000
    if (process.env.PROFILES_WAITING)
      console.log(
        `${name}: ${waiting} profiles in ${seconds.toFixed(1)} s, ${reads} reads meanwhile, the longest ${longestMs.toFixed(0)} ms`,
      )
    expect(extracted.toSorted()).toEqual(people.map(({ linkID }) => linkID))
    await expectEachOnce(service.store)
    expect(reads).toBeGreaterThan(10)
    if (second !== service.store) await second.close()
    await service.close()
  }, 300_000)
})

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

test('a worker process that is killed in the middle loses nothing and doubles nothing', async () => {
  const databaseURL = await createDatabase()
  const store = await openStore(databaseURL)
  await addFinished(store, people)
  const program = fileURLToPath(new URL('./draining-process.ts', import.meta.url))
  const worker = spawn(process.execPath, [program, databaseURL], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = worker
  const read: string[] = []
  const ended = once(worker, 'close')
  for await (const line of createInterface({ input: worker.stdout })) {
    read.push(line)
    if (read.length === Math.floor(waiting / 3)) worker.kill('SIGKILL')
  }
  await ended
  const left = await store.countJobs()
  expect(left.waiting).toBeGreaterThan(waiting / 3)

  const extracted: string[] = []
  const synthesizer = claimEverything((linkID) => extracted.push(linkID))
  await drain(aWorker({ store, synthesizer }))
  // The jobs that the killed process held are nobody's until their leases end.
  expect(await store.countJobs()).toEqual({ waiting: left.waiting - extracted.length, parked: 0 })
  expect(left.waiting - extracted.length).toBeLessThanOrEqual(jobsAtOnce)
  const later = () => new Date(Date.now() + 6 * 60_000)
  await drain(aWorker({ store, synthesizer, now: later }))
  expect(extracted).toHaveLength(left.waiting)
  expect(new Set(extracted).size).toBe(left.waiting)
  await expectEachOnce(store)
  await store.close()
}, 300_000)
