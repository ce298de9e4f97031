import type { ClientBase } from 'pg'
import { noDatabase } from '../no-database.ts'
import type { Tell } from '../progress.ts'
import { type Applied, planMigrations } from '../schema/migration-plan.ts'
import { ownTables } from '../schema/migrations.ts'
import { checkDump, type RowLine, type TableLine, writeDump } from '../transfer/dump-file.ts'
import { writeNewFile } from '../transfer/new-file.ts'
import { rowsAtOnce } from '../transfer/rows-at-once.ts'
import { openPatientPool } from './connection.ts'
import { postgresDialect } from './dialect.ts'
import { translatePostgresError } from './errors.ts'
import { assertVersion, findApplied } from './migrate.ts'

/** Rows held in memory at a time. */
const rowsUsual = 200

/** Writes all of the tables as of one moment to a new file, also while services are at work. */
export async function backUpPostgres(url: string, target: string, tell: Tell): Promise<void> {
  await onOneClient(url, async (client) => {
    await assertVersion(client)
    await client.query('begin isolation level repeatable read read only')
    await dumpTo(client, target, new Date(), tell)
    await client.query('commit')
  })
}

/** Runs work on a connection of its own and closes it. */
export async function onOneClient<T>(
  url: string,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const pool = openPatientPool(url)
  try {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release(true) // Ends what transaction is left open.
    }
  } catch (error) {
    throw translatePostgresError(error)
  } finally {
    await pool.end()
  }
}

/** Writes what the client's transaction sees to a new file, and reads that through. */
export async function dumpTo(
  client: ClientBase,
  target: string,
  at: Date,
  tell: Tell,
): Promise<void> {
  const migrations = await findApplied(client)
  if (migrations.length === 0) throw noDatabase('at this address')
  planMigrations(migrations, postgresDialect.words)
  const head = { format: 'colloquy-backup', version: 1, at: at.toISOString(), migrations } as const
  await writeNewFile(target, async (part) => {
    await writeDump(part, head, readTables(client, migrations, tell))
    tell({ step: 'reading it through' })
    await checkDump(part)
  })
}

async function* readTables(
  client: ClientBase,
  applied: readonly Applied[],
  tell: Tell,
): AsyncGenerator<TableLine | RowLine> {
  const tables = ownTables(postgresDialect.words, applied.length)
  for (const [index, table] of tables.entries()) {
    let count = 0
    await client.query(`declare dumped no scroll cursor for select * from ${table}`)
    const limit = rowsAtOnce(table, rowsUsual)
    let columns: string[] | null = null
    for (;;) {
      const { rows, fields } = await client.query<RowLine>({
        text: `fetch ${limit} from dumped`,
        rowMode: 'array',
      })
      if (columns === null) {
        columns = fields.map(({ name }) => name)
        yield { table, columns }
      }
      yield* rows
      count += rows.length
      tell({ step: `writing ${table}`, detail: `${count} rows`, share: index / tables.length })
      if (rows.length < limit) break
    }
    await client.query('close dumped')
  }
}
