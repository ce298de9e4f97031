import { contentStems } from '../language/words.ts'
import type { Claim } from './claim.ts'
import { type Frequency, frequencyClashes, frequencyIn } from './frequency.ts'
import type { InterviewRecord } from './record.ts'

/** Seqs between two turns of the participant, twice: nearer remarks belong to one thought. */
const apartSeqs = 4
/** Pairs of one person that are told. */
const pairsMax = 50
/** Statements of one person that are compared. */
const statementsMax = 600

/** Tells what was once: no contradiction of what is. */
const pastMarker =
  /(?<!\p{L})(?:used to|at first|in the beginning|früher|anfangs|am anfang|avant|au début|antes|al principio|no começo|no início)(?!\p{L})/iu
/** Tells what is now, or since when: a later statement with it wins. */
const nowMarker =
  /(?<!\p{L})(?:now|nowadays|these days|lately|recently|any ?more|by now|since|for (?:days|weeks|months|years|ages|a while|half a year|\d+ \p{L}+)|in (?:weeks|months|ages)|inzwischen|mittlerweile|jetzt|neuerdings|zurzeit|seit|nicht mehr|maintenant|désormais|depuis|ne \p{L}+ plus|en ce moment|ahora|últimamente|desde|hace (?:días|semanas|meses|años)|ya no|agora|ultimamente|há (?:dias|semanas|meses|anos)|já não|hoje em dia)(?!\p{L})/iu

/** Two statements of one person that do not go together, the earlier first. */
export type Contradiction = {
  /** The interview of the later one. */
  linkID: string
  /** What they are about: `frequency` of use, or the key of both. */
  about: string
  a: Claim
  b: Claim
  /** Set where the later one tells of a change: it is what holds. */
  holds?: 'b'
}

type Statement = { claim: Claim; record: number; linkID: string; frequency: Frequency | null }

/**
 * Praise against trouble with one thing, wanting against avoiding, and using often against hardly
 * ever: within an interview and from one to the next. Records come oldest first.
 */
export function contradictionsOf(records: readonly InterviewRecord[]): Contradiction[] {
  const names = new Set(
    records.flatMap(({ productID, language }) => contentStems(productID, language)),
  )
  const statements = records.flatMap(statementsOf).slice(-statementsMax)
  const found: Contradiction[] = []
  for (const [index, a] of statements.entries()) {
    for (const b of statements.slice(index + 1)) {
      if (found.length >= pairsMax) return found
      const about = isApart(a, b) ? opposition(a, b, names) : null
      if (about === null || isPast(a) || isPast(b)) continue
      const pair = { linkID: b.linkID, about, a: a.claim, b: b.claim }
      found.push({ ...pair, ...(nowMarker.test(wordsOf(b)) && { holds: 'b' as const }) })
    }
  }
  return found
}

/** Claims that a later one of the same person has put right. */
export function outdatedBy(contradictions: readonly Contradiction[]): ReadonlySet<Claim> {
  return new Set(contradictions.flatMap(({ a, holds }) => (holds === 'b' ? [a] : [])))
}

const opposable: readonly Claim['kind'][] = [
  'background',
  'praise',
  'problem',
  'remark',
  'key_value',
]

function statementsOf(record: InterviewRecord, index: number): Statement[] {
  const { linkID, claims, language } = record
  return claims
    .filter(({ kind }) => opposable.includes(kind))
    .map((claim) => {
      const frequency = claim.kind === 'key_value' ? null : frequencyIn(claim.text, language)
      return { claim, record: index, linkID, frequency }
    })
    .sort((a, b) => seqOf(a.claim) - seqOf(b.claim))
}

function opposition(a: Statement, b: Statement, names: ReadonlySet<string>): string | null {
  if (a.frequency && b.frequency && frequencyClashes(a.frequency, b.frequency, names)) {
    return 'frequency'
  }
  if (a.claim.key !== b.claim.key) return null
  const kinds = [a.claim.kind, b.claim.kind].sort().join()
  if (kinds === 'praise,problem') return a.claim.key
  const sides = [a.claim.polarity, b.claim.polarity].sort().join()
  return kinds === 'key_value,key_value' && sides === 'avoids,wants' ? a.claim.key : null
}

function isApart(a: Statement, b: Statement): boolean {
  return a.record !== b.record || Math.abs(seqOf(a.claim) - seqOf(b.claim)) >= apartSeqs
}

const seqOf = (claim: Claim) => claim.evidence[0]?.seq ?? 0
const wordsOf = ({ claim }: Statement) => claim.evidence[0]?.quote ?? claim.text
const isPast = (statement: Statement) => pastMarker.test(wordsOf(statement))
