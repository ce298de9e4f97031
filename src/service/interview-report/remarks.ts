import { hash } from 'node:crypto'
import { fold } from '../../language/words.ts'
import type { Claim, ClaimKind, Evidence } from '../../profile/claim.ts'
import { ownWords } from '../../profile/rank.ts'
import { facets, type Quote, type Remark, type Theme, writeTheme } from './themes.ts'

const idDigits = 16

/** What of an interview's claims is counted as themes. */
export function remarksOf(claims: readonly Claim[]): Remark[] {
  return claims.flatMap((claim) => {
    const theme = themeOf(claim)
    if (theme === null) return []
    const weight = (claim.confidence === 'high' ? 2 : 1) + (claim.strength ?? 1)
    const [evidence] = claim.evidence
    const wording = wordingID(claim)
    return [{ theme, weight, wording, ...(evidence && { quote: quoteOf(evidence) }) }]
  })
}

/** Whoever says the same in the same words tells of the same thing. */
export function wordingID(claim: Claim): string {
  const told = [claim.kind, claim.polarity ?? '', fold(ownWords(claim))].join('\n')
  return hash('sha256', told).slice(0, idDigits)
}

function quoteOf({ linkID, seq, quote, context }: Evidence): Quote {
  return { linkID, seq, quote, ...(context !== undefined && { context }) }
}

/** What a claim is counted as; null where it is no theme or too unsure to be one. */
export function themeOf({ kind, key, polarity, confidence }: Claim): string | null {
  if (!facets[kind] || confidence === 'low') return null
  return writeTheme(kind, key, sidesOf(kind, polarity))
}

/** Praise and problems are sides by themselves; of the rest one may want a thing or avoid it. */
function sidesOf(kind: ClaimKind, polarity: Claim['polarity']): Theme['polarity'] {
  if (facets[kind] === 'feedback') return undefined
  return polarity ?? (kind === 'key_value' ? 'wants' : 'positive')
}
