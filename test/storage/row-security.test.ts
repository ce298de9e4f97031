import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runActing } from '../../src/service/calls/acting.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { postgresDialect } from '../../src/storage/postgres/dialect.ts'
import { ownTables } from '../../src/storage/schema/migrations.ts'
import { guardedTables } from '../../src/storage/schema/row-security.ts'
import { derivedTables } from '../../src/storage/schema/search-tables.ts'
import { createDatabase } from '../postgres.ts'
import {
  aCorrection,
  aKey,
  anInterview,
  aPlan,
  aProfile,
  aStep,
  invitesOf,
  minute,
} from '../store/given.ts'

let ownerURL = ''
let owner: Pool
let store: Store

beforeAll(async () => {
  ownerURL = await createDatabase()
  store = await openStore(ownerURL, { connectionsMax: 3 })
  owner = new Pool({ connectionString: ownerURL, max: 1 })
  for (const orgID of ['mine', 'theirs']) await furnish(orgID)
})
afterAll(async () => {
  await store?.close()
  await owner?.end()
})

async function furnish(orgID: string): Promise<void> {
  const interview = anInterview({ orgID, interviewID: `int-${orgID}` })
  await store.addInterview({ interview, idempotency: aKey({ key: orgID }) })
  const invites = [{ linkID: `link-${orgID}`, userInfo: { email: 'ada@example.org' } }]
  await store.addInvites({ ...invitesOf(interview, []), invites })
  const consent = { textHash: 'h', locale: 'en', agreedAt: minute(1) }
  await store.takeStep(aStep(`link-${orgID}`, { consent, plan: aPlan({ orgID, hash: orgID }) }))
  const profileID = `prf-${orgID}`
  await store.saveProfile(aProfile(`link-${orgID}`, { orgID, profileID }))
  const correction = aCorrection()
  await store.correctProfile({ orgID, profileID, expectVersion: 1, correction, body: '{}' })
}

/** Does what a call of that organization would do. */
function as<T>(orgID: string, work: () => Promise<T>): Promise<T> {
  const makeLine = () => ({
    auditID: randomBytes(9).toString('hex'),
    orgID,
    at: minute(1),
    userID: 'u',
    tokenID: 't',
    call: 'c',
    resource: null,
    count: 1,
  })
  return runActing({ orgID, makeLine, written: false }, work)
}

async function ask(scope: string | null, sql: string): Promise<unknown[]> {
  const client = await owner.connect()
  try {
    await client.query("select set_config('colloquy.org', $1, false)", [scope ?? ''])
    return (await client.query(sql)).rows
  } finally {
    client.release()
  }
}

test('every table that says whose its rows are, or holds what people told, is guarded, its owner included', async () => {
  const { rows } = await owner.query<{ name: string; forced: boolean; owned: boolean }>(
    `select relname as name, relrowsecurity and relforcerowsecurity as forced,
       exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'org_id') as owned
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and relkind = 'r' order by 1`,
  )
  const others = ['migration', ...derivedTables]
  expect(rows.length).toBe(ownTables(postgresDialect.words).length + others.length)
  const forced = rows.filter(({ forced }) => forced).map(({ name }) => name)
  const owned = rows.filter(({ owned }) => owned).map(({ name }) => name)
  const told = ['session', 'message', 'consent', 'extraction', 'correction']
  expect(forced).toEqual([...owned, ...told].sort())
  expect(forced).toEqual([...guardedTables].sort())
})

test('a query without its condition on the organization finds nothing of another one', async () => {
  const all = 'select org_id from interview order by 1'
  expect(await ask('mine', all)).toEqual([{ org_id: 'mine' }])
  expect(await ask('mine', "select * from invite where link_id = 'link-theirs'")).toEqual([])
  expect(
    await ask('mine', "select * from invite_email where email = 'ada@example.org'"),
  ).toHaveLength(1)
  expect(await ask('mine', "update invite set status = 'revoked' returning org_id")).toEqual([
    { org_id: 'mine' },
  ])
  expect(await ask('mine', "delete from interview where org_id = 'theirs' returning 1")).toEqual([])
  await expect(
    ask('mine', "insert into job values ('j', 'k', 'theirs', 's', 0, null, null)"),
  ).rejects.toThrow('row-level security')
  expect(await ask(null, all)).toEqual([])
  expect(await ask('*', all)).toHaveLength(2)
})

test('what people told is found by a query without any condition only where it is ones own', async () => {
  for (const table of ['session', 'message', 'consent', 'extraction']) {
    const links = `select distinct link_id from ${table} order by 1`
    expect([table, await ask('mine', links)]).toEqual([table, [{ link_id: 'link-mine' }]])
    expect(await ask(null, links)).toEqual([])
    expect(await ask('*', links)).toHaveLength(2)
  }
  const corrected = 'select profile_id from correction'
  expect(await ask('mine', corrected)).toEqual([{ profile_id: 'prf-mine' }])
  expect(await ask('*', corrected)).toHaveLength(2)
  expect(
    await ask('mine', "update message set content = 'x' where link_id = 'link-theirs' returning 1"),
  ).toEqual([])
  await expect(
    ask('mine', "insert into consent values ('link-theirs-2', 'h', 'en', 'now')"),
  ).rejects.toThrow('row-level security')
})

test('a call erases all that was told of an interview of its own, and none of anothers', async () => {
  const linkID = 'link-gone'
  const interview = anInterview({ orgID: 'mine', interviewID: 'int-mine' })
  await store.addInvites({ ...invitesOf(interview, []), invites: [{ linkID, userInfo: {} }] })
  await store.takeStep(aStep(linkID))
  const left = async () => await ask('*', `select 1 from message where link_id = '${linkID}'`)
  expect(await left()).not.toEqual([])
  const erase = () => store.eraseInvite({ linkID, profile: null, at: minute(2) })
  await as('theirs', erase)
  expect(await left()).not.toEqual([])
  await as('mine', erase)
  for (const table of ['session', 'message', 'consent', 'extraction', 'invite']) {
    expect(await ask('*', `select 1 from ${table} where link_id = '${linkID}'`)).toEqual([])
  }
})

test('the verbs of a call see its own organization alone, whatever they are asked for', async () => {
  const theirs = { orgID: 'theirs', interviewID: 'int-theirs' }
  expect(await as('theirs', () => store.findInterview(theirs))).not.toBeNull()
  // As if a bug handed on the identifier of another organization.
  expect(await as('mine', () => store.findInterview(theirs))).toBeNull()
  expect(await as('mine', () => store.findParticipation({ linkID: 'link-theirs' }))).toBeNull()
  expect(await as('mine', () => store.findParticipation({ linkID: 'link-mine' }))).not.toBeNull()
  const plan = { orgID: 'theirs', hash: 'theirs' }
  expect(await as('theirs', () => store.findSessionPlan(plan))).toBe(aPlan().body)
  expect(await as('mine', () => store.findSessionPlan(plan))).toBeNull()
  const list = { orgID: 'theirs', productID: 'product', limit: 9 }
  expect(await as('mine', () => store.listInvites(list))).toEqual([])
  const intruder = anInterview({ orgID: 'theirs', interviewID: 'intruder' })
  await expect(as('mine', () => store.addInterview({ interview: intruder }))).rejects.toThrow()
  expect(await store.findInterview({ orgID: 'theirs', interviewID: 'intruder' })).toBeNull()
  // Outside a call, as the worker and participants are, everything is there.
  expect(await store.findParticipation({ linkID: 'link-theirs' })).not.toBeNull()
})

test('connections that go from one organization to another never mix them up', async () => {
  const rounds = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? 'theirs' : 'mine'))
  const found = await Promise.all(
    rounds.map((orgID, at) =>
      as(orgID, async () => {
        const linkID = `link-${at % 2 === 0 ? 'mine' : 'theirs'}`
        const participation = await store.findParticipation({ linkID })
        return (participation !== null) === (linkID === `link-${orgID}`)
      }),
    ),
  )
  expect(found.every(Boolean)).toBe(true)
})
