import { contentStems } from '../../language/words.ts'
import type { Claim, ClaimKind } from '../../profile/claims/claim.ts'
import { createChance } from '../cast/chance.ts'
import { isSameSubject, type Subject } from './measure.ts'

/** Claims of each person that are looked at, and lines of a profile. */
const claimsEachMax = 20
const linesMax = 12
/** Longer sentences make no line. */
const lineCharactersMax = 300

/** Somebody whose claims may be drawn on. */
export type Drawn = {
  profileID: string
  records: readonly { linkID: string; language: string; claims: readonly Claim[] }[]
}

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

type Candidate = DrawnLine & Subject & { people: number }

/**
 * Puts a profile together from what several people told, as it occurred together: it begins with
 * somebody, takes what most people tell alike, and goes on with what is told by who told the last.
 */
export function drawProfile(people: readonly Drawn[], seed: string): DrawnLine[] {
  const chance = createChance(`profile ${seed}`)
  const all = people.flatMap(candidatesOf)
  for (const one of all) {
    const alike = all.filter((other) => isSameSubject(one, other))
    one.people = new Set(alike.map(({ person }) => person)).size
  }
  const lines: Candidate[] = []
  const used = new Map<string, number>()
  let last: Candidate | undefined
  while (lines.length < linesMax) {
    const left = all.filter((one) => !lines.some((line) => isSameSubject(line, one)))
    const best = left
      .map((one) => ({ one, rank: rankOf(one, { last, used, all }) + chance.next() }))
      .toSorted((a, b) => b.rank - a.rank)[0]?.one
    if (!best) break
    lines.push(best)
    used.set(best.person, (used.get(best.person) ?? 0) + 1)
    last = best
  }
  return lines.map(({ field, text, linkID, person }) => ({ field, text, linkID, person }))
}

type Standing = {
  last: Candidate | undefined
  used: ReadonlyMap<string, number>
  all: readonly Candidate[]
}

/** Who was not drawn on yet first, then what many tell, then what goes with the line before. */
function rankOf(one: Candidate, { last, used, all }: Standing): number {
  const goesTogether =
    last !== undefined &&
    all.some(({ person, ...other }) => person === one.person && isSameSubject(last, other))
  return one.people * 2 + (goesTogether ? 3 : 0) - (used.get(one.person) ?? 0) * 100
}

function candidatesOf({ profileID, records }: Drawn): Candidate[] {
  return records
    .flatMap(({ linkID, language, claims }) =>
      claims.flatMap((claim): Candidate[] => {
        const field = fields[claim.kind]
        const quote = claim.evidence[0]?.quote.trim() ?? ''
        const isFit = quote !== '' && quote.length <= lineCharactersMax
        if (!field || claim.standing === 'withdrawn' || !isFit) return []
        const stems = [...new Set(contentStems(quote, language))]
        const side = claim.polarity ?? ''
        return [{ field, text: quote, linkID, person: profileID, stems, side, people: 0 }]
      }),
    )
    .slice(-claimsEachMax)
}
