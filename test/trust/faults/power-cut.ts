import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openPool } from '../../../src/storage/postgres/connection.ts'
import { addToken } from '../../chaos/killable.ts'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { serve } from '../served.ts'
import { readTrace, type SystemCall, traceTo } from './system-calls.ts'

const clients = 4

/**
 * F2: what a power cut leaves. Every write to the data file and its log is traced; for each
 * acknowledgement the files are put together from what was synced before it and nothing else.
 */
export const powerCut: Figure = {
  id: 'F2',
  promise: 'a power cut loses no acknowledged write: each is synced to the disk before it is told',
  unit: 'acknowledgements',
  times: { usual: 150, full: 2_000 },
  async run({ times, random, folder, databases }: Trial) {
    const tally = createTally()
    const tried =
      'The served process under strace; the files as they would be found had the power gone at each acknowledgement, made of the synced writes alone, then with some of the others; opened, checked whole, and everything told until then looked up.'
    await checkPostgres(databases, tally)
    if (spawnSync('strace', ['-V']).error) {
      tally.measure(
        'strace is not installed: nothing was tried on SQLite (apt-get install strace).',
      )
      return tally.finding(tried)
    }
    const path = `${folder}/data.db`
    const token = await addToken(`file:${path}`)
    const disk = createDisk(path, readFileSync(path))
    const trace = `${folder}/trace`
    await writeUnderTrace({ databaseURL: `file:${path}`, token, times, trace })

    const calls = readTrace(trace)
    const told: string[] = []
    let syncs = 0
    for (const [index, call] of calls.entries()) {
      if (call.call === 'sync' && call.path.endsWith('-wal')) syncs += 1
      disk.take(call, index)
      const interviewID = call.call === 'say' && toldOf(call.bytes)
      if (!interviewID) continue
      told.push(interviewID)
      for (const keep of [() => false, () => random() < 0.5]) {
        disk.writeTo(`${folder}/cut.db`, keep)
        const wrong = inspect(`${folder}/cut.db`, told)
        if (wrong) tally.fault(`after ${told.length} acknowledgements: ${wrong}`)
      }
      tally.count()
    }
    if (told.length < times) tally.fault(`only ${told.length} of ${times} were seen in the trace`)
    tally.measure(
      `${told.length} acknowledgements to ${clients} clients, ${syncs} syncs of the log`,
    )
    return tally.finding(tried)
  },
}

type Traced = { databaseURL: string; token: string; times: number; trace: string }

async function writeUnderTrace({ databaseURL, token, times, trace }: Traced): Promise<void> {
  const server = await serve({ databaseURL, under: traceTo(trace) })
  const { need, close } = createAsker({ url: server.url, token })
  let at = 0
  async function write(): Promise<void> {
    while (at < times) {
      const interviewName = `n${at++}`
      const body = { productID: 'p', interviewName, guidelines: `About ${interviewName}.` }
      await need('/v1/interviews/addOne', { body })
    }
  }
  await Promise.all(Array.from({ length: clients }, write))
  close()
  await server.end('SIGTERM')
}

function toldOf(bytes: Buffer): string | undefined {
  return /"interviewID":"(int_\w+)"/.exec(bytes.toString('latin1'))?.[1]
}

/** A file as the disk holds it: what was synced, and what was only written since. */
type OnDisk = { bytes: Buffer; length: number; unsynced: { index: number; call: DiskCall }[] }
type DiskCall = Extract<SystemCall, { call: 'write' | 'truncate' }>

function createDisk(path: string, baseline: Buffer) {
  const files = new Map<string, OnDisk>([
    [path, { bytes: Buffer.from(baseline), length: baseline.length, unsynced: [] }],
    [`${path}-wal`, { bytes: Buffer.alloc(0), length: 0, unsynced: [] }],
  ])
  return {
    take(call: SystemCall, index: number): void {
      const file = call.call === 'say' ? undefined : files.get(call.path)
      if (!file || call.call === 'say') return
      if (call.call !== 'sync') {
        file.unsynced.push({ index, call })
        return
      }
      for (const { index, call: written } of file.unsynced)
        if (index < call.since) apply(file, written)
      file.unsynced = file.unsynced.filter(({ index }) => index >= call.since)
    },
    /** Writes the files as a cut leaves them, with those of the unsynced writes that `keep` names. */
    writeTo(place: string, keep: () => boolean): void {
      for (const ending of ['', '-wal', '-shm']) rmSync(place + ending, { force: true })
      for (const [name, file] of files) {
        const kept = file.unsynced.filter(keep)
        const left = kept.length > 0 ? { ...file, bytes: Buffer.from(file.bytes) } : file
        for (const { call } of kept) apply(left, call)
        if (left.length > 0)
          writeFileSync(name.replace(path, place), left.bytes.subarray(0, left.length))
      }
    },
  }
}

function apply(file: OnDisk, call: DiskCall): void {
  if (call.call === 'truncate') {
    file.bytes.fill(0, call.length)
    file.length = call.length
    return
  }
  const end = call.at + call.bytes.length
  if (end > file.bytes.length) {
    const larger = Buffer.alloc(2 * end)
    file.bytes.copy(larger)
    file.bytes = larger
  }
  call.bytes.copy(file.bytes, call.at)
  file.length = Math.max(file.length, end)
}

/** Opens what a cut left; answers what is wrong with it. */
function inspect(place: string, told: readonly string[]): string | null {
  const database = new DatabaseSync(place)
  try {
    const integrity = database.prepare('pragma integrity_check').get()?.integrity_check
    if (integrity !== 'ok') return `integrity_check says ${integrity}`
    const rows = database.prepare('select interview_id as id from interview').all()
    const there = new Set(rows.map(({ id }) => id))
    const missing = told.filter((id) => !there.has(id))
    return missing.length > 0 ? `${missing.length} acknowledged writes are gone` : null
  } catch (error) {
    return String(error)
  } finally {
    database.close()
  }
}

/** PostgreSQL syncs by itself; ours is only not to ask it for less. */
async function checkPostgres(databases: Trial['databases'], tally: Tally): Promise<void> {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL')
  if (!postgres) return
  const url = await postgres.open()
  const pool = openPool(url, {})
  const { rows } = await pool.query('show synchronous_commit')
  await pool.end()
  const level = rows[0]?.synchronous_commit
  if (level !== 'on') tally.fault(`PostgreSQL is asked for synchronous_commit ${level}`)
  tally.measure(`PostgreSQL: our connections run with synchronous_commit ${level}`)
}
