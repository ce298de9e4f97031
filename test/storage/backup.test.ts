import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { readings } from '../../src/reading/readings.ts'
import { eraseInterview } from '../../src/service/people/erasure.ts'
import { eraseOn } from '../../src/service/people/whole-interview.ts'
import { synthesize } from '../../src/service/profiles/synthesis.ts'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { migrateOn } from '../../src/storage/postgres/migrate.ts'
import { migrations } from '../../src/storage/schema/migrations.ts'
import { backUpStore, restoreStore } from '../../src/storage/transfer/backup.ts'
import { databases, newDataFile } from '../databases.ts'
import { addFinished, allProfiles, claimEverything, somebody } from '../profiles/given.ts'
import { tracesOf } from '../profiles/traces.ts'
import { aKey, anInterview, aToken } from '../store/given.ts'
import { rowHashes } from './row-hashes.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
let files = 0
const newBackup = () => join(folder, `${++files}.backup`)
const now = () => new Date()
const keep = { replace: false, now }
const replace = { replace: true, now }

/** Puts people into the store, each with a profile made, and something into every other table. */
async function fill(store: Store, numbers: number[]): Promise<void> {
  await addFinished(store, numbers.map(somebody))
  const deps = { store, reading: readings, synthesizer: claimEverything(), now, randomBytes }
  for (;;) {
    const job = await store.claimJob({
      now: now().toISOString(),
      leaseUntil: '2999-01-01T00:00:00.000Z',
    })
    if (!job) break
    await synthesize(deps, job, new AbortController().signal)
  }
}

async function filled(url: string, numbers: number[]): Promise<Store> {
  const store = await openStore(url, { exclusive: true })
  await store.addToken(aToken())
  await store.addInterview({
    interview: anInterview({ guidelines: '- “Wie” geht’s? 🙂\\ \t"x"' }),
    idempotency: aKey(),
  })
  await fill(store, numbers)
  return store
}

describe.each(databases)('backups on $name', ({ open }) => {
  test('what is restored has the very rows that were backed up, while a store is at work', async () => {
    const [url, other] = [await open(), await open()]
    const store = await filled(url, [1, 2, 3, 4, 5])
    const backup = newBackup()
    const before = await rowHashes(url)
    await backUpStore(url, backup)
    await store.addToken(aToken({ hash: 'later', tokenID: 'later' }))
    const restored = await restoreStore(other, backup, keep)
    expect(restored).toEqual({ aside: null, erasedAgain: 0, erasuresKnown: true })
    expect(await rowHashes(other)).toEqual(before)
    const copy = await openStore(other)
    expect(await allProfiles(copy)).toHaveLength(5)
    expect(await copy.findToken({ hash: 'later' })).toBeNull()
    await copy.close()
    await store.close()
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    // The same of a store that nobody has open.
    const cold = newBackup()
    await backUpStore(url, cold)
    await restoreStore(await open(), cold, keep)
  })

  test('while others write, a backup is of one moment', async () => {
    const url = await open()
    const store = await filled(url, [1])
    let ended = false
    const writing = (async () => {
      for (let number = 10; !ended; number += 1) await addFinished(store, [somebody(number)])
    })()
    const backups = [newBackup(), newBackup(), newBackup()]
    for (const backup of backups) await backUpStore(url, backup)
    ended = true
    await writing
    await store.close()
    for (const backup of backups) {
      const other = await open()
      await restoreStore(other, backup, keep)
      const copy = await openStore(other)
      // Each invite has its session, and each finished one its job or its profile.
      const told = await copy.listTold({ orgID: 'acme', interviewID: 'int_told', limit: 1_000 })
      for (const { invite } of told) {
        if (invite.status === 'created') continue
        const taken = await copy.findParticipation({ linkID: invite.linkID })
        expect(taken?.session ?? null).not.toBeNull()
      }
      const { waiting } = await copy.countJobs()
      const completed = told.filter(({ invite }) => invite.status === 'completed').length
      expect(waiting).toBe(completed - 1)
      await copy.close()
    }
  })

  test('a file that is there already is never overwritten', async () => {
    const url = await open()
    const store = await filled(url, [1])
    const backup = newBackup()
    writeFileSync(backup, 'mine')
    await expect(backUpStore(url, backup)).rejects.toMatchObject({ code: 'conflict' })
    expect(readFileSync(backup, 'utf8')).toBe('mine')
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
    await store.close()
  })

  test('a database that holds something is replaced only when told so, and kept', async () => {
    const url = await open()
    await (await filled(url, [1, 2])).close()
    const backup = newBackup()
    await backUpStore(url, backup)
    const before = await rowHashes(url)
    const store = await openStore(url)
    await fill(store, [3])
    await store.close()
    const later = await rowHashes(url)
    await expect(restoreStore(url, backup, keep)).rejects.toMatchObject({ code: 'conflict' })
    expect(await rowHashes(url)).toEqual(later)
    const { aside } = await restoreStore(url, backup, replace)
    expect(await rowHashes(url)).toEqual(before)
    // What was there can be had again in the same way.
    await restoreStore(url, aside ?? '', replace)
    expect(await rowHashes(url)).toEqual(later)
  })

  test('what was erased after the backup stays erased', async () => {
    const url = await open()
    const store = await filled(url, [1, 2, 3])
    const backup = newBackup()
    await backUpStore(url, backup)
    const { linkID } = somebody(2)
    expect(await eraseInterview({ store, reading: readings, now }, linkID)).toBe(true)
    await store.close()
    const restored = await restoreStore(url, backup, replace)
    expect(restored).toMatchObject({ erasedAgain: 1, erasuresKnown: true })
    const copy = await openStore(url)
    expect(await copy.findParticipation({ linkID })).toBeNull()
    expect(await allProfiles(copy)).toHaveLength(2)
    await copy.close()
    const place = url.startsWith('file:') ? await copyWithoutAside(url) : url
    expect(await tracesOf(place, [linkID, 'number 2 in our street', 'person-2@'])).toEqual([])
    // And it is remembered for the next time.
    const again = await restoreStore(url, backup, replace)
    expect(again.erasedAgain).toBe(1)
  })

  test('an interview that was erased after the backup does not come back with it', async () => {
    const url = await open()
    const store = await filled(url, [1])
    const backup = newBackup()
    await backUpStore(url, backup)
    const place = { orgID: 'acme', interviewID: 'int_told' }
    expect(await store.beginErasing({ ...place, at: now().toISOString() })).toBe(true)
    expect(await eraseOn({ store, reading: readings, now }, place)).toBe(true)
    await store.close()
    await restoreStore(url, backup, replace)
    const copy = await openStore(url)
    expect(await copy.findRedirects(place)).toBeNull()
    await copy.close()
  })

  test('an interview whose erasure had only begun does not come back with it either', async () => {
    const url = await open()
    const store = await filled(url, [1])
    const backup = newBackup()
    await backUpStore(url, backup)
    const place = { orgID: 'acme', interviewID: 'int_told' }
    expect(await store.beginErasing({ ...place, at: now().toISOString() })).toBe(true)
    await store.close()
    await restoreStore(url, backup, replace)
    const copy = await openStore(url)
    expect(await copy.findInterview(place)).toBeNull()
    expect(await copy.listInvites({ ...place, limit: 9 })).toEqual([])
    expect(await eraseOn({ store: copy, reading: readings, now }, place)).toBe(true)
    await copy.close()
  })

  test('a backup that is not whole is refused and changes nothing', async () => {
    const url = await open()
    await (await filled(url, [1, 2])).close()
    const backup = newBackup()
    await backUpStore(url, backup)
    const bytes = readFileSync(backup)
    const before = await rowHashes(url)
    const damages: Buffer[] = [
      Buffer.from(''),
      Buffer.from('not a backup at all'),
      bytes.subarray(0, bytes.length / 2),
      bytes.subarray(0, bytes.length - 10),
      Buffer.concat([bytes.subarray(0, 100), randomBytes(600), bytes.subarray(700)]),
    ]
    for (const damaged of damages) {
      const path = newBackup()
      writeFileSync(path, damaged)
      await expect(restoreStore(url, path, replace)).rejects.toMatchObject({ name: 'AppError' })
    }
    const missing = restoreStore(url, join(folder, 'nowhere'), replace)
    await expect(missing).rejects.toMatchObject({ name: 'AppError' })
    expect(await rowHashes(url)).toEqual(before)
    if (url.startsWith('file:')) expect(asideOf(url)).toEqual([])
  })

  test('a database that somebody is at work on is not replaced', async () => {
    const url = await open()
    const store = await filled(url, [1])
    const backup = newBackup()
    await backUpStore(url, backup)
    await expect(restoreStore(url, backup, replace)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('stop'),
    })
    expect(await allProfiles(store)).toHaveLength(1)
    await store.close()
  })
})

test('in the place of a damaged file a backup is put, and the file is kept', async () => {
  const url = newDataFile()
  await (await filled(url, [1])).close()
  const backup = newBackup()
  await backUpStore(url, backup)
  const path = url.slice('file:'.length)
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4_096, 12_288)
  writeFileSync(path, bytes)
  await expect(openStore(url)).rejects.toThrow('colloquy restore FILE --replace')
  const { aside, erasuresKnown } = await restoreStore(url, backup, replace)
  expect(erasuresKnown).toBe(false)
  expect(readFileSync(aside ?? '').equals(bytes)).toBe(true)
  await (await openStore(url)).close()
})

test('a backup of an earlier version is brought up to date as it is restored', async () => {
  const [postgres] = databases.filter(({ name }) => name === 'PostgreSQL')
  if (!postgres) throw new Error('There is no PostgreSQL among the databases.')
  const [url, other] = [await postgres.open(), await postgres.open()]
  const pool = new Pool({ connectionString: url, max: 1 })
  await migrateOn(pool, migrations.slice(0, 1))
  await pool.query(
    `insert into token values ('hash', 'token', 'org', 'user', '["read"]', '2026', null, null)`,
  )
  await pool.end()
  const backup = newBackup()
  await backUpStore(url, backup)
  await restoreStore(other, backup, keep)
  const { migration } = await rowHashes(other)
  expect(migration).toMatch(new RegExp(`^${migrations.length} `))
  const store = await openStore(other)
  expect(await store.findToken({ hash: 'hash' })).toMatchObject({ tokenID: 'token' })
  await store.close()
})

function asideOf(url: string): string[] {
  const path = url.slice('file:'.length)
  return readdirSync(dirname(path)).filter((name) => /restor/.test(name))
}

/** The restored file alone, since what it replaced is kept beside it. */
async function copyWithoutAside(url: string): Promise<string> {
  const other = newDataFile()
  for (const ending of ['', '-wal']) {
    const path = `${url.slice('file:'.length)}${ending}`
    if (existsSync(path))
      writeFileSync(`${other.slice('file:'.length)}${ending}`, readFileSync(path))
  }
  return other
}
