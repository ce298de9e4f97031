import { fold } from '../../language/words.ts'
import type { Claim } from '../claims/claim.ts'
import { type Contradiction, contradictionsOf } from '../claims/contradictions.ts'
import type { InterviewRecord } from '../record.ts'
import { sentimentOf, type ToldSentiment } from '../sentiment/sentiment.ts'

/** Below either, an interview told too little for more than its facts. */
const answersMin = 3
const wordsMin = 40
/** Values below which nothing is said about how well the product meets them. */
const judgedValuesMin = 2
/** Lower bounds of how far what was told speaks for the product, from -1 to 1. */
const alignmentBounds = [
  ['strong', 0.5],
  ['partial', 0],
  ['weak', -0.5],
] as const

type Alignment = 'strong' | 'partial' | 'weak' | 'misaligned' | 'unknown'

/** A claim with the interviews that told it; its words are those of the newest. */
type MergedClaim = Claim & { linkIDs: string[]; firstSeen: string; lastSeen: string }

export type Description = {
  status: 'full' | 'partial' | 'insufficient'
  alignment: Alignment
  /** The newest first. */
  claims: MergedClaim[]
  contradictions: Contradiction[]
  /** What was not talked about. */
  gaps: ('background' | 'feedback' | 'key_values' | 'interests' | 'sentiment')[]
  /** How they felt, interview by interview, oldest first. */
  trajectory: (ToldSentiment & { linkID: string; at: string })[]
}

/** The fuller picture of one person, from the records of their interviews, oldest first. */
export function describeProfile(records: readonly InterviewRecord[]): Description {
  const trajectory = records.flatMap((record) => {
    const told = sentimentOf(record)
    return told ? [{ ...told, linkID: record.linkID, at: record.completedAt }] : []
  })
  const claims = mergeClaims(records)
  const gaps = gapsOf(claims, trajectory.length > 0)
  const answers = records.reduce((sum, record) => sum + record.answers, 0)
  const words = records.reduce((sum, record) => sum + record.words, 0)
  const insufficient = answers < answersMin || words < wordsMin
  const complete = !gaps.some((gap) => gap !== 'interests' && gap !== 'key_values')
  return {
    status: insufficient ? 'insufficient' : complete ? 'full' : 'partial',
    alignment: alignmentOf(claims),
    claims,
    contradictions: contradictionsOf(records),
    gaps,
    trajectory,
  }
}

/** One claim for each thing said, whatever number of interviews said it. */
function mergeClaims(records: readonly InterviewRecord[]): MergedClaim[] {
  const merged = new Map<string, MergedClaim>()
  for (const { linkID, completedAt, claims } of records) {
    for (const claim of claims) {
      const same = sameness(claim)
      const before = merged.get(same)
      merged.set(same, {
        ...claim,
        evidence: [...claim.evidence, ...(before?.evidence ?? [])],
        linkIDs: [...new Set([...(before?.linkIDs ?? []), linkID])],
        firstSeen: before?.firstSeen ?? completedAt,
        lastSeen: completedAt,
      })
    }
  }
  return [...merged.values()].sort(byNewness)
}

/** The newest first; those of one interview in the order in which it told them. */
function byNewness(a: MergedClaim, b: MergedClaim): number {
  if (a.lastSeen === b.lastSeen) return 0
  return a.lastSeen < b.lastSeen ? 1 : -1
}

/** What has no name, and facts, of which one sort are many: only the same words are the same. */
export function sameness({ kind, key, polarity, text }: Claim): string {
  const fact = kind === 'background' || key === '' ? fold(text) : ''
  return [kind, key, polarity ?? '', fact].join('\n')
}

function gapsOf(claims: readonly Claim[], hasSentiment: boolean): Description['gaps'] {
  const held = claims.filter(({ standing }) => standing !== 'withdrawn')
  const kinds = new Set(held.map(({ kind }) => kind))
  const feedback = ['praise', 'problem', 'request', 'remark'] as const
  const told = {
    background: kinds.has('background'),
    feedback: feedback.some((kind) => kinds.has(kind)),
    key_values: kinds.has('key_value'),
    interests: kinds.has('interest'),
    sentiment: hasSentiment,
  }
  const facets = ['background', 'feedback', 'key_values', 'interests', 'sentiment'] as const
  return facets.filter((facet) => !told[facet])
}

/** How feedback speaks to what they value, where a model named what each is about. */
function alignmentOf(told: readonly MergedClaim[]): Alignment {
  const claims = told.filter(({ standing }) => standing !== 'withdrawn')
  const values = claims.filter(({ kind }) => kind === 'key_value')
  let sum = 0
  let weights = 0
  const judged = new Set<string>()
  for (const value of values) {
    for (const { kind, key, strength = 1, linkIDs } of claims) {
      if (key === '' || key !== value.key) continue
      const side = kind === 'praise' ? 1 : kind === 'problem' ? -1 : 0
      if (side === 0) continue
      const weight = strength * linkIDs.length
      judged.add(value.key)
      sum += side * weight
      weights += weight
    }
  }
  if (judged.size < judgedValuesMin) return 'unknown'
  return alignmentBounds.find(([, least]) => sum / weights >= least)?.[0] ?? 'misaligned'
}
