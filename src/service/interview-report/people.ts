import { AppError } from '../../contract/errors.ts'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import { type FoundCodebook, findCodebook } from '../codebook/find-codebook.ts'
import type { SummaryRow } from '../interviews/invite-store.ts'
import { statusAt } from '../interviews/present.ts'
import type { Gist } from '../profiles/gist.ts'
import type { Digest } from '../taking-part/digest.ts'
import { readDigest } from './each-kept.ts'
import { eachTold } from './each-told.ts'
import type { AnswersDeps } from './find-answers.ts'
import { findGist, interviewsReadMax } from './find-gist.ts'
import { addInTurn, gatherInTurn } from './gathering.ts'
import type { ReportDeps } from './interview-report.ts'
import { type OfQuestion, peopleAsked } from './people-asked.ts'
import { type Fate, fateOf, isCut, isDrop } from './progress.ts'
import type { Told } from './report-store.ts'
import { writeTheme } from './themes.ts'

export type Side = 'supporting' | 'challenging'
type Seen = { fate: Fate; digest: Digest | null }

/** Tells who belongs to a group: by how far they came, or by what they told. */
export type Group =
  | { by: 'way'; has(seen: Seen): boolean; unbegun?: true }
  | { by: 'word'; theme: string; side: Side }
  | { by: 'feeling'; score: number }
  | ({ by: 'answer' } & OfQuestion)

const fates: readonly string[] = [
  'completed',
  'endedEarly',
  'abandoned',
  'inProgress',
  'screenedOut',
  'quotaFull',
  'neverStarted',
] satisfies Fate[]

/** Reads the name of a group as the contract writes it. */
export function readGroup(name: string, side: Side = 'supporting'): Group {
  const [kind = '', first = '', second = '', ...rest] = name.split(':')
  if (name === 'invited') return { by: 'way', has: () => true, unbegun: true }
  if (name === 'started') return { by: 'way', has: ({ digest }) => digest !== null }
  if (name === 'neverStarted') return { by: 'way', has: ({ fate }) => fate === name, unbegun: true }
  if (fates.includes(name)) return { by: 'way', has: ({ fate }) => fate === name }
  if (kind === 'drop' && rest.length === 0) {
    const isHere = ({ place }: Digest) =>
      place.place === first && (second === '' || place.topicID === second)
    return { by: 'way', has: ({ fate, digest }) => isDrop(fate) && !!digest && isHere(digest) }
  }
  if (kind === 'topic' && rest.length === 0 && Object.hasOwn(reached, second)) {
    const test = reached[second as keyof typeof reached] // One of its own names, as just seen.
    return {
      by: 'way',
      has: ({ digest }) => !!digest?.topics.some((t) => t.id === first && test(t, digest)),
    }
  }
  if (kind === 'question' && rest.length === 0 && isDone(second)) {
    return { by: 'answer', questionID: first, what: second }
  }
  if (kind === 'sentiment' && /^[1-5]$/.test(first) && second === '') {
    return { by: 'feeling', score: Number(first) }
  }
  if (kind === 'theme' && rest.length > 0) {
    const theme = writeTheme(first, rest.join(':'), second === '-' ? undefined : second)
    return { by: 'word', theme, side }
  }
  throw new AppError(
    'invalid',
    'group must name a number of the report, such as started, question:q1:spoke or sentiment:4.',
  )
}

function isDone(what: string): what is OfQuestion['what'] {
  return what === 'asked' || what === 'spoke' || what === 'silent'
}

const reached = {
  reached: ({ asked }: Digest['topics'][number]) => asked,
  covered: ({ status }: Digest['topics'][number]) => status === 'covered',
  cut: isCut,
}

/** Who belongs to a group, oldest first; of one person the newest interview that does. */
export async function peopleOf(
  deps: ReportDeps & AnswersDeps,
  asked: AskedPeople,
): Promise<SummaryRow[]> {
  return await gatherInTurn(deps.store, asked, () => gather(deps, asked))
}

type AskedPeople = { orgID: string; interviewID: string; group: Group; now: Date }

async function gather(
  { store, reading }: ReportDeps & AnswersDeps,
  asked: AskedPeople,
): Promise<SummaryRow[]> {
  const { orgID, interviewID, group, now } = asked
  const place = { orgID, interviewID }
  if (group.by === 'answer')
    return (await peopleAsked({ store, reading }, { ...place, ...group })).sort(byAge)
  const found: SummaryRow[] = []
  const gathering = gatherWords(group, await findCodebook({ store, reading }, place))
  const unbegun = group.by === 'way' && group.unbegun ? { unbegun: true as const } : {}
  const query = group.by === 'word' ? place : { ...place, only: 'way' as const, ...unbegun }
  for await (const told of eachTold(store, query)) {
    if (group.by === 'word') {
      const gist = await findGist(reading, told)
      if (gist) await addInTurn(() => gathering.add(told, gist))
      if (gathering.isFull()) break
    } else if (group.by === 'feeling') gathering.addFeeling(told)
    else if (group.has(seenOf(told, statusAt(told.invite, now)))) found.push(told.invite)
  }
  return group.by === 'way' ? found : gathering.people()
}

function seenOf(told: Told, status: InviteStatus): Seen {
  const digest = readDigest(told)
  return { fate: fateOf(status, digest), digest }
}

/** Finds people by what they told, counted as the report counts them. */
function gatherWords(group: Group, { name, codebook }: FoundCodebook) {
  const wanted = group.by === 'word' && themeOf(group, codebook)
  const newest = new Map<string, { at: string; invite: SummaryRow }>()
  let read = 0

  function keepNewest(invite: SummaryRow, at: string): void {
    const person = invite.profileID ?? invite.linkID
    const before = newest.get(person)
    if (before && before.at > at) return
    newest.set(person, { at, invite })
  }

  return {
    isFull: () => read >= interviewsReadMax,
    add({ invite }: Told, gist: Gist): void {
      read += 1
      if (name(gist).some(({ theme }) => theme === wanted)) keepNewest(invite, gist.completedAt)
    },
    /** Of everybody who told something: that went into a profile. */
    addFeeling({ invite }: Told): void {
      const { profileID, sentiment, completedAt } = invite
      if (profileID !== null && sentiment !== null) keepNewest(invite, completedAt ?? '')
    },
    people(): SummaryRow[] {
      const chosen = [...newest.values()].filter(
        ({ invite }) => group.by !== 'feeling' || invite.sentiment === group.score,
      )
      return chosen.map(({ invite }) => invite).sort(byAge)
    },
  }
}

function themeOf(
  { theme, side }: Extract<Group, { by: 'word' }>,
  codebook: FoundCodebook['codebook'],
): string {
  return side === 'supporting' ? theme : codebook.oppositeOf(theme)
}

function byAge(a: SummaryRow, b: SummaryRow): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.linkID < b.linkID ? -1 : 1
}
