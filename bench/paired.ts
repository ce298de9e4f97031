import { type Loaded, putLoad, type Request } from './servers/loading.ts'
import type { Server } from './servers/servers.ts'
import type { Settings } from './settings.ts'

export type Round = Loaded & { cpuMicros: number | null; residentMB: number | null }

/** Of one server over all rounds. */
export type Rates = {
  perSecond: number
  p50: number
  p99: number
  cpuMicros: number | null
  residentMB: number | null
  loadBusy: number
}

export type Paired = {
  ours: Rates
  other: Rates
  /** Of the pairs' rates, ours to the other's. */
  ratio: Spread
  /** Of the CPU time of a request, the other's to ours. */
  cpuRatio: Spread | null
}

export type Spread = { median: number; least: number; most: number }

type Side = { server: Server; requests(): Request[] }

export type PairOptions = Pick<Settings, 'seconds' | 'rounds' | 'connections'> & {
  once?: boolean
}

/** One round on each, turn about, as often as said; a round of a second goes before, uncounted. */
export async function measurePair(ours: Side, other: Side, options: PairOptions): Promise<Paired> {
  for (const side of [ours, other]) await measureRound(side, { ...options, seconds: 1 })
  const rounds: { ours: Round; other: Round }[] = []
  for (let index = 0; index < options.rounds; index += 1) {
    const sides = index % 2 === 0 ? [ours, other] : [other, ours]
    const measured = new Map<Side, Round>()
    for (const side of sides) measured.set(side, await measureRound(side, options))
    const [mine, theirs] = [measured.get(ours), measured.get(other)]
    if (mine && theirs) rounds.push({ ours: mine, other: theirs })
  }
  if (rounds.some(({ ours, other }) => ours.answered === 0 || other.answered === 0)) {
    throw new Error('Nothing was answered in a round: it is too short.')
  }
  const cpu = rounds.flatMap(({ ours: { cpuMicros: a }, other: { cpuMicros: b } }) =>
    a === null || b === null ? [] : [b / a],
  )
  return {
    ours: ratesOf(rounds.map((round) => round.ours)),
    other: ratesOf(rounds.map((round) => round.other)),
    ratio: spreadOf(rounds.map((round) => round.ours.perSecond / round.other.perSecond)),
    cpuRatio: cpu.length > 0 ? spreadOf(cpu) : null,
  }
}

export async function measureRound(
  { server, requests }: Side,
  { seconds, connections, once = false }: Omit<PairOptions, 'rounds'>,
): Promise<Round> {
  const wanted = requests()
  const before = server.cpuSeconds()
  const loaded = await putLoad({
    url: server.url,
    connections,
    seconds,
    requests: wanted,
    ...(once && { amount: wanted.length }),
  })
  const after = server.cpuSeconds()
  const spent = before === null || after === null ? null : after - before
  return {
    ...loaded,
    cpuMicros: spent === null ? null : (spent / loaded.answered) * 1e6,
    residentMB: server.residentMB(),
  }
}

function ratesOf(rounds: Round[]): Rates {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const known = rounds.every((round) => round.cpuMicros !== null)
  return {
    perSecond: middle((round) => round.perSecond),
    p50: middle((round) => round.p50),
    p99: middle((round) => round.p99),
    cpuMicros: known ? middle((round) => round.cpuMicros ?? 0) : null,
    residentMB: known ? middle((round) => round.residentMB ?? 0) : null,
    loadBusy: middle((round) => round.busy),
  }
}

export function spreadOf(values: number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1], sorted[half]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}
