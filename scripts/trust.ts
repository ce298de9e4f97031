import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres.ts'
import type { Database } from '../test/trust/databases.ts'
import type { Figure, Finding } from '../test/trust/figure.ts'
import { figures } from '../test/trust/figures.ts'
import { createRandom } from '../test/trust/random.ts'
import { type Result, writeResults } from '../test/trust/results.ts'

/**
 * Tries what is promised: `npm run trust`, `npm run trust -- F3 F6`, `npm run trust -- --full`.
 * Exits 1 where a promise broke.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** As often as promised, also what takes long. Late answers count as broken promises then. */
    full: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    /** Overrides how often. */
    times: { type: 'string' },
    minutes: { type: 'string' },
    /** Enters what was found in `docs/trust.md`. */
    write: { type: 'boolean', default: false },
  },
})
const seed = Number(options.seed)
const wanted = chooseFigures(positionals)
const postgres = createLazyPostgres()
const databases: Database[] = [
  { name: 'SQLite', open: async () => `file:${join(newFolder(), 'data.db')}` },
  { name: 'PostgreSQL', open: async () => (await postgres.start()).createDatabase() },
]
const folders: string[] = []
console.log(`seed ${seed}${options.full ? ', in full' : ''}`)
const results: Result[] = []
try {
  for (const figure of wanted) results.push(await tryFigure(figure))
} finally {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
const broken = results.filter((result) => result.broken)
console.log(`${results.length - broken.length} passed, ${broken.length} failed`)
if (options.write) writeResults(results, commandLine())
process.exit(broken.length === 0 ? 0 : 1)

function commandLine(): string {
  const given = process.argv.slice(2).filter((argument) => argument !== '--write')
  return given.length === 0 ? 'npm run trust' : `npm run trust -- ${given.join(' ')}`
}

function chooseFigures(ids: string[]): Figure[] {
  const unknown = ids.filter((id) => !figures.some((figure) => figure.id === id))
  if (unknown.length > 0) {
    console.error(
      `There is no figure ${unknown.join(', ')}: ${figures.map(({ id }) => id).join(' ')}`,
    )
    process.exit(2)
  }
  if (ids.length > 0) return figures.filter(({ id }) => ids.includes(id))
  return figures.filter(({ times }) => options.full || times.usual > 0)
}

async function tryFigure(figure: Figure) {
  const times = Number(options.times ?? timesOf(figure))
  const begun = performance.now()
  console.log(`\n${figure.id}  ${figure.promise}`)
  const finding = await figure
    .run({
      times,
      seed,
      random: createRandom(seed + hash(figure.id)),
      databases,
      folder: newFolder(),
      minutes: Number(options.minutes ?? (options.full ? 30 : 1)),
    })
    .catch(
      (error: unknown): Finding => ({
        times: 0,
        tried: 'It could not be tried.',
        faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
        faultsCount: 1,
        late: [],
        measured: [],
      }),
    )
  const seconds = (performance.now() - begun) / 1_000
  const broken = finding.faultsCount > 0 || (options.full && finding.late.length > 0)
  console.log(`    ${finding.tried}`)
  for (const line of finding.measured) console.log(`    ${line}`)
  for (const line of finding.late) console.log(`    LATE    ${line}`)
  for (const line of finding.faults) console.log(`    BROKEN  ${line}`)
  console.log(
    `    ${broken ? 'BROKEN' : 'held'}: ${finding.times.toLocaleString('en')} ${figure.unit}, ${finding.faultsCount} lost, ${seconds.toFixed(1)} s`,
  )
  return { figure, finding, seconds, broken }
}

function timesOf({ times }: Figure): number {
  return options.full || times.usual === 0 ? times.full : times.usual
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-trust-'))
  folders.push(folder)
  return folder
}

/** One PostgreSQL for all figures of a run, started when the first of them asks for a database. */
function createLazyPostgres() {
  let started: ReturnType<typeof startPostgres> | null = null
  return {
    start: () => {
      started ??= startPostgres()
      return started
    },
    stop: async () => await (await started)?.stop(),
  }
}
