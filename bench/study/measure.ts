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

/** Each call: the first, the middle and the longest of the next ones, and the CPU of one. */
export async function measureCalls(server: Server): Promise<string[][]> {
  const get = (path: string) => async () => await drained(fetch(server.url + path, { headers }))
  const ask = async (at: number) => {
    const body = JSON.stringify({ interviewID, question: questions[at % questions.length] })
    const path = `${server.url}/v1/interviews/ask`
    return await drained(fetch(path, { method: 'POST', headers, body }))
  }
  const study = (call: string) => `/v1/interviews/${call}?interviewID=${interviewID}`
  const readAnew = (call: string) => {
    let quotes = quotesKept
    return async () => {
      quotes += 1
      return await get(`${study(call)}&quotes=${quotes}`)()
    }
  }
  return [
    await time(server, 'products/getList', get('/v1/products/getList')),
    await time(server, 'interviews/getList', get('/v1/interviews/getList')),
    await time(server, 'interviews/getReport', get(study('getReport'))),
    await time(server, 'interviews/getReport, read anew', readAnew('getReport')),
    await time(server, 'interviews/getFindings', get(study('getFindings'))),
    await time(server, 'interviews/getFindings, read anew', readAnew('getFindings')),
    await time(server, 'interviews/ask', ask, rounds * questions.length),
  ]
}

async function time(
  server: Server,
  name: string,
  call: (at: number) => Promise<number>,
  count = rounds,
): Promise<string[]> {
  const first = await took(() => call(0))
  const busy = server.cpuSeconds() ?? Number.NaN
  const times: number[] = []
  for (let at = 0; at < count; at += 1) times.push(await took(() => call(at)))
  const cpu = (((server.cpuSeconds() ?? Number.NaN) - busy) / count) * 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(count - 1, Math.floor(count * share))] ?? Number.NaN
  return [name, ...[first, at(0.5), at(0.95), cpu].map((ms) => `${ms.toFixed(0)} ms`)]
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
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
