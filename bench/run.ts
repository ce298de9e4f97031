import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { startPostgres } from '../test/postgres.ts'
import { measureAgainst } from './against.ts'
import { seedFile, seedServer } from './data/databases.ts'
import { makeTemplate, type Template } from './data/template.ts'
import { writeMeasured } from './document.ts'
import { databaseNames, newReport, note, type Report, render } from './report.ts'
import { describeMachine } from './servers/machine.ts'
import { full, quick } from './settings.ts'
import { runSuite, type Suite } from './suite.ts'
import { measureTurns } from './turns.ts'

type Options = {
  quick?: true
  only?: string
  database?: 'sqlite' | 'postgres'
  million?: true
  against?: string
  token?: string
  interview?: string
}

const options: Options = new Command('bench')
  .description(
    'Measures this service beside a hand-written server over the same rows. A full run takes about ten minutes and writes docs/performance.md.',
  )
  .option('--quick', 'short rounds on little data; writes nothing')
  .option(
    '--only <parts>',
    'of W1,W1r,W2,W3,W4,W5,W6,beside,lists,memory,start,two,turn; writes nothing',
  )
  .addOption(
    new Option('--database <name>', 'one of them; writes nothing').choices(['sqlite', 'postgres']),
  )
  .option('--million', 'a million invites on PostgreSQL, too, which takes some minutes more')
  .option('--against <url>', 'another server that speaks the same paths; writes nothing')
  .option('--token <token>', 'its bearer token')
  .option('--interview <interviewID>', 'an interview there with invites')
  .parse()
  .opts()

const command = [
  'npm run bench',
  ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : []),
]
const settings = options.quick ? quick : full
const folder = mkdtempSync(join(tmpdir(), 'colloquy-bench-'))
const report = newReport()
try {
  const template = await makeTemplate()
  const base = suiteBase(template)
  if (options.against !== undefined) await runAgainst(options.against, sqliteSuite(base))
  else await runAll(base)
  publish(report)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function suiteBase(template: Template) {
  const templatePath = join(folder, 'template.json')
  writeFileSync(templatePath, JSON.stringify(template))
  const only = options.only?.split(',')
  const wants = (part: string) => only?.includes(part) ?? true
  return { settings, report, template, templatePath, wants }
}

type Base = ReturnType<typeof suiteBase>

async function runAll(base: Base): Promise<void> {
  if (options.database !== 'postgres') {
    await runSuite(sqliteSuite(base))
    if (base.wants('turn')) await noteTurns(report)
  }
  if (options.database !== 'sqlite') {
    const server = await startPostgres({ durable: true })
    try {
      await runSuite(postgresSuite(base, server.createDatabase))
    } finally {
      await server.stop()
    }
  }
}

function sqliteSuite(base: Base): Suite {
  return {
    ...base,
    database: 'SQLite',
    open: (name, amounts) => seedFile(join(folder, `${name}.db`), amounts, base.template),
  }
}

function postgresSuite(base: Base, createDatabase: () => Promise<string>): Suite {
  // TOAST compresses each conversation: a million take minutes that most runs can do without.
  const scale = options.million ? settings.scale : settings.scale.slice(0, 2)
  return {
    ...base,
    settings: { ...settings, scale },
    database: 'PostgreSQL',
    open: async (_, amounts) => seedServer(await createDatabase(), amounts, base.template),
  }
}

async function runAgainst(url: string, suite: Suite): Promise<void> {
  const { token = '', interview: interviewID = '' } = options
  await measureAgainst({ url: url.replace(/\/+$/, ''), token, interviewID }, suite)
}

async function noteTurns(to: Report): Promise<void> {
  const { turns, p50, p95 } = await measureTurns(settings.interviews)
  const text = `p95 ${p95.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms over ${turns} turns`
  const cell = { text, met: p95 < 20 }
  const work = 'CPU of one turn of the built-in interviewer, which asks no database'
  for (const database of databaseNames) {
    note(to, { work, goal: 'p95 < 20 ms', database, cell })
  }
}

function publish(to: Report): void {
  const day = new Date().toISOString().slice(0, 10)
  const text = render(to, { command: command.join(' '), machine: describeMachine(), day })
  console.log(text)
  const { quick: short, only, database, against } = options
  if (short || only || database || against) return
  writeMeasured('measured', text)
}
