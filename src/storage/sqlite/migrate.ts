import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../contract/errors.ts'
import type { Tell } from '../progress.ts'
import type { Migration } from '../schema/migration.ts'
import {
  type Applied,
  migrationTable,
  type Planned,
  planMigrations,
} from '../schema/migration-plan.ts'
import { migrations } from '../schema/migrations.ts'
import { sqliteDialect } from './dialect.ts'

/** Marks the file as ours: "clqy" in ASCII. */
const applicationID = 0x636c7179

/** What a file still needs. Changes nothing; fails on a file that is not ours to change. */
export function planSqlite(
  database: DatabaseSync,
  known: readonly Migration[] = migrations,
): Planned[] {
  const mark = database.prepare('pragma application_id').get()?.application_id
  const tables = database.prepare('select count(*) as count from sqlite_schema').get()?.count
  if (mark !== applicationID && tables !== 0) {
    throw new AppError('unavailable', 'The file is the database of another program.')
  }
  return planMigrations(tables === 0 ? [] : readApplied(database), sqliteDialect.words, known)
}

/**
 * Applies what is missing, each migration in one transaction with the row that says so. Synchronous,
 * so that two openings in one process cannot stand in each other's way.
 */
export function migrateSqlite(
  database: DatabaseSync,
  known: readonly Migration[] = migrations,
  onProgress?: Tell,
): string[] {
  const missing = onProgress ? planSqlite(database, known).length : 0
  const applied: string[] = []
  // At most once per migration; each is planned anew, as another process may have applied it.
  for (let round = 0; round < known.length; round++) {
    onProgress?.({ step: 'migrating', share: Math.min(1, round / missing) })
    database.exec('begin immediate')
    try {
      const [next] = planSqlite(database, known)
      if (next) applied.push(apply(database, next))
      database.exec('commit')
      if (!next) break
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
  return applied
}

function apply(database: DatabaseSync, { number, name, checksum, statements }: Planned): string {
  database.exec(`pragma application_id = ${applicationID}`)
  database.exec(migrationTable)
  for (const statement of statements) database.exec(statement)
  database
    .prepare('insert into migration (number, name, checksum) values (?, ?, ?)')
    .run(number, name, checksum)
  return name
}

function readApplied(database: DatabaseSync): Applied[] {
  const rows = database
    .prepare('select number, name, checksum from migration order by number')
    .all()
  return rows.map(({ number, name, checksum }) => ({
    number: Number(number),
    name: String(name),
    checksum: String(checksum),
  }))
}
