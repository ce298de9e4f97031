import type { Pool } from 'pg'
import { AppError } from '../../contract/errors.ts'
import { createTurns } from '../../service/calls/in-turn.ts'
import type { Store } from '../../service/store.ts'
import type { Step } from '../../service/taking-part/taking-part-store.ts'
import { migrations } from '../schema/migrations.ts'
import { type AnyVerb, bindVerbs, readVerb, writeVerb } from '../verbs/bind-verbs.ts'
import { isList, isSearch } from '../verbs/reads.ts'
import { isOneStatement, type WriteName } from '../verbs/writes.ts'
import { connectPostgres, openPatientPool, openPool, type PoolOptions } from './connection.ts'
import { translatePostgresError } from './errors.ts'
import { type JobListener, openListener } from './listener.ts'
import { type MigrateOptions, migrateOn } from './migrate.ts'
import { isOlderAtWork, olderGoneAfterMs, watchOlder, withoutPlanApart } from './older-versions.ts'
import { onScopedClient } from './scope.ts'
import { createReadTries, runAlone, runWhole } from './transaction.ts'

/** Verbs that may wait for a free connection; the next is refused at once and may come again later. */
const waitingMax = 1_000
/** Of all connections, those that lists may take: a long search is in nobody else's way. */
const shareOfLists = 1 / 2
/** What is kept together for many is never refused for the many. */
const patientVerbs: readonly string[] = ['addAudit']

/** Opens a store on a PostgreSQL database, over a pool of connections. */
export async function openPostgresStore(
  url: string,
  options: PoolOptions & {
    existing?: boolean
    /** How long no version from before plans were kept apart is seen until none is there. */
    goneAfterMs?: number
  } = {},
): Promise<Store> {
  const applied = await migratePostgres(url, options)
  const pool = openPool(url, options)
  if (await translated(passesTheWall(pool))) {
    options.onWarning?.(
      'The user of DATABASE_URL is a superuser or bypasses row-level security, which then keeps no organization from another: give Colloquy a user of its own.',
    )
  }
  const areOlderGone =
    applied.length === migrations.length
      ? async () => true // Nobody was here before.
      : watchOlder({
          look: () => isOlderAtWork(pool),
          now: () => performance.now(),
          goneAfterMs: options.goneAfterMs ?? olderGoneAfterMs,
        })
  return storeOn(pool, () => openListener(url), areOlderGone)
}

async function passesTheWall(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  )
  return rows[0]?.passes === true
}

/** Brings the database's tables up to date; the names of the migrations applied. */
export async function migratePostgres(
  url: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const pool = openPatientPool(url)
  try {
    return await translated(migrateOn(pool, migrations, options))
  } finally {
    await pool.end()
  }
}

/** Searches of all that was said take a connection each, for seconds where that is very much. */
const searchesAtOnce = 1

function storeOn(
  pool: Pool,
  listen: () => JobListener,
  areOlderGone: () => Promise<boolean>,
): Store {
  const read = (verb: AnyVerb, given: unknown) =>
    onScopedClient(pool, (client) => verb(connectPostgres(client), given))
  const listInTurn = createTurns(Math.max(1, Math.floor(pool.options.max * shareOfLists)))
  // Apart, so that no list waits for a search.
  const searchInTurn = createTurns(searchesAtOnce)
  const tried = createReadTries()
  let ended: Promise<unknown> | null = null
  let listener: JobListener | null = null

  /** What this version writes in a form that one before it cannot read. */
  async function readable(name: WriteName, given: unknown): Promise<unknown> {
    if (name !== 'takeStep') return given
    const step = given as Step // As the verb is typed.
    return step.plan && !(await areOlderGone()) ? withoutPlanApart(step) : step
  }

  return {
    ...bindVerbs(
      async (name, given) => {
        const run = () => {
          assertRoom(pool)
          return translated(tried(() => read(readVerb(name), given)))
        }
        if (isSearch(name)) return await searchInTurn(run)
        return await (isList(name) ? listInTurn(run) : run())
      },
      async (name, given) => {
        if (!patientVerbs.includes(name)) assertRoom(pool)
        const run = isOneStatement(name, given) ? runAlone : runWhole
        const write = async () => run(pool, writeVerb(name), await readable(name, given))
        return await translated(write())
      },
    ),
    async ping() {
      await translated(pool.query('select 1'))
    },
    onJob(wake) {
      listener ??= listen()
      listener.add(wake)
    },
    async close() {
      ended ??= Promise.all([listener?.close(), pool.end()])
      await ended
    },
  }
}

/** A database that has fallen behind catches up only if not everybody waits for it. */
function assertRoom({ waitingCount }: Pool): void {
  if (waitingCount < waitingMax) return
  throw new AppError('unavailable', 'The database is too busy.')
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw translatePostgresError(error)
  }
}
