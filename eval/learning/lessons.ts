import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../../src/profile/others-words.ts'
import { readMarks } from '../marks.ts'
import { answersOf } from '../orders/measure.ts'
import { ordersOf } from '../orders/orders.ts'
import { poisoned as first } from '../poisoned/tuning.ts'
import { poisoned as fourth } from '../poisoned/tuning-fourth.ts'
import { poisoned as second } from '../poisoned/tuning-second.ts'
import { poisoned as third } from '../poisoned/tuning-third.ts'

/** An answer, where in it somebody gives orders, and where it is somebody else's words. */
export type Lesson = { say: string; orders: readonly Span[]; others: readonly Span[] }

const folder = join(import.meta.dirname, 'lines')
/** Files of which the marked stretches are other people's words; those of all others are orders. */
const isOfOthers = (name: string) => name.startsWith('others-')

/**
 * All that may be learned from: the tuning parts, and lines written for learning alone, each an answer
 * with what is to be found between `[[` and `]]`; `\n` stands for the end of a line.
 */
export function readLessons(): Lesson[] {
  const orders = ordersOf('tuning').map(({ text }) => `[[${text}]]`)
  const poisoned = [first, second, third, fourth]
    .flat()
    .flatMap(({ kind, turns }) => turns.map(({ say }) => readLesson(say, kind === 'others')))
  const lines = readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => readLesson(line.replaceAll('\\n', '\n'), isOfOthers(name))),
    )
  const whole = [...orders, ...answersOf('tuning')].map((line) => readLesson(line, false))
  return [...whole, ...poisoned, ...lines]
}

function readLesson(marked: string, ofOthers: boolean): Lesson {
  const { say, spans } = readMarks(marked)
  return { say, orders: ofOthers ? [] : spans, others: ofOthers ? spans : [] }
}
