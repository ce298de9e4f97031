import type { Profile } from '../../contract/resources.ts'
import { contentStems, fold, jaccard } from '../../language/words.ts'
import type { Claim, ClaimKind } from '../claims/claim.ts'
import type { InterviewRecord } from '../record.ts'
import { sentimentOf } from '../sentiment/sentiment.ts'
import { nameIn } from './name.ts'
import { paragraphOf } from './paragraph.ts'
import { ownWords } from './rank.ts'
import { wordingOf } from './wording.ts'

const keyValuesMax = 8
const interestsMax = 8
/** Sentences that are held against each other, so that none is told twice; those put right at the end likewise. */
const comparedMax = 150
const comparedStemsMin = 3
/** Share of stems from which two sentences say the same. */
const sameSentenceMin = 0.7

type Told = { claim: Claim; text: string; language: string; newness: number }

const newestFirst = (a: Told, b: Told) => b.newness - a.newness

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
  const { firstName, lastName } = nameIn(newestOnboarding(records, 'name') ?? '')
  const sentiment = records.map(sentimentOf).findLast((told) => told !== null)
  const told = records.flatMap((record, newness) => claimsTold(record, newness)).sort(newestFirst)
  const details = {
    occupation: newestOnboarding(records, 'occupation'),
    location: newestOnboarding(records, 'location'),
    background: paragraphOf(chooseBackground(told)),
    productAlignment: paragraphOf(chooseAlignment(told)),
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
    if (claim.standing === 'withdrawn') return []
    const text = ownWords(claim)
    return text === '' ? [] : [{ claim, text, language: record.language, newness }]
  })
}

/** Facts about the person, the newest interview's before an older one's. */
function chooseBackground(told: readonly Told[]): Told[] {
  return withoutRepeats(told.filter(({ claim }) => claim.kind === 'background'))
}

const feedbackKinds: readonly ClaimKind[] = ['praise', 'problem', 'request', 'remark']

/** What they told of the product and of what was asked about it, the newest interview first. */
function chooseAlignment(told: readonly Told[]): Told[] {
  return withoutRepeats(told.filter(({ claim }) => feedbackKinds.includes(claim.kind)))
}

function withoutRepeats(told: readonly Told[]): Told[] {
  const chosen: (Told & Said)[] = []
  let standing = 0
  const compared = told.filter(({ claim }, at) => {
    if (claim.standing) standing += 1
    return claim.standing ? standing <= comparedMax : at < comparedMax
  })
  for (const one of compared) {
    const said = { folded: fold(one.text), stems: new Set(contentStems(one.text, one.language)) }
    // What puts a line right may be much the same line, but it is said once.
    const isRepeat = one.claim.standing
      ? chosen.some(({ claim, folded }) => claim.standing && folded === said.folded)
      : chosen.some((other) => isSame(said, other))
    if (!isRepeat) chosen.push({ ...one, ...said })
  }
  return chosen
}

type Said = { folded: string; stems: ReadonlySet<string> }

/** Whether two sentences say the same in much the same words; a word or two say little without their question. */
function isSame(a: Said, b: Said): boolean {
  const [less, more] = [a.stems.size, b.stems.size].sort((one, other) => one - other)
  if (less === undefined || more === undefined || less < comparedStemsMin) return false
  if (a.folded.includes(b.folded) || b.folded.includes(a.folded)) return true
  return less / more >= sameSentenceMin && jaccard(a.stems, b.stems) >= sameSentenceMin
}

/** One line per named key, the strongest and newest, the strongest key first. */
function chooseByKey(told: readonly Told[], kind: ClaimKind, limit: number): string[] {
  const ranked = told
    .filter(({ claim }) => claim.kind === kind && claim.confidence !== 'low')
    .sort((a, b) => (b.claim.strength ?? 1) - (a.claim.strength ?? 1))
  const chosen: Told[] = []
  for (const one of withoutRepeats(ranked)) {
    const { key } = one.claim
    if (key === '' || !chosen.some(({ claim }) => claim.key === key)) chosen.push(one)
  }
  return chosen.slice(0, limit).map(nameOf)
}

/** Their own words, or the few that a model put them into, which do not tell by themselves what is not wanted. */
function nameOf({ claim: { sentence, polarity }, text, language }: Told): string {
  if (sentence === undefined) return text
  return polarity === 'avoids' ? wordingOf(language).avoided(sentence) : sentence
}
