/** What reports, findings, questions and exports of a large study take. `--help` says of what size. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { Client } from 'pg'
import { copyStore } from '../../src/storage/transfer/copy.ts'
import { startPostgres } from '../../test/postgres.ts'
import { describeMachine } from '../servers/machine.ts'
import { startServer } from '../servers/servers.ts'
import { changing } from './change.ts'
import { holdStudy } from './held.ts'
import { measureCalls, measureExports } from './measure.ts'
import { plantStudy } from './plant.ts'

type Options = {
  finished: string
  unstarted: string
  database: 'sqlite' | 'postgres' | 'both'
  exports?: true
  file?: string
}

const options: Options = new Command('bench:study')
  .description('Measures the calls over one study: time and CPU of the process that serves.')
  .option('--finished <count>', 'finished interviews, at most 10,000 with their words', '50000')
  .option('--unstarted <count>', 'links on which nobody did anything', '0')
  .addOption(
    new Option('--database <name>').choices(['sqlite', 'postgres', 'both']).default('both'),
  )
  .option('--exports', 'measure memory while each format is exported, and nothing else')
  .option('--file <path>', 'an SQLite file to plant the study in, or that it was planted in before')
  .parse()
  .opts()

/** As many conversations as reports read. */
const wholeMax = 10_000

const folder = mkdtempSync(join(tmpdir(), 'colloquy-study-'))
try {
  const path = options.file ?? join(folder, 'study.db')
  const [finished, unstarted] = [Number(options.finished), Number(options.unstarted)]
  const whole = Math.min(finished, wholeMax)
  if (!existsSync(path)) await plantStudy(path, await holdStudy(), { finished, whole, unstarted })
  console.log(`${describeMachine()}; ${finished} finished, ${unstarted} unstarted`)
  if (options.database !== 'postgres') await measure('SQLite', `file:${path}`)
  if (options.database !== 'sqlite') await measureOnPostgres(`file:${path}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureOnPostgres(from: string): Promise<void> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.createDatabase()
    await copyStore(from, url, () => {})
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('vacuum analyze')
    await client.end()
    await measure('PostgreSQL', url)
  } finally {
    await postgres.stop()
  }
}

async function measure(database: string, url: string): Promise<void> {
  const server = await startServer('service', { DATABASE_URL: url })
  try {
    const rows = options.exports
      ? await measureExports(server)
      : await measureCalls(server, changing(url, Number(options.finished)))
    for (const row of rows) console.log(`| ${[database, ...row].join(' | ')} |`)
  } finally {
    await server.stop()
  }
}
