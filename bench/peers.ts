import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { type PostgresServer, startPostgres } from '../test/postgres.ts'
import { seedFile, seedServer } from './data/databases.ts'
import { interviewID, token } from './data/rows.ts'
import { makeTemplate } from './data/template.ts'
import { writeMeasured } from './document.ts'
import { measurePair } from './paired.ts'
import { directus } from './peers/directus.ts'
import { install } from './peers/install.ts'
import { parseServer } from './peers/parse-server.ts'
import type { Peer } from './peers/peer.ts'
import { strapi } from './peers/strapi.ts'
import { type DatabaseName, databaseNames, newReport, notePair, render } from './report.ts'
import type { Request } from './servers/loading.ts'
import { describeMachine } from './servers/machine.ts'
import { type Server, startServer } from './servers/servers.ts'
import { full, linksRead, quick } from './settings.ts'
import { spread, works } from './works.ts'

const peers = [parseServer, directus, strapi]
/** Reads are no slower over more, and a peer's rows are quicker made. */
const rowsMax = 20_000
/** Answers that prove a peer does the work hold at least so much. */
const readBytesMin = 3_500

const options: { quick?: true; only?: string } = new Command('bench:peers')
  .description(
    'Measures this service beside servers that people may know, over the same rows: they on PostgreSQL, this service on either database. Each is installed by npm into a temporary folder. A full run takes about seven minutes, and the first as many more to install, and writes docs/performance.md.',
  )
  .option('--quick', 'short rounds on little data; writes nothing')
  .option('--only <peers>', `of ${peers.map(keyOf).join(',')}; writes nothing`)
  .parse()
  .opts()

/** Some peers answer nothing in the second that `quick` takes. */
const settings = options.quick ? { ...quick, seconds: full.seconds } : full
const rows = Math.min(settings.invites, rowsMax)
const report = newReport()
const missing: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'colloquy-peers-'))
const postgres = await startPostgres({ durable: true })
try {
  const wanted = options.only?.split(',')
  for (const peer of peers.filter((one) => wanted?.includes(keyOf(one)) ?? true)) {
    await measure(peer, postgres).catch((error: unknown) => tellMissing(peer, error))
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
publish()

function keyOf({ packages: [first = ''] }: Peer): string {
  return /([\w-]+)@/.exec(first)?.[1] ?? first
}

function nameOf({ name, packages: [first = ''] }: Peer): string {
  return `${name} ${first.slice(first.lastIndexOf('@') + 1)}`
}

/** The peer on PostgreSQL; this service on either database. */
async function measure(peer: Peer, { createDatabase }: PostgresServer): Promise<void> {
  const site = { folder: install(peer), databaseURL: await createDatabase(), rows }
  const amounts = { frozen: rows, begun: 0, answers: 0, rowsOfFrozen: true }
  const template = await makeTemplate()
  const urls = {
    SQLite: await seedFile(join(folder, `${keyOf(peer)}.db`), amounts, template),
    PostgreSQL: await seedServer(await createDatabase(), amounts, template),
  }
  const theirs = await peer.start(site)
  try {
    const { read, create } = await peer.fill(theirs.url, site)
    const reads = placesOf(linksRead).map(read)
    await assertWhole(theirs.url, reads)
    for (const database of databaseNames) {
      const ours = await startServer('service', { DATABASE_URL: urls[database] })
      try {
        await comparePair(peer, { id: 'W1', database, ours, theirs, requests: reads })
        await comparePair(peer, { id: 'W3', database, ours, theirs, requests: [create] })
      } finally {
        await ours.stop()
      }
    }
  } finally {
    await theirs.stop()
  }
}

type Pair = {
  id: 'W1' | 'W3'
  database: DatabaseName
  ours: Server
  theirs: Server
  requests: Request[]
}

async function comparePair(peer: Peer, pair: Pair): Promise<void> {
  const { id, database, ours, theirs, requests } = pair
  const work = works.find((one) => one.id === id)
  if (!work) throw new Error(`The work ${id} is gone.`)
  const frozen = spread('Frozen', rows)
  const sample = { token, interviewID, frozen, running: [], takeAnswers: () => [] }
  const paired = await measurePair(
    { server: ours, requests: () => work.requests(sample) },
    { server: theirs, requests: () => requests },
    settings,
  )
  notePair(report, {
    work: `${id} ${work.title}: to ${nameOf(peer)}`,
    database,
    least: peer.goals[id] ?? null,
    paired,
    sides: ['this service', nameOf(peer)],
  })
}

/** Spread evenly over the rows, as ours are. */
function placesOf(count: number): number[] {
  const wanted = Math.min(count, rows)
  return Array.from({ length: wanted }, (_, index) => Math.floor((index * rows) / wanted))
}

/** A peer that leaves the conversation out would not do the same work. */
async function assertWhole(url: string, [first]: Request[]): Promise<void> {
  if (!first) throw new Error('There is nothing to read.')
  const response = await fetch(url + first.path, { headers: first.headers })
  const text = await response.text()
  if (response.ok && text.length >= readBytesMin && text.includes('(0.19)')) return
  throw new Error(`A row is answered with ${response.status}: ${text.slice(0, 300)}`)
}

function tellMissing(peer: Peer, error: unknown): void {
  const said = error instanceof Error ? error.message : String(error)
  missing.push(
    `${nameOf(peer)} could not be measured here: ${said.split('\n').slice(0, 3).join(' ')}`,
  )
  console.error(`  ${missing.at(-1)}`)
}

function publish(): void {
  const given = process.argv.slice(2)
  const command = ['npm run bench:peers', ...(given.length > 0 ? ['--', ...given] : [])].join(' ')
  const day = new Date().toISOString().slice(0, 10)
  const text = [render(report, { command, machine: describeMachine(), day }), ...missing].join('\n')
  console.log(text)
  if (!options.quick && !options.only) writeMeasured('measured: peers', text)
}
