import type { ClientBase, PoolClient } from 'pg'
import { AppError } from '../../contract/errors.ts'
import { isAnotherAtWork } from '../postgres/at-work.ts'
import { openPatientPool } from '../postgres/connection.ts'
import { postgresDialect } from '../postgres/dialect.ts'
import { translatePostgresError } from '../postgres/errors.ts'
import { isCurrent } from '../postgres/migrate.ts'
import { everyOrganization, setScope } from '../postgres/scope.ts'
import { migratePostgres } from '../postgres/store.ts'
import { ownTables } from '../schema/migrations.ts'
import {
  type CopySide,
  type CopyTable,
  type CopyTarget,
  copyMark,
  markTable,
  pageClause,
  type Row,
} from './copy-side.ts'

/** Any number that no other program locks: "clqc" in ASCII. */
const advisoryLock = 0x636c7163
/** How long to wait for a copy that was killed to be noticed by the server. */
const lockTimeoutMs = 10_000

/** Opens a database to copy from. No service may be running on it. */
export async function openServerSource(url: string): Promise<CopySide> {
  return await opened(url, async (client, close) => {
    if (!(await isCurrent(client))) {
      throw new AppError(
        'unavailable',
        'The source must be up to date: run `colloquy migrate` on it.',
      )
    }
    return await sideOf(url, client, close)
  })
}

/** Opens a database to copy into. */
export async function openServerTarget(url: string): Promise<CopyTarget> {
  return await opened(url, async (client, close) => {
    await client.query(`set lock_timeout = ${lockTimeoutMs}`)
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    const unfinished = await findUnfinished(client)
    if (unfinished === null) await migratePostgres(url)
    return { ...targetOn(client), ...(await sideOf(url, client, close)), unfinished }
  })
}

async function opened<T>(
  url: string,
  use: (client: PoolClient, close: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const pool = openPatientPool(url)
  let client: PoolClient | undefined
  async function close() {
    client?.release(true)
    await pool.end()
  }
  try {
    client = await pool.connect()
    await client.query(`set application_name = 'colloquy copy'`)
    await client.query(setScope(everyOrganization))
    await assertAlone(client)
    return await use(client, close)
  } catch (error) {
    await close()
    throw translatePostgresError(error)
  }
}

/** A row that a service writes meanwhile could be missed. */
async function assertAlone(client: ClientBase): Promise<void> {
  if (!(await isAnotherAtWork(client))) return
  throw new AppError('unavailable', 'A Colloquy is running on the database: stop it first.')
}

async function findUnfinished(client: ClientBase): Promise<string | null> {
  const tables = await client.query(`select to_regclass('migration') as migration`)
  if (tables.rows[0].migration === null) return null
  const { rows } = await client.query('select checksum from migration where number = $1', [
    copyMark.number,
  ])
  return rows[0]?.checksum ?? null
}

async function sideOf(
  url: string,
  client: ClientBase,
  close: () => Promise<void>,
): Promise<CopySide> {
  const { hostname, port, pathname } = new URL(url)
  const tables: CopyTable[] = []
  for (const name of ownTables(postgresDialect.words)) tables.push(await describe(client, name))
  return {
    name: `postgres://${hostname}:${port || '5432'}${pathname}`,
    tables,
    count: ({ name }) =>
      translated(async () => {
        const { rows } = await client.query(`select count(*) as count from ${name}`)
        return Number(rows[0].count)
      }),
    read: (table, after, limit) =>
      translated(async () => {
        const columns = table.columns.map(({ name }) => name).join(', ')
        const clause = pageClause(table, after === null, (index) => `$${index + 1}`)
        const text = `select ${columns} from ${table.name} ${clause}`
        const query = { text, values: [...(after ?? []), limit], rowMode: 'array' as const }
        return (await client.query<Row>(query)).rows
      }),
    close,
  }
}

async function describe(client: ClientBase, table: string): Promise<CopyTable> {
  const columns = await client.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = current_schema() and table_name = $1`,
    [table],
  )
  const key = await client.query(
    `select attname as name from pg_index
     join unnest(indkey) with ordinality as part(attnum, place) on true
     join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum
     where indrelid = $1::regclass and indisprimary order by place`,
    [table],
  )
  return {
    name: table,
    columns: columns.rows
      .map(({ name, type }) => ({
        name: String(name),
        type: type === 'text' ? ('text' as const) : ('integer' as const),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    key: key.rows.map(({ name }) => String(name)),
  }
}

function targetOn(client: ClientBase): Omit<CopyTarget, keyof CopySide | 'unfinished'> {
  async function transact(work: () => Promise<void>): Promise<void> {
    await translated(async () => {
      await client.query('begin')
      try {
        await work()
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => undefined) // As above.
        throw error
      }
    })
  }

  return {
    begin: (source) =>
      transact(async () => {
        await client.query(markTable)
        await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
          copyMark.number,
          copyMark.name,
          source,
        ])
      }),
    findMark: ({ name }) =>
      translated(async () => {
        const text = 'select last_key, copied from copy_mark where name = $1'
        const [row] = (await client.query(text, [name])).rows
        return row ? { after: JSON.parse(row.last_key), rows: row.copied } : null
      }),
    write: ({ name, columns }, rows, { after, rows: copied }) =>
      transact(async () => {
        const names = columns.map((column) => column.name).join(', ')
        const typed = columns.map(
          ({ name: column, type }, index) =>
            `(row ->> ${index})::${type === 'text' ? 'text' : 'bigint'} as ${column}`,
        )
        await client.query(
          `insert into ${name} (${names})
           select ${typed.join(', ')} from json_array_elements($1::json) as given(row)`,
          [JSON.stringify(rows)],
        )
        await client.query(
          `insert into copy_mark (name, last_key, copied) values ($1, $2, $3)
           on conflict (name) do update set last_key = excluded.last_key, copied = excluded.copied`,
          [name, JSON.stringify(after), copied],
        )
      }),
    finish: () =>
      transact(async () => {
        await client.query('drop table copy_mark')
        await client.query('delete from migration where number = $1', [copyMark.number])
        await client.query('analyze')
      }),
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translatePostgresError(error)
  }
}
