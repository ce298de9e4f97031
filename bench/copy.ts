import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startPostgres } from '../test/postgres.ts'
import { seedFile } from './data/databases.ts'
import { makeTemplate } from './data/template.ts'

/**
 * Copies invites with their transcripts from SQLite to PostgreSQL and back, killed twice on the way:
 * `node bench/copy.ts 100000`.
 */
const invites = Number(process.argv[2] ?? 100_000)
/** How long a copy that is to be killed may go on. */
const killedAfterMs = 8_000
const program = join(import.meta.dirname, '../src/cli/colloquy.ts')

async function copy(from: string, to: string, killed = false): Promise<string> {
  const began = performance.now()
  const child = spawn(process.execPath, [program, 'copy', '--from', from, '--to', to], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const timer = killed ? setTimeout(() => child.kill('SIGKILL'), killedAfterMs) : undefined
  const [said, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  clearTimeout(timer)
  if (code !== 0 && !killed) throw new Error(`The copy ended with ${code}.`)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  return `${signal === 'SIGKILL' ? 'Killed.' : said.trim()} (${seconds} s)`
}

const folder = mkdtempSync(join(tmpdir(), 'colloquy-copy-'))
const server = await startPostgres({ durable: true })
try {
  const amounts = { frozen: invites, begun: 1_000, answers: 1_000, rowsOfFrozen: true }
  const source = await seedFile(join(folder, 'source.db'), amounts, await makeTemplate())
  const between = await server.createDatabase()
  console.log(`${invites.toLocaleString('en')} finished interviews, SQLite to PostgreSQL:`)
  console.log(await copy(source, between, true))
  console.log(await copy(source, between, true))
  console.log(await copy(source, between))
  console.log('PostgreSQL to SQLite:')
  console.log(await copy(between, `file:${join(folder, 'back.db')}`))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
