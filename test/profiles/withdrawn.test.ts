import { describe, expect, test } from 'vitest'
import type { Synthesizer } from '../../src/profile/synthesizer.ts'
import { readings } from '../../src/reading/readings.ts'
import { eraseInterview } from '../../src/service/people/erasure.ts'
import { databases } from '../databases.ts'
import { startService, type TestService } from '../start.ts'
import { addFinished, allProfiles, claimEverything, somebody } from './given.ts'
import { tracesOf } from './traces.ts'
import { aWorker, drain } from './workers.ts'

const person = { ...somebody(1), answers: ['I keep glimwort bees behind the house.'] }
const canaries = ['glimwort', 'person-1@example.com']

/** As the call does that the browser may make in which somebody agreed. */
const withdraw = ({ store }: TestService, linkID: string) =>
  eraseInterview({ store, reading: readings, now: () => new Date() }, linkID)

describe.each(databases)('an interview that is withdrawn, on $name', ({ open }) => {
  test('while its profile waits to be made gets none', async () => {
    const databaseURL = await open()
    const service = await startService(databaseURL, { work: false })
    await addFinished(service.store, [person])
    expect(await withdraw(service, person.linkID)).toBe(true)
    expect(await service.store.countJobs()).toEqual({ waiting: 0, parked: 0 })

    const read: string[] = []
    const synthesizer = claimEverything((linkID) => read.push(linkID))
    await drain(aWorker({ store: service.store, synthesizer }))
    expect(read).toEqual([])
    expect(await allProfiles(service.store)).toEqual([])
    await service.close()
    expect(await tracesOf(databaseURL, [...canaries, person.linkID])).toEqual([])
  })

  test('while its profile is being made gets none, and that is no failure', async () => {
    const databaseURL = await open()
    const service = await startService(databaseURL, { work: false })
    await addFinished(service.store, [person])
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const synthesizer: Synthesizer = {
      name: 'slow',
      async extract(context) {
        const claims = await claimEverything().extract(context)
        begun.resolve()
        await gate.promise
        return claims
      },
    }
    const failures: unknown[] = []
    const onFailure = (failure: unknown) => failures.push(failure)
    const working = drain(aWorker({ store: service.store, synthesizer, onFailure }))
    await begun.promise
    expect(await withdraw(service, person.linkID)).toBe(true)
    gate.resolve()
    await working
    expect(failures).toEqual([])
    expect(await allProfiles(service.store)).toEqual([])
    expect(await service.store.countJobs()).toEqual({ waiting: 0, parked: 0 })
    await service.close()
    expect(await tracesOf(databaseURL, [...canaries, person.linkID])).toEqual([])
  })

  test('while its job is parked takes the job along', async () => {
    const service = await startService(await open(), { work: false })
    await addFinished(service.store, [person])
    const job = await service.store.claimJob({
      now: new Date().toISOString(),
      leaseUntil: new Date(Date.now() + 60_000).toISOString(),
    })
    const { jobID, attempts } = job ?? { jobID: '', attempts: 0 }
    await service.store.failJob({ jobID, attempts, runAt: null, reason: 'Hopeless.' })
    expect(await withdraw(service, person.linkID)).toBe(true)
    expect(await service.store.listParkedJobs({ limit: 9 })).toEqual([])
    await service.close()
  })

  test('while other interviews of the person come in leaves a profile of those alone', async () => {
    const service = await startService(await open(), { work: false })
    const { store } = service
    const told = Array.from({ length: 6 }, (_, at) => ({
      ...person,
      linkID: `link-${at}`,
      answers: [`I keep ${'abcdef'[at]}-bees behind the house.`],
    }))
    await addFinished(store, told)
    const workers = [0, 1].map(() => aWorker({ store, synthesizer: claimEverything() }))
    const withdrawals = [1, 3, 5].map((at) => withdraw(service, `link-${at}`))
    const [erased] = await Promise.all([Promise.all(withdrawals), ...workers.map(drain)])
    expect(erased).toEqual([true, true, true])
    expect(await store.countJobs()).toEqual({ waiting: 0, parked: 0 })
    const [profile, ...others] = await allProfiles(store)
    expect(others).toEqual([])
    const body = JSON.parse(profile?.body ?? '{}')
    expect(body.history.map(({ id }: { id: string }) => id)).toEqual(['link-0', 'link-2', 'link-4'])
    expect(body.metadata.interview_count).toBe(3)
    for (const gone of ['b-bees', 'd-bees', 'f-bees']) expect(profile?.body).not.toContain(gone)
    await service.close()
  })
})
