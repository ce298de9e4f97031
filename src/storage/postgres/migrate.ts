import type { ClientBase, Pool } from 'pg'
import { AppError } from '../../contract/errors.ts'
import { noDatabase } from '../no-database.ts'
import type { Tell } from '../progress.ts'
import type { Migration } from '../schema/migration.ts'
import {
  type Applied,
  migrationTable,
  type Planned,
  planMigrations,
} from '../schema/migration-plan.ts'
import { migrations } from '../schema/migrations.ts'
import { postgresDialect } from './dialect.ts'

const versionMin = 14
/** Any number that no other program on the server locks: "clqy" in ASCII. */
export const advisoryLock = 0x636c7179

export type MigrateOptions = {
  /** Fails on a database in which no Colloquy ever was. */
  existing?: boolean
  onProgress?: Tell
}

/**
 * Applies what is missing, each migration in one transaction with the row that says so. A lock lets
 * one process at a time do it.
 */
export async function migrateOn(
  pool: Pool,
  known: readonly Migration[] = migrations,
  { existing = false, onProgress }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await assertVersion(client)
    const missing = await planOn(client, known)
    if (existing && missing.length === known.length) throw noDatabase('at this address')
    if (missing.length === 0) return []
    const applied: string[] = []
    // At most once per migration; each is planned anew, as another process may have applied it.
    for (let round = 0; round < known.length; round++) {
      onProgress?.({ step: 'migrating', share: Math.min(1, round / missing.length) })
      const name = await applyNext(client, known)
      if (name === null) break
      applied.push(name)
    }
    return applied
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Fails on a PostgreSQL that is older than what the queries need. */
export function assertPostgresVersion(versionNumber: number): void {
  if (versionNumber >= versionMin * 10_000) return
  throw new AppError('unavailable', `PostgreSQL ${versionMin} or newer is needed.`)
}

export async function assertVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  assertPostgresVersion(Number(rows[0].server_version_num))
}

/** Whether the database has all tables as this program knows them. */
export async function isCurrent(client: ClientBase): Promise<boolean> {
  return (await planOn(client, migrations)).length === 0
}

async function planOn(client: ClientBase, known: readonly Migration[]): Promise<Planned[]> {
  return planMigrations(await findApplied(client), postgresDialect.words, known)
}

/** What was applied to the database so far; nothing where no Colloquy ever was. */
export async function findApplied(client: ClientBase): Promise<Applied[]> {
  // Read as rows: names looked up otherwise come from a cache that may be older than the lock.
  const { rows } = await client.query(
    `select 1 from pg_catalog.pg_tables
     where tablename = 'migration' and schemaname = current_schema()`,
  )
  return rows.length > 0 ? await readApplied(client) : []
}

async function applyNext(client: ClientBase, known: readonly Migration[]): Promise<string | null> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    const [next] = await planOn(client, known)
    if (next) await applyPlanned(client, next)
    await client.query('commit')
    return next?.name ?? null
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // The first failure is the one to tell.
    throw error
  }
}

/** Applies one migration and notes it, in the caller's transaction. */
export async function applyPlanned(client: ClientBase, planned: Planned): Promise<void> {
  const { number, name, checksum, statements } = planned
  await client.query(migrationTable)
  for (const statement of statements) await client.query(statement)
  await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
}

async function readApplied(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query(
    'select number, name, checksum from migration order by number',
  )
  return rows
}
