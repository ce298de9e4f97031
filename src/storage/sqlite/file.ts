import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../contract/errors.ts'
import { translateSqliteError } from './errors.ts'
import { keepPrivate } from './private-file.ts'

/** How long a statement waits while another process writes. */
const busyTimeoutMs = 5_000
/** Pages the log grows to before the writer folds it into the file: 32 MB of 4 kB pages. */
const checkpointPages = 8_000
/** Kibibytes of pages each connection keeps in memory; the system keeps the rest of the file. */
const cacheKiB = 4_096
/** Earlier versions can damage a database that two connections write (the WAL-reset bug). */
const versionMin = [3, 51, 3] as const

/** Opens the file for its one writer. The commits of this connection survive a power cut. */
export function openWriter(path: string): DatabaseSync {
  return opened(path, false, (database) => {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma secure_delete = on')
    database.exec(`pragma wal_autocheckpoint = ${checkpointPages}`)
    assertDurable(database)
  })
}

/** Opens the file for looking only. */
export function openReader(path: string): DatabaseSync {
  return opened(path, true, () => undefined)
}

/** Of those that it makes, others see nothing. Folder by folder: Node's own recursion never ends where the system refuses a folder as absent. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Fails on a version of SQLite with a known way to damage databases. */
export function assertSqliteVersion(version: string): void {
  const parts = version.split('.').map(Number)
  for (const [index, least] of versionMin.entries()) {
    const part = parts[index] ?? 0
    if (part > least) return
    if (part < least) {
      throw new AppError(
        'unavailable',
        `SQLite ${versionMin.join('.')} or newer is needed: use Node 22.22.3, 24.15 or newer.`,
      )
    }
  }
}

/** Opens the file for a moment. */
export function using<T>(path: string, use: (database: DatabaseSync) => T): T {
  const database = opened(path, false, () => undefined)
  try {
    return use(database)
  } catch (error) {
    throw translateSqliteError(error)
  } finally {
    database.close()
  }
}

function opened(
  path: string,
  readOnly: boolean,
  arrange: (database: DatabaseSync) => void,
): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    if (!readOnly) closeToOthers(path)
    database = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs })
    assertSqliteVersion(
      String(database.prepare('select sqlite_version() as version').get()?.version),
    )
    database.exec(`pragma cache_size = -${cacheKiB}`)
    arrange(database)
    return database
  } catch (error) {
    database?.close()
    throw translateSqliteError(error)
  }
}

/** The file and, where they were left by a process that ended at once, its log and the log's index. */
function closeToOthers(path: string): void {
  keepPrivate(path)
  for (const beside of [`${path}-wal`, `${path}-shm`]) if (existsSync(beside)) keepPrivate(beside)
}

/** Read back after a write, because SQLite can be built to lower it at the first one. */
function assertDurable(database: DatabaseSync): void {
  database.exec('begin immediate')
  const version = database.prepare('pragma user_version').get()?.user_version
  database.exec(`pragma user_version = ${Number(version)}; commit`)
  const level = database.prepare('pragma synchronous').get()?.synchronous
  const mode = database.prepare('pragma journal_mode').get()?.journal_mode
  if (level === 2 && mode === 'wal') return
  throw new AppError('unavailable', 'The disk cannot keep a database safely: use a local disk.')
}
