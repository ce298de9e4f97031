import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { dueLinks } from '../../src/service/people/retention.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const run = promisify(execFile)
const dayMs = 86_400_000

/** A service whose clock the test turns, and whose worker goes when told. */
async function prepared(databaseURL: string) {
  let days = 0
  const now = () => new Date(Date.now() + days * dayMs)
  const service = await startService(databaseURL, { now, work: false })
  const token = await service.newToken()
  return {
    service,
    token,
    now,
    pass(more: number) {
      days += more
    },
    async add(retentionDays?: number) {
      const body = { productID: 'p', interviewName: 'n', guidelines, retentionDays }
      const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
      return String(added.json.result.interviewID)
    },
    async link(interviewID: string) {
      const path = `/v1/invites/createInvites?interviewID=${interviewID}`
      return String((await call(service.url + path, { token })).json.result[0])
    },
  }
}

/** All that a night brings; a day later than the last. */
async function sweep(service: TestService) {
  for (let rounds = 0; rounds < 10; rounds += 1) await service.worker.tick()
}

const there = async (link: string) => (await openLink(link).state()).status === 200

describe.each(databases)('retention on $name', ({ open }) => {
  test('what is past its time is erased within a day, finished or abandoned, and nothing else', async () => {
    const given = await prepared(await open())
    const { service } = given
    const [short, usual] = [await given.add(10), await given.add()]
    const finished = await given.link(short)
    const abandoned = await given.link(short)
    const unopened = await given.link(short)
    const kept = await given.link(usual)
    await takeInterview(finished, answers.slice(0, 2))
    await openLink(abandoned).send({ type: 'consent', agreed: true })
    await takeInterview(kept, answers.slice(0, 2))
    await sweep(service)
    given.pass(9)
    await sweep(service)
    expect(await Promise.all([finished, abandoned, unopened, kept].map(there))).toEqual([
      true,
      true,
      true,
      true,
    ])
    given.pass(2)
    await sweep(service)
    // A link that is still good is no interview that ended.
    expect(await Promise.all([finished, abandoned, unopened, kept].map(there))).toEqual([
      false,
      false,
      true,
      true,
    ])
    given.pass(29)
    await sweep(service)
    expect(await Promise.all([unopened, kept].map(there))).toEqual([false, true])
    given.pass(366)
    await sweep(service)
    expect(await there(kept)).toBe(false)
    await service.close()
  })

  test('how long is set for an interview, told, taken back, and refused where it makes no sense', async () => {
    const given = await prepared(await open())
    const { service, token } = given
    const interviewID = await given.add(10)
    const told = async () =>
      (
        await call(`${service.url}/v1/interviews/getRetention?interviewID=${interviewID}`, {
          token,
        })
      ).json.result
    const set = (body: object, by = token) =>
      call(`${service.url}/v1/interviews/setRetention`, { token: by, body })
    expect(await told()).toEqual({ interviewID, retentionDays: 10, from: 'interview' })
    expect((await set({ interviewID, retentionDays: 30 })).json.result.retentionDays).toBe(30)
    for (const retentionDays of [0, -1, 1.5, 3_651, '30', null]) {
      expect((await set({ interviewID, retentionDays })).status).toBe(400)
    }
    await set({ interviewID })
    expect(await told()).toEqual({ interviewID, retentionDays: 365, from: 'default' })
    const foreign = await service.newToken({ org: 'other' })
    expect((await set({ interviewID, retentionDays: 1 }, foreign)).status).toBe(404)
    expect(await told()).toMatchObject({ retentionDays: 365 })
    await service.close()
  })

  test('a dry run tells what would be erased and erases nothing', async () => {
    const databaseURL = await open()
    const given = await prepared(databaseURL)
    const { service } = given
    const interviewID = await given.add(1)
    given.pass(-3)
    const link = await given.link(interviewID)
    await takeInterview(link, answers.slice(0, 1))
    given.pass(3)
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseURL }
    const retention = async (...args: string[]) =>
      (await run(process.execPath, [program, 'retention', ...args], { env })).stdout
    expect(await retention('--dry-run')).toBe(`acme\t${interviewID}\t1\n1 would be erased.\n`)
    expect(await there(link)).toBe(true)
    expect(await retention()).toBe(`acme\t${interviewID}\t1\n1 erased.\n`)
    expect(await there(link)).toBe(false)
    expect(await retention()).toBe('0 erased.\n')
    await service.close()
  })

  test('more than one page is gone through to the end', async () => {
    const given = await prepared(await open())
    const { service, token } = given
    const interviewID = await given.add(5)
    const path = `/v1/invites/createInvites?interviewID=${interviewID}&count=450`
    await call(service.url + path, { token })
    given.pass(31)
    const now = given.now().toISOString()
    await service.store.sweepInvites({ now, idleBefore: now, limit: 500 })
    const pages: number[] = []
    for await (const page of dueLinks({ store: service.store, now: given.now }))
      pages.push(page.length)
    expect(pages).toEqual([200, 200, 50])
    await sweep(service)
    const left = await service.store.listInvites({ orgID: 'acme', interviewID, limit: 9 })
    expect(left).toEqual([])
    await service.close()
  })
})
