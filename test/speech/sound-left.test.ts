import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { dropSoundLeft } from '../../src/service/sound/drop-sound.ts'
import type { Store } from '../../src/service/store.ts'
import { migrateStore, openStore } from '../../src/storage/open.ts'
import { databases, newDataFile } from '../databases.ts'
import { startService } from '../start.ts'

const [linkID, orgID, at] = ['link', 'acme', '2026-11-01T00:00:00.000Z']
const recordings = 3
const sealedBytes = 300_000
/** Looked for in the file, from beginning to end. */
const piecesOfEach = 100
const bounds = { ofAnswer: 1e9, ofInterview: 1e9, ofOrganization: 1e9 }
const more = { ofAll: 1e12, ofOpenLink: 1e12, pieces: 1e3 }
const never = new AbortController().signal

/** Somebody who said something, and allowed that its sound is kept. */
const person = `
  insert into invite (link_id, org_id, interview_id, product_id, status, created_at, expires_at,
    last_activity_at, digest, user_info)
  values ('${linkID}', '${orgID}', 'i', 'p', 'in-progress', '${at}', '2099-01-01', '${at}', '{}', '{}');
  insert into message (link_id, seq, role, content, detail) values ('${linkID}', 1, 'user', 'Twice.', '{}');
  insert into consent (link_id, text_hash, locale, agreed_at) values ('${linkID}', 'h', 'en', '${at}');`

/** Runs statements beside the store, and says what the first row of the last one holds. */
async function beside(url: string, statements: string): Promise<unknown[]> {
  if (url.startsWith('file:')) {
    const database = new DatabaseSync(url.slice('file:'.length), { timeout: 60_000 })
    const isAsking = statements.startsWith('select')
    const row = isAsking ? database.prepare(statements).get() : database.exec(statements)
    database.close()
    return Object.values(row ?? {})
  }
  const pool = new Pool({ connectionString: url, max: 1, options: '-c colloquy.org=*' })
  const { rows } = await pool.query(statements)
  await pool.end()
  return Object.values(rows?.[0] ?? {}).map(Number)
}

/** Rows of recordings, of what is large of them, and of what is to be dropped. */
const counted = (url: string) =>
  beside(
    url,
    `select (select count(*) from sound) as heads, (select count(*) from sound_body) as bodies,
      (select count(*) from sound_left) as lefts`,
  )

async function keep(store: Store): Promise<string[]> {
  const all: string[] = []
  for (let part = 0; part < recordings; part += 1) {
    const sealed = randomBytes(sealedBytes).toString('base64')
    const place = { linkID, seq: 1, part, start: 0, end: 3, ms: 10, bytes: 320 }
    const sound = { ...place, keyID: 'k', sealed, keptAt: at }
    expect(await store.keepSound({ sound, bounds: { ...bounds, ...more } })).toBe('done')
    expect(await store.keepSound({ sound, bounds: { ...bounds, ...more } })).toBe('done')
    expect((await store.findSound({ linkID, seq: 1, part }))?.sealed).toBe(sealed)
    all.push(sealed)
  }
  return all
}

async function prepared(url: string) {
  await migrateStore(url)
  await beside(url, person)
  const store = await openStore(url)
  return { store, sealed: await keep(store) }
}

describe.each(databases)('sound of somebody who is erased, on $name', ({ open }) => {
  test('is nobody’s at once, and goes a recording at a time', async () => {
    const url = await open()
    const { store } = await prepared(url)
    expect(await store.eraseInvite({ linkID, profile: null, at })).toBe('done')
    expect(await store.findSound({ linkID, seq: 1, part: 0 })).toBeNull()
    expect(await counted(url)).toEqual([0, recordings, recordings])
    const [bodyID = ''] = await store.listSoundLeft({ limit: 1 })
    await store.dropSound({ bodyID })
    expect(await counted(url)).toEqual([0, recordings - 1, recordings - 1])
    expect(await dropSoundLeft(store, never)).toBe(false)
    expect(await counted(url)).toEqual([0, 0, 0])
    await store.close()
  })

  test('goes by the next process, where the one that erased it ended at once', async () => {
    const url = await open()
    const { store } = await prepared(url)
    // As a version before does, which knows nothing of sound.
    await beside(url, 'delete from consent')
    await store.close()
    expect(await counted(url)).toEqual([0, recordings, recordings])
    const service = await startService(url)
    await expect.poll(() => counted(url), { timeout: 120_000 }).toEqual([0, 0, 0])
    await service.close()
  })
})

test('sound that goes alone leaves no byte in the file, which is not rebuilt for it', async () => {
  const url = newDataFile()
  const path = url.slice('file:'.length)
  const { store, sealed } = await prepared(url)
  const pieces = sealed.flatMap((one) =>
    Array.from({ length: piecesOfEach }, (_, at) => one.slice(64 + at * 4_000, 128 + at * 4_000)),
  )
  const traces = () => {
    const held = [path, `${path}-wal`].filter((name) => existsSync(name))
    const bytes = held.map((name) => readFileSync(name, 'latin1')).join('')
    return pieces.filter((piece) => bytes.includes(piece)).length
  }
  expect(traces()).toBeGreaterThan(recordings * 10)
  await beside(url, 'delete from consent')
  await dropSoundLeft(store, never)
  await expect.poll(traces, { timeout: 120_000, interval: 500 }).toBe(0)
  expect(await beside(url, 'select * from pragma_user_version')).toEqual([0])
  await store.close()
})
