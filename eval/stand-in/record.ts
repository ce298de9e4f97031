import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type RecordedStandIn,
  readRecordedStandIns,
  writeRecordedStandIns,
} from '../recorded/recorded-stand-in.ts'
import { countAnswers, readAskedTalks, type Split } from './measure.ts'
import { createRecordedModel, keyOf, type Unanswered } from './recorded-model.ts'

/** Digits of the numbers of folders and requests. */
const digits = 3
const requestEnd = '.request.json'

type Recorded = { taken: number; written: number; waiting: number }

/**
 * Takes in the replies that stand beside requests in a folder, then writes there what else a model would
 * be sent. In one folder below it each person stands once: who answers sees nothing of what was taken out.
 */
export async function record(folder: string, split: Split, source: string): Promise<Recorded> {
  mkdirSync(folder, { recursive: true })
  const before = readRequests(folder)
  const taken = takeIn(before, await listUnanswered(split), source)
  const unanswered = await listUnanswered(split)
  const written = new Set(before.map(({ key }) => key))
  const fresh = unanswered.filter(({ key }) => !written.has(key))
  writeRequests(folder, fresh)
  return { taken, written: fresh.length, waiting: unanswered.length - fresh.length }
}

/** What would be sent now; that a model finds nothing is taken for granted where nothing was ever told. */
async function listUnanswered(split: Split): Promise<Unanswered[]> {
  const model = createRecordedModel()
  await countAnswers(readAskedTalks(split), model.inferFor(split))
  const seen = new Set<string>()
  return model.unanswered.filter(({ person, asked }) => {
    const one = `${person}/${asked}`
    const isFirst = !seen.has(one)
    seen.add(one)
    return isFirst || asked.startsWith('untold')
  })
}

type Request = { key: string; reply: string | null }

function readRequests(folder: string): Request[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(requestEnd))
    .map((name) => {
      const path = join(folder, name)
      const replies = ['txt', 'json'].map((end) => path.replace(requestEnd, `.reply.${end}`))
      const found = replies.find((one) => existsSync(one))
      const key = keyOf(JSON.parse(readFileSync(path, 'utf8')))
      return { key, reply: found ? readFileSync(found, 'utf8').trim() : null }
    })
}

function takeIn(
  requests: readonly Request[],
  unanswered: readonly Unanswered[],
  source: string,
): number {
  const replyTo = new Map(requests.map(({ key, reply }) => [key, reply]))
  const rows = unanswered.flatMap(({ id, lang, key }): RecordedStandIn[] => {
    const reply = replyTo.get(key)
    if (!reply) return []
    return [{ id, lang, subject: 'stand-in', split: 'recorded', source, key, reply }]
  })
  const byID = new Map([...readRecordedStandIns(), ...rows].map((row) => [row.id, row]))
  if (rows.length > 0) writeRecordedStandIns([...byID.values()])
  return rows.length
}

/** In an order that tells nothing, each person once in a folder. */
function writeRequests(folder: string, unanswered: readonly Unanswered[]): void {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  const mixed = unanswered.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const rounds: Unanswered[][] = []
  for (const ofPerson of Map.groupBy(mixed, ({ person }) => person).values()) {
    for (const [at, one] of ofPerson.entries()) rounds[at] = [...(rounds[at] ?? []), one]
  }
  for (const [at, round] of rounds.entries()) {
    const below = join(folder, numbered(folders.length + at + 1))
    mkdirSync(below)
    const inOrder = round.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    for (const [place, { body }] of inOrder.entries()) {
      const path = join(below, numbered(place + 1))
      const readable = body.messages.map(({ role, content }) => `## ${role}\n${content}`)
      writeFileSync(`${path}.request.json`, JSON.stringify(body, null, 1))
      writeFileSync(`${path}.request.md`, readable.join('\n\n'))
    }
  }
}

function numbered(at: number): string {
  return String(at).padStart(digits, '0')
}
