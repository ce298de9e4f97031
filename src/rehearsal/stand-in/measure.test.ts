import { expect, test } from 'vitest'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { accuracyOf, judgePerson } from './accuracy.ts'
import { commonestIn } from './commonest.ts'
import { keepBack } from './keep-back.ts'
import { measure } from './measure.ts'

const ease = 'How easy was the set-up?'
const answer = (linkID: string, seq: number, given: Partial<OwnAnswer>): OwnAnswer => ({
  ...{ linkID, seq, start: 0, end: 1, text: 'It was fine.', language: 'en', kind: 'question' },
  ...{ asked: `What of ${linkID}${seq}?`, planned: '', ...given },
})
const chosen = (linkID: string, choice: number[]) =>
  answer(linkID, 1, { text: `${choice}`, asked: ease, planned: ease, choice })

/** Everything is kept back but what a person told last. */
function closedIn(answers: readonly OwnAnswer[]) {
  const measured = measure({ answers, scores: {}, claims: [], seed: 's', known: [] })
  const people = [{ profileID: 'p', measured }]
  return accuracyOf(people.map((one) => judgePerson(one, commonestIn(people)))).closed
}

test('what is chosen at a closed question of the guide is measured as a number', () => {
  // Of two answers one is kept back, and the other interview tells of the same question.
  const [same, near] = [
    [chosen('a', [5]), chosen('b', [5])],
    [chosen('a', [5]), chosen('b', [4])],
  ]
  expect(closedIn(same)).toEqual({ asked: 1, known: 1, right: 1, offByOne: 0 })
  expect(closedIn(near)).toEqual({ asked: 1, known: 1, right: 0, offByOne: 1 })
})

test('what was never asked again is not known, and several choices are no number', () => {
  const others = ['a', 'b'].map((linkID) => answer(linkID, 3, {}))
  const asked = (answers: readonly OwnAnswer[]) => closedIn(answers)
  expect(asked([chosen('a', [0, 2]), ...others.slice(0, 1)]).asked).toBe(0)
  expect(asked([chosen('a', [3]), chosen('b', [1, 2])]).right).toBe(0)
})

test('a model that would have guessed as well without their words is no better', () => {
  const answers = Array.from({ length: 40 }, (_, at) =>
    answer(`${at}`, 1, { text: `My ${'abcdefghij'[at % 10]}x spreadsheet broke.` }),
  )
  const word = (guessed: (text: string) => string) => {
    const { kept } = keepBack(answers, 's')
    const pointed = kept.map((one) => answers.find((other) => other.text === one.text) ?? null)
    const given = { answers, scores: {}, claims: [], seed: 's', known: [], by: 'm', pointed }
    const measured = measure({ ...given, guessed: kept.map(({ text }) => guessed(text)) })
    const people = [{ profileID: 'p', measured }]
    const told = accuracyOf(people.map((one) => judgePerson(one, commonestIn(people))))
    const of = told.baselines.find(({ name }) => name === 'model_without_transcript')?.of.rate
    return [told.word, of]
  }
  expect(word((text) => text)).toEqual(['no_better', 1])
  expect(word(() => 'Nothing at all.')[1]).toBe(0)
  expect(word(() => '')[1]).toBe(0)
})
