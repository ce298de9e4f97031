import { featuresOf } from '../../src/language/learned/features.ts'
import { type Learned, partsOf } from '../../src/language/learned/scorer.ts'
import { sentences } from '../../src/language/sentences.ts'
import { type Example, learn } from './regression.ts'
import { markedOf, readRows, shareIn, subjects } from './rows.ts'

/** What the service knows from labelled answers. */
export const learnable = ['orders', 'care'] as const
export type Learnable = (typeof learnable)[number]

/** How much of a stretch must be marked for it to count as such, and how little for it to count as ordinary. */
const markedMin = 0.6
const ordinaryMax = 0.05
/** Places that features share, a power of two: more of them tell no more answers apart. */
const places = 2 ** 16
/** What is written down: whole numbers of a byte. */
const stepsMax = 127

/** Learns from the lessons of all subjects what is of one; the same each time. */
export function train(subject: Learnable): Learned {
  const { bias, weights } = learn(examplesOf(subject), places)
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / stepsMax
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { bias, step, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** The sentences of each lesson, and their parts, as far as they teach something of the subject. */
function examplesOf(subject: Learnable): Example[] {
  return readRows(...subjects)
    .filter(({ split }) => split === 'train')
    .flatMap((row) => {
      const marked = markedOf(row)
      const isOf = row.subject === subject
      return sentences(row.text).flatMap((sentence) =>
        [sentence, ...partsOf(row.text, sentence)].flatMap((stretch) => {
          const share = shareIn(stretch, marked)
          const isMarked = isOf && share >= markedMin
          // A stretch of both, or of what another subject marks, is neither.
          if (!isMarked && share > ordinaryMax) return []
          return [
            { features: featuresOf(row.text.slice(stretch.start, stretch.end), places), isMarked },
          ]
        }),
      )
    })
}
