import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { quantile } from '../random.ts'
import { serve } from '../served.ts'

const honestMsPromised = 500
const watchedMs = 42_000
const kinds = {
  'says nothing': { opening: '', drip: '', closedMs: 20_000 },
  'drips its headers': {
    opening: 'GET /v1/x HTTP/1.1\r\nHost: a\r\n',
    drip: 'X: a\r\n',
    closedMs: 20_000,
  },
  'drips its body': {
    opening:
      'POST /v1/interviews/addOne HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    drip: ' ',
    closedMs: 40_000,
  },
} as const
type Kind = keyof typeof kinds

/** F24: connections that are kept open by saying almost nothing. */
export const slowClients: Figure = {
  id: 'F24',
  promise:
    'slow connections are closed, those that drip headers within 20 s and those that drip a body within 40 s, while honest callers are answered within 500 ms (p99)',
  unit: 'connections',
  times: { usual: 300, full: 1_000 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    const [database] = databases
    if (!database) return tally.finding('There is no database.')
    const databaseURL = await database.open()
    const token = await addTokenFor(databaseURL, 'acme')
    const server = await serve({ databaseURL })
    const names = Object.keys(kinds) as Kind[]
    const closedMs = new Map<Kind, number[]>(names.map((kind) => [kind, []]))
    const begun = performance.now()
    const open = new Set<Socket>()
    for (let at = 0; at < times; at += 1) {
      const kind = names[at % names.length] ?? 'says nothing'
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('data', () => undefined)
      socket.write(kinds[kind].opening)
      const timer = setInterval(() => socket.writable && socket.write(kinds[kind].drip), 1_000)
      socket.on('close', () => {
        clearInterval(timer)
        open.delete(socket)
        closedMs.get(kind)?.push(performance.now() - begun)
      })
      tally.count()
    }
    const { ask, close } = createAsker({ url: server.url, token })
    const honest: number[] = []
    while (open.size > 0 && performance.now() - begun < watchedMs) {
      const answer = await ask('/v1/profiles/getList?productID=p')
      if (answer?.status !== 200) tally.fault(`an honest caller was answered ${answer?.status}`)
      honest.push(answer?.ms ?? watchedMs)
      await setTimeout(20)
    }
    for (const [kind, took] of closedMs) {
      const slowest = Math.round(Math.max(0, ...took))
      if (slowest > kinds[kind].closedMs) tally.late(`who ${kind} was closed after ${slowest} ms`)
      tally.measure(`who ${kind}: ${took.length} closed, after ${slowest} ms at most`)
    }
    if (open.size > 0) tally.fault(`${open.size} were never closed`)
    for (const socket of open) socket.destroy()
    const p99 = quantile(honest, 0.99)
    if (p99 > honestMsPromised) tally.late(`honest callers waited ${Math.round(p99)} ms (p99)`)
    tally.measure(`${honest.length} honest calls, p99 ${p99.toFixed(1)} ms`)
    close()
    await server.end('SIGTERM')
    return tally.finding('Bare connections to the served process beside one honest caller.')
  },
}
