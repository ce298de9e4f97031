import type { CuePack } from '../cues/cue.ts'
import type { Span } from './span.ts'
import type { Token } from './tokens.ts'

/** Most clauses read of one answer. */
const clausesMax = 200

/** English subjects: in the middle of a clause they begin another ("went down we lost"). */
const subject = /^(?:i|we|they|he|she)(?:'(?:m|d|s|ve|re|ll))?$/

/** English words with which a thought of its own goes on after "so" or "that". */
export const thoughtOpening =
  /^(?:(?:i|we|they|he|she|it|you|there|that|this)(?:'\p{L}{1,2})?|the|an?|my|our|your|their|his|her|its|these|those|some|every\p{L}*|no\p{L}*|any\p{L}*|people|if|when)$/u

const bigNumber = /^(?:hundred|thousand|million)$/

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
      isInNumber(tokens[place - 1], token) ||
      isDegree(token, tokens[place + 1])
    if (open.length >= 3 && subject.test(token.lower)) open = close(clauses, open)
    if (!kept && endsClause(token, pack)) open = close(clauses, open)
    else open.push(token)
    if (clauses.length >= clausesMax) return clauses
  }
  close(clauses, open)
  return clauses
}

// "three hundred and sixty" is one thing said.
function isInNumber(before: Token | undefined, token: Token): boolean {
  return token.lower === 'and' && before !== undefined && bigNumber.test(before.lower)
}

// "so embarrassed", "so far".
function isDegree(token: Token, after: Token | undefined): boolean {
  return token.lower === 'so' && after?.tag === 'word' && !thoughtOpening.test(after.lower)
}

function close(clauses: Token[][], open: Token[]): Token[] {
  if (open.length > 0) clauses.push(open)
  return []
}

function endsClause(token: Token, pack: CuePack): boolean {
  if (token.tag === 'punct') return !/^[-']$/.test(token.lower)
  return token.tag === 'symbol' || pack.patterns.boundary.test(token.lower)
}
