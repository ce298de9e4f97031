import { hash } from 'node:crypto'
import { fold, isStopWord, words } from '../../language/words.ts'
import type { Claim, ClaimKind, Evidence } from '../../profile/claims/claim.ts'
import { ownWords } from '../../profile/composition/rank.ts'
import { builtinName } from '../../profile/synthesizer.ts'
import { claimID } from '../profiles/claim-id.ts'
import { facets, type Quote, type Remark, type Theme, writeTheme } from './themes.ts'

const idDigits = 16
/** Shorter words name nothing, and more of one sentence are not looked at. */
const lettersMin = 4
/** What is said of anything that somebody likes, misses or is annoyed by: no name for it. */
const ofAnything = new Set(
  [
    'worst best better good great nice love loved like liked hate wish would could should most important matters matter thing things part bit really just annoying annoys frustrating frustrates bothers favourite favorite help helpful please useful easier biggest main problem makes make able want need everything always never every time',
    'schlimmste ärgerlichste nervigste beste besten gefällt liebe wünsche wünschen würde wäre schön toll hilfreich wenn wichtig wichtigsten wichtigste stört ärgert nervt problem bitte immer ständig alles besonders',
    'pire mieux adore préfère aimerais voudrais serait faudrait bien super utile pratique important compte énerve agace gêne dérange problème toujours tout plus',
    'peor mejor encanta encantan gusta gustaría sería estaría bueno útil genial importante importa molesta fastidia problema ojalá siempre todo poder',
    'pior melhor adoro amo gosto gostaria seria queria tomara útil legal importante importa incomoda irrita chateia problema sempre tudo poder',
  ].flatMap((list) => list.split(' ')),
)
const wordsMax = 8

/**
 * What of an interview's claims is counted as themes. What nobody named is counted under each of its
 * own words: it is a theme once several people use one.
 */
export function remarksOf(
  claims: readonly Claim[],
  { language, productID }: { language: string; productID: string },
): Remark[] {
  const ofProduct = new Set(words(productID))
  return claims.flatMap((claim) => {
    const theme = themeOf(claim)
    if (theme === null) return []
    const weight = (claim.confidence === 'high' ? 2 : 1) + (claim.strength ?? 1)
    const [evidence] = claim.evidence
    const wording = wordingID(claim)
    const own = { claim: claimID(claim), weight, wording }
    const told = { ...own, ...(evidence && { quote: quoteOf(evidence) }) }
    if (claim.key !== '') return [{ theme, ...told }]
    const side = sidesOf(claim.kind, claim.polarity)
    const byWord = wordsOf(ownWords(claim), language).filter((word) => !ofProduct.has(word))
    // What no word of it names is in no theme, unless whoever groups or a change puts it in one.
    return (byWord.length > 0 ? byWord : ['']).map((word) => ({
      theme: writeTheme(claim.kind, word, side),
      unnamed: true as const,
      ...told,
    }))
  })
}

const isEmpty = (word: string, language: string) =>
  ofAnything.has(word) || isStopWord(word, language)

/** The words of a sentence that something can be called by, as they are written. */
function wordsOf(text: string, language: string): string[] {
  const telling = words(text).filter(
    (word) => word.length >= lettersMin && /^[\p{L}-]+$/u.test(word) && !isEmpty(word, language),
  )
  return [...new Set(telling)].slice(0, wordsMax)
}

/** Whoever says the same in the same words tells of the same thing. */
export function wordingID(claim: Claim): string {
  const told = [claim.kind, claim.polarity ?? '', fold(ownWords(claim))].join('\n')
  return hash('sha256', told).slice(0, idDigits)
}

function quoteOf({ linkID, seq, start, end, quote, context }: Evidence): Quote {
  return { linkID, seq, start, end, quote, ...(context !== undefined && { context }) }
}

/** What a claim is counted as; null where it is no theme, too unsure to be one, or taken back. */
export function themeOf(claim: Claim): string | null {
  const { kind, key, polarity, confidence, standing, madeBy } = claim
  if (!facets[kind] || confidence === 'low' || standing === 'withdrawn') return null
  // Rules once guessed what a sentence is about; what they stored then is not believed any more.
  if (madeBy === builtinName && key !== '') return null
  return writeTheme(kind, key, sidesOf(kind, polarity))
}

/** Praise and problems are sides by themselves; of the rest one may want a thing or avoid it. */
function sidesOf(kind: ClaimKind, polarity: Claim['polarity']): Theme['polarity'] {
  if (facets[kind] === 'feedback') return undefined
  return polarity ?? (kind === 'key_value' ? 'wants' : 'positive')
}
