import {
  DummyDriver,
  Kysely,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../schema/tables.ts'

// One writer at a time and transactions that begin as writers: there is nothing left to lock.
const nothing: RawBuilder<unknown> = sql``

export const sqliteDialect: Dialect = {
  db: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  tableOf(json, columns, alias) {
    const members = Object.keys(columns).map(
      (name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`,
    )
    return sql<never>`(select ${sql.join(members)} from json_each(${json}))`.as(alias)
  },
  textsOf: (json, alias) =>
    sql<never>`(select value, lower(value) as folded from json_each(${json}))`.as(alias),
  arraysOf: (columns, orderBy) =>
    sql<string>`json_group_array(json_array(${refs(columns)}) order by ${refs(orderBy)})`,
  objectsOf(columns, orderBy) {
    const members = columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`)
    return sql<string>`json_group_array(json_object(${sql.join(members)}) order by ${refs(orderBy)})`
  },
  arrayOf: (columns) => sql<string>`json_array(${refs(columns)})`,
  contains: (column, text) => sql<boolean>`instr(${sql.ref(column)}, ${text}) > 0`,
  forUpdate: nothing,
  forUpdateSkipLocked: nothing,
  announceJob: null,
  isLockTimeout: () => false,
  words: {
    sorted: 'text',
    large: 'integer',
    clustered: ' without rowid',
    guard: () => [],
    guardBy: () => [],
    member: (column, name) => `json_extract(${column}, '$.${name}')`,
  },
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
