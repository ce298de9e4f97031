import { type Chance, createChance } from '../cast/chance.ts'
import type { Common, Person } from './commonest.ts'
import type { KeptBack } from './measure.ts'
import { countSame } from './subjects.ts'

/** Samples of people, and the share of them that lies within an interval. */
const samples = 1_000
const within = 0.95
/** Below so many answers kept back nothing is proven. */
export const keptBackMin = 8
/** What is guessed where nobody knows. */
const middle = 3

export type Word = 'usable' | 'weak' | 'no_better' | 'unproven'
export type Rate = { rate: number; from: number; to: number; answers: number }

type Baseline = 'commonest_of_others' | 'always_3' | 'model_without_transcript'

export type AccuracyOf = {
  word: Word
  people: number
  keptBack: number
  unknown: number
  standIn: Rate
  subjects: { precision: number | null; recall: number | null }
  closed: { asked: number; known: number; right: number; offByOne: number }
  verdict: { asked: number; known: number; distance: number | null }
  spread: { own: number | null; simulated: number | null }
  baselines: { name: Baseline; of: Rate; standIn: Rate }[]
}

type Tried = { person: number; isRight: boolean }

/** An answer kept back, and how software did on it. */
type Judged = {
  one: KeptBack
  isRight: boolean
  /** Whether what others most commonly say would have been. */
  isCommon: boolean
  /** Whether what the same model said without their words would have been. */
  isGuessed: boolean
  /** How many subjects of what software said are in the answer, and of the answer in that. */
  found: number
  met: number
}
export type JudgedPerson = { profileID: string; kept: Judged[] }

/** Compares what software said in somebody's place with what they did. */
export function judgePerson({ profileID, measured }: Person, common: Common): JudgedPerson {
  const kept = measured.keptBack.map((one): Judged => {
    const { own, verdict } = one
    const simulated = one.simulated ?? []
    const said = common(one.question, profileID)
    const found = countSame(simulated, own)
    return {
      ...{ one, found, met: countSame(own, simulated) },
      isCommon: said !== null && countSame([said], own) > 0,
      isGuessed: isGuessed(one),
      isRight: one.simulated !== null && (verdict ? verdict.own === verdict.simulated : found > 0),
    }
  })
  return { profileID, kept }
}

/** A guess takes no side, so that none is held against it. */
function isGuessed({ guessed, own, verdict }: KeptBack): boolean {
  if (!guessed) return false
  if (verdict) return verdict.own === guessed.number
  const told = own.map(({ stems }) => ({ stems, side: '' }))
  return countSame(guessed.told, told) > 0
}

/** How often software was right on what was kept from it, beside what needs no software at all. */
export function accuracyOf(people: readonly JudgedPerson[]): AccuracyOf {
  const kept = people.flatMap((one, person) => one.kept.map((judged) => ({ ...judged, person })))
  const all = kept.map(({ one }) => one)
  const verdicts = kept.filter(({ one }) => one.verdict !== undefined)
  const rate = (list: readonly Tried[]) => rateOf(list, people.length)
  const standIn = rate(kept)
  const commonest = rate(kept.map(({ person, isCommon }) => ({ person, isRight: isCommon })))
  const always = rate(
    verdicts.map(({ person, one }) => ({ person, isRight: one.verdict?.own === middle })),
  )
  const onVerdicts = rate(
    verdicts.map(({ person, one }) => ({
      person,
      isRight: one.verdict?.own === one.verdict?.simulated,
    })),
  )
  const withGuess = kept.filter(({ one }) => one.guessed)
  const guesses = withGuess.map((judged) => ({ ...judged, isRight: judged.isGuessed }))
  const onGuesses = rate(withGuess)
  const baselines: AccuracyOf['baselines'] = [
    { name: 'commonest_of_others', of: commonest, standIn },
    { name: 'always_3', of: always, standIn: onVerdicts },
    ...(guesses.length > 0
      ? [{ name: 'model_without_transcript' as const, of: rate(guesses), standIn: onGuesses }]
      : []),
  ]
  return {
    word: wordFor(kept.length, baselines),
    people: people.length,
    keptBack: kept.length,
    unknown: all.filter(({ simulated }) => simulated === null).length,
    standIn,
    subjects: subjectsIn(kept),
    ...numbersIn(all),
    baselines,
  }
}

/** Better than each of them with intervals apart, or not, or nobody can tell. */
function wordFor(keptBack: number, baselines: AccuracyOf['baselines']): Word {
  if (keptBack < keptBackMin) return 'unproven'
  const tried = baselines.filter(({ of }) => of.answers > 0)
  if (tried.some(({ of, standIn }) => standIn.rate <= of.rate)) return 'no_better'
  return tried.every(({ of, standIn }) => standIn.from > of.to) ? 'usable' : 'weak'
}

/** A share with the range in which it lies, by drawing people anew. */
function rateOf(tried: readonly Tried[], people: number): Rate {
  const perPerson = Array.from({ length: people }, () => ({ right: 0, all: 0 }))
  for (const { person, isRight: right } of tried) {
    const one = perPerson[person]
    if (!one) continue
    one.all += 1
    if (right) one.right += 1
  }
  const chance = createChance('bootstrap over people')
  // Of one person alone the answers are drawn.
  const units =
    people > 1 ? perPerson : tried.map((one) => ({ right: Number(one.isRight), all: 1 }))
  const [first] = units
  // Where all are the same whatever is drawn is, too.
  const isSettled = units.every(
    ({ right, all }) => all > 0 && right * (first?.all ?? 0) === all * (first?.right ?? 0),
  )
  const drawn = Array.from({ length: isSettled ? Math.min(units.length, 1) : samples }, () =>
    shareDrawn(units, chance),
  ).toSorted((a, b) => a - b)
  const at = (part: number) => drawn[Math.floor(part * (drawn.length - 1))] ?? 0
  const edge = (1 - within) / 2
  const right = tried.filter((one) => one.isRight).length
  const rate = tried.length === 0 ? 0 : right / tried.length
  return { rate, from: at(edge), to: at(1 - edge), answers: tried.length }
}

/** The share of as many as there are, each drawn out of all. */
function shareDrawn(units: readonly { right: number; all: number }[], chance: Chance): number {
  let [right, all] = [0, 0]
  for (let drawn = 0; drawn < units.length; drawn += 1) {
    const one = chance.pick(units)
    right += one.right
    all += one.all
  }
  return all === 0 ? 0 : right / all
}

function subjectsIn(kept: readonly Judged[]): AccuracyOf['subjects'] {
  const sum = (count: (one: Judged) => number) => kept.reduce((all, one) => all + count(one), 0)
  const simulated = sum(({ one }) => one.simulated?.length ?? 0)
  const own = sum(({ one }) => one.own.length)
  return {
    precision: simulated === 0 ? null : sum(({ found }) => found) / simulated,
    recall: own === 0 ? null : sum(({ met }) => met) / own,
  }
}

function numbersIn(kept: readonly KeptBack[]) {
  const closed = kept.flatMap((one) => one.closed ?? [])
  const verdicts = kept.flatMap((one) => one.verdict ?? [])
  const known = verdicts.flatMap(({ own, simulated }) =>
    simulated === null ? [] : [{ own, simulated }],
  )
  const off = known.reduce((sum, { own, simulated }) => sum + Math.abs(own - simulated), 0)
  const by = (distance: number) =>
    closed.filter(
      ({ own, simulated }) => simulated !== null && Math.abs(own - simulated) === distance,
    ).length
  return {
    closed: {
      asked: closed.length,
      known: closed.filter(({ simulated }) => simulated !== null).length,
      right: by(0),
      offByOne: by(1),
    },
    verdict: {
      asked: verdicts.length,
      known: known.length,
      distance: known.length === 0 ? null : off / known.length,
    },
    spread: {
      own: spreadOf(verdicts.map(({ own }) => own)),
      simulated: spreadOf(known.map(({ simulated }) => simulated)),
    },
  }
}

/** The standard deviation; null of fewer than two. */
function spreadOf(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(square)
}
