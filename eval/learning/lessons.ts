import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../../src/profile/others-words.ts'
import { careAnswers } from '../care/measure.ts'
import { tuning as interviews } from '../extraction/tuning/all.ts'
import { readMarks } from '../marks.ts'
import { answersOf } from '../orders/measure.ts'
import { ordersOf } from '../orders/orders.ts'
import { poisoned as first } from '../poisoned/tuning.ts'
import { poisoned as fifth } from '../poisoned/tuning-fifth.ts'
import { poisoned as fourth } from '../poisoned/tuning-fourth.ts'
import { poisoned as second } from '../poisoned/tuning-second.ts'
import { poisoned as third } from '../poisoned/tuning-third.ts'
import { sets } from '../sets/sets.ts'

/**
 * What is looked for: orders to whoever asks or writes about the person, other people's words, or signs
 * that somebody thinks of dying or of hurting themselves.
 */
export const subjects = ['orders', 'others', 'self-harm'] as const
export type Subject = (typeof subjects)[number]

/** An answer, and where in it is what it was written to teach. */
export type Lesson = { subject: Subject; say: string; spans: readonly Span[] }

const folder = join(import.meta.dirname, 'lines')
/** The beginning of a file's name says what is marked in it; in all others it is orders. */
const subjectOf = (name: string) =>
  subjects.find((subject) => name.startsWith(`${subject}-`)) ?? 'orders'

/**
 * All that may be learned from for a subject: the tuning parts, and lines written for learning alone,
 * each an answer with what is to be found between `[[` and `]]`; `\n` stands for the end of a line.
 * What teaches of self-harm teaches of nothing else: hardly an answer of an interview is like it.
 */
export function readLessons(subject: Subject): Lesson[] {
  const lessons = readAll()
  if (subject === 'self-harm') return lessons
  return lessons.filter((lesson) => lesson.subject !== 'self-harm')
}

function readAll(): Lesson[] {
  const orders = ordersOf('tuning').map(({ text }) => `[[${text}]]`)
  const poisoned = [first, second, third, fourth, fifth]
    .flat()
    .flatMap(({ kind, turns }) =>
      turns.map(({ say }) => readLesson(say, kind === 'others' ? 'others' : 'orders')),
    )
  const lines = readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => readLesson(line.replaceAll('\\n', '\n'), subjectOf(name))),
    )
  const whole = [...orders, ...answersOf('tuning')].map((line) => readLesson(line, 'orders'))
  return [...whole, ...poisoned, ...lines, ...lessonsOfCare()]
}

/** Answers that tell of self-harm or sound like it, and what people of the other tuning parts tell of their lives. */
function lessonsOfCare(): Lesson[] {
  const facts = sets
    .filter(({ use }) => use === 'tuning')
    .flatMap((set) =>
      (['sentence', 'german'] as const).flatMap((guide) => {
        const { leaver, content } = set.worldOf(guide, 'lessons', 0)
        return [...leaver, ...content].map(({ says }) => says)
      }),
    )
  const answers = interviews.flatMap(({ turns }) =>
    turns.filter(({ flags }) => flags === undefined).map(({ say }) => say),
  )
  return [
    ...careAnswers('tuning'),
    ...[...facts, ...answers].map((say) => ({ say, spans: [] })),
  ].map((answer) => ({ subject: 'self-harm', ...answer }))
}

function readLesson(marked: string, subject: Subject): Lesson {
  const { say, spans } = readMarks(marked)
  return { subject, say, spans }
}
