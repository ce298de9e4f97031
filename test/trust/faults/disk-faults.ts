import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Asker, createAsker } from '../asker.ts'
import { checkIntegrity, lookInto } from '../databases.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { compareLedger, createLedger, type Ledger, send } from '../load/load.ts'
import { serve } from '../served.ts'

const writesEach = 15
const healMsPromised = 10_000
const diskMiB = 48

type Disk = {
  name: string
  folder: string
  /** From now on nothing can be written. */
  fail(pid: number): void
  heal(pid: number): void
  remove(): void
}

/** F19: the disk is full, or refuses every write, and then no longer. */
export const diskFaults: Figure = {
  id: 'F19',
  promise:
    'while the disk is full or refuses to be written, reads are answered 200 and writes 503; within 10 s after, writes go on without a restart, and the file is whole',
  unit: 'outages',
  times: { usual: 6, full: 20 },
  async run({ times, folder }: Trial) {
    const tally = createTally()
    const disks = [limitedProcess(folder), smallDisk(folder)].filter((disk) => disk !== null)
    if (disks.length < 2)
      tally.measure('a disk of its own needs root: only refused writes were tried')
    for (const disk of disks) {
      try {
        await tryDisk(disk, Math.ceil(times / disks.length), tally)
      } finally {
        disk.remove()
      }
    }
    return tally.finding(
      'The served process on a small disk that is filled, and one that the system lets write no file any longer.',
    )
  },
}

async function tryDisk(disk: Disk, outages: number, tally: Tally): Promise<void> {
  const databaseURL = `file:${disk.folder}/data.db`
  const token = await addTokenFor(databaseURL, 'acme')
  const server = await serve({ databaseURL })
  const asker = createAsker({ url: server.url, token })
  const ledger = createLedger()
  const statuses = new Map<string, number>()
  let slowestMs = 0
  for (let outage = 0; outage < outages; outage += 1) {
    const name = `${disk.name}, outage ${outage}`
    if (!(await write(asker, ledger, `${disk.name}-${outage}-before`)))
      tally.fault(`${name}: not writable before`)
    disk.fail(server.pid)
    for (let at = 0; at < writesEach; at += 1) {
      const answer = await asker.ask('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: 'lost', guidelines: 'g'.repeat(90_000) },
      })
      const told = String(answer?.status)
      statuses.set(told, (statuses.get(told) ?? 0) + 1)
      if (answer?.status !== 503 && answer?.status !== 200)
        tally.fault(`${name}: a write was answered ${answer?.status} ${answer?.text.slice(0, 80)}`)
      if (answer?.status === 503 && answer.headers['retry-after'] === undefined)
        tally.fault(`${name}: 503 without Retry-After`)
      const read = await asker.ask('/v1/profiles/getList?productID=p')
      if (read?.status !== 200) tally.fault(`${name}: a read was answered ${read?.status}`)
    }
    disk.heal(server.pid)
    const begun = performance.now()
    let healed = false
    while (!healed && performance.now() - begun < 3 * healMsPromised) {
      healed = await write(asker, ledger, `${disk.name}-${outage}-${performance.now()}`)
      if (!healed) await setTimeout(50)
    }
    slowestMs = Math.max(slowestMs, performance.now() - begun)
    if (!healed) tally.fault(`${name}: it did not heal`)
    tally.count()
  }
  if ((statuses.get('503') ?? 0) === 0) tally.fault(`${disk.name}: no write was refused`)
  if (slowestMs > healMsPromised)
    tally.late(`${disk.name}: healed after ${Math.round(slowestMs)} ms`)
  asker.close()
  const { code } = await server.end('SIGTERM')
  if (code !== 0) tally.fault(`${disk.name}: it ended with ${code}`)
  const integrity = checkIntegrity(databaseURL)
  if (integrity !== 'ok') tally.fault(`${disk.name}: integrity_check says ${integrity}`)
  const look = await lookInto(databaseURL)
  for (const wrong of await compareLedger(look.rows, ledger)) tally.fault(`${disk.name}: ${wrong}`)
  await look.close()
  tally.measure(
    `${disk.name}: writes during it ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}; healed after ${Math.round(slowestMs)} ms at most`,
  )
}

async function write({ ask }: Asker, ledger: Ledger, name: string): Promise<boolean> {
  const result = await send(
    { ask, ledger },
    {
      kind: 'interview',
      name,
      path: '/v1/interviews/addOne',
      question: { body: { productID: 'p', interviewName: name, guidelines: 'g' } },
    },
  )
  return result !== null
}

/** A process that the system lets write no file beyond its first byte. */
function limitedProcess(folder: string): Disk | null {
  if (spawnSync('prlimit', ['--version']).error) return null
  const limit = (pid: number, size: string) =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`])
  mkdirSync(`${folder}/limited`)
  return {
    name: 'refused writes',
    folder: `${folder}/limited`,
    fail: (pid) => limit(pid, '0'),
    heal: (pid) => limit(pid, 'unlimited'),
    remove: () => undefined,
  }
}

/** A small disk of its own in memory, which root may make. */
function smallDisk(folder: string): Disk | null {
  const place = `${folder}/small`
  mkdirSync(place)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMiB}m`, 'none', place])
  if (mounted.status !== 0) return null
  return {
    name: 'full disk',
    folder: place,
    fail() {
      const mebibyte = Buffer.alloc(1_048_576)
      // Until nothing more fits: the last piece is cut.
      for (let piece = 0; piece <= diskMiB; piece += 1) {
        try {
          writeFileSync(`${place}/filler`, mebibyte, { flag: 'a' })
        } catch {
          return
        }
      }
    },
    heal: () => rmSync(`${place}/filler`, { force: true }),
    remove: () => void spawnSync('umount', [place]),
  }
}
