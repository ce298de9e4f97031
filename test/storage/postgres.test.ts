import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { hashLink } from '../../src/storage/people/erased-links.ts'
import { createDatabase } from '../postgres.ts'
import {
  aKey,
  aLaterStep,
  aMessage,
  anInterview,
  aStep,
  invitesOf,
  minute,
  withLinks,
} from '../store/given.ts'
import { chooseAtOnce } from '../store/quotas.contract.ts'

const erasedLink = 'erased-meanwhile'
/** Links on which the store may meet another, until it is the one that is ended. */
const rivals = ['deadlocked-a', 'deadlocked-b', 'deadlocked-c', 'deadlocked-d']
let url = ''
let store: Store
let other: Pool
const warnings: string[] = []

beforeAll(async () => {
  url = await createDatabase()
  store = await openStore(url, { connectionsMax: 5, onWarning: (text) => warnings.push(text) })
  other = new Pool({ connectionString: url, max: 3 })
  await withLinks(store, [...rivals, erasedLink])
})
afterAll(async () => {
  await store?.close()
  await other?.end()
})

/** Ends every connection of the store, as a restart of the server does. */
async function cutConnections(): Promise<void> {
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'colloquy%' and datname = current_database()`,
  )
}

test('a lost connection is told of and replaced', async () => {
  await store.ping()
  await cutConnections()
  await expect.poll(() => warnings.length).toBeGreaterThan(0)
  await store.ping()
  expect(await store.findInterview({ orgID: 'org', interviewID: 'interview' })).not.toBeNull()
})

test('while connections are lost, every acknowledged write is kept, once', async () => {
  const acknowledged: string[] = []
  const refused: unknown[] = []
  let next = 0
  async function write(): Promise<void> {
    while (next < 300) {
      const interviewID = `cut-${next++}`
      const idempotency = aKey({ key: interviewID, response: interviewID })
      try {
        await store.addInterview({ interview: anInterview({ interviewID }), idempotency })
        acknowledged.push(interviewID)
      } catch (error) {
        refused.push(error)
      }
      if (next % 30 === 0) await cutConnections()
    }
  }
  await Promise.all(Array.from({ length: 5 }, write))
  for (const error of refused) expect(error).toMatchObject({ code: 'unavailable' })
  expect(acknowledged.length).toBeGreaterThan(0)
  const { rows } = await other.query(
    "select interview_id from interview where interview_id like 'cut-%'",
  )
  const kept = new Set(rows.map((row) => row.interview_id))
  for (const interviewID of acknowledged) expect(kept.has(interviewID)).toBe(true)
  expect(rows.length).toBe(kept.size)
})

test('what is erased while its reading is written down is not named', async () => {
  const eraser = new Client({ connectionString: url })
  await eraser.connect()
  await eraser.query('begin')
  await eraser.query('select link_id from invite where link_id = $1 for update', [erasedLink])
  const read = { auditID: 'aud', orgID: 'org', at: minute(3), userID: 'u', tokenID: 't' }
  const line = { ...read, call: 'invites.getOne', resource: erasedLink, count: 1 }
  const written = store.addAudit({ lines: [line] })
  await expect.poll(waitingForLocks).toBe(1)
  await eraser.query('delete from invite where link_id = $1', [erasedLink])
  await eraser.query('insert into erasure (link_hash, org_id, erased_at) values ($1, $2, $3)', [
    hashLink(erasedLink),
    'org',
    minute(3),
  ])
  await eraser.query('commit')
  await eraser.end()
  await written
  expect(await store.listAudit({ orgID: 'org', limit: 10 })).toEqual([{ ...line, resource: null }])
})

test('a step that met another in a deadlock is tried again', async () => {
  let ended = false
  // PostgreSQL ends whichever of the two finds it first, which on a busy machine may be the rival.
  for (const linkID of rivals) ended ||= await endsInDeadlock(linkID)
  expect(ended).toBe(true)
})

/** Whether it was the store that was ended in a deadlock; its step is done in any case. */
async function endsInDeadlock(linkID: string): Promise<boolean> {
  await store.takeStep(aStep(linkID))
  const rival = new Client({ connectionString: url })
  await rival.connect()
  await rival.query('begin')
  await rival.query('update session set pending_until = null where link_id = $1', [linkID])
  const step = store.takeStep(aLaterStep(linkID, { append: [aMessage(1)] }))
  await expect.poll(waitingForLocks).toBe(1)
  // The store waits for the session, the rival now for the invite.
  const goesOn = await rival
    .query("update invite set user_info = '{}' where link_id = $1", [linkID])
    .then(() => true)
    .catch(({ code }) => code !== deadlockDetected)
  await rival.query(goesOn ? 'commit' : 'rollback')
  await rival.end()
  expect(await step).toBe('done')
  expect(await store.findParticipation({ linkID })).toMatchObject({ version: 2 })
  return goesOn
}

/** What PostgreSQL answers whom it ends. */
const deadlockDetected = '40P01'

async function waitingForLocks(): Promise<number> {
  const { rows } = await other.query(
    "select 1 from pg_stat_activity where application_name like 'colloquy%' and wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows.length
}

test('a key whose first request does not end is told to be still running', async () => {
  const first = new Client({ connectionString: url })
  await first.connect()
  await first.query('begin')
  const { scope, key } = aKey({ key: 'slow' })
  await first.query("insert into idempotency values ($1, $2, 'same', '2026', 'first')", [
    scope,
    key,
  ])
  const repeat = () =>
    store.addInvites({ ...invitesOf(anInterview(), ['slow']), idempotency: aKey({ key: 'slow' }) })
  await expect(repeat()).rejects.toMatchObject({
    code: 'conflict',
    message: 'A request with this Idempotency-Key is still running.',
  })
  const patient = repeat()
  await expect.poll(waitingForLocks).toBe(1)
  await first.query('commit')
  expect(await patient).toEqual({ outcome: 'replayed', response: 'first' })
  await first.end()
})

test('text is sorted by its bytes whatever the language of the database', async () => {
  const { rows } = await other.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and collation_name is distinct from 'C'
       and (column_name like '%\\_id' or column_name like '%\\_at' or column_name like '%\\_until')
       and data_type = 'text' and column_name <> 'user_id'`,
  )
  expect(rows).toEqual([])
})

test('a counter is read as a number', async () => {
  expect(await store.countJobs()).toEqual({ waiting: 0, parked: 0 })
})

test('two processes together give out exactly as many places as there are', async () => {
  const shared = await createDatabase()
  const stores = await Promise.all([openStore(shared), openStore(shared)])
  const links = Array.from({ length: 500 }, (_, at) => `link${at}`)
  const went = await chooseAtOnce(stores, links, 30)
  expect(went.filter((one) => one === 'done')).toHaveLength(30)
  expect(went.filter((one) => one === 'full')).toHaveLength(470)
  await Promise.all(stores.map((one) => one.close()))
})
