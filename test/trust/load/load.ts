import { setTimeout } from 'node:timers/promises'
import type { Asker, Question } from '../asker.ts'
import type { Row } from '../databases.ts'

/** Writes that clients made and what they were told, to be held against the database afterwards. */

export const loadGuide = `Time limit: 80 minutes, max 120 questions
${Array.from({ length: 60 }, (_, at) => `- How does step ${numberName(at)} of the day go?`).join('\n')}`

function numberName(at: number): string {
  const ones = 'zero one two three four five six seven eight nine'.split(' ')
  return `${ones[Math.floor(at / 10)]} ${ones[at % 10]}`
}

type Request = { path: string; question: Question }

export type Write = Request &
  (
    | { kind: 'interview'; name: string }
    | { kind: 'links'; key: string; links?: string[] }
    | { kind: 'answer'; linkID: string; clientMessageID: string; text: string }
  )

export type Ledger = {
  /** Writes that were answered 200. */
  acknowledged: Write[]
  /** Writes whose answer never came: they may have taken effect or not, but not twice. */
  unanswered: Write[]
  /** Any other answer, as `status message`. */
  refused: Map<string, number>
}

export function createLedger(): Ledger {
  return { acknowledged: [], unanswered: [], refused: new Map() }
}

export type LoadOptions = {
  ask: Asker['ask']
  clients: number
  /** Names every write; must be another for every load on one database. */
  name: string
  ledger: Ledger
  /** Clients end after their present request once this is true. */
  stopped: () => boolean
}

/** The clients write, each one request after another: interviews, links and answers in turn. */
export async function writeUntilStopped(options: LoadOptions): Promise<void> {
  const added = await addInterview(options, `${options.name}-setup`)
  if (!added) return
  const links = await createLinks(options, added, `${options.name}-links`, options.clients)
  await Promise.all(
    Array.from({ length: options.clients }, async (_, client) => {
      const link = links[client]
      const kind = client % 3
      if (kind === 2 && link) return await answerOn(options, link)
      for (let at = 0; !options.stopped(); at += 1) {
        const name = `${options.name}-${client}-${at}`
        if (kind === 0) await addInterview(options, name)
        else await createLinks(options, added, name, 3)
      }
    }),
  )
}

async function addInterview(options: LoadOptions, name: string): Promise<string | null> {
  const question = {
    body: { productID: 'p', interviewName: name, guidelines: loadGuide },
    headers: { 'idempotency-key': name },
  }
  const path = '/v1/interviews/addOne'
  const result = await send(options, { kind: 'interview', name, path, question })
  return result?.interviewID ?? null
}

async function createLinks(
  options: LoadOptions,
  interviewID: string,
  key: string,
  count: number,
): Promise<string[]> {
  const path = `/v1/invites/createInvites?interviewID=${interviewID}&count=${count}`
  const question = { headers: { 'idempotency-key': key } }
  const result: string[] | null = await send(options, { kind: 'links', key, path, question })
  return result?.map(linkIDOf) ?? []
}

/** Goes through an interview until it is over or the load is stopped. */
async function answerOn(options: LoadOptions, linkID: string): Promise<void> {
  const path = `/i/${linkID}/events`
  const { ask } = options
  let snapshot = await asSnapshot(ask(path, { body: { type: 'consent', agreed: true } }))
  if (!snapshot) return
  snapshot = await asSnapshot(ask(path, { body: { type: 'onboard' } }))
  for (let at = 0; snapshot?.expects && !options.stopped(); at += 1) {
    const { type, after } = snapshot.expects
    if (type !== 'answer') return
    const clientMessageID = `${linkID}-${at}`
    const text = `On day ${at} it took me ${at + 3} minutes at ${linkID}.`
    const question = { body: { type: 'answer', text, clientMessageID, after } }
    const write: Write = { kind: 'answer', linkID, clientMessageID, text, path, question }
    snapshot = await send(options, write)
  }
}

type Expecting = { expects?: { type: string; after?: number } }

async function asSnapshot(asked: ReturnType<Asker['ask']>): Promise<Expecting | null> {
  const answer = await asked
  return answer?.status === 200 ? JSON.parse(answer.text).result : null
}

/** Sends one write and enters what became of it; answers the result where it was acknowledged. */
export async function send({ ask, ledger }: Pick<LoadOptions, 'ask' | 'ledger'>, write: Write) {
  const asked = await ask(write.path, write.question)
  if (!asked) {
    ledger.unanswered.push(write)
    return null
  }
  if (asked.status !== 200) {
    noteRefusal(ledger, `${asked.status} ${asked.text.slice(0, 120)}`)
    return null
  }
  ledger.acknowledged.push(write)
  const { result } = JSON.parse(asked.text)
  if (write.kind === 'links') write.links = result.map(linkIDOf)
  return result
}

function linkIDOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1)
}

function noteRefusal({ refused }: Ledger, what: string): void {
  refused.set(what, (refused.get(what) ?? 0) + 1)
}

type Rows = (sql: string) => Promise<Row[]>

/**
 * Holds a ledger against the database: every acknowledged write is there, and no write is there
 * twice. Answers what is wrong, one line each.
 */
export async function compareLedger(rows: Rows, ledger: Ledger): Promise<string[]> {
  const names = countBy(await rows('select interview_name as name from interview'), 'name')
  const links = countBy(await rows('select link_id as name from invite'), 'name')
  const told = countBy(
    await rows(
      `select link_id || ' ' || client_message_id || ' ' || content as name from message
       where client_message_id is not null`,
    ),
    'name',
  )
  const answers = countBy(
    await rows(`select link_id || ' ' || content as name from message where role = 'user'`),
    'name',
  )
  const wrong: string[] = []
  for (const write of ledger.acknowledged) {
    if (write.kind === 'interview' && names.get(write.name) !== 1) {
      wrong.push(`interview ${write.name}: ${names.get(write.name) ?? 0} times`)
    } else if (write.kind === 'links' && !write.links?.every((link) => links.get(link) === 1)) {
      wrong.push(`links of ${write.key} are missing`)
    } else if (write.kind === 'answer') {
      const { linkID, clientMessageID, text } = write
      if (told.get(`${linkID} ${clientMessageID} ${text}`) !== 1)
        wrong.push(`answer ${clientMessageID} of ${linkID} is missing`)
    }
  }
  for (const write of ledger.unanswered) {
    if (write.kind === 'interview' && (names.get(write.name) ?? 0) > 1)
      wrong.push(`interview ${write.name} is there twice`)
  }
  for (const [answer, count] of answers) if (count > 1) wrong.push(`${answer}: ${count} times`)
  return wrong
}

function countBy(rows: Row[], column: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value = String(row[column])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** Resolves once so many writes were acknowledged, or after a while in which they were not. */
export async function untilAcknowledged(ledger: Ledger, count: number): Promise<void> {
  for (let looks = 0; looks < 2_000 && ledger.acknowledged.length < count; looks += 1)
    await setTimeout(5)
}
