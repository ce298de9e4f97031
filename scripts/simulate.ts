/**
 * Runs the product on a made-up clock, store, network and people, all of it from one seed, and looks whether
 * what is promised still holds: `npm run simulate -- --seed 7 --runs 100`, `-- --minutes 10`. A promise that
 * broke is told with its seed, the fewest people and faults that still break it, and how to see it again.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { realMs, realNow, replaceGlobals } from '../simulate/core/globals.ts'
import { NoTimeLeft } from '../simulate/core/world.ts'
import { type Options, readOptions } from '../simulate/options.ts'
import { type RunResult, run } from '../simulate/run.ts'
import { shrink } from '../simulate/shrink.ts'
import { type Database, openDatabase } from '../simulate/store/database.ts'
import { openRealDatabase } from '../simulate/store/real.ts'

type Sum = { runs: number; interviews: number; faults: number; broken: number; cpuMs: number }

/** Lines of a trail that are printed. */
const linesMax = 60
const seedsMax = 1_000_000_000
/** Most of what a run makes is gone at its end: it is let lie until then. */
const roomy = ['--max-semi-space-size=64']

const given = process.argv.slice(2)
const options = readOptions(given, realNow() % seedsMax)
const begunMs = realMs()
const sum = options.workers > 1 ? await spread() : await work()
const isWhole = options.workers > 1 || options.every === 1
if (isWhole) tell(sum)
const isUntried = isWhole && sum.runs === 0
if (isUntried) console.error('No run ended in time, so nothing was tried: give it more minutes.')
process.exitCode = sum.broken > 0 || isUntried ? 1 : 0

/** Shares the seeds out among processes. */
async function spread(): Promise<Sum> {
  console.log(`seed ${options.seed}`)
  const { workers, seed } = options
  const rest = given.filter(
    (_, at) =>
      !/^--(seed|workers)$/.test(given[at] ?? '') &&
      !/^--(seed|workers)$/.test(given[at - 1] ?? ''),
  )
  const shares = Array.from({ length: workers }, (_, at) => {
    const own = ['--seed', String(seed + at), '--every', String(workers), '--workers', '1']
    return share([...rest, ...own])
  })
  return (await Promise.all(shares)).reduce(added)
}

function share(own: readonly string[]): Promise<Sum> {
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, [...roomy, import.meta.filename, ...own], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let sum: Sum | null = null
    createInterface(worker.stdout).on('line', (line) => {
      if (line.startsWith('{"runs"')) sum = JSON.parse(line) as Sum
      else console.log(line)
    })
    worker.on('close', () => (sum ? resolve(sum) : reject(new Error('A worker ended early.'))))
  })
}

async function work(): Promise<Sum> {
  replaceGlobals()
  const database = options.file ? await openRealDatabase() : openDatabase()
  const cpu = process.cpuUsage()
  let sum: Sum = { runs: 0, interviews: 0, faults: 0, broken: 0, cpuMs: 0 }
  for (let at = 0; at < options.runs && !isOver(); at += options.every) {
    const seed = options.seed + at
    const result = await runInTime(seed, database)
    if (!result) break
    const isBroken = result.broken.length > 0
    const { interviews, met } = result
    sum = added(sum, {
      runs: 1,
      interviews,
      faults: met.length,
      broken: isBroken ? 1 : 0,
      cpuMs: 0,
    })
    if (options.trail) console.log(result.lines.join('\n'))
    if (options.trail || options.runs === 1) console.log(`trail of seed ${seed}: ${result.hash}`)
    if (isBroken) await tellBroken(seed, result, database)
    if (isBroken && options.first) break
  }
  await database.close()
  const { user, system } = process.cpuUsage(cpu)
  const whole = { ...sum, cpuMs: Math.round((user + system) / 1_000) }
  if (options.every > 1) console.log(JSON.stringify(whole))
  return whole
}

function isOver(): boolean {
  return options.minutes !== null && realMs() - begunMs > options.minutes * 60_000
}

/** Null where the time ended before it did. */
async function runInTime(seed: number, database: Database): Promise<RunResult | null> {
  try {
    return await run({ ...wantedOf(seed, options), isOver }, database)
  } catch (error) {
    if (error instanceof NoTimeLeft) return null
    throw error
  }
}

function wantedOf(seed: number, { people, faults, trail }: Options) {
  return {
    ...{ seed, keep: trail },
    people: people && new Set(people),
    faults: faults && new Set(faults),
  }
}

async function tellBroken(seed: number, result: RunResult, database: Database): Promise<void> {
  console.log(`BROKEN at seed ${seed}:`)
  for (const sentence of new Set(result.broken)) console.log(`  ${sentence}`)
  if (options.people || options.faults || options.first) return
  const { people, faults, result: least, tries } = await shrink(seed, result, database)
  console.log(`  with ${people.length} people and ${faults.length} faults (${tries} tries):`)
  for (const { key, kind } of least.met) console.log(`    ${kind}: ${key}`)
  for (const line of least.lines.slice(-linesMax)) console.log(`    ${line}`)
  const replay = `--people '${people.join(',')}' --faults '${faults.join(',')}' --trail`
  console.log(`  again: npm run simulate -- --seed ${seed} --runs 1 ${replay}`)
}

function added(one: Sum, other: Sum): Sum {
  return {
    runs: one.runs + other.runs,
    interviews: one.interviews + other.interviews,
    faults: one.faults + other.faults,
    broken: one.broken + other.broken,
    cpuMs: one.cpuMs + other.cpuMs,
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1_000)} s`
}

function tell({ runs, interviews, faults, broken, cpuMs }: Sum): void {
  const ms = realMs() - begunMs
  const anHour = Math.round((interviews / ms) * 3_600_000)
  const ofCPU = Math.round((interviews / cpuMs) * 2 * 3_600_000)
  console.log(
    `seed ${options.seed}: ${runs} runs, ${interviews} interviews, ${faults} faults, ${broken} broken`,
  )
  console.log(
    `${seconds(ms)}, ${seconds(cpuMs)} of CPU: ${anHour} interviews an hour; ${ofCPU} in an hour of two whole cores`,
  )
}
