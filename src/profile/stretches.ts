import type { ScoredSentence } from '../language/learned/scorer.ts'
import type { Span } from './others-words.ts'

/** Log odds from which a sentence counts, and a part of one, and how much less will do beside one that does. */
export type Limits = { sentence: number; part: number; besideLess: number }

/** Fewer words say too little by themselves: "Five stars." may be an order or an answer. */
const aloneWordsMin = 4

/**
 * The sentences, or parts of them, that reach the limits. `told` says in which sentences rules found
 * some already: they count as found for those beside them, and of the rest of them less will do.
 */
export function pickStretches(
  sentences: readonly ScoredSentence[],
  { sentence, part, besideLess }: Limits,
  told: (sentence: Span) => boolean,
): Span[] {
  const isFound = sentences.map(
    (span) => told(span) || (span.score > sentence && span.words >= aloneWordsMin),
  )
  const picked = sentences.flatMap((span, at) => {
    if (told(span)) return span.parts().filter(({ score }) => score > part - besideLess)
    const isBeside = isFound[at - 1] || isFound[at + 1]
    if (isFound[at] || (isBeside && span.score > sentence - besideLess)) return [span]
    return span.parts().filter(({ score }) => score > part)
  })
  return picked.map(({ start, end }) => ({ start, end }))
}
