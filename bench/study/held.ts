import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { characterNames } from '../../eval/characters/characters.ts'
import { hold } from '../../eval/guardrails/hold.ts'
import { findGuide } from '../../eval/guardrails/parts.ts'
import { createBrowserFetch, readInviteURL } from '../../src/cli/browser-fetch.ts'
import { createSampleParticipant } from '../../src/cli/commands/demo/sample-participant.ts'
import { createClient } from '../../src/client/client.ts'
import { readConfig } from '../../src/config.ts'
import { startColloquy } from '../../src/main.ts'
import { openStore } from '../../src/storage/open.ts'
import { addToken } from '../data/add-token.ts'
import { noPages } from '../servers/no-pages.ts'

/** Interviews of each scripted person that a study is made of: each is told by many people … */
const seeds = ['ash', 'birch', 'elm']
/** … and of the demonstration's, who praises, misses and is annoyed by things. */
const samples = 16
const eventsMax = 80
const guide = findGuide('en-guide')
const lookAgainMs = 100

type Row = Record<string, string | number | null>

/** One interview with all that is kept of it. */
export type Held = { invite: Row; session: Row; messages: Row[]; said: Row[]; extraction: Row }
export type HeldStudy = { guidelines: string; plans: Row[]; held: Held[] }

/** Holds interviews with scripted people, has them read, and takes the finished ones. */
export async function holdStudy(): Promise<HeldStudy> {
  const path = join(tmpdir(), `colloquy-held-${randomUUID()}.db`)
  try {
    const store = await openStore(`file:${path}`)
    for (const seed of seeds) {
      for (const character of characterNames) await hold(store, { character, guide, seed })
    }
    await store.close()
    await addSamples(path)
    return { guidelines: guide.guidelines, ...take(path) }
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
  }
}

/** Takes the others, until everything is read. */
async function addSamples(path: string): Promise<void> {
  const running = await startColloquy(
    { ...readConfig({}), port: 0, databaseURL: `file:${path}`, callsPerMinute: 0 },
    { logger: pino({ level: 'silent' }), pages: noPages },
  )
  const client = createClient({ baseURL: running.url, token: await addToken(running.store) })
  const { product: productID, guidelines } = guide
  const study = await client.interviews.addOne({ productID, interviewName: 'Samples', guidelines })
  const given = { interviewID: study.interviewID, count: samples }
  for (const link of await client.invites.createInvites(given)) {
    await takePart(running.url, readInviteURL(link)?.linkID ?? '')
  }
  const database = new DatabaseSync(path, { readOnly: true })
  const left = database.prepare('select count(*) as jobs from job')
  while (Number(left.get()?.jobs) > 0) await wait(lookAgainMs)
  database.close()
  await running.close()
}

async function takePart(baseURL: string, linkID: string): Promise<void> {
  const { participant } = createClient({ baseURL, fetch: createBrowserFetch() })
  const respond = createSampleParticipant()
  let snapshot = await participant.getState({ linkID })
  for (let sent = 0; snapshot.phase !== 'done' && sent < eventsMax; sent += 1) {
    const event = respond(snapshot)
    if (!event) break
    snapshot = await participant.addEvent({ linkID, event })
  }
}

function take(path: string): Omit<HeldStudy, 'guidelines'> {
  const database = new DatabaseSync(path, { readOnly: true })
  // Columns are text, whole numbers and nulls.
  const rows = (sql: string, ...given: string[]) => database.prepare(sql).all(...given) as Row[]
  const held = rows(
    `select invite.* from invite join extraction using (link_id)
     where status = 'completed' order by link_id`,
  ).map((invite): Held => {
    const of = (table: string) =>
      rows(`select * from ${table} where link_id = ?`, String(invite.link_id))
    const [session = {}, extraction = {}] = [...of('session'), ...of('extraction')]
    return { invite, session, extraction, messages: of('message'), said: of('said') }
  })
  const plans = rows('select * from plan')
  database.close()
  return { plans, held: remarking(held) }
}

/** Whoever says nothing that is a theme says what the next one does who says something. */
function remarking(held: Held[]): Held[] {
  const gists = held.map(({ extraction }) => JSON.parse(String(extraction.gist)))
  const telling = gists.filter(({ remarks }) => remarks.length > 0)
  return held.map((one, at) => {
    const gist = gists[at]
    const other = telling[at % telling.length]
    if (!other || gist.remarks.length > 0) return one
    const told = JSON.stringify({ ...gist, remarks: other.remarks })
    const own = told.replaceAll(String(other.linkID), String(one.invite.link_id))
    return { ...one, extraction: { ...one.extraction, gist: own } }
  })
}
