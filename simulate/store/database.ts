import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { commitTogether, type Outcome, type Task } from '../../src/storage/sqlite/batch.ts'
import { connectSqlite, type SqliteConnection } from '../../src/storage/sqlite/connection.ts'
import { migrateSqlite } from '../../src/storage/sqlite/migrate.ts'
import { readVerb, writeVerb } from '../../src/storage/verbs/bind-verbs.ts'
import type { ReadName } from '../../src/storage/verbs/reads.ts'
import type { WriteName } from '../../src/storage/verbs/writes.ts'
import { hash32 } from '../core/chance.ts'

export type VerbName = ReadName | WriteName
export type Row = Record<string, string | number | null>

/** What goes wrong in a commit: one of its statements, by its number, or its end. */
export type Tear = { statement: number; why: DiskFailureWhy } | { commit: true } | null
type DiskFailureWhy = 'error' | 'full'

/** The tables, the queries and the batches of the service, on a database in this process's memory. */
export type Database = {
  read(name: ReadName, given: unknown): Promise<unknown>
  commit(verbs: readonly { name: WriteName; given: unknown }[], tear: Tear): Promise<Outcome[]>
  all(sql: string, ...given: (string | number)[]): Row[]
  /** Their names, without those of the index and of migrations. */
  tables: readonly string[]
  /** Takes everything out again. */
  empty(): void | Promise<void>
  close(): void | Promise<void>
}

/**
 * Beside what the service writes, triggers keep a log of their own of what became of each invite, of every
 * line that was changed, and of how whoever was mailed stood in that moment: part of the same transactions, so that what was taken back is not in it.
 */
export function logOf(where: 'temp' | 'main'): string {
  return `
    create table ${where}.moved (n integer primary key, link_id text, org_id text, interview_id text, old text, new text);
    create table ${where}.mended (link_id text, seq integer, what text);
    create table ${where}.begun (n integer primary key, mail_id text, status text, unsubscribed text);
    create ${where === 'temp' ? 'temp ' : ''}trigger invite_added after insert on invite begin
      insert into moved (link_id, org_id, interview_id, old, new) values (new.link_id, new.org_id, new.interview_id, null, new.status);
    end;
    create ${where === 'temp' ? 'temp ' : ''}trigger invite_moved after update of status on invite when old.status <> new.status begin
      insert into moved (link_id, org_id, interview_id, old, new) values (new.link_id, new.org_id, new.interview_id, old.status, new.status);
    end;
    create ${where === 'temp' ? 'temp ' : ''}trigger invite_gone after delete on invite begin
      insert into moved (link_id, org_id, interview_id, old, new) values (old.link_id, old.org_id, old.interview_id, old.status, 'gone');
    end;
    create ${where === 'temp' ? 'temp ' : ''}trigger message_changed after update on message begin
      insert into mended values (old.link_id, old.seq, 'changed');
    end;
    create ${where === 'temp' ? 'temp ' : ''}trigger message_gone after delete on message begin
      insert into mended values (old.link_id, old.seq, 'gone');
    end;
    create ${where === 'temp' ? 'temp ' : ''}trigger mail_begun after update of state on mail
      when new.state = 'sending' and old.state <> 'sending' begin
      insert into begun (mail_id, status, unsubscribed) values (new.mail_id,
        (select status from invite where link_id = new.subject),
        (select at from unsubscribed where org_id = new.org_id and address_key = new.address_key));
    end;`
}

const ours = ['moved', 'mended', 'begun']

/** The tables of the service, without those of the index, of migrations and of the log. */
export function tablesOf(database: DatabaseSync): string[] {
  return database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'said_index%'
        and name not like '%migration%' order by name`,
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !ours.includes(name))
}

export function openDatabase(): Database {
  const database = new DatabaseSync(':memory:')
  let drawn = 0
  // What statements draw by themselves is the same in every run of a seed, too.
  database.function('random', () => {
    drawn += 1
    return BigInt(hash32(String(drawn)))
  })
  migrateSqlite(database)
  database.exec(logOf('temp'))
  const connection = connectSqlite(database)
  const prepared = new Map<string, StatementSync>()
  function prepare(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const tables = tablesOf(database)
  // The log last: the triggers write it.
  const emptying = [
    ...tables.map((name) => `main."${name}"`),
    'temp.moved',
    'temp.mended',
    'temp.begun',
  ].map((name) => database.prepare(`delete from ${name}`))
  return {
    read: (name, given) => readVerb(name)(connection, given),
    async commit(verbs, tear) {
      const tasks: Task[] = verbs.map(({ name, given }) => ({
        verb: writeVerb(name),
        given,
      }))
      return await commitTogether(tear ? torn(connection, tear) : connection, tasks)
    },
    tables,
    all: (sql, ...given) => prepare(sql).all(...given) as Row[],
    empty() {
      connection.execute('begin immediate')
      for (const statement of emptying) statement.run()
      connection.execute('commit')
      drawn = 0
    },
    close: () => database.close(),
  }
}

class DiskFailure extends Error {
  /** SQLite's own. */
  readonly errcode: number

  constructor(why: DiskFailureWhy) {
    super(`Disk: ${why}.`)
    this.errcode = why === 'full' ? 13 : 10
  }
}

/** The same connection, one statement of which the disk fails. */
function torn(connection: SqliteConnection, tear: NonNullable<Tear>): SqliteConnection {
  let statements = 0
  return {
    ...connection,
    async run(statement) {
      statements += 1
      if ('statement' in tear && statements === tear.statement) throw new DiskFailure(tear.why)
      return await connection.run(statement)
    },
    execute(sql) {
      if ('commit' in tear && sql === 'commit') throw new DiskFailure('error')
      connection.execute(sql)
    },
  }
}
