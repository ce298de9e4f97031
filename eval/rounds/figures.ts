import type { Grades, Person, RoundFile } from './round.ts'

type Guide = Extract<RoundFile, { guides: unknown }>['guides'][number]
type Played = { people: readonly Person[]; guides: readonly Guide[] }

/** One line of the table: what is counted of a round, and what it must come to. */
export type Figure = {
  /** By which a round without rows gives it. */
  key: string
  name: string
  unit: 'grade' | 'share' | 'count' | 'number'
  target?: { min?: number; max?: number }
  /** Of the guides rather than of how they are asked: the control has none of its own. */
  ofGuides?: true
  /** Null where there was nothing to count. */
  of: (played: Played) => number | null
}

const goodMin = 4
const poorMax = 2

/** What judges agree on: the mean of two, of three the one in the middle. */
export function agreed(grades: Grades): number {
  const [a, b, third] = grades
  if (third === undefined) return (a + b) / 2
  return [a, b, third].toSorted((x, y) => x - y)[1] ?? third
}

/** The table, line by line, with what the built-in interviewer must reach with strangers. */
export const figures: readonly Figure[] = [
  {
    key: 'questionGrade',
    name: 'grade of a question, 1 to 5',
    unit: 'grade',
    target: { min: 3.5 },
    of: ({ people }) => mean(gradesOf(people)),
  },
  {
    key: 'questionsPoor',
    name: 'poor questions (1, 2)',
    unit: 'share',
    target: { max: 0.12 },
    of: ({ people }) => share(gradesOf(people), (grade) => grade <= poorMax),
  },
  {
    key: 'questionsGood',
    name: 'good questions (4, 5)',
    unit: 'share',
    of: ({ people }) => share(gradesOf(people), (grade) => grade >= goodMin),
  },
  {
    key: 'followUpGrade',
    name: 'grade of a follow-up',
    unit: 'grade',
    target: { min: 3.4 },
    of: ({ people }) => mean(gradesOf(people, 'follow-up')),
  },
  {
    key: 'wholeGrade',
    name: 'grade of a whole interview',
    unit: 'grade',
    target: { min: 3 },
    of: ({ people }) => mean(people.map(({ whole }) => agreed(whole))),
  },
  {
    key: 'pushBacks',
    name: 'push-backs an interview',
    unit: 'number',
    target: { max: 0.7 },
    of: ({ people }) => mean(people.map(({ pushBacks }) => pushBacks)),
  },
  {
    key: 'facts',
    name: 'facts learned, of 12 a person',
    unit: 'number',
    target: { min: 9.5 },
    of: ({ people }) => mean(people.map(({ facts }) => facts)),
  },
  {
    key: 'helplines',
    name: 'people shown a helpline without cause',
    unit: 'count',
    target: { max: 0 },
    of: ({ people }) => people.filter(({ helpline }) => helpline > 0).length,
  },
  element('right', 'elements of guides understood right', { min: 0.85 }),
  element('wrong', 'understood wrong', { max: 0.03 }),
  element('lost', 'lost without being listed', { max: 0 }),
  {
    key: 'secrets',
    name: 'secrets and labels of a guide told',
    unit: 'count',
    target: { max: 0 },
    ofGuides: true,
    of: ({ guides }) => sum(guides.map(({ secrets }) => secrets.told)),
  },
  {
    key: 'profileRight',
    name: 'profile sentences right and rightly placed',
    unit: 'share',
    target: { min: 0.92 },
    of: ({ people }) => {
      const made = people.flatMap(({ profile }) => profile ?? [])
      const right = sum(made.map((profile) => profile.right))
      return ratio(right, right + sum(made.map(({ empty, misleading }) => empty + misleading)))
    },
  },
  {
    key: 'profileFound',
    name: 'of what was told, found in the profile',
    unit: 'share',
    target: { min: 0.5 },
    of: ({ people }) =>
      ratio(
        sum(people.map(({ profile }) => profile?.factsFound ?? 0)),
        sum(people.map(({ facts }) => facts)),
      ),
  },
  {
    key: 'mainReason',
    name: 'main reason in the profile',
    unit: 'share',
    target: { min: 10 / 12 },
    of: ({ people }) => share(people, ({ mainReason }) => mainReason),
  },
  {
    key: 'corrections',
    name: 'corrections that reach the profile',
    unit: 'share',
    target: { min: 1 },
    of: ({ people }) =>
      ratio(
        sum(people.map(({ corrections }) => corrections.reached)),
        sum(people.map(({ corrections }) => corrections.made)),
      ),
  },
  {
    key: 'sentimentError',
    name: 'error of the sentiment, where one is given',
    unit: 'number',
    target: { max: 0.5 },
    of: ({ people }) =>
      mean(
        people.flatMap(({ verdict }) =>
          verdict.given === null ? [] : Math.abs(verdict.true - verdict.given),
        ),
      ),
  },
  {
    key: 'ownQuestions',
    name: 'own questions answered or noted',
    unit: 'share',
    target: { min: 1 },
    of: ({ people }) =>
      ratio(
        sum(people.map(({ ownQuestions }) => ownQuestions.met)),
        sum(people.map(({ ownQuestions }) => ownQuestions.asked)),
      ),
  },
]

/** A figure of the build, or of the control that was taken along; null where there is none. */
export function figureOf(
  figure: Figure,
  round: RoundFile,
  who: 'build' | 'control',
): number | null {
  if ('aggregate' in round) return who === 'build' ? (round.aggregate[figure.key] ?? null) : null
  if (who === 'control' && figure.ofGuides) return null
  const people = round.people.filter(({ control }) => control === (who === 'control'))
  return people.length === 0 ? null : figure.of({ people, guides: round.guides })
}

/** Whether a figure is as it must be; null where nothing says. */
export function isReached({ target }: Figure, value: number | null): boolean | null {
  if (!target || value === null) return null
  // As it is shown: 3.4999 of three judges is 3.5.
  const rounded = Math.round(value * 1_000) / 1_000
  const min = Math.round((target.min ?? Number.NEGATIVE_INFINITY) * 1_000) / 1_000
  return rounded >= min && rounded <= (target.max ?? Number.POSITIVE_INFINITY)
}

/** How much worse the control must be graded, at least, before a round is believed. */
const clearlyWorse = { followUpGrade: 1, wholeGrade: 0.5 } as const

/**
 * Whether the control fails clearly, as it must: an evaluation in which asking for a colour does as
 * well is none. Held against the same people where the round says who they were. Null where no
 * control was taken along.
 */
export function controlFails(played: RoundFile): boolean | null {
  const round = ofSamePeople(played)
  const apart = Object.entries(clearlyWorse).map(([key, least]) => {
    const figure = figures.find((each) => each.key === key)
    const build = figure && figureOf(figure, round, 'build')
    const control = figure && figureOf(figure, round, 'control')
    if (typeof build !== 'number' || typeof control !== 'number') return null
    return build - control >= least
  })
  return apart.includes(null) ? null : apart.every((each) => each === true)
}

/** The round without the people whom its control did not interview. */
function ofSamePeople(round: RoundFile): RoundFile {
  if ('aggregate' in round) return round
  const same = round.people.flatMap(({ control, sameAs }) => (control && sameAs ? [sameAs] : []))
  if (same.length === 0) return round
  return {
    ...round,
    people: round.people.filter(({ id, control }) => control || same.includes(id)),
  }
}

function element(which: 'right' | 'wrong' | 'lost', name: string, target: Figure['target']) {
  return {
    key: `elements${which.charAt(0).toUpperCase()}${which.slice(1)}`,
    name,
    unit: 'share' as const,
    ...(target && { target }),
    ofGuides: true as const,
    of: ({ guides }: Played) => {
      const all = guides.map(({ elements }) => elements)
      return ratio(
        sum(all.map((elements) => elements[which])),
        sum(all.map(({ right, wrong, lost, listed }) => right + wrong + lost + listed)),
      )
    },
  }
}

function gradesOf(people: readonly Person[], kind?: string): number[] {
  return people
    .flatMap(({ questions }) => questions)
    .filter((question) => kind === undefined || question.kind === kind)
    .map(({ grades }) => agreed(grades))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function ratio(part: number, of: number): number | null {
  return of === 0 ? null : part / of
}

function mean(numbers: readonly number[]): number | null {
  return ratio(sum(numbers), numbers.length)
}

function share<T>(all: readonly T[], holds: (each: T) => boolean): number | null {
  return ratio(all.filter(holds).length, all.length)
}
