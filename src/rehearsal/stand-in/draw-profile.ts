import { contentStems } from '../../language/words.ts'
import type { Claim, ClaimKind } from '../../profile/claims/claim.ts'
import { createChance } from '../cast/chance.ts'
import { createSubjectIndex, type Subject } from './subjects.ts'

/** Claims of each person that are looked at, and lines of a profile. */
const claimsEachMax = 20
const linesMax = 12
/** Longer sentences make no line; stems of one that are compared. */
const lineCharactersMax = 300
const stemsMax = 40

/** A line of a generated profile: somebody's own sentence, and whose. */
export type DrawnLine = {
  field: 'background' | 'productAlignment' | 'key_values' | 'interests'
  text: string
  linkID: string
  person: string
}

const fields: Partial<Record<ClaimKind, DrawnLine['field']>> = {
  background: 'background',
  key_value: 'key_values',
  interest: 'interests',
  praise: 'productAlignment',
  problem: 'productAlignment',
  request: 'productAlignment',
  remark: 'productAlignment',
}

/** A sentence of somebody's that may become a line. */
export type Candidate = DrawnLine & Subject

/**
 * Puts a profile together from what several people told, as it occurred together: it begins with
 * somebody, takes what most people tell alike, and goes on with what is told by who told the last.
 */
export function drawProfile(all: readonly Candidate[], seed: string): DrawnLine[] {
  const chance = createChance(`profile ${seed}`)
  const sameAs = createSubjectIndex(all)
  const tellersOf = (one: Candidate) => new Set(sameAs(one).flatMap((at) => all[at]?.person ?? []))
  const tellers = all.map((one) => tellersOf(one).size)
  const told = new Set<number>()
  const used = new Map<string, number>()
  const lines: Candidate[] = []
  // Who told the same as the line before: what else they told goes with it.
  let goesTogether: ReadonlySet<string> = new Set()
  while (lines.length < linesMax) {
    let best: { one: Candidate; rank: number } | null = null
    for (const [at, one] of all.entries()) {
      if (told.has(at)) continue
      // Who was not drawn on yet first, then what many tell, then what goes with the line before.
      const rank =
        (tellers[at] ?? 0) * 2 +
        (goesTogether.has(one.person) ? 3 : 0) -
        (used.get(one.person) ?? 0) * 100 +
        chance.next()
      if (!best || rank > best.rank) best = { one, rank }
    }
    if (!best) break
    const { one } = best
    lines.push(one)
    used.set(one.person, (used.get(one.person) ?? 0) + 1)
    for (const at of sameAs(one)) told.add(at)
    goesTogether = tellersOf(one)
  }
  return lines.map(({ field, text, linkID, person }) => ({ field, text, linkID, person }))
}

/** What of somebody's claims may be drawn on, of their newest. */
export function candidatesOf(
  profileID: string,
  records: readonly { linkID: string; language: string; claims: readonly Claim[] }[],
): Candidate[] {
  const fit = records.flatMap(({ linkID, language, claims }) =>
    claims.flatMap((claim) => {
      const field = fields[claim.kind]
      const quote = claim.evidence[0]?.quote.trim() ?? ''
      const isFit = quote !== '' && quote.length <= lineCharactersMax
      if (!field || claim.standing === 'withdrawn' || !isFit) return []
      return [{ field, quote, linkID, language, side: claim.polarity ?? '' }]
    }),
  )
  return fit.slice(-claimsEachMax).map(({ field, quote, linkID, language, side }) => ({
    ...{ field, text: quote, linkID, person: profileID, side },
    stems: [...new Set(contentStems(quote, language))].slice(0, stemsMax),
  }))
}
