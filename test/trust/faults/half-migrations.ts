import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { openStore } from '../../../src/storage/open.ts'
import { postgresDialect } from '../../../src/storage/postgres/dialect.ts'
import { migrateOn } from '../../../src/storage/postgres/migrate.ts'
import type { Migration } from '../../../src/storage/schema/migration.ts'
import { migrations } from '../../../src/storage/schema/migrations.ts'
import { derivedTables } from '../../../src/storage/schema/search-tables.ts'
import { sqliteDialect } from '../../../src/storage/sqlite/dialect.ts'
import { migrateSqlite } from '../../../src/storage/sqlite/migrate.ts'
import { lookInto, readTables } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'

/** F22: an upgrade that fails at its statements in turn; `times` is at how many of each migration. */
export const halfMigrations: Figure = {
  id: 'F22',
  promise:
    'a migration that fails at any one of its statements leaves the version, the tables and the rows as they were, and the next start goes on from there',
  unit: 'failures',
  times: { usual: 3, full: 1_000 },
  async run({ databases, times }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const { words } = database.name === 'SQLite' ? sqliteDialect : postgresDialect
      for (const [number, migration] of migrations.entries()) {
        const url = await database.open()
        await migrate(url, migrations.slice(0, number))
        await fill(url)
        const before = await snapshotOf(url)
        for (const at of spread(migration.statements(words).length, times)) {
          const known = [...migrations.slice(0, number), failAt(migration, at)]
          const failed = await migrate(url, known).then(
            () => false,
            () => true,
          )
          tally.count()
          const name = `${database.name}, ${migration.name} at ${at}`
          if (!failed) tally.fault(`${name}: it did not fail`)
          if ((await snapshotOf(url)) !== before) tally.fault(`${name}: something is left of it`)
        }
        await openStore(url).then(
          (store) => store.close(),
          (error) => tally.fault(`${database.name}: ${migration.name} no longer starts: ${error}`),
        )
        const rows = await readTables(url)
        for (const [table, kept] of Object.entries(JSON.parse(before).rows as Rows))
          if (table !== 'migration' && rows[table]?.length !== kept.length)
            tally.fault(`${database.name}: rows of ${table} are gone after the upgrade`)
      }
    }
    tally.measure(
      `${migrations.length} migrations, with rows in the tables of each earlier version`,
    )
    return tally.finding(
      'Each migration run with a statement that fails in as many of its places, first and last included; definitions and rows compared; then the real one.',
    )
  },
}

type Rows = Record<string, string[]>

/** Numbers from 0 to `last`, both included, as many of them as there may be, as far apart as they go. */
function spread(last: number, most: number): number[] {
  const steps = Math.min(last, most - 1)
  return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * last) / steps))
}

/** The same migration, but for a failure before its `at`-th statement, or after its last. */
function failAt({ name, statements }: Migration, at: number): Migration {
  return {
    name,
    statements: (words) =>
      statements(words).toSpliced(at, 0, 'select * from there_is_no_such_table'),
  }
}

async function migrate(url: string, known: Migration[]): Promise<void> {
  if (url.startsWith('file:')) {
    const database = new DatabaseSync(url.slice('file:'.length))
    try {
      migrateSqlite(database, known)
    } finally {
      database.close()
    }
    return
  }
  const pool = new Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  await migrateOn(pool, known).finally(() => pool.end())
}

/** One row in each table that is not made of others, whatever its columns. */
async function fill(url: string): Promise<void> {
  const look = await lookInto(url)
  const isFilled = (name: string) =>
    name !== 'migration' && !derivedTables.some((derived) => name.startsWith(derived))
  for (const table of Object.keys(await readTables(url)).filter(isFilled)) {
    const columns = await columnsOf(look.rows, url, table)
    const values = columns.map(({ isNumber }) => (isNumber ? '1' : "'{}'"))
    const names = columns.map(({ name }) => name)
    await look.rows(`insert into "${table}" (${names.join()}) values (${values.join()})`)
  }
  await look.close()
}

async function columnsOf(
  rows: (sql: string) => Promise<Record<string, unknown>[]>,
  url: string,
  table: string,
) {
  const found = url.startsWith('file:')
    ? await rows(`select name, type from pragma_table_info('${table}')`)
    : await rows(
        `select column_name as name, data_type as type from information_schema.columns
         where table_name = '${table}' and table_schema = 'public'`,
      )
  return found.map(({ name, type }) => ({
    name: `"${name}"`,
    isNumber: /int|numeric|real|double/i.test(String(type)),
  }))
}

/** Definitions and rows, as text. */
async function snapshotOf(url: string): Promise<string> {
  const look = await lookInto(url)
  const definitions = url.startsWith('file:')
    ? await look.rows('select name, sql from sqlite_schema order by name')
    : await look.rows(
        `select table_name, column_name, data_type, is_nullable from information_schema.columns
         where table_schema = 'public' order by 1, 2`,
      )
  const indexes = url.startsWith('file:')
    ? []
    : await look.rows("select indexdef from pg_indexes where schemaname = 'public' order by 1")
  await look.close()
  return JSON.stringify({ definitions, indexes, rows: await readTables(url) })
}
