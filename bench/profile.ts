import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { type PostgresServer, startPostgres } from '../test/postgres.ts'
import { seedFile, seedServer } from './data/databases.ts'
import { interviewID, linkOf, token } from './data/rows.ts'
import { makeTemplate } from './data/template.ts'
import { type Frame, ownerOf } from './owner.ts'
import { putLoad } from './servers/loading.ts'
import { startServer } from './servers/servers.ts'
import { spread, type Work, works } from './works.ts'

const amounts = { frozen: 20_000, begun: 1_000, answers: 4_000, rowsOfFrozen: true }
const seconds = 8
const connections = 50
const ownersShown = 12
const functionsShown = 40

/** The part of V8's profile that is read; `timeDeltas` are microseconds. */
type Profile = {
  nodes: { id: number; callFrame: Frame }[]
  samples: number[]
  timeDeltas: number[]
}

const program: Command = new Command('profile')
  .description(
    'Says where the processor time of one work goes, by Node --cpu-prof: each thread of the service, in shares of the time it was busy.',
  )
  .argument('<work>', `one of ${works.map(({ id }) => id).join(', ')}`)
  .addOption(new Option('--database <name>').choices(['sqlite', 'postgres']).default('sqlite'))
  .option('--functions', 'the dearest functions in place of whose they are')
  .parse()
const options: { database: 'sqlite' | 'postgres'; functions?: true } = program.opts()
const work = works.find(({ id }) => id === program.args[0])
if (!work) program.error('There is no such work.')
const postgres = options.database === 'postgres' ? await startPostgres({ durable: true }) : null
try {
  await profile(work, postgres)
} finally {
  await postgres?.stop()
}

async function profile(wanted: Work, server: PostgresServer | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-profile-'))
  try {
    const template = await makeTemplate()
    const templatePath = join(folder, 'template.json')
    writeFileSync(templatePath, JSON.stringify(template))
    const url = server
      ? await seedServer(await server.createDatabase(), amounts, template)
      : await seedFile(join(folder, 'rows.db'), amounts, template)
    const env = {
      DATABASE_URL: url,
      TEMPLATE: templatePath,
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
    }
    const began = performance.now()
    const service = await startServer(wanted.kind, env)
    const startedMs = performance.now() - began
    const loaded = await putLoad(loadOn(service.url, wanted))
    await service.stop()
    process.stdout.write(`${wanted.id} ${wanted.title}: ${loaded.perSecond.toFixed(0)} a second\n`)
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))) {
      show(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile, startedMs)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function loadOn(url: string, wanted: Work) {
  const takeAnswers = () =>
    Array.from({ length: amounts.answers }, (_, index) => linkOf('Answer', index))
  const requests = wanted.requests({
    token,
    interviewID,
    frozen: spread('Frozen', amounts.frozen),
    running: spread('Begun0', amounts.begun),
    takeAnswers,
  })
  const load = { url, connections: wanted.connections ?? connections, seconds, requests }
  return wanted.once ? { ...load, amount: amounts.answers } : load
}

/** Leaves the start out, which is no part of the work. */
function show({ nodes, samples, timeDeltas }: Profile, startedMs: number): void {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const micros = new Map<string, number>()
  let at = 0
  let busy = 0
  for (const [index, id] of samples.entries()) {
    const took = timeDeltas[index] ?? 0
    at += took
    const frame = frames.get(id)
    if (!frame || at < startedMs * 1_000 || frame.functionName === '(idle)') continue
    busy += took
    const owner = options.functions ? nameOf(frame) : ownerOf(frame)
    micros.set(owner, (micros.get(owner) ?? 0) + took)
  }
  const rows = [...micros]
    .sort(([, a], [, b]) => b - a)
    .slice(0, options.functions ? functionsShown : ownersShown)
  process.stdout.write(`\nA thread, busy for ${(busy / 1e6).toFixed(1)} s:\n`)
  for (const [owner, took] of rows) {
    process.stdout.write(`${((took / busy) * 100).toFixed(1).padStart(6)} %  ${owner}\n`)
  }
}

/** A function and where it stands, as far as it tells it from others. */
function nameOf({ functionName, url }: Frame): string {
  const place = url.replace(/^.*\/(?:node_modules|src)\//, '').replace(/^file:.*\//, '')
  return `${functionName || '(nameless)'} ${place}`
}
