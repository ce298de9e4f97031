import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres.ts'
import type { Database } from '../test/trust/databases.ts'
import type { Figure, Finding } from '../test/trust/figure.ts'
import { figures } from '../test/trust/figures.ts'
import { createRandom } from '../test/trust/random.ts'
import { enteredInFull, type Result, writeResults } from '../test/trust/results.ts'

/**
 * Tries what is promised: `npm run trust`, `npm run trust -- F3 F6`, `npm run trust -- --full`.
 * Exits 1 where a promise broke.
 */
const usualSeed = '20261121'
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** As often as promised, also what takes long. Late answers count as broken promises then. */
    full: { type: 'boolean', default: false },
    seed: { type: 'string', default: usualSeed },
    /** Overrides how often. */
    times: { type: 'string' },
    minutes: { type: 'string' },
    /** Enters what was found in `docs/trust.md`, each figure as soon as it is known. */
    write: { type: 'boolean', default: false },
    /** Leaves out what stands there as tried in full and held: goes on where a run was cut off. */
    resume: { type: 'boolean', default: false },
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
let isStopped = false
// A second one ends the process at once.
process.once('SIGINT', () => {
  isStopped = true
})
console.log(`seed ${seed}${options.full ? ', in full' : ''}`)
const results: Result[] = []
try {
  for (const figure of wanted) {
    const result = await tryFigure(figure)
    results.push(result)
    if (options.write) writeResults([result], commandLine(result))
    if (isStopped) break
  }
} finally {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
const broken = results.filter((result) => result.broken)
console.log(`${results.length - broken.length} passed, ${broken.length} failed`)
process.exit(broken.length === 0 ? 0 : 1)

/** How this one is tried the same way again, alone. */
function commandLine({ figure: { id }, finding }: Result): string {
  const { full, minutes, seed: named } = options
  // What was stopped was not tried as often as it was to be.
  const times = isStopped ? finding.times : options.times
  const given = [
    full && !isStopped ? '--full' : null,
    times === undefined ? null : `--times ${times}`,
    minutes === undefined ? null : `--minutes ${minutes}`,
    named === usualSeed ? null : `--seed ${named}`,
  ].filter((one) => one !== null)
  return given.length === 0 ? 'npm run trust' : `npm run trust -- ${[id, ...given].join(' ')}`
}

function chooseFigures(ids: string[]): Figure[] {
  const unknown = ids.filter((id) => !figures.some((figure) => figure.id === id))
  if (unknown.length > 0) {
    console.error(
      `There is no figure ${unknown.join(', ')}: ${figures.map(({ id }) => id).join(' ')}`,
    )
    process.exit(2)
  }
  const done = options.resume ? enteredInFull() : []
  const chosen = figures.filter(({ id, times }) =>
    ids.length > 0 ? ids.includes(id) : options.full || times.usual > 0,
  )
  return chosen.filter(({ id }) => !done.includes(id))
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
      stopped: () => isStopped,
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
