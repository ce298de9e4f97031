import { type FoldedText, foldWithMap, sourceSpan } from './fold-map.ts'
import { cutsWord, type Token, tokensOf } from './tokens.ts'

/** Least share of words, in order, that a near miss has in common with what was written. */
const alignmentMin = 0.85
/** Longer messages are searched for near misses in their first words only. */
const alignedTokensMax = 6_000
/** Longer quotes are no near miss of anything: they are refused for their length anyway. */
const quoteTokensMax = 120
/** Occurrences of one quote in one message that are looked at. */
const occurrencesMax = 200

/** A message's text made ready to look quotes up in. */
export type Searchable = {
  content: string
  folded: FoldedText
  tokens: Token[]
  known: Set<string>
}

export function searchable(content: string): Searchable {
  const folded = foldWithMap(content)
  const tokens = tokensOf(folded.text, alignedTokensMax)
  return { content, folded, tokens, known: new Set(tokens.map((token) => token.text)) }
}

export type Found = { start: number; end: number; exact: boolean }

/**
 * Where a quote stands in a message: as it is but for case, quotes, dashes and spaces, and nearest
 * to `hint` when it stands there more than once; or, where it nearly stands there, what does.
 */
export function locateQuote(message: Searchable, quote: string, hint: number): Found | null {
  const wanted = foldWithMap(quote).text.trim()
  if (wanted === '') return null
  return findExact(message, wanted, hint) ?? findNearMiss(message, wanted)
}

function findExact({ folded }: Searchable, wanted: string, hint: number): Found | null {
  let best: Found | null = null
  let at = folded.text.indexOf(wanted)
  for (let seen = 0; at !== -1 && seen < occurrencesMax; seen += 1) {
    const to = at + wanted.length
    if (!cutsWord(folded.text, at) && !cutsWord(folded.text, to)) {
      const span = sourceSpan(folded, at, to)
      if (!best || Math.abs(span.start - hint) < Math.abs(best.start - hint)) {
        best = { ...span, exact: true }
      }
      if (!Number.isFinite(hint)) return best
    }
    at = folded.text.indexOf(wanted, at + 1)
  }
  return best
}

function findNearMiss(message: Searchable, wanted: string): Found | null {
  const quote = tokensOf(wanted, quoteTokensMax + 1).map((token) => token.text)
  if (quote.length === 0 || quote.length > quoteTokensMax) return null
  const shared = quote.filter((token) => message.known.has(token)).length
  if (shared / quote.length < alignmentMin) return null
  const window = bestWindow(quote, message.tokens)
  const first = window && message.tokens[window.first]
  const last = window && message.tokens[window.last]
  if (!first || !last || window.similarity < alignmentMin) return null
  return { ...sourceSpan(message.folded, first.start, last.end), exact: false }
}

/**
 * The run of words that takes the fewest insertions, deletions and replacements to become the
 * quote: approximate matching with a free start and a free end. Takes quote × message steps.
 */
function bestWindow(quote: string[], tokens: Token[]) {
  const size = quote.length
  let cost = Array.from({ length: size + 1 }, (_, row) => row)
  let start = new Array<number>(size + 1).fill(0)
  let best: { first: number; last: number; similarity: number } | null = null
  for (let column = 0; column < tokens.length; column += 1) {
    const nextCost = [0]
    const nextStart = [column + 1]
    for (let row = 1; row <= size; row += 1) {
      const same = quote[row - 1] === tokens[column]?.text
      const replace = (cost[row - 1] ?? 0) + (same ? 0 : 1)
      const skipWord = (cost[row] ?? 0) + 1
      const skipQuote = (nextCost[row - 1] ?? 0) + 1
      const least = Math.min(replace, skipWord, skipQuote)
      nextCost.push(least)
      if (least === replace) nextStart.push(row === 1 ? column : (start[row - 1] ?? column))
      else nextStart.push((least === skipWord ? start[row] : nextStart[row - 1]) ?? column)
    }
    cost = nextCost
    start = nextStart
    const first = start[size] ?? 0
    const length = Math.max(size, column - first + 1)
    const similarity = 1 - (cost[size] ?? size) / length
    if (first <= column && similarity > (best?.similarity ?? 0)) {
      best = { first, last: column, similarity }
    }
  }
  return best
}
