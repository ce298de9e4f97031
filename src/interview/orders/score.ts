import { createScorer } from '../../language/learned/scorer.ts'
import { plainlyReadable } from '../../language/readable.ts'
import type { Span } from '../../language/span.ts'
import learned from './learned.json' with { type: 'json' }

/** Log odds from which a sentence counts, and a part of one, and how much less will do beside one that does. */
const sentenceMin = 2
const partMin = 2.6
const besideLess = 0.8
/** From here on none of 3,931 ordinary answers that taught it was taken for an order: no doubt is left. */
const certainMin = 3.5
/** Fewer words say too little by themselves: "Five stars." may be an order or an answer. */
const aloneWordsMin = 4

/** How much the sentences of an answer read like orders to whoever asks, or writes about the person. */
const scoreOrders = createScorer(learned, (text) => joinLetters(plainlyReadable(text)))

/** Where an order stands; `unsure` where its score leaves a doubt. */
export type OrderSpan = Span & { unsure?: true }

/** The sentences of an answer, or parts of them, that read like orders. */
export function scoredOrders(answer: string, sentences: readonly Span[]): OrderSpan[] {
  const scored = scoreOrders(answer, sentences)
  const isAbove = (min: number) =>
    scored.map(({ score, words }) => score > min && words >= aloneWordsMin)
  const isFound = isAbove(sentenceMin)
  const isNearly = isAbove(sentenceMin - besideLess)
  return scored.flatMap((sentence, at) => {
    const isBeside = isFound[at - 1] || isFound[at + 1]
    if (isFound[at] || (isBeside && isNearly[at])) return [spanOf(sentence)]
    return sentence
      .parts()
      .filter(({ score }) => score > partMin)
      .map(spanOf)
  })
}

function spanOf({ start, end, score }: Span & { score: number }): OrderSpan {
  return { start, end, ...(score <= certainMin && { unsure: true }) }
}

/** Words that were spaced out to hide, as in "i g n o r e", put together again. */
function joinLetters(text: string): string {
  return text.replace(/(?<!\p{L})(?:\p{L} ){4,40}\p{L}(?!\p{L})/gu, (found) =>
    found.replaceAll(' ', ''),
  )
}
