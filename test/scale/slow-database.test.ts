import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { Client } from 'pg'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createReads, type LostLines } from '../../src/service/calls/audit-reads.ts'
import type { AuditLine } from '../../src/service/calls/call-store.ts'
import { openStore } from '../../src/storage/open.ts'
import { createDatabase } from '../postgres.ts'
import { call, startService } from '../start.ts'
import { anInterview, invitesOf, minute } from '../store/given.ts'

/** More than may wait for a connection. */
const crowd = 1_200

const clock = { now: () => new Date(), randomBytes }

/** Holds a table so that whoever needs it waits, as for a database that has fallen behind. */
async function hold(url: string, table: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return {
    letGo: () => client.query('rollback'),
    async waiting(): Promise<number> {
      const { rows } = await client.query(
        `select 1 from pg_locks where not granted and relation = '${table}'::regclass`,
      )
      return rows.length
    },
    async readings(): Promise<number> {
      const { rows } = await client.query("select sum(count) from audit where resource like 'p%'")
      return Number(rows[0].sum)
    },
  }
}

function aLine(at: number, resource = `p${at}`): AuditLine {
  const who = { orgID: 'org', userID: 'u', tokenID: 't', call: 'profiles.getOne' }
  return { auditID: `aud_${at}`, at: minute(at), resource, count: 1, ...who }
}

test('while the audit log cannot be written, readers are served, and at a stop every reading is in it', async () => {
  const url = await createDatabase()
  const log: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk))
      done()
    },
  })
  const service = await startService(url, { logger: pino({ level: 'warn' }, sink) })
  const token = await service.newToken()
  const held = await hold(url, 'audit')
  for (let at = 0; at < 60; at += 1) {
    const path = `/v1/invites/getList?productID=p${at % 30}`
    expect((await call(service.url + path, { token })).status).toBe(200)
  }
  const closing = service.close()
  await expect.poll(held.waiting, { timeout: 20_000 }).toBe(1)
  await held.letGo()
  await closing
  expect(await held.readings()).toBe(60)
  expect(log).toEqual([])
})

test('a reading that there is no room for is refused, and one that is there already still counts', async () => {
  const url = await createDatabase()
  const store = await openStore(url)
  onTestFinished(() => store.close())
  const held = await hold(url, 'audit')
  const reads = createReads({ ...clock, store, onLost: () => undefined, waitingLinesMax: 3 })
  const add = (at: number) => reads.add(`${at}`, () => aLine(at))
  for (const at of [1, 2, 3]) add(at)
  const refusal = { code: 'unavailable', message: 'The audit log cannot be written at the moment.' }
  expect(() => add(4)).toThrow(expect.objectContaining(refusal))
  add(2)
  // Those being written have not left yet.
  await expect.poll(held.waiting, { timeout: 20_000 }).toBe(1)
  expect(() => add(4)).toThrow(expect.objectContaining(refusal))
  await held.letGo()
  await reads.close()
  expect(await held.readings()).toBe(4)
})

test('a line that the database does not take is told of by its call, and takes no other with it', async () => {
  const url = await createDatabase()
  const store = await openStore(url)
  onTestFinished(() => store.close())
  const lost: LostLines[] = []
  const reads = createReads({ ...clock, store, onLost: (told) => lost.push(told) })
  for (let at = 0; at < 9; at += 1) {
    reads.add(`${at}`, () => aLine(at, at === 5 ? 'p5\0' : `p${at}`))
  }
  await reads.close()
  expect(lost).toMatchObject([{ count: 1, calls: { 'profiles.getOne': 1 } }])
  const lines = await store.listAudit({ orgID: 'org', limit: 20 })
  expect(lines.map(({ auditID }) => auditID)).not.toContain('aud_5')
  expect(lines).toHaveLength(8)
})

test('when too many wait for the database, the next is asked to come again', async () => {
  const url = await createDatabase()
  const service = await startService(url)
  onTestFinished(() => service.close())
  const token = await service.newToken()
  await service.store.addInterview({ interview: anInterview() })
  await service.store.addInvites(invitesOf(anInterview(), ['here']))
  // Known from now on, for a second at least.
  const path = `${service.url}/v1/interviews/getList?productID=p`
  expect((await call(path, { token })).status).toBe(200)

  const held = await hold(url, 'invite')
  const find = () => service.store.findInvite({ orgID: 'org', linkID: 'here' })
  const first = Array.from({ length: 100 }, find)
  // Every connection is taken: whoever comes now waits for one.
  await expect.poll(held.waiting, { timeout: 20_000 }).toBe(10)
  const asked = Promise.allSettled([...first, ...Array.from({ length: crowd - 100 }, find)])
  const refused = await call(`${service.url}/v1/invites/getList?productID=p`, { token })
  expect(refused.status).toBe(503)
  expect(refused.json).toEqual({ error: 503, message: 'The database is too busy.' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await held.letGo()
  const answers = await asked
  const found = answers.filter(({ status }) => status === 'fulfilled').length
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(crowd)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'unavailable' })
  }
  expect(await find()).not.toBeNull()
})
