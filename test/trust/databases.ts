import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

export type Database = {
  name: 'SQLite' | 'PostgreSQL'
  /** Makes an empty one; answers its URL. */
  open(): Promise<string>
}

export type Row = Record<string, unknown>

/** A look into a database past the service. */
export type Look = {
  rows(sql: string): Promise<Row[]>
  close(): Promise<void>
}

export async function lookInto(url: string): Promise<Look> {
  if (url.startsWith('file:')) {
    const database = new DatabaseSync(url.slice('file:'.length), { timeout: 5_000 })
    return {
      rows: async (sql) => database.prepare(sql).all(),
      close: async () => database.close(),
    }
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    rows: async (sql) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  }
}

/** What the integrity check of a data file says; it waits for nobody, so nobody may be writing. */
export function checkIntegrity(url: string): string {
  const database = new DatabaseSync(url.slice('file:'.length))
  try {
    return String(database.prepare('pragma integrity_check').get()?.integrity_check)
  } finally {
    database.close()
  }
}

/** Every row of every table, as text, table by table, in an order of its own. */
export async function readTables(url: string): Promise<Record<string, string[]>> {
  const look = await lookInto(url)
  const names = url.startsWith('file:')
    ? "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
    : "select tablename as name from pg_tables where schemaname = 'public'"
  const tables: Record<string, string[]> = {}
  for (const { name } of await look.rows(names)) {
    const rows = await look.rows(`select * from "${name}"`)
    tables[String(name)] = rows.map((row) => JSON.stringify(row)).sort()
  }
  await look.close()
  return tables
}
