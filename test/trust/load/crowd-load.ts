import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { type Asked, createAsker } from '../asker.ts'
import { quantile } from '../random.ts'
import type { CrowdLoad, CrowdLoaded } from './crowd.ts'

/**
 * Browsers that come by one link, as a process of its own. Each comes at its moment, however long the
 * service takes, and what it waits for counts from the moment at which it was due.
 */
const { url, path, browsers, everyMs, whole } = (await json(process.stdin)) as CrowdLoad // Written by `crowd.ts`.
/** As a proxy before the service has. */
const connections = 256
const { ask, close } = createAsker({ url, sockets: connections })
const tookMs: Record<Step, number[]> = { look: [], start: [], page: [] }
const links: string[] = []
const refused: Record<string, number> = {}

type Step = 'look' | 'start' | 'page'

const begun = performance.now()
const coming: Promise<void>[] = []
for (let at = 0; at < browsers; at += 1) {
  const due = begun + at * everyMs
  const wait = due - performance.now()
  if (wait > 1) await setTimeout(wait)
  coming.push(come(at, due))
}
await Promise.all(coming)
const seconds = (performance.now() - begun) / 1_000
close()
const { user, system } = process.cpuUsage()
const p99 = (step: Step) => quantile(tookMs[step], 0.99)
const loaded: CrowdLoaded = {
  ...{ links, refused, seconds },
  p99: { look: p99('look'), start: p99('start'), page: p99('page') },
  p50: quantile(tookMs.start, 0.5),
  max: quantile(tookMs.start, 1),
  busy: (user + system) / 1_000_000 / seconds,
}
process.stdout.write(JSON.stringify(loaded))

/** Somebody opens the link, presses its button, and is led to the page of their own link. */
async function come(at: number, due: number): Promise<void> {
  const headers: Record<string, string> = { 'x-forwarded-for': addressOf(at) }
  let since = due
  const note = (step: Step, asked: Asked | null) => {
    tookMs[step].push(performance.now() - since)
    since = performance.now()
    return asked
  }
  if (whole) {
    const look = note('look', await ask(path, { headers }))
    headers.cookie = look?.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  }
  const start = note('start', await ask(`${path}/start?pid=${at}`, { method: 'POST', headers }))
  const to = start?.headers.location ?? ''
  if (start?.status !== 303) {
    const status = start?.status ?? 'no answer'
    refused[status] = (refused[status] ?? 0) + 1
    return
  }
  links.push(to.slice('/i/'.length))
  if (!whole) return
  const page = note('page', await ask(to, { headers }))
  if (page?.status !== 200)
    refused[`page ${page?.status}`] = (refused[`page ${page?.status}`] ?? 0) + 1
}

/** Everybody at an address of their own. */
function addressOf(at: number): string {
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
}
