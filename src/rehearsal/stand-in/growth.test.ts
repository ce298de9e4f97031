import { expect, test } from 'vitest'
import { createFindAnswer } from '../../profile/stand-in/find-answer.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { accuracyOf, judgePerson } from './accuracy.ts'
import { commonestIn } from './commonest.ts'
import { type Candidate, drawProfile } from './draw-profile.ts'
import { measure } from './measure.ts'

/** Twice as much may take so many times as many look-ups: twice, and something for what is read anyway. */
const growthMax = 2.6

/** Words that no other text has, and some that all have. */
const said = (at: number) =>
  Array.from({ length: 40 }, (_, word) => (word < 5 ? `shared${word}` : `w${at}x${word}`)).join(' ')
const ownAnswer = (at: number): OwnAnswer => ({
  ...{ linkID: 'l', seq: at * 2 + 1, start: 0, end: 1, text: said(at), language: 'en' },
  ...{ asked: `What about ${said(at)}?`, planned: '', kind: 'question' },
})
const given = (count: number) => Array.from({ length: count }, (_, at) => ownAnswer(at))
const candidate = (at: number): Candidate => ({
  ...{ field: 'background', text: `${at}`, linkID: 'l', person: `p${at % 50}`, side: '' },
  stems: said(at).split(' '),
})
const person = (at: number) => {
  const subject = { stems: said(at).split(' '), side: '' }
  const told = Array.from({ length: 20 }, (_, one) => ({ question: `q${one}`, own: [subject] }))
  const keptBack = told.slice(0, 5).map((one) => ({ ...one, simulated: [subject] }))
  return { profileID: `p${at}`, measured: { told, keptBack } }
}
const some = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

const works: Record<string, (count: number) => unknown> = {
  'a question, of answers': (count) => createFindAnswer(given(count), [])('How is it?'),
  'a measuring, of answers': (count) =>
    measure({ answers: given(count), scores: {}, claims: [], seed: 's', known: [] }),
  'a comparison, of people': (count) => {
    const people = some(count, person)
    const common = commonestIn(people)
    return accuracyOf(people.map((one) => judgePerson(one, common)))
  },
  'a drawn profile, of sentences': (count) => drawProfile(some(count, candidate), 's'),
}

test.each(Object.entries(works))('%s takes look-ups in proportion', (_, work) => {
  const [once, twice] = [100, 200].map((count) => lookUps(() => work(count)))
  expect(once).toBeGreaterThan(0)
  expect(twice).toBeLessThan(growthMax * (once ?? 0))
})

/** How often something is looked up or put into a set or map: counted, so the same on every machine. */
function lookUps(work: () => unknown): number {
  let count = 0
  const undo: (() => void)[] = []
  for (const [of, name] of [
    [Map.prototype, 'get'],
    [Map.prototype, 'set'],
    [Set.prototype, 'has'],
    [Set.prototype, 'add'],
  ] as const) {
    // Each is put back as it was.
    const own = Reflect.get(of, name) as (...args: unknown[]) => unknown
    Reflect.set(of, name, function (this: unknown, ...args: unknown[]) {
      count += 1
      return own.apply(this, args)
    })
    undo.push(() => Reflect.set(of, name, own))
  }
  try {
    work()
  } finally {
    for (const one of undo) one()
  }
  return count
}
