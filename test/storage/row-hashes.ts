import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { derivedTables } from '../../src/storage/schema/search-tables.ts'

/** Of each table of a database how many rows it has and a hash of all of them, whatever their order. */
export async function rowHashes(databaseURL: string): Promise<Record<string, string>> {
  const tables = databaseURL.startsWith('file:')
    ? readFile(databaseURL.slice('file:'.length))
    : await readServer(databaseURL)
  return Object.fromEntries(tables.map(({ name, rows }) => [name, hashRows(rows)]))
}

type TableRows = { name: string; rows: object[] }

function hashRows(rows: object[]): string {
  const lines = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  return `${rows.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
}

function readFile(path: string): TableRows[] {
  const database = new DatabaseSync(path, { timeout: 5_000 })
  try {
    return database
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .all()
      .map(({ name }) => ({
        name: String(name),
        rows: database.prepare(`select * from ${name}`).all(),
      }))
  } finally {
    database.close()
  }
}

async function readServer(url: string): Promise<TableRows[]> {
  const pool = new Pool({ connectionString: url, max: 1 })
  // The server may end before the last connection, which `end` does not wait for, has closed.
  pool.on('error', () => undefined)
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const read: TableRows[] = []
    // What is made of others no dump has: it is made anew.
    const derived: readonly string[] = derivedTables
    for (const { name } of tables.filter((one) => !derived.includes(one.name))) {
      read.push({ name, rows: (await pool.query(`select * from ${name}`)).rows })
    }
    return read
  } finally {
    await pool.end()
  }
}
