import { type Beside, measureBeside } from './beside.ts'
import { interviewID, linkOf, token } from './data/rows.ts'
import type { Amounts } from './data/seed.ts'
import { measurePair } from './paired.ts'
import { type DatabaseName, note, notePair, type Report, showSpread } from './report.ts'
import { assertSame } from './same.ts'
import { measureScale } from './scale.ts'
import { measureMemory, measureStarts } from './servers/process.ts'
import { type Server, startServer } from './servers/servers.ts'
import type { Settings } from './settings.ts'
import { measureStream } from './streamed.ts'
import { measureTwo } from './two.ts'
import { type Sample, spread, type Work, works } from './works.ts'

export type Suite = {
  database: DatabaseName
  settings: Settings
  report: Report
  /** Makes a database with so many rows; answers its URL. */
  open(name: string, amounts: Amounts): Promise<string>
  /** Whether this part is to be measured. */
  wants(part: string): boolean
  /** Where the limit server finds the template. */
  templatePath: string
}

const running = 1_000

/** All works and goals on one database. */
export async function runSuite(suite: Suite): Promise<void> {
  const { settings, open } = suite
  const parts = ['W1', 'W1r', 'W2', 'W3', 'W4', 'W5', 'beside', 'lists', 'memory', 'two']
  if (parts.some(suite.wants)) {
    // One for the comparison, and one uncounted on each side.
    const rounds = settings.rounds * 2 + 3
    const amounts = {
      frozen: settings.invites,
      begun: running,
      answers: settings.answers * rounds,
      rowsOfFrozen: true,
    }
    const url = await open('rows', amounts)
    await runOn(suite, { DATABASE_URL: url, TEMPLATE: suite.templatePath }, sampleOf(suite))
  }
  if (suite.wants('W6')) await measureScale(suite)
  if (suite.wants('start'))
    await noteStarts(
      suite,
      await open('start', { frozen: 0, begun: 0, answers: 0, rowsOfFrozen: false }),
    )
}

async function runOn(suite: Suite, env: Record<string, string>, sample: Sample): Promise<void> {
  const wanted = works.filter(({ id }) => suite.wants(id))
  for (const kind of ['service', 'canned'] as const) {
    const ofKind = wanted.filter((work) => work.kind === kind)
    const beside = kind === 'service' && suite.wants('beside')
    if (ofKind.length === 0 && !beside) continue
    const ours = await startServer(kind, env)
    const limit = await startServer('limit', env)
    try {
      for (const work of ofKind) await pair(suite, work, { ours, limit, sample })
      if (beside) noteBeside(suite, await measureBeside(ours, sample, suite.settings))
    } finally {
      await Promise.all([ours.stop(), limit.stop()])
    }
  }
  if (suite.wants('lists')) await noteLists(suite, env, sample.frozen)
  if (suite.wants('memory')) await noteMemory(suite, env, sample.frozen)
  if (suite.wants('two')) await measureTwo(suite, env, sample)
}

type Bench = { ours: Server; limit: Server; sample: Sample }

async function pair(suite: Suite, work: Work, { ours, limit, sample }: Bench): Promise<void> {
  const { settings, report, database } = suite
  const requests = () => work.requests(sample)
  await assertSame(work, sample, [ours, limit])
  const options = {
    ...settings,
    connections: work.connections ?? settings.connections,
    once: work.once ?? false,
  }
  const paired = await measurePair({ server: ours, requests }, { server: limit, requests }, options)
  const title = `${work.id} ${work.title}`
  notePair(report, { work: title, database, least: work.goal, paired })
}

/** The answers' links are used up from round to round. */
function sampleOf({ settings }: Suite): Sample {
  let used = 0
  return {
    token,
    interviewID,
    frozen: spread('Frozen', settings.invites),
    running: spread('Begun0', running),
    takeAnswers() {
      used += settings.answers
      return Array.from({ length: settings.answers }, (_, index) =>
        linkOf('Answer', used - settings.answers + index),
      )
    },
  }
}

function noteBeside({ report, database }: Suite, measured: Beside): void {
  const { ratio, aloneP99, besideP99, aloneReads, besideReads, besideWrites } = measured
  const reads = `p99 ${aloneP99} ms at ${aloneReads.toFixed(0)} reads/s alone, ${besideP99} ms at ${besideReads.toFixed(0)} beside ${besideWrites.toFixed(0)} writes/s`
  note(report, {
    work: 'reads beside durable writes: p99 to that of reads alone',
    goal: '≤ 2',
    database,
    cell: { text: `${showSpread(ratio)}; ${reads}`, met: ratio.median <= 2 },
  })
}

async function noteLists(suite: Suite, env: Record<string, string>, frozen: string[]) {
  const ours = await measureStream('service', env, frozen)
  const limit = await measureStream('limit', env, frozen)
  if (ours.hash !== limit.hash) throw new Error('The streamed lists are not the same.')
  const { growthMB, firstByteMs, megabytesPerSecond } = ours
  const rates = `${megabytesPerSecond.toFixed(0)} MB/s (by hand ${limit.megabytesPerSecond.toFixed(0)})`
  note(suite.report, {
    work: `the list of ${suite.settings.invites.toLocaleString('en')} invites, streamed`,
    goal: 'growth < 64 MB, first byte < 50 ms',
    database: suite.database,
    cell: {
      text: `${growthMB?.toFixed(0) ?? '?'} MB, ${firstByteMs.toFixed(0)} ms; ${rates}`,
      met: (growthMB ?? 0) < 64 && firstByteMs < 50,
    },
  })
}

async function noteMemory(suite: Suite, env: Record<string, string>, frozen: string[]) {
  const { atRestMB, busyMB } = await measureMemory(env, frozen, suite.settings)
  note(suite.report, {
    work: 'memory at rest, and after reads on 500 connections',
    goal: '≤ 100 MB, ≤ 250 MB',
    database: suite.database,
    cell: {
      text: `${atRestMB?.toFixed(0) ?? '?'} MB, ${busyMB?.toFixed(0) ?? '?'} MB`,
      met: (atRestMB ?? 0) <= 100 && (busyMB ?? 0) <= 250,
    },
  })
}

async function noteStarts({ report, database, settings }: Suite, url: string): Promise<void> {
  const ms = await measureStarts({ DATABASE_URL: url }, settings)
  const msMax = database === 'SQLite' ? 1_000 : 1_500
  note(report, {
    work: 'cold start to ready',
    goal: '< 1 s, < 1.5 s',
    database,
    cell: { text: `${ms.toFixed(0)} ms`, met: ms < msMax },
  })
}
