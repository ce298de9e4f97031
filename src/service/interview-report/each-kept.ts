import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { SummaryRow } from '../interviews/invite-store.ts'
import type { StudyPart } from '../kept/parts.ts'
import type { Position } from '../paging.ts'
import type { AnswersGiven } from '../profiles/answers-given.ts'
import { type Brief, readBrief } from '../profiles/brief.ts'
import type { Gist } from '../profiles/gist.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import { type Digest, digestOf } from '../taking-part/digest.ts'
import { readSession } from '../taking-part/stored-session.ts'
import { findGist } from './find-gist.ts'
import { eachInTurn } from './gathering.ts'
import type { Told } from './report-store.ts'

/** Links that are read at a time: at first, at most, and by the characters of those read before. */
const linksAtFirst = 500
const linksAtOnce = 2_000
const charactersAtOnce = 500_000

/** What came of one link, in the short forms that are kept. */
export type Kept = {
  invite: Pick<SummaryRow, 'linkID' | 'createdAt' | 'status' | 'expiresAt'> &
    Pick<SummaryRow, 'lastActivityAt' | 'completedAt' | 'profileID' | 'sentiment'>
  digest: Digest | null
  gist: Gist | null
  /** As it was listed, where there was no short form of something on its page. */
  told?: Told
}

export type KeptDeps = {
  store: Pick<Store, 'tellPage' | 'listTold'>
  reading: Pick<Reading, 'makeGist'>
}

type KeptQuery = {
  orgID: string
  interviewID: string
  only?: 'way' | 'answers'
  /** Those of it alone, or what is left of them behind a place. */
  part: Pick<StudyPart, 'after' | 'upTo'>
}

/** What came of the links of an interview on which somebody did anything, oldest first, in pages. */
export async function* keptPages(
  { store, reading }: KeptDeps,
  { part, ...query }: KeptQuery,
): AsyncGenerator<Kept[]> {
  const { upTo } = part
  let limit = linksAtFirst
  let after = part.after
  for (;;) {
    const asked = { ...query, limit, ...(after && { after }), ...(upTo && { upTo }) }
    const { items, isWhole } = await store.tellPage(asked)
    const page = isWhole ? await readPage(items) : await listPage({ store, reading }, asked)
    const last = page.at(-1)
    if (!last) return
    yield page
    after = positionOf(last)
    if (isWhole) limit = limitAfter(items.length / page.length)
    // Reading is quick and would otherwise hold up those who take part meanwhile.
    await letOthersRun()
  }
}

function limitAfter(charactersOfOne: number): number {
  const limit = Math.floor(charactersAtOnce / charactersOfOne)
  return Math.max(1, Math.min(linksAtOnce, limit))
}

/** Where to go on after it. */
export function positionOf({ invite: { createdAt, linkID } }: Pick<Kept, 'invite'>): Position {
  return { createdAt, id: linkID }
}

type Invite = Kept['invite']
/** In the order in which `tellPage` writes them. */
type Item = [
  ...[linkID: Invite['linkID'], createdAt: string, status: Invite['status'], expiresAt: string],
  ...[lastActivityAt: Invite['lastActivityAt'], completedAt: Invite['completedAt']],
  ...[profileID: Invite['profileID'], sentiment: Invite['sentiment']],
  ...[digest: Digest | null, told?: Brief | null, answers?: AnswersGiven | null],
]

/** A line may take milliseconds: of somebody who told very much there is a megabyte. */
async function readPage(items: string): Promise<Kept[]> {
  const page: Kept[] = []
  await eachInTurn(
    items === '' ? [] : items.split('\n'),
    (line) => page.push(keptOf(JSON.parse(line))), // Only the store writes it.
  )
  return page
}

function keptOf(item: Item): Kept {
  const [linkID, createdAt, status, expiresAt, lastActivityAt, completedAt] = item
  const [, , , , , , profileID, sentiment, digest, told, answers] = item
  const times = { createdAt, expiresAt, lastActivityAt, completedAt }
  const gist = told ? readBrief(linkID, told, answers) : null
  return { invite: { linkID, status, ...times, profileID, sentiment }, digest, gist }
}

async function listPage(
  { store, reading }: KeptDeps,
  query: Parameters<Store['tellPage']>[0],
): Promise<Kept[]> {
  const page: Kept[] = []
  for (const told of await store.listTold({ ...query, begun: true })) {
    const gist = query.only === 'way' ? null : await findGist(reading, told)
    page.push({ invite: told.invite, digest: readDigest(told), gist, told })
  }
  return page
}

/** The digest as stored, or made of the session where none was stored yet. */
export function readDigest({ digest, session }: Pick<Told, 'digest' | 'session'>): Digest | null {
  if (digest !== null) return JSON.parse(digest) as Digest // Only steps write it.
  // One that was stored without a digest is of before plans were kept apart.
  const own = readSession({ session, plan: null })
  return own && digestOf(own)
}
