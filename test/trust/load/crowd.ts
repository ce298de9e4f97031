import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createAsker } from '../asker.ts'
import { type Database, lookInto } from '../databases.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { type Served, serve } from '../served.ts'
import { watchResident } from './resident.ts'

/** What the process of the browsers is given, and what it tells at its end. */
export type CrowdLoad = {
  url: string
  path: string
  browsers: number
  /** Between one that comes and the next; 0: all in one moment. */
  everyMs: number
  /** Each opens the link and its own page besides; else each has the link open and presses the button. */
  whole: boolean
}
export type CrowdLoaded = {
  links: string[]
  /** Everybody else, by what they were answered. */
  refused: Record<string, number>
  seconds: number
  /** Milliseconds from when it was due. */
  p99: { look: number; start: number; page: number }
  /** Of the button. */
  p50: number
  max: number
  /** Share of a core that the browsers took. */
  busy: number
}

/** Within which so many come when a link is posted where ten thousand see it. */
const secondsOfTenThousand = 60
const everyMs = (secondsOfTenThousand * 1_000) / 10_000
/** Of so many that come, this share may start: the others must be told that there is no place. */
const placesShare = 0.9
const promised = { startMs: 500, megabytes: 400 }
const lookEveryMs = 250
/** Of a clock tick in `/proc`. */
const msOfTick = 10

const guidelines = '- Must ask: What made you look for a tool like this?'

/** F38: one link is posted where many see it. */
export const crowd: Figure = {
  id: 'F38',
  promise:
    'one open link posted to 10,000 browsers that all come within a minute: as many as may start do, each has an invite of their own, the button is acknowledged within 500 ms (p99), memory under 400 MB; then everybody presses in one moment, and nobody more starts',
  unit: 'browsers',
  times: { usual: 400, full: 10_000 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) await tryOn(database, times, tally)
    return tally.finding(
      'On the served process with the usual limits behind a proxy, each browser at an address of its own and in a process apart: it opens the link, presses its button and opens its own page. Afterwards invites, places and the tables are counted.',
    )
  },
}

async function tryOn({ name, open }: Database, browsers: number, tally: Tally): Promise<void> {
  const databaseURL = await open()
  const token = await addTokenFor(databaseURL, 'acme')
  const env = { RATE_LIMIT: '600', TRUSTED_PROXIES: '127.0.0.1' }
  const server = await serve({ databaseURL, env })
  for (const whole of [true, false]) {
    const people = Math.floor(browsers * placesShare)
    const place = await openLink(server.url, token, people)
    const given = {
      url: server.url,
      path: place.path,
      browsers,
      whole,
      everyMs: whole ? everyMs : 0,
    }
    const { loaded, cpuMs, megabytes } = await watch(server, given)
    const where = `${name}, ${whole ? 'within a minute' : 'in one moment'}`
    const { links, refused, seconds, p99 } = loaded
    tally.count(browsers)
    if (links.length !== people || new Set(links).size !== people)
      tally.fault(`${where}: ${links.length} started at ${new Set(links).size} links of ${people}`)
    if (refused['410'] !== browsers - people) tally.fault(`${where}: ${JSON.stringify(refused)}`)
    for (const wrong of await compare(databaseURL, { ...place, links }))
      tally.fault(`${where}: ${wrong}`)
    const told = await need(server.url, token, place.interviewID)
    if (told !== people) tally.fault(`${where}: getOpenLink tells of ${told} places taken`)
    if (megabytes > promised.megabytes) tally.fault(`${where}: ${Math.round(megabytes)} MB`)
    if (whole && p99.start > promised.startMs)
      tally.late(`${where}: p99 ${Math.round(p99.start)} ms`)
    tally.measure(
      `${where}: ${links.length} of ${browsers} started in ${seconds.toFixed(1)} s; the button p50 ${loaded.p50.toFixed(1)} ms, p99 ${p99.start.toFixed(1)} ms, ${Math.round(loaded.max)} ms at most${whole ? `, the link’s page p99 ${p99.look.toFixed(1)} ms, their own ${p99.page.toFixed(1)} ms` : ''}; ${(cpuMs / browsers).toFixed(2)} ms of CPU a browser, ${Math.round(megabytes)} MB at most; the browsers took ${Math.round(loaded.busy * 100)} % of a core`,
    )
  }
  const { code } = await server.end('SIGTERM')
  if (code !== 0) tally.fault(`${name}: the service ended with ${code}`)
}

async function openLink(url: string, token: string, people: number) {
  const { need: ask, close } = createAsker({ url, token })
  const body = { productID: 'p', interviewName: 'posted', guidelines }
  const { interviewID } = await ask<{ interviewID: string }>('/v1/interviews/addOne', { body })
  const link = await ask<{ url: string }>('/v1/interviews/setOpenLink', {
    body: { interviewID, open: true, people, keep: ['pid'] },
  })
  close()
  return { interviewID, path: new URL(link.url).pathname }
}

/** Lets them come, and watches what the service takes meanwhile. */
async function watch(server: Served, load: CrowdLoad) {
  const memory = watchResident(server.pid, lookEveryMs)
  const before = cpuOf(server.pid)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'crowd-load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(load))
  const loaded = (await json(child.stdout)) as CrowdLoaded // Written by `crowd-load.ts`.
  memory.stop()
  const cpuMs = cpuOf(server.pid) - before
  return { loaded, cpuMs, megabytes: Math.max(...memory.samples.map((one) => one.megabytes)) }
}

/** Milliseconds of CPU that a process has taken, all its threads together. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, , , , , , , , , , , user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
  return (Number(user) + Number(system)) * msOfTick
}

/** Whoever was told that they have started has an invite, and nobody else. */
async function compare(
  databaseURL: string,
  { interviewID, links }: { interviewID: string; links: string[] },
) {
  const look = await lookInto(databaseURL)
  const rows = await look.rows(
    `select invite.link_id as link, open_start.kept as kept from invite
     join open_start on open_start.link_id = invite.link_id
     where invite.interview_id = '${interviewID}'`,
  )
  await look.close()
  const there = new Set(rows.map(({ link }) => String(link)))
  const lost = links.filter((link) => !there.has(link)).length
  const pids = new Set(rows.map(({ kept }) => String(kept))).size
  return [
    ...(lost > 0 ? [`${lost} who started have no invite`] : []),
    ...(rows.length === links.length
      ? []
      : [`${rows.length} invites of ${links.length} who started`]),
    ...(pids === rows.length ? [] : [`${rows.length} invites keep ${pids} pids`]),
  ]
}

async function need(url: string, token: string, interviewID: string): Promise<number> {
  const { need: ask, close } = createAsker({ url, token })
  const path = `/v1/interviews/getOpenLink?interviewID=${interviewID}`
  const { places } = await ask<{ places: number }>(path)
  close()
  return places
}
