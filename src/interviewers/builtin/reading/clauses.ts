import type { CuePack } from '../cues/cue.ts'
import type { Span } from './span.ts'
import type { Token } from './tokens.ts'

/** Most clauses read of one answer. */
const clausesMax = 200

/** English subjects: in the middle of a clause they begin another ("went down we lost"). */
const subject = /^(?:i|we|they|he|she)$/

const bigNumber = /^(?:hundred|thousand|million)$/

/** English words that begin a clause in one use and belong to a phrase in another. */
const ambiguous = /^(?:that|as|than|no|so|like)$/

/**
 * Cuts an answer where one thought ends and another begins, never inside one of the `whole` spans
 * ("hit and miss"). Marks and joining words are left out.
 */
export function clausesOf(
  text: string,
  tokens: readonly Token[],
  pack: CuePack,
  whole: readonly Span[],
): Token[][] {
  const clauses: Token[][] = []
  let open: Token[] = []
  let previousEnd = 0
  for (const [place, token] of tokens.entries()) {
    const lineBreak = /[\r\n]/.test(text.slice(previousEnd, token.start))
    previousEnd = token.end
    if (lineBreak) open = close(clauses, open)
    const kept =
      whole.some(({ start, end }) => start < token.start && token.end < end) ||
      joinsNouns(tokens[place - 1], token, tokens[place + 1])
    if (open.length >= 3 && subject.test(token.lower)) open = close(clauses, open)
    if (!kept && endsClause(token, pack)) open = close(clauses, open)
    else open.push(token)
    if (clauses.length >= clausesMax) return clauses
  }
  close(clauses, open)
  return clauses
}

// "my phone and laptop" and "three hundred and sixty" are one thing said.
function joinsNouns(before: Token | undefined, token: Token, after: Token | undefined): boolean {
  const isNoun = (each: Token | undefined) => each?.tag === 'noun' || each?.tag === 'name'
  const counts = before !== undefined && bigNumber.test(before.lower)
  return token.lower === 'and' && ((isNoun(before) && isNoun(after)) || counts)
}

function close(clauses: Token[][], open: Token[]): Token[] {
  if (open.length > 0) clauses.push(open)
  return []
}

function endsClause(token: Token, pack: CuePack): boolean {
  if (token.tag === 'punct') return !/^[-'–]$/.test(token.lower) || token.lower === '–'
  if (token.tag === 'symbol') return true
  if (token.tag === 'conj') return true
  if (!pack.patterns.boundary.test(token.lower)) return false
  return !(ambiguous.test(token.lower) && (token.tag === 'det' || token.tag === 'adv'))
}
