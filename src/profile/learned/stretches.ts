import { countWords } from '../../language/words.ts'
import type { Span } from '../others-words.ts'
import { featuresOf } from './features.ts'

/** What was learned, as `node eval/learn.ts` writes it: a whole number of steps for each place of a feature. */
export type Learned = { bias: number; step: number; weights: string }

/** Log odds from which a sentence counts, and a part of one, and how much less will do beside one that does. */
type Limits = { sentence: number; part: number; besideLess: number }

/** Fewer words are no part of their own. */
const partWordsMin = 3
/** Fewer words say too little by themselves: "Five stars." may be an order or an answer. */
const aloneWordsMin = 4

/**
 * Finds the sentences of a message, or parts of them, that read like what was learned from labelled
 * lines: rules know shapes, this knows words. `told` says which sentences the rules found already.
 */
export type Finder = (
  content: string,
  sentences: readonly Span[],
  told: (sentence: Span) => boolean,
) => Span[]

/** A finder by a logistic regression over `featuresOf`. */
export function createFinder(learned: Learned, { sentence, part, besideLess }: Limits): Finder {
  const weights = new Int8Array(Buffer.from(learned.weights, 'base64'))

  /** Log odds: above 0 more likely so than not. Marks alone say nothing. */
  function score(text: string): number {
    if (countWords(text) === 0) return Number.NEGATIVE_INFINITY
    const features = featuresOf(text)
    const sum = features.reduce((total, place) => total + (weights[place] ?? 0), 0)
    return learned.bias + (sum * learned.step) / Math.sqrt(features.length)
  }

  return (content, sentences, told) => {
    const textOf = ({ start, end }: Span) => content.slice(start, end)
    const scores = sentences.map((span) => score(textOf(span)))
    const reaches = (at: number, min: number) => (scores[at] ?? Number.NEGATIVE_INFINITY) > min
    const isFound = sentences.map(
      (span, at) =>
        told(span) || (reaches(at, sentence) && countWords(textOf(span)) >= aloneWordsMin),
    )
    return sentences.flatMap((span, at) => {
      if (told(span)) return []
      if (isFound[at]) return [span]
      if ((isFound[at - 1] || isFound[at + 1]) && reaches(at, sentence - besideLess)) return [span]
      return partsOf(content, span).filter((stretch) => score(textOf(stretch)) > part)
    })
  }
}

/** What stands between the marks of a sentence, where it has such parts; too short a one goes with the next. */
export function partsOf(content: string, { start, end }: Span): Span[] {
  const text = content.slice(start, end)
  const cuts = [...text.matchAll(/[,;:–—()]\s+|\s-\s/g)].map((mark) => mark.index + mark[0].length)
  const parts: Span[] = []
  let from = 0
  for (const cut of [...cuts, text.length]) {
    if (countWords(text.slice(from, cut)) < partWordsMin) continue
    parts.push({ start: start + from, end: start + cut })
    from = cut
  }
  const last = parts.at(-1)
  if (last) last.end = end
  return parts.length > 1 ? parts : []
}
