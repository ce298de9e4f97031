import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../contract/errors.ts'
import type { Tell } from '../progress.ts'
import { migrations } from '../schema/migrations.ts'
import { damaged } from './errors.ts'
import { makeFolder, using } from './file.ts'
import { migrateSqlite, planSqlite } from './migrate.ts'

/** Larger files are not read through at start: it would take longer than the start may. */
const checkedBytesMax = 64 * 1024 * 1024

/**
 * Whether the file needs to be migrated before it can be opened. Makes its folder and changes nothing
 * else; fails on a file that is damaged, or not this program's to change.
 */
export function needsMigration(path: string): boolean {
  try {
    makeFolder(dirname(resolve(path)))
  } catch (cause) {
    throw new AppError('unavailable', 'The folder of the database cannot be made.', { cause })
  }
  if (!existsSync(path)) return true
  return using(path, (database) => {
    if (statSync(path).size <= checkedBytesMax) assertSound(database)
    return planSqlite(database).length > 0
  })
}

/** Brings the file's tables up to date; the names of the migrations applied. */
export function migrateFile(path: string, onProgress?: Tell): string[] {
  return using(path, (database) => {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    return migrateSqlite(database, migrations, onProgress)
  })
}

function assertSound(database: DatabaseSync): void {
  const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
  if (verdict === 'ok') return
  throw new AppError('unavailable', damaged)
}
