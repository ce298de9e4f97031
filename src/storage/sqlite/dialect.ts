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
import type { Tables } from '../schema/tables/tables.ts'
import { soundRoom } from '../sound/room-on-sqlite.ts'
import { addBriefs, briefs } from './briefs.ts'
import { inviteCounting } from './invite-count.ts'

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
  shortened: (text) => sql<string>`${text}`,
  contains: (column, text) => sql<boolean>`instr(${sql.ref(column)}, ${text}) > 0`,
  storedTokens: (column) => sql.ref(column),
  tokensMatch: {
    pattern(all, but = []) {
      const oneOf = (any: readonly string[]) => `(${any.map((one) => `"${one}"`).join(' OR ')})`
      const wanted = all.map(oneOf).join(' AND ')
      return but.length === 0 ? wanted : `(${wanted}) NOT ${oneOf(but)}`
    },
    // In this order: a pattern has to be there before there is something to match.
    join: sql`cross join said_index on said_index match term.pattern`,
    saidID: sql`said_index.rowid`,
    rows: (pattern) =>
      sql`select rowid as said_id from said_index where said_index match ${pattern}`,
  },
  readBy: (index) => sql`indexed by ${sql.ref(index)}`,
  forUpdate: nothing,
  forKeyShare: nothing,
  forUpdateSkipLocked: nothing,
  announceJob: null,
  isLockTimeout: () => false,
  addBriefs: (which) => sql`${sql.raw(addBriefs('and'))} ${which} on conflict do nothing`,
  words: {
    sorted: 'text',
    large: 'integer',
    clustered: ' without rowid',
    guard: () => [],
    guardBy: () => [],
    // What is deleted leaves no trace in the index, and tokens are parted by spaces alone.
    searchIndex: [
      `create table said (
        said_id integer primary key,
        link_id text not null,
        seq integer not null,
        tokens text not null
      )`,
      'create unique index said_of_link on said (link_id, seq)',
      `create virtual table said_index using fts5(tokens, content = 'said', content_rowid = 'said_id',
        detail = none, columnsize = 0, tokenize = 'ascii')`,
      `insert into said_index (said_index, rank) values ('secure-delete', 1)`,
      `create trigger said_added after insert on said begin
        insert into said_index (rowid, tokens) values (new.said_id, new.tokens);
      end`,
      `create trigger said_gone after delete on said begin
        insert into said_index (said_index, rowid, tokens)
          values ('delete', old.said_id, old.tokens);
      end`,
    ],
    soundLeft: [
      `create trigger sound_left after delete on sound begin
        insert into sound_left (body_id, org_id) values (old.body_id, old.org_id);
      end`,
    ],
    inviteCounting,
    briefs,
    soundRoom,
    member: (column, name) => `json_extract(${column}, '$.${name}')`,
  },
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
