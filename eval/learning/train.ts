import { featuresOf } from '../../src/language/learned/features.ts'
import { type Learned, partsOf } from '../../src/language/learned/scorer.ts'
import { sentences } from '../../src/language/sentences.ts'
import type { Span } from '../../src/profile/others-words.ts'
import { readLessons, type Subject } from './lessons.ts'
import { type Example, learn, type Regression, score } from './regression.ts'

/** How much of a stretch must be marked for it to count as such, and how little for it to count as ordinary. */
const markedMin = 0.6
const ordinaryMax = 0.05
/** What is written down: whole numbers of a byte. */
const stepsMax = 127
const quarters = 4

/** Places that features share: powers of two. */
const places: Readonly<Record<Subject, number>> = {
  orders: 2 ** 17,
  others: 2 ** 17,
  'self-harm': 2 ** 18,
}
/** How often each marked stretch is counted: what is rare would hardly be learned. */
const counted: Readonly<Record<Subject, number>> = { orders: 1, others: 4, 'self-harm': 1 }

type Stretch = Example & { isSentence: boolean }

/** The sentences of each lesson, and their parts, as far as they teach something of the subject. */
function readStretches(subject: Subject): Stretch[][] {
  return readLessons(subject).map(({ subject: of, say, spans }) =>
    sentences(say).flatMap((sentence) =>
      [sentence, ...partsOf(say, sentence)].flatMap((stretch, at) => {
        const share = shareOf(stretch, spans)
        const isMarked = of === subject && share >= markedMin
        // A stretch of both, or of what the other one finds, is neither.
        if (!isMarked && share > ordinaryMax) return []
        const features = featuresOf(say.slice(stretch.start, stretch.end), places[subject])
        return [{ features, isMarked, isSentence: at === 0 }]
      }),
    ),
  )
}

/** How much of a stretch is marked, 0 to 1. */
function shareOf({ start, end }: Span, spans: readonly Span[]): number {
  const inside = spans.map((span) => Math.min(end, span.end) - Math.max(start, span.start))
  return inside.reduce((sum, length) => sum + Math.max(0, length), 0) / (end - start)
}

function learnOf(subject: Subject, examples: readonly Example[]): Regression {
  const more = Array.from({ length: counted[subject] - 1 }, () =>
    examples.filter(({ isMarked }) => isMarked),
  )
  return learn([...examples, ...more.flat()], places[subject])
}

/** Learns from all lessons what the service is to know; the same each time. */
export function train(subject: Subject): Learned {
  const { bias, weights } = learnOf(subject, readStretches(subject).flat())
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / stepsMax
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { bias, step, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** Log odds of the sentences of each quarter of the lessons, learned from the others. */
export function tryHeldBack(subject: Subject): { isMarked: boolean; odds: number }[] {
  const lessons = readStretches(subject)
  return Array.from({ length: quarters }, (_, quarter) => {
    const pick = (isHeld: boolean) =>
      lessons.filter((_, at) => (at % quarters === quarter) === isHeld).flat()
    const model = learnOf(subject, pick(false))
    return pick(true)
      .filter(({ isSentence }) => isSentence)
      .map(({ features, isMarked }) => ({ isMarked, odds: score(model, features) }))
  }).flat()
}
