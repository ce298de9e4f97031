import { createScorer } from '../../language/learned/scorer.ts'
import { sentences } from '../../language/sentences.ts'
import learned from './learned.json' with { type: 'json' }

/** How much the sentences of an answer read like orders to whoever asks, or writes about the person. */
export const scoreOrders = createScorer(learned)

/** Characters of an answer that are read. */
const charactersRead = 2_000
/** Fewer words may be an order or an answer. */
const wordsMin = 5
/** Log odds that the words of an answer have on average, for all of it to be taken for an order. */
const wholeMin = 2.3

/**
 * Whether nearly all of an answer reads like an order, in words that no rule knows. What asks back,
 * declines or places a verdict must be told before: it may read like one.
 */
export function readsLikeOrder(answer: string): boolean {
  const read = answer.slice(0, charactersRead)
  const scored = scoreOrders(read, sentences(read))
  const words = scored.reduce((sum, sentence) => sum + sentence.words, 0)
  const odds = scored.reduce(
    (sum, sentence) => sum + (sentence.words > 0 ? sentence.words * sentence.score : 0),
    0,
  )
  return words >= wordsMin && odds / words > wholeMin
}
