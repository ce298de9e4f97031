import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  constants as fsConstants,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AppError } from '../../contract/errors.ts'
import { noDatabase } from '../no-database.ts'
import { countedBytes, type Tell } from '../progress.ts'
import { ownTables } from '../schema/migrations.ts'
import { isGzipDamage, notWhole } from '../transfer/dump-file.ts'
import { placeNew, syncFile, translateFileError, writeNewFile } from '../transfer/new-file.ts'
import { bringUpToDate, type Erased, nothingSince, type Since } from '../transfer/re-erase.ts'
import type { Restored, RestoreOptions } from '../transfer/restored.ts'
import { sqliteDialect } from './dialect.ts'
import { makeFolder, using } from './file.ts'
import { lockFile } from './lock.ts'
import { planSqlite } from './migrate.ts'
import { migrateFile } from './migrate-file.ts'
import { openFileStore } from './store.ts'

/**
 * Writes a copy of the file as of one moment, also while a service writes to it: a database of its
 * own, read through and then gzipped, whose checksum notices what SQLite itself does not.
 */
export async function backUpFile(path: string, target: string, tell: Tell): Promise<void> {
  if (!existsSync(path)) throw noDatabase(`at ${resolve(path)}`)
  await writeNewFile(target, async (part) => {
    const copy = `${part}-copy`
    try {
      closeSync(openSync(copy, 'wx', 0o600))
      tell({ step: 'copying' })
      using(path, (database) => {
        planSqlite(database)
        database.prepare('vacuum into ?').run(copy)
      })
      tell({ step: 'checking' })
      assertWhole(copy)
      const packed = countedBytes(statSync(copy).size, (share) => tell({ step: 'packing', share }))
      const gzip = createGzip({ level: 1 })
      await pipeline(createReadStream(copy), packed, gzip, createWriteStream(part))
    } finally {
      rmSync(copy, { force: true })
    }
  })
}

/** Puts a backup in the place of the file, which nobody may be using. */
export async function restoreFile(
  path: string,
  backup: string,
  { replace, now, onProgress: tell = () => {} }: RestoreOptions,
): Promise<Restored> {
  assertThere(backup)
  makeFolder(dirname(resolve(path)))
  const lock = lockFile(path, { waitMs: 0 })
  const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
  const part = `${path}.restoring-${stamp}`
  try {
    const present = lookAt(path)
    if (present.state !== 'empty' && !replace) {
      throw new AppError(
        'conflict',
        'The database holds something already: add --replace, which keeps it beside the new one.',
      )
    }
    await unpack(backup, part, tell)
    tell({ step: 'checking' })
    assertWhole(part)
    migrateFile(part, tell)
    tell({ step: 'erasing what was erased since' })
    const erasedAgain = await bringIn(part, present.since, now)
    syncFile(part)
    const kept = present.state === 'empty' ? null : `${path}.before-restore-${stamp}`
    const aside = setAside(path, kept)
    renameSync(part, path)
    syncFile(dirname(resolve(path)))
    return { aside, erasedAgain, erasuresKnown: present.state !== 'unreadable' }
  } catch (error) {
    throw translateFileError(error)
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${part}${ending}`, { force: true })
    lock.release()
  }
}

/** Before anything is made for what is not there. */
function assertThere(backup: string): void {
  try {
    statSync(backup)
  } catch (error) {
    throw translateFileError(error)
  }
}

/** A backup, or a data file as it is, such as one that a restore kept. */
async function unpack(backup: string, part: string, tell: Tell): Promise<void> {
  if (isDataFile(backup)) {
    tell({ step: 'copying' })
    copyFileSync(backup, part, fsConstants.COPYFILE_EXCL)
    return chmodSync(part, 0o600)
  }
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600 })
  const read = countedBytes(statSync(backup).size, (share) => tell({ step: 'unpacking', share }))
  await pipeline(createReadStream(backup), read, createGunzip(), output).catch((cause: unknown) => {
    throw isGzipDamage(cause) ? notWhole(cause) : cause
  })
}

function isDataFile(path: string): boolean {
  const file = openSync(path, 'r')
  const first = Buffer.alloc(16)
  readSync(file, first)
  closeSync(file)
  return first.toString('latin1') === 'SQLite format 3\0'
}

type Present = { state: 'empty' | 'filled' | 'unreadable'; since: Since }

function lookAt(path: string): Present {
  if (!existsSync(path) || statSync(path).size === 0) return { state: 'empty', since: nothingSince }
  try {
    return using(path, (database) => {
      planSqlite(database)
      const state = isEmpty(database) ? 'empty' : 'filled'
      return { state, since: readSince(database) }
    })
  } catch {
    return { state: 'unreadable', since: nothingSince } // What it is makes no difference: it is kept as it is.
  }
}

function isEmpty(database: DatabaseSync): boolean {
  return ownTables(sqliteDialect.words).every(
    (table) =>
      !hasTable(database, table) || !database.prepare(`select 1 from ${table} limit 1`).get(),
  )
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined
}

function readSince(database: DatabaseSync): Since {
  if (!hasTable(database, 'erasure')) return nothingSince
  const erased = readErased(database)
  if (!hasTable(database, 'unsubscribed')) return { ...nothingSince, erased }
  const rows = database.prepare('select org_id, address_key, at from unsubscribed').all()
  const unsubscribed = rows.map((row) => ({
    orgID: String(row.org_id),
    addressKey: String(row.address_key),
    at: String(row.at),
  }))
  const key = database.prepare("select value, created_at from secret where name = 'mail'").get()
  const mailKey = key ? { value: String(key.value), at: String(key.created_at) } : null
  return { erased, unsubscribed, mailKey }
}

function readErased(database: DatabaseSync): Erased[] {
  const rows = database.prepare('select link_hash, org_id, erased_at from erasure').all()
  return rows.map((row) => ({
    linkHash: String(row.link_hash),
    orgID: String(row.org_id),
    erasedAt: String(row.erased_at),
  }))
}

/** Erases in a restored file what was erased in the present one, and keeps to who wants no mail. */
async function bringIn(path: string, since: Since, now: () => Date): Promise<number> {
  const held = using(path, (database) => {
    const note = database.prepare('insert or ignore into erasure values (?, ?, ?)')
    for (const { linkHash, orgID, erasedAt } of since.erased) note.run(linkHash, orgID, erasedAt)
    const rows = database.prepare('select link_id from invite').all()
    const places = database.prepare('select org_id, interview_id from interview').all()
    return {
      links: rows.map(({ link_id }) => String(link_id)),
      interviews: places.map(({ org_id, interview_id }) => ({
        orgID: String(org_id),
        interviewID: String(interview_id),
      })),
    }
  })
  const store = await openFileStore(path)
  try {
    return await bringUpToDate({ store, now }, held, since)
  } finally {
    await store.close()
  }
}

/** Fails on a file that is no backup, or not a whole one, before anything is changed by it. */
function assertWhole(path: string): void {
  try {
    using(path, (database) => {
      // An empty file is a whole database, too.
      if (!hasTable(database, 'migration')) throw new AppError('invalid', 'There are no tables.')
      planSqlite(database)
      const verdict = database.prepare('pragma integrity_check(1)').get()?.integrity_check
      if (verdict !== 'ok') throw new AppError('invalid', String(verdict))
    })
  } catch (cause) {
    // A newer program's is whole, and told of as what it is.
    if (cause instanceof AppError && /newer version|another version/.test(cause.message))
      throw cause
    throw notWhole(cause)
  }
}

/**
 * Keeps the file under another name beside the one it has. Its log is folded into it first, since a
 * log that was left behind would be taken for the new file's.
 */
function setAside(path: string, aside: string | null): string | null {
  if (!existsSync(path)) return null
  try {
    using(path, (database) => database.prepare('pragma wal_checkpoint(truncate)').get())
  } catch {
    // Not readable: then the log is kept beside it, as it is.
  }
  if (aside !== null) placeNew(path, aside)
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${aside ?? `${path}.empty`}-wal`)
  rmSync(`${path}-shm`, { force: true })
  return aside
}
