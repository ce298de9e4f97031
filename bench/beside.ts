import { median, type Spread, spreadOf } from './paired.ts'
import { type Loaded, putLoad } from './servers/loading.ts'
import type { Server } from './servers/servers.ts'
import { type Settings, writersBeside } from './settings.ts'
import { createOf, readOf, type Sample } from './works.ts'

export type Beside = {
  /** Of the reads' p99 beside writes to that of reads alone. */
  ratio: Spread
  aloneP99: number
  besideP99: number
  aloneReads: number
  besideReads: number
  besideWrites: number
}

/** Reads alone and reads while others write, turn about on one server. */
export async function measureBeside(
  server: Server,
  sample: Sample,
  { seconds, rounds, connections }: Settings,
): Promise<Beside> {
  const requests = sample.frozen.map((linkID) => readOf(sample, linkID))
  const reads = { url: server.url, connections: connections - writersBeside, seconds, requests }
  const writes = { ...reads, connections: writersBeside, requests: [createOf(sample)] }
  const measured: { alone: Loaded; beside: Loaded; writing: Loaded }[] = []
  for (let index = 0; index < rounds; index += 1) {
    const alone = await putLoad(reads)
    const [beside, writing] = await Promise.all([putLoad(reads), putLoad(writes)])
    measured.push({ alone, beside, writing })
  }
  return {
    ratio: spreadOf(measured.map(({ alone, beside }) => beside.p99 / Math.max(1, alone.p99))),
    aloneP99: median(measured.map(({ alone }) => alone.p99)),
    besideP99: median(measured.map(({ beside }) => beside.p99)),
    aloneReads: median(measured.map(({ alone }) => alone.perSecond)),
    besideReads: median(measured.map(({ beside }) => beside.perSecond)),
    besideWrites: median(measured.map(({ writing }) => writing.perSecond)),
  }
}
