import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/storage/open.ts'
import { connectPostgres } from '../../src/storage/postgres/connection.ts'
import { everyOrganization, setScope } from '../../src/storage/postgres/scope.ts'
import { connectSqlite } from '../../src/storage/sqlite/connection.ts'
import { migrateSqlite } from '../../src/storage/sqlite/migrate.ts'
import { createDatabase } from '../postgres.ts'
import { bindStoreTo, type Recorded } from './recording-store.ts'
import { useEveryQuery } from './use-every-query.ts'

/** Lists of everything there is, in the order of an index, that end at their limit. */
const readInOrder = [
  /^SCAN token USING (COVERING )?INDEX token_by_age$/,
  /^SCAN (token|member) USING COVERING INDEX \w+$/,
  // Those that are enabled, and those that are being erased, by an index of their own.
  /^SCAN interview USING COVERING INDEX interview_erasing_of_org$/,
  /^SCAN webhook USING INDEX webhook_enabled$/,
  // One row for each organization and open link.
  /^SCAN sound_room USING COVERING INDEX sound_room_of_all$/,
  // What an erasure left to be dropped, a few rows in the order of their key.
  /^SCAN sound_left USING COVERING INDEX sqlite_autoindex_sound_left_1$/,
]

/** A search puts what its index found in an order of its own, and goes through that. */
const searches = /said_index/
const found =
  /^(SCAN (best|first|hit|held|own|placed|term)$|SCAN said_index VIRTUAL TABLE INDEX \d+:M|USE TEMP B-TREE)/

describe('on SQLite', () => {
  const database = new DatabaseSync(':memory:')
  migrateSqlite(database)
  afterAll(() => database.close())

  test('every statement finds its rows by an index', async () => {
    const recorded: Recorded = new Set()
    await useEveryQuery(bindStoreTo(connectSqlite(database), recorded))
    expect(recorded.size).toBeGreaterThan(40)
    for (const sql of recorded) {
      const steps = database.prepare(`explain query plan ${sql}`).all()
      for (const { id, detail, parent } of steps) {
        const step = String(detail)
        if (searches.test(sql) && found.test(step)) continue
        // What is asked for is gone through once, not beside each of many rows that another step finds.
        const before = steps.filter(
          (other) => other.parent === parent && Number(other.id) < Number(id),
        )
        const many = before.some((other) => !/ sqlite_autoindex_/.test(String(other.detail)))
        expect(step.startsWith('SCAN json_each') && many, `${step}\n${sql}`).toBe(false)
        const scan =
          step.startsWith('SCAN ') &&
          !/^SCAN (json_each|derived|lowest|organization|turn|\(subquery|(\d+ )?CONSTANT ROW)/.test(
            step,
          )
        const allowed = readInOrder.some((pattern) => pattern.test(step))
        expect(scan && !allowed, `${step}\n${sql}`).toBe(false)
        expect(step, sql).not.toBe('USE TEMP B-TREE FOR ORDER BY')
      }
    }
  })
})

describe('on PostgreSQL', () => {
  let pool: Pool

  beforeAll(async () => {
    const url = await createDatabase()
    await (await openStore(url)).close()
    pool = new Pool({ connectionString: url, max: 1 })
    await pool.query(setScope(everyOrganization))
  })
  afterAll(() => pool?.end())

  test('every statement finds its rows by an index', async () => {
    const recorded: Recorded = new Set()
    await useEveryQuery(bindStoreTo(connectPostgres(pool), recorded))
    expect(recorded.size).toBeGreaterThan(40)
    // The tables are too small to be worth an index otherwise.
    await pool.query('set enable_seqscan = off')
    for (const sql of recorded) {
      const { rows } = await pool.query(`explain (generic_plan) ${sql}`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, `${plan}\n${sql}`).not.toContain('Seq Scan')
    }
  })
})
