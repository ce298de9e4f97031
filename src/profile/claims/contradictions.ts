import type { InterviewRecord } from '../record.ts'
import type { Claim } from './claim.ts'

/** Seqs between two turns of the participant, twice: nearer remarks belong to one thought. */
const apartSeqs = 4
/** Pairs of one person that are told. */
const pairsMax = 50
/** Statements of one person that are compared. */
const statementsMax = 600

/** Two statements of one person that do not go together, the earlier first. */
export type Contradiction = {
  /** The interview of the later one. */
  linkID: string
  /** What they are about: `correction`, or the key of both. */
  about: string
  a: Claim
  b: Claim
  /** Set where the later one puts the earlier one right: it is what holds. */
  holds?: 'b'
}

type Statement = { claim: Claim; record: number; linkID: string }

/**
 * What somebody put right, beside what they had said; and where a model named what statements are
 * about, praise against trouble with one thing and wanting against avoiding it. Records come oldest
 * first.
 */
export function contradictionsOf(records: readonly InterviewRecord[]): Contradiction[] {
  const corrected = records.flatMap(correctionsOf)
  const statements = records.flatMap(statementsOf).slice(-statementsMax)
  const opposed: Contradiction[] = []
  for (const [index, a] of statements.entries()) {
    for (const b of statements.slice(index + 1)) {
      if (opposed.length >= pairsMax) break
      const isOpposed = isApart(a, b) && areOpposed(a.claim, b.claim)
      if (isOpposed) opposed.push({ linkID: b.linkID, about: a.claim.key, a: a.claim, b: b.claim })
    }
  }
  return [...corrected, ...opposed].slice(0, pairsMax)
}

/** What was taken back, each with the first words of what was said instead. */
function correctionsOf({ linkID, claims }: InterviewRecord): Contradiction[] {
  const b = claims.find(({ standing }) => standing === 'correction')
  if (!b) return []
  return claims
    .filter(({ standing }) => standing === 'withdrawn')
    .map((a) => ({ linkID, about: 'correction', a, b, holds: 'b' as const }))
}

const opposable: readonly Claim['kind'][] = ['praise', 'problem', 'key_value']

function statementsOf({ linkID, claims }: InterviewRecord, record: number): Statement[] {
  return claims
    .filter(({ kind, key, standing }) => {
      return opposable.includes(kind) && key !== '' && standing !== 'withdrawn'
    })
    .map((claim) => ({ claim, record, linkID }))
    .sort((a, b) => seqOf(a.claim) - seqOf(b.claim))
}

function areOpposed(a: Claim, b: Claim): boolean {
  if (a.key !== b.key) return false
  const kinds = [a.kind, b.kind].sort().join()
  if (kinds === 'praise,problem') return true
  const sides = [a.polarity, b.polarity].sort().join()
  return kinds === 'key_value,key_value' && sides === 'avoids,wants'
}

function isApart(a: Statement, b: Statement): boolean {
  return a.record !== b.record || Math.abs(seqOf(a.claim) - seqOf(b.claim)) >= apartSeqs
}

const seqOf = (claim: Claim) => claim.evidence[0]?.seq ?? 0
