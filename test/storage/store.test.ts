import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { createDatabase } from '../postgres.ts'
import { describeStore } from '../store.contract.ts'

describeStore('SQLite in memory', {
  open: () => openStore('file::memory:'),
  close: (store) => store.close(),
})

describe('on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-store-'))
  const path = join(folder, 'store.db')
  let store: Store
  beforeAll(async () => {
    store = await openStore(`file:${path}`, { exclusive: true })
  })
  afterAll(async () => {
    await store?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  describeStore('SQLite', {
    async open() {
      emptyFile(path)
      return store
    },
    close: async () => undefined,
  })
})

describe('on a server', () => {
  let store: Store
  let pool: Pool
  beforeAll(async () => {
    const url = await createDatabase()
    store = await openStore(url)
    pool = new Pool({ connectionString: url, max: 1 })
  })
  afterAll(async () => {
    await store?.close()
    await pool?.end()
  })

  describeStore('PostgreSQL', {
    async open() {
      await emptyDatabase(pool)
      return store
    },
    close: async () => undefined,
  })
})

// Emptying the tables is ten times as fast as a new database for each test.
function emptyFile(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 })
  const tables = database
    // What belongs to the index of words is emptied with them.
    .prepare(
      "select name from sqlite_schema where type = 'table' and name <> 'migration' and name not like 'said!_index%' escape '!'",
    )
    .all()
  for (const { name } of tables) database.exec(`delete from ${name}`)
  database.close()
}

async function emptyDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select string_agg(tablename, ', ') as tables from pg_tables
     where schemaname = 'public' and tablename <> 'migration'`,
  )
  await pool.query(`truncate ${rows[0].tables}`)
}
