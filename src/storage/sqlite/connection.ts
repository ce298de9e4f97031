import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Connection, Statement } from '../dialect.ts'
import { sqliteDialect } from './dialect.ts'

/** More than the queries there are; bounds the cache all the same. */
const statementsCachedMax = 256

type Cached = { statement: StatementSync; answersRows: boolean }

export type SqliteConnection = Connection & {
  /** Runs a statement of its own text at once. */
  execute(sql: string): void
  /** Whether a transaction is open: some failures end it by themselves. */
  inTransaction(): boolean
}

/** Runs statements on an open database, each prepared once. Everything happens before it returns. */
export function connectSqlite(database: DatabaseSync): SqliteConnection {
  const cache = new Map<string, Cached>()

  function prepare(sql: string): Cached {
    const cached = cache.get(sql)
    if (cached) return cached
    const statement = database.prepare(sql)
    const prepared = { statement, answersRows: statement.columns().length > 0 }
    if (cache.size >= statementsCachedMax) cache.clear()
    cache.set(sql, prepared)
    return prepared
  }

  return {
    dialect: sqliteDialect,
    async run({ sql, parameters }: Statement) {
      const { statement, answersRows } = prepare(sql)
      if (!answersRows) return { rows: [], changes: Number(statement.run(...parameters).changes) }
      const rows = statement.all(...parameters)
      return { rows, changes: rows.length }
    },
    execute(sql) {
      prepare(sql).statement.run()
    },
    inTransaction: () => database.isTransaction,
  }
}
