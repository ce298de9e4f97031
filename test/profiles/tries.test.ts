import { describe, expect, test } from 'vitest'
import type { Synthesizer } from '../../src/profile/synthesizer.ts'
import { readings } from '../../src/reading/readings.ts'
import { createWorker, jobsAtOnce } from '../../src/service/jobs/worker.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { databases } from '../databases.ts'
import { call, startService } from '../start.ts'
import { addFinished, allProfiles, claimEverything, somebody } from './given.ts'
import { aWorker, drain } from './workers.ts'

const person = somebody(1)
const words = person.answers.join(' ')

/** A clock that only `pass` moves on. */
function aClock() {
  let at = Date.UTC(2026, 0, 6)
  return {
    now: () => new Date(at),
    pass(ms: number) {
      at += ms
    },
  }
}

/** Fails with the very words it was given to read, as a parser's message does. */
const failing: Synthesizer = {
  name: 'double',
  async extract({ messages }) {
    const said = messages.find(({ role }) => role === 'user')?.content ?? ''
    JSON.parse(said)
    throw new Error('It was to fail.')
  },
}

describe.each(databases)('a job that fails, on $name', ({ open }) => {
  test('is tried five times, ever later, and then waits for a person', async () => {
    const store = await openStore(await open())
    await addFinished(store, [person])
    const clock = aClock()
    const failures: { attempt: number; parked: boolean }[] = []
    const worker = aWorker({
      store,
      synthesizer: failing,
      now: clock.now,
      onFailure: ({ job, parked }) => failures.push({ attempt: job.attempts, parked }),
    })
    const waits: number[] = []
    for (let second = 0; second < 3_600; second += 1) {
      const before = failures.length
      await drain(worker)
      if (failures.length > before) waits.push(second)
      clock.pass(1_000)
    }
    const between = waits.slice(1).map((second, at) => second - (waits[at] ?? 0))
    expect(between).toEqual([5, 30, 120, 600])
    expect(failures.map(({ parked }) => parked)).toEqual([false, false, false, false, true])

    expect(await store.countJobs()).toEqual({ waiting: 0, parked: 1 })
    const [job] = await store.listParkedJobs({ limit: 9 })
    expect(job).toMatchObject({ subject: person.linkID, attempts: 5 })
    expect(job?.reason).toMatch(/^SyntaxError at tries\.test\.ts:\d+\.$/)
    for (const word of words.match(/\p{L}{4,}/gu) ?? []) expect(job?.reason).not.toContain(word)

    // Its five tries begin anew, and a synthesizer that is well again needs only one.
    const retry = { jobID: job?.jobID ?? '', runAt: clock.now().toISOString() }
    expect(await store.retryJob(retry)).toBe(true)
    await drain(worker)
    expect(failures.at(-1)).toEqual({ attempt: 1_001, parked: false })
    clock.pass(5_000)
    await drain(aWorker({ store, synthesizer: claimEverything(), now: clock.now }))
    expect(await store.countJobs()).toEqual({ waiting: 0, parked: 0 })
    expect(await allProfiles(store)).toHaveLength(1)
    await store.close()
  })

  test('leaves its interview readable', async () => {
    const service = await startService(await open(), { work: false })
    const token = await service.newToken()
    await addFinished(service.store, [person])
    const clock = aClock()
    const quiet = { store: service.store, now: clock.now, onFailure: () => undefined }
    const worker = aWorker({ ...quiet, synthesizer: failing })
    for (let tries = 0; tries < 5; tries += 1) {
      await drain(worker)
      clock.pass(3_600_000)
    }
    expect(await service.store.countJobs()).toEqual({ waiting: 0, parked: 1 })
    const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
    const report = await get(`invites/getReport?linkID=${person.linkID}`)
    expect([report.status, report.json.result.status]).toEqual([200, 'completed'])
    expect((await get(`invites/getOne?linkID=${person.linkID}`)).text).toContain(words)
    expect((await get('profiles/getList?productID=ledger')).json).toEqual({ result: [] })
    await service.close()
  })

  test('is parked, too, when every try takes its process with it', async () => {
    const store = await openStore(await open())
    await addFinished(store, [person])
    const clock = aClock()
    const read: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      // A process that dies claims the job and is never heard of again.
      const leaseUntil = new Date(clock.now().getTime() + 300_000).toISOString()
      expect(await store.claimJob({ now: clock.now().toISOString(), leaseUntil })).not.toBeNull()
      clock.pass(300_000)
    }
    const synthesizer = claimEverything((linkID) => read.push(linkID))
    await drain(aWorker({ store, synthesizer, now: clock.now, onFailure: () => undefined }))
    expect(read).toEqual([])
    expect(await store.listParkedJobs({ limit: 9 })).toMatchObject([
      { subject: person.linkID, reason: 'The service ended during every try.' },
    ])
    await store.close()
  })
})

describe.each(databases)('two attempts at one job, on $name', ({ open }) => {
  test('the one whose lease was lost overwrites nothing, however late it comes', async () => {
    const store = await openStore(await open())
    await addFinished(store, [person])
    const clock = aClock()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow: Synthesizer = {
      name: 'slow',
      async extract(context) {
        begun.resolve()
        await gate.promise
        return await claimEverything().extract(context)
      },
    }
    const failures: unknown[] = []
    const onFailure = (failure: unknown) => failures.push(failure)
    const late = drain(aWorker({ store, synthesizer: slow, now: clock.now, onFailure }))
    await begun.promise
    clock.pass(6 * 60_000)
    await drain(aWorker({ store, synthesizer: claimEverything(), now: clock.now }))
    const made = await recordOf(store)
    expect(made).toMatchObject({ version: 1 })

    gate.resolve()
    await late
    expect(await recordOf(store)).toEqual(made)
    expect(made?.extractions.map(({ body }) => JSON.parse(body).generator)).toEqual(['double'])
    expect(failures).toEqual([])
    expect(await store.countJobs()).toEqual({ waiting: 0, parked: 0 })
    await store.close()
  })

  async function recordOf(store: Store) {
    const [profile] = await allProfiles(store)
    return await store.findProfileByID({ orgID: 'acme', profileID: profile?.profileID ?? '' })
  }

  test('the later one goes on alone when the earlier one saves first with a lost lease', async () => {
    const store = await openStore(await open())
    await addFinished(store, [person])
    const clock = aClock()
    const begun = Promise.withResolvers<void>()
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let readers = 0
    const held: Synthesizer = {
      name: 'held',
      async extract(context) {
        const gate = gates[readers]
        readers += 1
        if (readers === 2) begun.resolve()
        else clock.pass(6 * 60_000)
        await gate?.promise
        return await claimEverything().extract(context)
      },
    }
    const first = drain(aWorker({ store, synthesizer: held, now: clock.now }))
    await expect.poll(() => readers).toBe(1)
    const second = drain(aWorker({ store, synthesizer: held, now: clock.now }))
    await begun.promise
    gates[0]?.resolve()
    await first
    expect(await allProfiles(store)).toEqual([])
    gates[1]?.resolve()
    await second
    expect(await recordOf(store)).toMatchObject({ version: 1 })
    await store.close()
  })
})

describe('a worker', () => {
  test('that is told to stop finishes the jobs under way and takes no new one', async () => {
    const store = await openStore('file::memory:')
    const people = Array.from({ length: jobsAtOnce + 3 }, (_, number) => somebody(number))
    await addFinished(store, people)
    const gate = Promise.withResolvers<void>()
    const read: string[] = []
    const aborted: boolean[] = []
    const synthesizer: Synthesizer = {
      name: 'slow',
      async extract(context) {
        read.push(context.linkID)
        await gate.promise
        aborted.push(context.signal.aborted)
        return await claimEverything().extract(context)
      },
    }
    const worker = aWorker({ store, synthesizer })
    worker.start()
    worker.start()
    await expect.poll(() => read).toHaveLength(jobsAtOnce)
    let stopped = false
    const stopping = worker.stop().then(() => {
      stopped = true
    })
    expect(await store.countJobs()).toEqual({ waiting: people.length, parked: 0 })
    expect(stopped).toBe(false)
    gate.resolve()
    await stopping
    expect(read).toHaveLength(jobsAtOnce)
    expect(aborted).toEqual(read.map(() => false))
    expect(await store.countJobs()).toEqual({ waiting: 3, parked: 0 })
    expect(await allProfiles(store)).toHaveLength(jobsAtOnce)
    expect(await worker.tick()).toBe(false)
    expect(read).toHaveLength(jobsAtOnce)
    await store.close()
  })

  test('goes on with other interviews while one waits for its model', async () => {
    const store = await openStore('file::memory:')
    const people = Array.from({ length: 30 }, (_, number) => somebody(number))
    await addFinished(store, people)
    const gate = Promise.withResolvers<void>()
    const synthesizer: Synthesizer = {
      name: 'slow',
      async extract(context) {
        if (context.linkID === people[0]?.linkID) await gate.promise
        return await claimEverything().extract(context)
      },
    }
    const worker = aWorker({ store, synthesizer })
    worker.start()
    await expect.poll(() => store.countJobs()).toEqual({ waiting: 1, parked: 0 })
    expect(await allProfiles(store)).toHaveLength(29)
    gate.resolve()
    await worker.stop()
    expect(await allProfiles(store)).toHaveLength(30)
    await store.close()
  })

  test('makes profiles although a reply that is overdue cannot be made', async () => {
    const store = await openStore('file::memory:')
    await addFinished(store, [somebody(1)])
    const failures: unknown[] = []
    const overdue = ['broken', 'sound']
    const answered: string[] = []
    const done: string[] = []
    const worker = createWorker({
      reading: readings,
      store: { ...store, listOverdueTurns: async () => overdue },
      now: () => new Date(),
      async takeTurn(linkID) {
        if (linkID === 'broken') throw new Error('It cannot be read.')
        answered.push(linkID)
      },
      async runJob({ subject }) {
        done.push(subject)
      },
      onFailure: ({ cause }) => failures.push(cause),
    })
    expect(await worker.tick()).toBe(true)
    expect(answered).toEqual(['sound'])
    expect(done).toEqual([somebody(1).linkID])
    expect(failures).toHaveLength(1)
    await store.close()
  })

  test('does what else is due by time although each of the rounds fails', async () => {
    const store = await openStore('file::memory:')
    const failures: unknown[] = []
    const fail = (name: string) => async () => {
      throw new Error(name)
    }
    const names = ['sweepInvites', 'listDuePreviews', 'listOverdueTurns', 'listEnded'] as const
    const last = ['listErasing', 'listSoundLeft', 'fillBriefs'] as const
    const broken = Object.fromEntries([...names, ...last].map((name) => [name, fail(name)]))
    const worker = createWorker({
      reading: readings,
      store: { ...store, ...broken },
      now: () => new Date(),
      takeTurn: async () => undefined,
      runJob: async () => undefined,
      onFailure: ({ cause }) => failures.push((cause as Error).message),
    })
    expect(await worker.tick()).toBe(false)
    expect(failures).toEqual([...names, ...last])
    await store.close()
  })

  test('says when many jobs are worked off, once, and not after a few', async () => {
    const told: number[] = []
    let [waiting, done] = [0, 0]
    const store = await openStore('file::memory:')
    const worker = createWorker({
      reading: readings,
      store: {
        ...store,
        async claimJob() {
          if (waiting === 0) return null
          waiting -= 1
          return { jobID: 'j', kind: 'synthesis', orgID: 'o', subject: 's', attempts: 1 }
        },
        finishJob: async () => true,
      },
      now: () => new Date(),
      takeTurn: async () => undefined,
      async runJob() {
        done += 1
      },
      onFailure: ({ cause }) => expect.unreachable(String(cause)),
      onWorkedOff: () => told.push(done),
    })
    for (const jobs of [3, 997, 5]) {
      waiting = jobs
      await drain(worker)
    }
    expect(told).toEqual([1_000])
    await store.close()
  })
})
