import { sentences } from '../../src/language/sentences.ts'
import { featuresOf, places } from '../../src/profile/learned/features.ts'
import { type Learned, partsOf } from '../../src/profile/learned/stretches.ts'
import type { Span } from '../../src/profile/others-words.ts'
import { readLessons } from './lessons.ts'
import { type Example, learn, type Regression, score } from './regression.ts'

/** What is looked for: orders to whoever writes about the person, or other people's words. */
export type Subject = 'orders' | 'others'

/** How much of a stretch must be marked for it to count as such, and how little for it to count as ordinary. */
const markedMin = 0.6
const ordinaryMax = 0.05
/** How often each marked stretch is counted: what is rare would hardly be learned. */
const counted: Readonly<Record<Subject, number>> = { orders: 1, others: 4 }
/** What is written down: whole numbers of a byte. */
const stepsMax = 127
const quarters = 4

type Stretch = Record<Subject, number> & { features: number[]; isSentence: boolean }

/** The sentences of each lesson, and their parts. */
function readStretches(): Stretch[][] {
  return readLessons().map(({ say, ...marked }) =>
    sentences(say).flatMap((sentence) =>
      [sentence, ...partsOf(say, sentence)].map((stretch, at) => ({
        orders: shareOf(stretch, marked.orders),
        others: shareOf(stretch, marked.others),
        features: featuresOf(say.slice(stretch.start, stretch.end)),
        isSentence: at === 0,
      })),
    ),
  )
}

/** How much of a stretch is marked, 0 to 1. */
function shareOf({ start, end }: Span, spans: readonly Span[]): number {
  const inside = spans.map((span) => Math.min(end, span.end) - Math.max(start, span.start))
  return inside.reduce((sum, length) => sum + Math.max(0, length), 0) / (end - start)
}

/** What is found and what is ordinary; a stretch of both, or of what the other one finds, is neither. */
function examplesOf(subject: Subject, stretches: readonly Stretch[]): Example[] {
  const besides = subject === 'orders' ? 'others' : 'orders'
  return stretches
    .filter((stretch) => stretch[besides] === 0)
    .filter((stretch) => stretch[subject] <= ordinaryMax || stretch[subject] >= markedMin)
    .map((stretch) => ({ features: stretch.features, isMarked: stretch[subject] >= markedMin }))
}

function learnOf(subject: Subject, stretches: readonly Stretch[]): Regression {
  const examples = examplesOf(subject, stretches)
  const more = Array.from({ length: counted[subject] - 1 }, () =>
    examples.filter(({ isMarked }) => isMarked),
  )
  return learn([...examples, ...more.flat()], places)
}

/** Learns from all lessons what the service is to know; the same each time. */
export function train(subject: Subject): Learned {
  const { bias, weights } = learnOf(subject, readStretches().flat())
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / stepsMax
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { bias, step, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** Log odds of the sentences of each quarter of the lessons, learned from the others. */
export function tryHeldBack(subject: Subject): { isMarked: boolean; odds: number }[] {
  const lessons = readStretches()
  return Array.from({ length: quarters }, (_, quarter) => {
    const pick = (isHeld: boolean) =>
      lessons.filter((_, at) => (at % quarters === quarter) === isHeld).flat()
    const model = learnOf(subject, pick(false))
    const held = pick(true).filter(({ isSentence }) => isSentence)
    return examplesOf(subject, held).map(({ features, isMarked }) => ({
      isMarked,
      odds: score(model, features),
    }))
  }).flat()
}
