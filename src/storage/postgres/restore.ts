import { dirname, join, resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { AppError } from '../../contract/errors.ts'
import type { Tell } from '../progress.ts'
import { type Planned, planMigrations } from '../schema/migration-plan.ts'
import { ownTables } from '../schema/migrations.ts'
import { derivedTables } from '../schema/search-tables.ts'
import { checkDump, type Head, type RowLine, readDump } from '../transfer/dump-file.ts'
import { translateFileError } from '../transfer/new-file.ts'
import { bringUpToDate, type Erased, nothingSince, type Since } from '../transfer/re-erase.ts'
import type { Restored, RestoreOptions } from '../transfer/restored.ts'
import { rowsAtOnce } from '../transfer/rows-at-once.ts'
import { bindVerbs, readVerb, writeVerb } from '../verbs/bind-verbs.ts'
import { isAnotherAtWork } from './at-work.ts'
import { dumpTo, onOneClient } from './backup.ts'
import { connectPostgres } from './connection.ts'
import { postgresDialect } from './dialect.ts'
import { advisoryLock, applyPlanned, assertVersion, findApplied } from './migrate.ts'

/** Rows written by one statement. */
const rowsUsual = 200

/** Puts a backup in the place of the tables, in one transaction: all of it or nothing. */
export async function restorePostgres(
  url: string,
  backup: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { onProgress: tell = () => {} } = options
  tell({ step: 'reading the backup through' })
  const head = await checkDump(backup).catch((error: unknown) => {
    throw translateFileError(error)
  })
  const missing = planMigrations(head.migrations, postgresDialect.words)
  return await onOneClient(url, async (client) => {
    await assertVersion(client)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    await assertUnused(client)
    const present = await takePresent(client, backup, options, tell)
    await makeTables(client, head, missing.length)
    await loadRows(client, backup, tell)
    tell({ step: 'migrating' })
    for (const planned of missing) await applyPlanned(client, planned)
    tell({ step: 'erasing what was erased since' })
    const erasedAgain = await bringIn(client, present.since, options.now)
    await client.query('commit')
    return { aside: present.aside, erasedAgain, erasuresKnown: true }
  })
}

async function assertUnused(client: ClientBase): Promise<void> {
  if (!(await isAnotherAtWork(client))) return
  throw new AppError('unavailable', 'Another Colloquy is at work on this database: stop it first.')
}

type Present = { aside: string | null; since: Since }

/** Keeps what is there in a file beside the backup, and takes it away. */
async function takePresent(
  client: ClientBase,
  backup: string,
  { replace, now }: RestoreOptions,
  tell: Tell,
): Promise<Present> {
  const applied = await findApplied(client)
  if (applied.length === 0) return { aside: null, since: nothingSince }
  planMigrations(applied, postgresDialect.words)
  const tables = ownTables(postgresDialect.words, applied.length)
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
  let aside: string | null = null
  if (await holdsRows(client, tables)) {
    if (!replace) {
      throw new AppError(
        'conflict',
        'The database holds something already: add --replace, which keeps it in a file beside the backup.',
      )
    }
    const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
    aside = join(dirname(resolve(backup)), `before-restore-${stamp}.backup`)
    await dumpTo(client, aside, now(), tell)
  }
  const since = await readSince(client, tables)
  await client.query(
    `drop table if exists ${[...tables, ...derivedTables, 'migration'].join(', ')}`,
  )
  return { aside, since }
}

async function holdsRows(client: ClientBase, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await client.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

async function readSince(client: ClientBase, tables: readonly string[]): Promise<Since> {
  if (!tables.includes('erasure')) return nothingSince
  const erased = await readErased(client)
  if (!tables.includes('unsubscribed')) return { ...nothingSince, erased }
  const { rows: unsubscribed } = await client.query<Since['unsubscribed'][number]>(
    'select org_id as "orgID", address_key as "addressKey", at from unsubscribed',
  )
  const { rows: keys } = await client.query<NonNullable<Since['mailKey']>>(
    "select value, created_at as at from secret where name = 'mail'",
  )
  return { erased, unsubscribed, mailKey: keys[0] ?? null }
}

async function readErased(client: ClientBase): Promise<Erased[]> {
  const { rows } = await client.query<Erased>(
    `select link_hash as "linkHash", org_id as "orgID", erased_at as "erasedAt" from erasure`,
  )
  return rows
}

/** The tables as they were when the backup was made: later migrations also change rows. */
async function makeTables(client: ClientBase, head: Head, missing: number): Promise<void> {
  const all: Planned[] = planMigrations([], postgresDialect.words)
  for (const planned of all.slice(0, all.length - missing)) await applyPlanned(client, planned)
  const made = await findApplied(client)
  if (made.length !== head.migrations.length) throw new Error('The migrations do not add up.')
}

async function loadRows(client: ClientBase, backup: string, tell: Tell): Promise<void> {
  let count = 0
  let load: Loader | null = null
  for await (const line of readDump(backup)) {
    if (Array.isArray(line)) {
      if (!load) throw new Error('A row of the backup belongs to no table.')
      await load.add(line)
      count += 1
      tell({ step: 'loading', detail: `${count} rows` })
    } else if ('table' in line) {
      await load?.end()
      load = createLoader(client, line.table, line.columns)
    }
  }
  await load?.end()
}

type Loader = { add(row: RowLine): Promise<void>; end(): Promise<void> }

function createLoader(client: ClientBase, table: string, columns: string[]): Loader {
  if (!ownTables(postgresDialect.words).includes(table)) {
    throw new AppError('invalid', 'The backup holds a table that is not known here.')
  }
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ')
  // The table itself says of which type each member of the JSON is.
  const sql = `insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, $1::json)`
  let rows: Record<string, unknown>[] = []

  async function end() {
    if (rows.length > 0) await client.query(sql, [JSON.stringify(rows)])
    rows = []
  }
  return {
    async add(row) {
      rows.push(Object.fromEntries(columns.map((name, at) => [name, row[at]])))
      if (rows.length >= rowsAtOnce(table, rowsUsual)) await end()
    },
    end,
  }
}

/** Erases in the restored tables what was erased in the former ones, and keeps to who wants no mail. */
async function bringIn(client: ClientBase, since: Since, now: () => Date): Promise<number> {
  await client.query(
    `insert into erasure (link_hash, org_id, erased_at)
     select "linkHash", "orgID", "erasedAt"
     from json_to_recordset($1) as given("linkHash" text, "orgID" text, "erasedAt" text)
     on conflict do nothing`,
    [JSON.stringify(since.erased)],
  )
  const connection = connectPostgres(client)
  const store = bindVerbs(
    (name, given) => readVerb(name)(connection, given),
    (name, given) => writeVerb(name)(connection, given),
  )
  const { rows } = await client.query<{ link_id: string }>('select link_id from invite')
  const links = rows.map(({ link_id }) => link_id)
  const { rows: interviews } = await client.query<{ orgID: string; interviewID: string }>(
    'select org_id as "orgID", interview_id as "interviewID" from interview',
  )
  return await bringUpToDate({ store, now }, { links, interviews }, since)
}
