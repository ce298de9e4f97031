import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../schema/tables/tables.ts'
import { soundRoom } from '../sound/room-on-postgres.ts'
import { addBriefs, briefs } from './briefs.ts'
import { sqlState } from './errors.ts'
import { inviteCounting } from './invite-count.ts'

/** What those who wait for jobs listen to. */
export const jobChannel = 'colloquy_job'

export const postgresDialect: Dialect = {
  db: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  tableOf(json, columns, alias) {
    const members = Object.entries(columns).map(
      ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
    )
    return sql<never>`(select * from json_to_recordset(${json}::json) as given(${sql.join(members)}))`.as(
      alias,
    )
  },
  // Not by the letters of the database's own language, which may have another small I.
  textsOf: (json, alias) =>
    sql<never>`(select value, lower(value collate "C") as folded from json_array_elements_text(${json}::json) as given(value))`.as(
      alias,
    ),
  arraysOf: (columns, orderBy) =>
    sql<string>`coalesce(json_agg(json_build_array(${refs(columns)}) order by ${refs(orderBy)}), '[]')::text`,
  objectsOf(columns, orderBy) {
    // Put together by hand: the database's own functions write spaces between the members.
    const members = columns.map(
      (column, index) =>
        sql`${sql.lit(`${index === 0 ? '{' : ','}"${column}":`)} || to_json(${sql.ref(column)})::text`,
    )
    const object = sql`${sql.join(members, sql` || `)} || '}'`
    return sql<string>`'[' || coalesce(string_agg(${object}, ',' order by ${refs(orderBy)}), '') || ']'`
  },
  arrayOf: (columns) => sql<string>`json_build_array(${refs(columns)})::text`,
  shortened: (text) => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`,
  contains: (column, text) => sql<boolean>`strpos(${sql.ref(column)}, ${text}) > 0`,
  storedTokens: (column) => sql`array_to_tsvector(string_to_array(${sql.ref(column)}, ' '))`,
  tokensMatch: {
    pattern(all, but = []) {
      const oneOf = (any: readonly string[]) => `(${any.map((one) => `'${one}'`).join(' | ')})`
      const wanted = all.map(oneOf).join(' & ')
      return but.length === 0 ? wanted : `${wanted} & !${oneOf(but)}`
    },
    join: sql`join said as matching on matching.tokens @@ term.pattern::tsquery`,
    saidID: sql`matching.said_id`,
    rows: (pattern) => sql`select said_id from said where tokens @@ ${pattern}::tsquery`,
  },
  readBy: () => sql``,
  forUpdate: sql`for update`,
  forKeyShare: sql`for key share`,
  forUpdateSkipLocked: sql`for update skip locked`,
  announceJob: `select pg_notify('${jobChannel}', '')`,
  isLockTimeout: (error) => sqlState(error) === '55P03',
  addBriefs: (which) => sql`${sql.raw(addBriefs('and'))} ${which} on conflict do nothing`,
  // The database's own collation would sort identifiers and times by language.
  words: {
    sorted: 'text collate "C"',
    large: 'bigint',
    clustered: '',
    guard: (table) => [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy own_organization on ${table}
        using ((select current_setting('colloquy.org', true)) in (org_id, '*'))`,
    ],
    // By a key, row by row: `exists` may be planned as a reading of the whole other table.
    guardBy: (table, other, column) => [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy own_organization on ${table}
        using ((select current_setting('colloquy.org', true)) = '*'
          or (select true from ${other} where ${other}.${column} = ${table}.${column}))`,
    ],
    // Unguarded, as no index is used for `@@` behind row security: its words are of nobody by
    // themselves, and whatever is told of them is joined with the guarded tables.
    searchIndex: [
      `create table said (
        said_id bigint generated always as identity primary key,
        link_id text collate "C" not null,
        seq integer not null,
        tokens tsvector not null
      )`,
      'create unique index said_of_link on said (link_id, seq)',
      'create index said_tokens on said using gin (tokens)',
    ],
    soundLeft: [
      `create or replace function sound_left() returns trigger language plpgsql as $$ begin
        insert into sound_left (body_id, org_id) values (old.body_id, old.org_id);
        return null;
      end $$`,
      'create trigger sound_left after delete on sound for each row execute function sound_left()',
    ],
    inviteCounting,
    briefs,
    soundRoom,
    member: (column, name) => `(${column}::json ->> '${name}')`,
  },
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
