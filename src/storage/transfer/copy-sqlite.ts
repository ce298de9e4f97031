import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../contract/errors.ts'
import { ownTables } from '../schema/migrations.ts'
import { sqliteDialect } from '../sqlite/dialect.ts'
import { translateSqliteError } from '../sqlite/errors.ts'
import { openReader, openWriter } from '../sqlite/file.ts'
import { lockFile } from '../sqlite/lock.ts'
import { planSqlite } from '../sqlite/migrate.ts'
import { migrateFileStore } from '../sqlite/store.ts'
import {
  type CopySide,
  type CopyTable,
  type CopyTarget,
  copyMark,
  markTable,
  pageClause,
  type Row,
} from './copy-side.ts'

/** Opens a data file to copy from. No service may be running on it. */
export async function openFileSource(path: string): Promise<CopySide> {
  if (!existsSync(path)) throw new AppError('unavailable', 'There is no database to copy from.')
  const lock = lockFile(path, { waitMs: 0 })
  try {
    const database = openReader(path)
    try {
      assertCurrent(database)
      return sideOf(path, database, () => lock.release())
    } catch (error) {
      database.close()
      throw translateSqliteError(error)
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens a data file to copy into, and makes it where it is not there. */
export async function openFileTarget(path: string): Promise<CopyTarget> {
  const before = existsSync(path) ? readUnfinished(path) : null
  if (before === null) migrateFileStore(path)
  const lock = lockFile(path, { waitMs: 0 })
  try {
    const database = openWriter(path)
    return {
      ...targetOn(database),
      ...sideOf(path, database, () => lock.release()),
      unfinished: before,
    }
  } catch (error) {
    lock.release()
    throw translateSqliteError(error)
  }
}

function assertCurrent(database: DatabaseSync): void {
  if (planSqlite(database).length === 0) return
  throw new AppError('unavailable', 'The source must be up to date: run `colloquy migrate` on it.')
}

function readUnfinished(path: string): string | null {
  const database = openReader(path)
  try {
    const tables = database.prepare(`select 1 from sqlite_schema where name = 'migration'`).get()
    if (!tables) return null
    const row = database
      .prepare('select checksum from migration where number = ?')
      .get(copyMark.number)
    return row ? String(row.checksum) : null
  } finally {
    database.close()
  }
}

function sideOf(path: string, database: DatabaseSync, release: () => void): CopySide {
  return {
    name: `file:${resolve(path)}`,
    tables: ownTables(sqliteDialect.words).map((name) => describe(database, name)),
    async count({ name }) {
      return Number(database.prepare(`select count(*) as count from ${name}`).get()?.count)
    },
    async read(table, after, limit) {
      const columns = table.columns.map(({ name }) => name).join(', ')
      const clause = pageClause(table, after === null, () => '?')
      const statement = database.prepare(`select ${columns} from ${table.name} ${clause}`)
      statement.setReturnArrays(true)
      // Columns are text, whole numbers and nulls.
      return statement.all(...(after ?? []), limit) as unknown as Row[]
    },
    async close() {
      database.close()
      release()
    },
  }
}

function describe(database: DatabaseSync, table: string): CopyTable {
  const columns = database.prepare(`pragma table_info(${table})`).all()
  const key = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk))
  return {
    name: table,
    columns: columns
      .map(({ name, type }) => ({
        name: String(name),
        type: String(type).toLowerCase() === 'integer' ? ('integer' as const) : ('text' as const),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    key: key.map(({ name }) => String(name)),
  }
}

function targetOn(database: DatabaseSync): Omit<CopyTarget, keyof CopySide | 'unfinished'> {
  function transact(work: () => void): void {
    database.exec('begin immediate')
    try {
      work()
      database.exec('commit')
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw translateSqliteError(error)
    }
  }

  return {
    async begin(source) {
      transact(() => {
        database.exec(markTable)
        database
          .prepare('insert into migration (number, name, checksum) values (?, ?, ?)')
          .run(copyMark.number, copyMark.name, source)
      })
    },
    async findMark({ name }) {
      const row = database
        .prepare('select last_key, copied from copy_mark where name = ?')
        .get(name)
      return row ? { after: JSON.parse(String(row.last_key)), rows: Number(row.copied) } : null
    },
    async write({ name, columns }, rows, { after, rows: copied }) {
      const names = columns.map((column) => column.name).join(', ')
      const places = columns.map(() => '?').join(', ')
      transact(() => {
        const insert = database.prepare(`insert into ${name} (${names}) values (${places})`)
        for (const row of rows) insert.run(...row)
        database
          .prepare('insert or replace into copy_mark (name, last_key, copied) values (?, ?, ?)')
          .run(name, JSON.stringify(after), copied)
      })
    },
    async finish() {
      transact(() => {
        database.exec('drop table copy_mark')
        database.prepare('delete from migration where number = ?').run(copyMark.number)
      })
      database.exec('pragma wal_checkpoint(truncate)')
    },
  }
}
