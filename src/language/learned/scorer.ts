import type { Span } from '../span.ts'
import { countWords } from '../words.ts'
import { featuresOf } from './features.ts'

/** What was learned, as `node eval/labelled.ts learn` writes it: a whole number of steps for each place of a feature, in base64. */
export type Learned = { bias: number; step: number; weights: string }

type Scored = Span & { words: number; score: number }
/** A sentence with its log odds, and those of its parts. */
export type ScoredSentence = Scored & { parts: () => readonly Scored[] }

/** Scores sentences of a message by how much they read like what was learned from labelled lines. */
export type Scorer = (content: string, sentences: readonly Span[]) => ScoredSentence[]

/** Fewer words are no part of their own. */
const partWordsMin = 3

/** A scorer by a logistic regression over `featuresOf`, of each stretch as `plain` makes it. */
export function createScorer(learned: Learned, plain = (text: string) => text): Scorer {
  const weights = new Int8Array(Buffer.from(learned.weights, 'base64'))

  /** Log odds: above 0 more likely so than not. Marks alone say nothing. */
  function scoreOf(text: string): number {
    if (countWords(text) === 0) return Number.NEGATIVE_INFINITY
    const features = featuresOf(text, weights.length)
    const sum = features.reduce((total, place) => total + (weights[place] ?? 0), 0)
    return learned.bias + (sum * learned.step) / Math.sqrt(features.length)
  }

  return (content, sentences) => {
    const scored = ({ start, end }: Span) => {
      const text = plain(content.slice(start, end))
      return { start, end, words: countWords(text), score: scoreOf(text) }
    }
    return sentences.map((span) => {
      let parts: Scored[] | undefined
      return {
        ...scored(span),
        parts: () => {
          parts ??= partsOf(content, span).map(scored)
          return parts
        },
      }
    })
  }
}

/** Where one part ends and the next begins: marks, and in careless typing the words that carry on. */
const joints =
  /(?<![,;:.!?…–—()])[,;:.!?…–—()]+\s+|(?<=\S)\s-\s|\s(?=(?:and|but|so|also|then|pls|please|btw|haha|lol|und|aber|bitte|et|mais|donc|svp|stp|y|pero|porfa|e|mas|então|aí|pfv?)\s)/giu

/** What stands between the joints of a sentence, where it has such parts; too short a one goes with the next. */
export function partsOf(content: string, { start, end }: Span): Span[] {
  const text = content.slice(start, end)
  const cuts = [...text.matchAll(joints)].map((mark) => mark.index + mark[0].length)
  const parts: Span[] = []
  let from = 0
  let counted = 0
  let count = 0
  for (const cut of [...cuts, text.length]) {
    // A joint cuts no word, so that the words of what it joins add up.
    count += countWords(text.slice(counted, cut))
    counted = cut
    if (count < partWordsMin) continue
    parts.push({ start: start + from, end: start + cut })
    from = cut
    count = 0
  }
  const last = parts.at(-1)
  if (last) last.end = end
  return parts.length > 1 ? parts : []
}
