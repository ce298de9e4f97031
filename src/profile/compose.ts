import type { Profile } from '../contract/resources.ts'
import { contentStems, fold, jaccard } from '../language/words.ts'
import type { Claim, ClaimKind } from './claim.ts'
import { contradictionsOf, outdatedBy } from './contradictions.ts'
import { ownWords, standsAlone, weigh } from './rank.ts'
import type { InterviewRecord } from './record.ts'
import { sentimentOf } from './sentiment.ts'

const backgroundSentencesMax = 5
export const alignmentSentencesMax = 6
const keyValuesMax = 8
const interestsMax = 8
/** Sentences of one kind of fact about the person. */
const sentencesPerFactMax = 2
/** Share of stems from which two sentences say the same. */
const sameSentenceMin = 0.7

type Told = { claim: Claim; text: string; language: string; newness: number }

/**
 * The profile of one person from all that they told, oldest record first. Every sentence in it is
 * theirs; what nobody told is absent.
 */
export function composeProfile(known: {
  profileID: string
  /** When the profile was first made, RFC 3339. */
  acquiredAt: string
  records: readonly InterviewRecord[]
}): Profile {
  const { profileID, acquiredAt, records } = known
  const [oldest] = records
  const newest = records.at(-1)
  // What an interview that was withdrawn since began, no date goes on to tell.
  const since = oldest && oldest.completedAt > acquiredAt ? oldest.completedAt : acquiredAt
  const [firstName, ...rest] = (newestOnboarding(records, 'name') ?? '').split(/\s+/)
  const lastName = rest.join(' ')
  const sentiment = records.map(sentimentOf).findLast((told) => told !== null)
  const outdated = outdatedBy(contradictionsOf(records))
  const told = records
    .flatMap((record, newness) => claimsTold(record, newness))
    .filter(({ claim }) => !outdated.has(claim))
  const details = {
    occupation: newestOnboarding(records, 'occupation'),
    location: newestOnboarding(records, 'location'),
    background: paragraph(chooseBackground(told)),
    productAlignment: paragraph(chooseAlignment(told)),
  }
  return {
    profileID,
    productIDs: [...new Set(records.map((record) => record.productID))],
    ...present({ firstName, lastName }),
    metadata: {
      source: 'human',
      acquired_date: since.slice(0, 10),
      ...(newest ? { last_interviewed: newest.completedAt.slice(0, 10) } : {}),
      interview_count: records.length,
      ...(sentiment ? { sentiment: sentiment.score } : {}),
    },
    details: {
      ...present(details),
      key_values: chooseByKey(told, 'key_value', keyValuesMax),
      interests: chooseByKey(told, 'interest', interestsMax),
    },
    history: records.map((record) => ({ type: 'link', id: record.linkID })),
  }
}

/** Leaves out what is unknown. */
function present<K extends string>(members: Record<K, string | undefined>) {
  const known = Object.entries<string | undefined>(members).filter(([, value]) => value)
  // The entries are those of `members`, without the empty ones.
  return Object.fromEntries(known) as Partial<Record<K, string>>
}

/** What people type into a field that they do not want to fill in. */
const blank =
  /^(?:[\p{P}\p{S}\s]*|n\/?a|none|no|nothing|nil|null|unknown|private|secret|test|x+)$/iu

function newestOnboarding(
  records: readonly InterviewRecord[],
  field: keyof InterviewRecord['onboarding'],
): string | undefined {
  return records
    .map((record) => record.onboarding[field]?.trim() ?? '')
    .findLast((value) => !blank.test(value))
}

function claimsTold(record: InterviewRecord, newness: number): Told[] {
  return record.claims.flatMap((claim) => {
    const text = ownWords(claim)
    return text === '' ? [] : [{ claim, text, language: record.language, newness }]
  })
}

const factOrder = ['role', 'company', 'team', 'location', 'tenure', 'life', 'usage', 'tools']

function factRank({ claim }: Told): number {
  const rank = factOrder.indexOf(claim.key)
  return rank === -1 ? factOrder.length : rank
}

/** Facts about the person: who they are first, the newest interview's before an older one's. */
function chooseBackground(told: readonly Told[]): Told[] {
  const facts = told
    .filter(({ claim }) => claim.kind === 'background' && standsAlone(claim))
    .sort((a, b) => b.newness - a.newness || factRank(a) - factRank(b))
  const perFact = new Map<string, number>()
  const chosen: Told[] = []
  for (const fact of facts) {
    const count = perFact.get(fact.claim.key) ?? 0
    if (chosen.length >= backgroundSentencesMax) break
    if (count >= sentencesPerFactMax || repeats(fact, chosen)) continue
    perFact.set(fact.claim.key, count + 1)
    chosen.push(fact)
  }
  return chosen.sort((a, b) => factRank(a) - factRank(b))
}

const feedbackKinds: readonly ClaimKind[] = ['praise', 'problem', 'request', 'remark']

/**
 * What they think of the product: the newest interview first, and in it praise, problems and
 * requests in turn, the most telling of each first, each turn closed by a remark.
 */
function chooseAlignment(told: readonly Told[]): Told[] {
  const chosen: Told[] = []
  const newnesses = [...new Set(told.map(({ newness }) => newness))].sort((a, b) => b - a)
  for (const newness of newnesses) {
    const now = told.filter((one) => one.newness === newness && standsAlone(one.claim))
    const queues = feedbackKinds.map((kind) =>
      now
        .filter(({ claim }) => claim.kind === kind)
        .sort((a, b) => weigh(b.claim) - weigh(a.claim)),
    )
    takeInTurn(queues, chosen)
  }
  return chosen
}

function takeInTurn(queues: Told[][], chosen: Told[]): void {
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  for (let round = 0; round < longest; round += 1) {
    for (const queue of queues) {
      const next = queue[round]
      if (chosen.length >= alignmentSentencesMax) return
      if (next && !repeats(next, chosen)) chosen.push(next)
    }
  }
}

function repeats({ text, language }: Told, chosen: readonly Told[]): boolean {
  const folded = fold(text)
  const stems = contentStems(text, language)
  return chosen.some((other) => {
    const otherFolded = fold(other.text)
    if (otherFolded.includes(folded) || folded.includes(otherFolded)) return true
    return jaccard(stems, contentStems(other.text, other.language)) >= sameSentenceMin
  })
}

/** One line per key, the strongest and newest, the strongest key first. */
function chooseByKey(told: readonly Told[], kind: ClaimKind, limit: number): string[] {
  const ranked = told
    .filter(({ claim }) => claim.kind === kind && claim.confidence !== 'low')
    .sort((a, b) => (b.claim.strength ?? 1) - (a.claim.strength ?? 1) || b.newness - a.newness)
  const byKey = new Map<string, Told>()
  for (const one of ranked) {
    if (!byKey.has(one.claim.key) && !repeats(one, [...byKey.values()])) {
      byKey.set(one.claim.key, one)
    }
  }
  return [...byKey.values()].slice(0, limit).map(({ text }) => text)
}

/** Their sentences one after another; one that does not end with a stop ends its line. */
function paragraph(told: readonly Told[]): string {
  return told.reduce((text, next) => {
    if (text === '') return next.text
    return `${text}${/[.!?…。！？]["”’»)]*$/u.test(text) ? ' ' : '\n'}${next.text}`
  }, '')
}
