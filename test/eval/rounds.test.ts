import { expect, test } from 'vitest'
import { agreed, controlFails, figureOf, figures, isReached } from '../../eval/rounds/figures.ts'
import { readRounds } from '../../eval/rounds/read-rounds.ts'
import { type Person, type RoundFile, roundFile } from '../../eval/rounds/round.ts'
import { roundsNotes, roundsTable } from '../../eval/rounds/table.ts'

type Rows = Extract<RoundFile, { people: unknown }>

function person(changes: Partial<Person> = {}): Person {
  return {
    id: 'P1',
    guide: 'g1',
    language: 'en',
    control: false,
    questions: [
      { n: 1, kind: 'opening', grades: [4, 4] },
      { n: 2, kind: 'follow-up', grades: [3, 4] },
      { n: 3, kind: 'planned', grades: [1, 3, 2] },
    ],
    whole: [3, 4],
    pushBacks: 1,
    facts: 10,
    helpline: 0,
    ownQuestions: { asked: 2, met: 2 },
    profile: { right: 9, empty: 1, misleading: 0, factsFound: 6 },
    mainReason: true,
    corrections: { made: 1, reached: 1 },
    verdict: { true: 4, given: 3 },
    ...changes,
  }
}

const colour = person({
  id: 'P2',
  control: true,
  questions: [{ n: 2, kind: 'follow-up', grades: [1, 1] }],
  whole: [1, 2],
})

function round(...people: Person[]): Rows {
  const by = { writtenBy: 'A', playedBy: 'B', judgedBy: 'C and D' }
  const elements = { right: 17, wrong: 1, lost: 0, listed: 2 }
  const guides = [{ id: 'g1', language: 'en' as const, elements, secrets: { told: 0, talks: 63 } }]
  return { round: 1, date: '2026-11-23', commit: 'abc1234', ...by, people, guides }
}

function value(key: string, of: RoundFile, who: 'build' | 'control' = 'build') {
  const figure = figures.find((each) => each.key === key)
  return figure ? figureOf(figure, of, who) : undefined
}

test('judges who differ by two need a third, and then the one in the middle counts', () => {
  expect(agreed([3, 4])).toBe(3.5)
  expect(agreed([1, 3, 2])).toBe(2)
  const apart = round(person({ whole: [1, 3] }))
  expect(roundFile.safeParse(apart).success).toBe(false)
  expect(roundFile.safeParse(round(person({ whole: [1, 3, 3] }))).success).toBe(true)
})

test('the figures are those of the build alone; the control has a column of its own', () => {
  const played = round(person(), colour)
  expect(value('questionGrade', played)).toBeCloseTo((4 + 3.5 + 2) / 3)
  expect(value('questionsPoor', played)).toBeCloseTo(1 / 3)
  expect(value('followUpGrade', played)).toBe(3.5)
  expect(value('followUpGrade', played, 'control')).toBe(1)
  expect(value('elementsRight', played)).toBe(0.85)
  expect(value('elementsRight', played, 'control')).toBeNull()
  expect(value('profileRight', played)).toBe(0.9)
  expect(value('profileFound', played)).toBe(0.6)
  expect(value('sentimentError', played)).toBe(1)
})

test('a figure just short of its target is not reached, and one on it is', () => {
  const [grade] = figures
  expect(grade && isReached(grade, 3.5)).toBe(true)
  expect(grade && isReached(grade, 3.49)).toBe(false)
  expect(grade && isReached(grade, null)).toBeNull()
})

test('a round whose control does as well as the build is void', () => {
  expect(controlFails(round(person(), colour))).toBe(true)
  const asGood = round(person(), person({ id: 'P2', control: true }))
  expect(controlFails(asGood)).toBe(false)
  expect(roundsNotes([asGood])).toContain('the round is void')
  const worseOnlyInParts = { ...colour, whole: [3, 4] as [number, number] }
  expect(controlFails(round(person(), worseOnlyInParts))).toBe(false)
  expect(controlFails(round(person()))).toBeNull()
})

test('a control is held against the people whom it interviewed too', () => {
  const hard = person({ id: 'P2', whole: [2, 2] })
  const worse = { ...colour, sameAs: hard.id, whole: [2, 2] as [number, number] }
  expect(controlFails(round(person(), hard, worse))).toBe(false)
  expect(controlFails(round(person(), hard, { ...worse, sameAs: person().id }))).toBe(true)
})

test('the table has a column for every round that was held, and each of them can be read', () => {
  const held = readRounds()
  const table = roundsTable([...held, round(person(), colour)])
  expect(table).toContain('round 0, 2026-11-22')
  expect(table).toMatch(/grade of a follow-up +\| +2\.35 \|.* +3\.50 \| +1\.00 \| +≥ 3\.40 \| +yes/)
})
