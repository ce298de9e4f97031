import { interviewID, token } from './data/rows.ts'
import { measureRound, type Round, spreadOf } from './paired.ts'
import { note, showSpread } from './report.ts'
import { type Server, startServer } from './servers/servers.ts'
import type { Suite } from './suite.ts'
import { type Sample, spread, type Work, works } from './works.ts'

type Sized = { size: number; server: Server; sample: Sample; reads: Round[]; links: Round[] }

/** One read, and a thousand links, at each size of the data, turn about. */
export async function measureScale(suite: Suite): Promise<void> {
  const sized: Sized[] = []
  try {
    for (const size of suite.settings.scale) sized.push(await open(suite, size))
    const [reading, linking] = ['W1', 'W4'].map((id) => works.find((work) => work.id === id))
    if (!reading || !linking) throw new Error('The works W1 and W4 are gone.')
    for (const one of sized) await round(suite, one, reading)
    for (let index = 0; index < suite.settings.scaleRounds; index += 1) {
      for (const one of sized) one.reads.push(await round(suite, one, reading))
      for (const one of sized) one.links.push(await round(suite, one, linking))
    }
    tell(suite, sized)
  } finally {
    for (const { server } of sized) await server.stop()
  }
}

async function open(suite: Suite, size: number): Promise<Sized> {
  const amounts = { frozen: size, begun: 0, answers: 0, rowsOfFrozen: false }
  const url = await suite.open(`scale-${size}`, amounts)
  const server = await startServer('service', { DATABASE_URL: url })
  const sample = {
    token,
    interviewID,
    frozen: spread('Frozen', size),
    running: [],
    takeAnswers: () => [],
  }
  return { size, server, sample, reads: [], links: [] }
}

function round({ settings }: Suite, { server, sample }: Sized, work: Work): Promise<Round> {
  const connections = work.connections ?? settings.connections
  return measureRound(
    { server, requests: () => work.requests(sample) },
    { seconds: settings.seconds, connections },
  )
}

function tell({ report, database }: Suite, sized: Sized[]): void {
  const [smallest, largest, middle] = [sized[0], sized.at(-1), sized.at(-2)]
  if (!smallest || !largest || !middle) throw new Error('There is nothing to compare.')
  const name = ({ size }: Sized) => size.toLocaleString('en')
  const ratioOf = (kind: 'reads' | 'links', a: Sized, b: Sized) =>
    spreadOf(
      a[kind].map((made, index) => made.perSecond / (b[kind][index]?.perSecond ?? Number.NaN)),
    )
  const reads = ratioOf('reads', largest, smallest)
  note(report, {
    work: `W6 W1 at ${name(largest)} invites to that at ${name(smallest)}`,
    goal: '≥ 0.85',
    database,
    cell: { text: showSpread(reads), met: reads.median >= 0.85 },
  })
  const took = ratioOf('links', middle, largest)
  note(report, {
    work: `W6 time of W4 at ${name(largest)} invites to that at ${name(middle)}`,
    goal: '≤ 1.5',
    database,
    cell: { text: showSpread(took), met: took.median <= 1.5 },
  })
}
