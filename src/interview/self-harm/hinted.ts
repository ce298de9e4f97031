import { createScorer } from '../../language/learned/scorer.ts'
import { readable } from '../../language/readable.ts'
import { sentences } from '../../language/sentences.ts'
import learned from './learned.json' with { type: 'json' }

/** How much the sentences of an answer read like those of somebody who thinks of harming themselves. */
const scoreHarm = createScorer(learned)

/** Fewer words of a sentence, or of a part of one, say too little by themselves. */
const sentenceWordsMin = 5
const partWordsMin = 6
/** Log odds from which they count. */
const scoreMin = 2.2

/**
 * Whether an answer reads as if somebody might think of dying or of hurting themselves, in words that no
 * rule knows. It may be wrong, so a single one calls for no more than a gentle word.
 */
export function hintsAtSelfHarm(answer: string): boolean {
  const read = readable(answer)
  return scoreHarm(read, sentences(read)).some(
    ({ words, score, parts }) =>
      (words >= sentenceWordsMin && score > scoreMin) ||
      parts().some((part) => part.words >= partWordsMin && part.score > scoreMin),
  )
}
