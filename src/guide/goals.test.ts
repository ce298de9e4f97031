import { expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import { questionsOfGoals } from './goals.ts'

const served = (guide: string) => {
  const plan = compileGuide(guide, { productName: 'Ledgerly' })
  const asked = plan.topics.flatMap(({ questions }) => questions)
  return questionsOfGoals(plan).map((ids) =>
    ids.map((id) => asked.find((question) => question.id === id)?.text),
  )
}

test('a goal is served by the questions that have one of its words, whatever its form', () => {
  const guide = `Goal: how Ledgerly exports are used
# Getting started
- What made you look at Ledgerly?
- Walk me through your last export.`
  expect(served(guide)).toEqual([['Walk me through your last export.']])
})

test('of which no question has a word is served by all that are no screener', () => {
  const guide = `Goal: the reasons of churn
# Screener
- How many people work there? (choose one)
  - [ ] Just me
  - [ ] More
# Leaving
- What made you leave?
- What came next?`
  expect(served(guide)).toEqual([['What made you leave?', 'What came next?']])
})

test('each goal has its own', () => {
  const guide = `Goal: why people leave

Goal: how they export numbers
# Talk
- What made you leave?
- Walk me through your last export.`
  const [leaving, exports] = served(guide)
  expect(leaving).toContain('What made you leave?')
  expect(leaving).not.toContain('Walk me through your last export.')
  expect(exports).toContain('Walk me through your last export.')
  expect(exports).not.toContain('What made you leave?')
})

test('words are compared in the language of the guide', () => {
  const guide = `Ziel: warum Rechnungen verloren gehen
# Alltag
- Wann haben Sie zuletzt eine Rechnung verloren?
- Womit arbeiten Sie am liebsten?`
  expect(served(guide)).toEqual([['Wann haben Sie zuletzt eine Rechnung verloren?']])
})

test('a guide without a goal has none', () => {
  expect(served('- What made you leave?\n- What came next?')).toEqual([])
})
