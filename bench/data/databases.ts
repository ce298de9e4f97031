import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { migrateStore } from '../../src/storage/open.ts'
import { type Amounts, type Seeding, seed } from './seed.ts'
import type { Template } from './template.ts'

export async function seedFile(
  path: string,
  amounts: Amounts,
  template: Template,
): Promise<string> {
  const url = `file:${path}`
  await migrateStore(url)
  const database = new DatabaseSync(path)
  database.exec('pragma synchronous = off; pragma cache_size = -200000; begin')
  await seed(sqliteSeeding(database), amounts, template)
  database.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  database.close()
  return url
}

export async function seedServer(
  url: string,
  amounts: Amounts,
  template: Template,
): Promise<string> {
  await migrateStore(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  await seed(postgresSeeding(client), amounts, template)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
  return url
}

function sqliteSeeding(database: DatabaseSync): Seeding {
  return {
    async run(sql, parameters = []) {
      database.prepare(sql.replaceAll(/\$(\d)/g, '?$1')).run(...parameters)
    },
    numbers: (count) =>
      `(with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count}) select i from n where ${count} > 0) n`,
    padded: (number) => `substr('0000000000000000000000' || (${number}), -22)`,
    time: (seconds, ms) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds} + (${ms}) / 1000.0, 'unixepoch')`,
  }
}

function postgresSeeding(client: Client): Seeding {
  return {
    run: (sql, parameters = []) => client.query(sql, [...parameters]),
    numbers: (count) => `generate_series(0, ${count - 1}) n(i)`,
    padded: (number) => `lpad((${number})::text, 22, '0')`,
    time: (seconds, ms) =>
      `to_char(to_timestamp(${seconds} + (${ms}) / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  }
}
