import { contentStems } from '../../language/words.ts'
import type { Claim, ClaimKind } from '../claims/claim.ts'
import { whyWeight } from '../claims/why.ts'

/** Stems that what was told at the end shares with the line that it belongs to, at least. */
const sharedMin = 2
/** Lines that what was told at the end is held against. */
const linesMax = 300
const placed: readonly ClaimKind[] = ['background', 'praise', 'problem', 'request', 'remark']

/**
 * The claims with what was told at the recap right behind the line that it is about, under the same
 * question. What is about none of them leads where it gives a reason and comes last where it does not.
 */
export function placeLastWords(claims: readonly Claim[], told: Told): Claim[] {
  const isLast = ({ standing }: Claim) => standing === 'correction' || standing === 'addition'
  const lines = claims
    .filter((claim) => !isLast(claim) && placed.includes(claim.kind))
    .slice(0, linesMax)
    .map((claim) => ({ claim, stems: new Set(contentStems(claim.text, told.language)) }))
  const behind = new Map<Claim | null, Claim[]>()
  let before: Claim | null = null
  for (const claim of claims.filter(isLast)) {
    const isPlaced = placed.includes(claim.kind)
    // What somebody goes on to tell belongs to what they put right.
    const line: Claim | null = isPlaced
      ? (lineOf(claim, lines, told) ?? (whyWeight(claim.text) > 0 ? null : before))
      : null
    if (isPlaced) before = line
    behind.set(line, [...(behind.get(line) ?? []), line ? asAnswer(claim, line) : alone(claim)])
  }
  const rest = behind.get(null) ?? []
  const leads = rest.some(({ text }) => whyWeight(text) > 0)
  const held = claims
    .filter((claim) => !isLast(claim))
    .flatMap((claim) => [claim, ...(behind.get(claim) ?? [])])
  return leads ? [...rest, ...held] : [...held, ...rest]
}

/** The language, and of which answers what was told at the end takes something back, by seq. */
type Told = { language: string; takes: ReadonlyMap<number, readonly number[]> }

type Line = { claim: Claim; stems: ReadonlySet<string> }

const seqOf = (claim: Claim) => claim.evidence[0]?.seq ?? -1

/** The line that shares most with what was told: of what it takes back, or else of all. */
function lineOf(claim: Claim, lines: readonly Line[], { takes, language }: Told): Claim | null {
  const said = new Set(contentStems(claim.text, language))
  const taken = takes.get(seqOf(claim)) ?? []
  const isTaken = (line: Claim) => line.evidence.some(({ seq }) => taken.includes(seq))
  // A word that stands in one answer alone tells which is meant.
  const isRare = (stem: string) => {
    const holding = lines.filter(({ stems }) => stems.has(stem)).map(({ claim }) => seqOf(claim))
    return new Set(holding).size === 1
  }
  const rare = new Set([...said].filter(isRare))
  const ranked = lines
    .map(({ claim: line, stems }) => {
      const isMeant = rare.intersection(stems).size > 0
      return { line, isMeant, shared: said.intersection(stems).size }
    })
    .filter(({ line, isMeant, shared }) =>
      taken.length > 0 ? isTaken(line) : isMeant || shared >= sharedMin,
    )
    .sort((a, b) => b.shared - a.shared)
  return ranked[0]?.line ?? null
}

/** Told under the question of the line it belongs to, and of the person where that is. */
function asAnswer(claim: Claim, line: Claim): Claim {
  const kind = claim.kind === 'remark' && line.kind === 'background' ? line.kind : claim.kind
  const context = line.evidence[0]?.context
  const evidence = alone(claim).evidence.map((place) => (context ? { ...place, context } : place))
  return { ...claim, kind, evidence }
}

/** Without our own question at the end, which asks for anything. */
function alone(claim: Claim): Claim {
  return { ...claim, evidence: claim.evidence.map(({ context: _, ...place }) => place) }
}
