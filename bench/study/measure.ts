import { setTimeout as wait } from 'node:timers/promises'
import { studyTypes } from '../../src/contract/calls/study-calls.ts'
import { interviewID, token } from '../data/rows.ts'
import type { Server } from '../servers/servers.ts'

const rounds = 7
const questions = [
  'What bothers people about the battery?',
  'How did the last ride go?',
  'What would people change first?',
  'Who pays for it?',
  'What do people like?',
]
const samplingMs = 20
/** Quotes that are asked for where nobody says otherwise: with more, nothing is kept yet. */
const quotesKept = 5

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/** Has so many interviews, far from each other, told anew what they told. */
export type Change = (interviews: number) => Promise<void>

/** Each call: the first, the middle and the longest of the next ones, and the middle CPU of the server. */
export async function measureCalls(server: Server, change: Change): Promise<string[][]> {
  const get = (path: string) => async () => await drained(fetch(server.url + path, { headers }))
  const ask = async (at: number) => {
    const body = JSON.stringify({ interviewID, question: questions[at % questions.length] })
    const path = `${server.url}/v1/interviews/ask`
    return await drained(fetch(path, { method: 'POST', headers, body }))
  }
  const study = (call: string) => `/v1/interviews/${call}?interviewID=${interviewID}`
  const after = (interviews: number, call: string) => async () => {
    await change(interviews)
    return get(study(call))
  }
  const readAnew = (call: string) => {
    let quotes = quotesKept
    return async () => {
      quotes += 1
      return get(`${study(call)}&quotes=${quotes}`)
    }
  }
  const same = (path: string) => async () => get(path)
  const rows = [
    await time(server, 'products/getList', same('/v1/products/getList')),
    await time(server, 'interviews/getList', same('/v1/interviews/getList')),
  ]
  for (const call of ['getReport', 'getFindings']) {
    rows.push(
      await time(server, `interviews/${call}`, same(study(call))),
      await time(server, `interviews/${call}, one interview changed`, after(1, call)),
      await time(server, `interviews/${call}, ten changed`, after(10, call)),
      await time(server, `interviews/${call}, read anew`, readAnew(call)),
    )
  }
  const asking = async (at: number) => () => ask(at)
  return [...rows, await time(server, 'interviews/ask', asking, rounds * questions.length)]
}

async function time(
  server: Server,
  name: string,
  prepare: (at: number) => Promise<() => Promise<number>>,
  count = rounds,
): Promise<string[]> {
  const first = await took(server, await prepare(0))
  const all: { ms: number; cpuMs: number }[] = []
  for (let at = 0; at < count; at += 1) all.push(await took(server, await prepare(at)))
  const of = (what: 'ms' | 'cpuMs', share: number) => {
    const sorted = all.map((one) => one[what]).sort((a, b) => a - b)
    return sorted[Math.min(count - 1, Math.floor(count * share))] ?? Number.NaN
  }
  const told = [first.ms, of('ms', 0.5), of('ms', 0.95), of('cpuMs', 0.5)]
  return [name, ...told.map((ms) => `${ms.toFixed(0)} ms`)]
}

async function took(server: Server, work: () => Promise<unknown>) {
  const [began, busy] = [performance.now(), server.cpuSeconds() ?? Number.NaN]
  await work()
  const cpuMs = ((server.cpuSeconds() ?? Number.NaN) - busy) * 1_000
  return { ms: performance.now() - began, cpuMs }
}

async function drained(sent: Promise<Response>): Promise<number> {
  const response = await sent
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  let bytes = 0
  for await (const piece of response.body ?? []) bytes += piece.length
  return bytes
}

/** How far the process grows during one export of each format, after one of each to warm it up. */
export async function measureExports(server: Server): Promise<string[][]> {
  const get = (format: string) =>
    drained(
      fetch(`${server.url}/v1/interviews/export?interviewID=${interviewID}&format=${format}`, {
        headers,
      }),
    )
  for (const format of Object.keys(studyTypes)) await get(format)
  const rows: string[][] = []
  for (const format of Object.keys(studyTypes)) {
    const before = server.residentMB() ?? Number.NaN
    let most = before
    let isOver = false
    const sampling = (async () => {
      while (!isOver) {
        most = Math.max(most, server.residentMB() ?? Number.NaN)
        await wait(samplingMs)
      }
    })()
    const bytes = await get(format)
    isOver = true
    await sampling
    rows.push([
      format,
      `${(bytes / 2 ** 20).toFixed(1)} MB`,
      ...[before, most - before].map((megabytes) => `${megabytes.toFixed(0)} MB`),
    ])
  }
  return rows
}
