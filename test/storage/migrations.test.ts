import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { storedSession } from '../../src/service/taking-part/session-plan.ts'
import { readSession } from '../../src/service/taking-part/stored-session.ts'
import { migrateStore, openStore } from '../../src/storage/open.ts'
import { migrateOn } from '../../src/storage/postgres/migrate.ts'
import type { Migration } from '../../src/storage/schema/migration.ts'
import { migrations } from '../../src/storage/schema/migrations.ts'
import { migrateSqlite } from '../../src/storage/sqlite/migrate.ts'
import { createDatabase } from '../postgres.ts'
import { aLaterStep } from '../store/given.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** One database, as the tests of its migrations see it. */
type Place = {
  url: string
  migrate(known: Migration[]): Promise<string[]>
  /** The names of the migrations applied and of the tables there are. */
  look(): Promise<{ applied: string[]; tables: string[] }>
  execute(sql: string): Promise<void>
  close(): Promise<void>
}

const folder = temporaryFolder()
let files = 0
const names = migrations.map(({ name }) => name)
const more: Migration = { name: '9999-more', statements: () => ['create table more (a integer)'] }
const failing: Migration = {
  name: '9999-failing',
  statements: () => ['create table half (a integer)', 'create table half (a integer)'],
}

describe.each([
  { name: 'SQLite', place: onSqlite },
  { name: 'PostgreSQL', place: onPostgres },
])('migrations on $name', ({ place }) => {
  test('everything is applied once, by the first opening', async () => {
    const { url, look, close } = await place()
    expect(await migrateStore(url)).toEqual({ applied: names })
    expect(await migrateStore(url)).toEqual({ applied: [] })
    await (await openStore(url)).close()
    expect((await look()).applied).toEqual(names)
    await close()
  })

  test('openings at one time migrate once', async () => {
    const { url, look, close } = await place()
    const stores = await Promise.all([openStore(url), openStore(url), openStore(url)])
    for (const store of stores) {
      expect(await store.hasTokens()).toBe(false)
      await store.close()
    }
    expect((await look()).applied).toEqual(names)
    await close()
  })

  test('one that fails half-way leaves the database as it was', async () => {
    const { url, migrate, look, close } = await place()
    await migrateStore(url)
    const before = await look()
    await expect(migrate([...migrations, failing])).rejects.toThrow()
    expect(await look()).toEqual(before)
    await (await openStore(url)).close()
    await close()
  })

  test('a database of the first version is read on, with its profiles as they were', async () => {
    const { url, migrate, execute, look, close } = await place()
    await migrate(migrations.slice(0, 1))
    await execute(
      `insert into profile (profile_id, org_id, version, created_at, updated_at, body)
        values ('profile', 'org', 1, 'then', 'then', '{}')`,
    )
    const store = await openStore(url)
    const profile = await store.findProfileByID({ orgID: 'org', profileID: 'profile' })
    expect(profile).toMatchObject({ version: 1, createdAt: 'then', corrections: [] })
    await store.close()
    expect((await look()).applied).toEqual(names)
    await close()
  })

  test('an interview that was under way before plans were kept apart goes on with the one it has', async () => {
    const { url, migrate, execute, close } = await place()
    await migrate(migrations.slice(0, 35))
    const [stamp, plan] = ['2026-11-20T10:00:00.000Z', { version: 1, topics: [] }]
    const state = JSON.stringify({ state: 'conversation', plan })
    await execute(`insert into interview (interview_id, org_id, product_id, user_id, interviewer, created_at,
        interview_name, guidelines) values ('i', 'org', 'p', 'u', 'builtin', '${stamp}', 'I', 'G');
      insert into invite (link_id, org_id, interview_id, product_id, status, created_at, expires_at,
        user_info) values ('a', 'org', 'i', 'p', 'started', '${stamp}', '${stamp}', '{}');
      insert into session (link_id, version, next_seq, state) values ('a', 1, 0, '${state}')`)
    const store = await openStore(url)
    const read = async () => {
      const found = await store.findParticipation({ linkID: 'a' })
      const session = found && readSession(found)
      if (!session) throw new Error('The session is not there.')
      return { found, session }
    }
    const { found, session } = await read()
    expect(session).toEqual({ state: 'conversation', plan })
    const step = storedSession({ ...session, turns: 1 }, { orgID: 'org', planHash: found.planHash })
    expect(await store.takeStep(aLaterStep('a', step))).toBe('done')
    expect((await read()).session).toEqual({ state: 'conversation', plan, turns: 1 })
    await store.close()
    await close()
  })

  test('what was told before there were briefs is read as it is, until all have one', async () => {
    const { url, migrate, execute, close } = await place()
    await migrate(migrations.slice(0, 38))
    const stamp = (at: number) => new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString()
    const links = Array.from({ length: 7 }, (_, at) => `link-${at}`)
    const gist = (words: number) =>
      JSON.stringify({ completedAt: stamp(0), words, score: null, usage: null, remarks: [] })
    await execute(
      links
        .map(
          (
            link,
            at,
          ) => `insert into invite (link_id, org_id, interview_id, product_id, status, created_at,
              expires_at, last_activity_at, profile_id, digest, user_info)
            values ('${link}', 'org', 'i', 'p', 'completed', '${stamp(at)}', '${stamp(999)}', '${stamp(at)}',
              '${link}', '{}', '{}');
          insert into extraction (link_id, profile_id, product_id, completed_at, gist, body)
            values ('${link}', '${link}', 'p', '${stamp(at)}', '${gist(at)}', '{}');`,
        )
        .join(''),
    )
    const ofStudy = { orgID: 'org', interviewID: 'i' }
    const look = async ({ tellPage, markParts }: Store) => {
      const { items, isWhole } = await tellPage({ ...ofStudy, limit: 9 })
      const told = items.split('\n').map((item) => JSON.parse(item).at(-1)?.[1] ?? null)
      const times = { now: stamp(0), idleBefore: stamp(0) }
      const marks = await markParts({ ...ofStudy, ...times, ranges: [{ limit: 9 }] })
      return { isWhole, told, isMarked: marks[0]?.mark !== null }
    }
    const opened = await openStore(url)
    const none = { isWhole: false, isMarked: false, told: links.map(() => null) }
    expect(await look(opened)).toEqual(none)
    expect(await opened.fillBriefs({ limit: 3 })).toBe(true)
    expect((await look(opened)).told).toEqual([0, 1, 2, null, null, null, null])
    // Written meanwhile, before and behind what is filled.
    for (const at of [1, 5])
      await execute(
        `update extraction set gist = '${gist(70 + at)}' where link_id = '${links[at]}'`,
      )
    await opened.close()

    // As after the end of a process half-way.
    const again = await openStore(url)
    expect((await look(again)).told).toEqual([0, 71, 2, null, null, 75, null])
    for (const more of [true, true, false]) expect(await again.fillBriefs({ limit: 3 })).toBe(more)
    const all = { isWhole: true, isMarked: true, told: [0, 71, 2, 3, 4, 75, 6] }
    expect(await look(again)).toEqual(all)
    expect(await again.fillBriefs({ limit: 3 })).toBe(false)
    await again.close()
    await close()
  })

  test('those before one that fails stay applied', async () => {
    const { migrate, look, close } = await place()
    await expect(migrate([...migrations, more, failing])).rejects.toThrow()
    const { applied, tables } = await look()
    expect(applied).toEqual([...names, more.name])
    expect(tables).toContain('more')
    expect(tables).not.toContain('half')
    await close()
  })

  test('a database of a newer version is refused and left as it was', async () => {
    const { url, migrate, look, close } = await place()
    await migrate([...migrations, more])
    const before = await look()
    const refusal = {
      code: 'unavailable',
      message: expect.stringContaining('a newer version of Colloquy'),
    }
    await expect(openStore(url)).rejects.toMatchObject(refusal)
    await expect(migrateStore(url)).rejects.toMatchObject(refusal)
    expect(await look()).toEqual(before)
    await close()
  })

  test('a migration that was edited after it was applied is noticed', async () => {
    const { url, execute, close } = await place()
    await migrateStore(url)
    await execute("update migration set checksum = 'other' where number = 1")
    await expect(openStore(url)).rejects.toMatchObject({
      code: 'unavailable',
      message: `The database was made by another version of the migration ${names[0]}.`,
    })
    await close()
  })
})

async function onSqlite(): Promise<Place> {
  const path = join(folder, `${++files}.db`)
  const using = <T>(use: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(path)
    try {
      return use(database)
    } finally {
      database.close()
    }
  }
  const column = (database: DatabaseSync, sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name))
  return {
    url: `file:${path}`,
    migrate: async (known) => using((database) => migrateSqlite(database, known)),
    look: async () =>
      using((database) => ({
        applied: column(database, 'select name from migration order by number'),
        tables: column(
          database,
          "select name from sqlite_schema where type = 'table' order by name",
        ),
      })),
    execute: async (sql) => using((database) => database.exec(sql)),
    close: async () => undefined,
  }
}

async function onPostgres(): Promise<Place> {
  const url = await createDatabase()
  const pool = new Pool({ connectionString: url, max: 2 })
  const column = async (sql: string) =>
    (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  return {
    url,
    migrate: (known) => migrateOn(pool, known),
    look: async () => ({
      applied: await column('select name from migration order by number'),
      tables: await column(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      ),
    }),
    execute: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
  }
}
