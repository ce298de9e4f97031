import { createChance } from '../cast/chance.ts'
import { isSameSubject, type KeptBack, type Measured, type Subject } from './measure.ts'

/** Samples of people, and the share of them that lies within an interval. */
const samples = 1_000
const within = 0.95
/** Below so many answers kept back nothing is proven. */
export const keptBackMin = 8
/** Subjects of others that are compared with each other for one question. */
const comparedMax = 30
/** What is guessed where nobody knows. */
const middle = 3

export type Word = 'usable' | 'weak' | 'no_better' | 'unproven'
export type Rate = { rate: number; from: number; to: number; answers: number }

export type Person = { profileID: string; measured: Measured }

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
  baselines: { name: 'commonest_of_others' | 'always_3'; of: Rate; standIn: Rate }[]
}

type Tried = { person: number; isRight: boolean }

/** How often software was right on what was kept from it, beside what needs no software at all. */
export function accuracyOf(
  people: readonly Person[],
  among: readonly Person[] = people,
): AccuracyOf {
  const kept = people.flatMap(({ profileID, measured }, person) =>
    measured.keptBack.map((one) => ({ profileID, person, one })),
  )
  const common = commonestIn(among)
  const verdicts = kept.filter(({ one }) => one.verdict !== undefined)
  const rate = (list: readonly Tried[]) => rateOf(list, people.length)
  const standIn = rate(kept.map(({ person, one }) => ({ person, isRight: isRight(one) })))
  const commonest = rate(
    kept.map(({ person, profileID, one }) => {
      const said = common(one.question, profileID)
      return { person, isRight: said !== null && one.own.some((own) => isSameSubject(own, said)) }
    }),
  )
  const always = rate(
    verdicts.map(({ person, one }) => ({ person, isRight: one.verdict?.own === middle })),
  )
  const onVerdicts = rate(
    verdicts.map(({ person, one }) => ({
      person,
      isRight: one.verdict?.own === one.verdict?.simulated,
    })),
  )
  const baselines: AccuracyOf['baselines'] = [
    { name: 'commonest_of_others', of: commonest, standIn },
    { name: 'always_3', of: always, standIn: onVerdicts },
  ]
  const all = kept.map(({ one }) => one)
  return {
    word: wordFor(kept.length, baselines),
    people: people.length,
    keptBack: kept.length,
    unknown: all.filter(({ simulated }) => simulated === null).length,
    standIn,
    subjects: subjectsIn(all),
    ...numbersIn(all),
    baselines,
  }
}

function isRight({ own, simulated, verdict }: KeptBack): boolean {
  if (simulated === null) return false
  if (verdict) return verdict.own === verdict.simulated
  return own.some((one) => simulated.some((other) => isSameSubject(one, other)))
}

/** Better than each of them with intervals apart, or not, or nobody can tell. */
function wordFor(keptBack: number, baselines: AccuracyOf['baselines']): Word {
  if (keptBack < keptBackMin) return 'unproven'
  const tried = baselines.filter(({ of }) => of.answers > 0)
  if (tried.some(({ of, standIn }) => standIn.rate <= of.rate)) return 'no_better'
  return tried.every(({ of, standIn }) => standIn.from > of.to) ? 'usable' : 'weak'
}

/** What the other people most commonly tell of, asked the same. */
function commonestIn(people: readonly Person[]) {
  const byQuestion = new Map<string, { profileID: string; own: Subject[] }[]>()
  for (const { profileID, measured } of people) {
    for (const { question, own } of measured.told) {
      const list = byQuestion.get(question) ?? []
      list.push({ profileID, own })
      byQuestion.set(question, list)
    }
  }
  return (question: string, but: string): Subject | null => {
    const others = (byQuestion.get(question) ?? []).filter(({ profileID }) => profileID !== but)
    const told = others.flatMap(({ own }) => own).slice(0, comparedMax)
    const counts = told.map((one) => told.filter((other) => isSameSubject(one, other)).length)
    const most = Math.max(0, ...counts)
    return most === 0 ? null : (told[counts.indexOf(most)] ?? null)
  }
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
  const share = (list: readonly { right: number; all: number }[]) => {
    const all = list.reduce((sum, one) => sum + one.all, 0)
    return all === 0 ? 0 : list.reduce((sum, one) => sum + one.right, 0) / all
  }
  const chance = createChance('bootstrap over people')
  // Of one person alone the answers are drawn.
  const units =
    people > 1 ? perPerson : tried.map((one) => ({ right: Number(one.isRight), all: 1 }))
  const drawn = Array.from({ length: units.length === 0 ? 0 : samples }, () =>
    share(units.map(() => chance.pick(units))),
  ).toSorted((a, b) => a - b)
  const at = (part: number) => drawn[Math.floor(part * (drawn.length - 1))] ?? 0
  const edge = (1 - within) / 2
  return { rate: share(perPerson), from: at(edge), to: at(1 - edge), answers: tried.length }
}

function subjectsIn(kept: readonly KeptBack[]): AccuracyOf['subjects'] {
  let [simulated, found, own, met] = [0, 0, 0, 0]
  for (const one of kept) {
    const said = one.simulated ?? []
    simulated += said.length
    own += one.own.length
    found += said.filter((other) => one.own.some((mine) => isSameSubject(mine, other))).length
    met += one.own.filter((mine) => said.some((other) => isSameSubject(mine, other))).length
  }
  return {
    precision: simulated === 0 ? null : found / simulated,
    recall: own === 0 ? null : met / own,
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
