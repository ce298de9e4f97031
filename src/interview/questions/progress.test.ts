import { expect, test } from 'vitest'
import { plan, question, session, topic } from '../plan.fixture.ts'
import { recordHurt } from '../record.ts'
import type { Session } from '../session.ts'
import { begun } from '../walk.fixture.ts'
import {
  budgetUsed,
  mustAsksLeft,
  nextQuestion,
  probesLeft,
  topicBudgetSpent,
  turnsAllowed,
} from './progress.ts'

function ask(state: Session): string | null {
  const next = nextQuestion(state)
  if (!next) return null
  const topicState = state.topics.find(({ id }) => id === next.topic.id)
  topicState?.asked.push(next.question.id)
  if (topicState) {
    topicState.turns += 1
    topicState.status = 'active'
  }
  state.current = { topicId: next.topic.id, questionId: next.question.id }
  state.turns += 1
  return next.question.id
}

function askAll(state: Session): string[] {
  const asked: string[] = []
  for (let id = ask(state); id !== null && asked.length < 100; id = ask(state)) asked.push(id)
  return asked
}

test('planned questions come in plan order, each once', () => {
  expect(askAll(session())).toEqual(['q1', 'q2', 'q3'])
})

test('a spent budget leaves only the must-asks', () => {
  const state = session()
  state.turns = 100
  expect(askAll(state)).toEqual(['q3'])
})

test('turns are kept back for must-asks', () => {
  const state = session({
    plan: plan({
      topics: [
        topic('t1', [question('q1'), question('q2'), question('q3')]),
        topic('t2', [question('q4', { must: true }), question('q5', { must: true })]),
      ],
      budget: { minutes: 12, turns: 3, explicit: true },
    }),
  })
  expect(askAll(state)).toEqual(['q1', 'q4', 'q5'])
})

test('a topic that was marked as a must has a must-ask even if none of its questions is', () => {
  const state = session({
    plan: plan({ topics: [topic('t1', [question('q1'), question('q2')], { must: true })] }),
  })
  expect(mustAsksLeft(state).map(({ question: { id } }) => id)).toEqual(['q1'])
})

test('a question that is already answered is passed over, a must-ask is not', () => {
  const state = session()
  state.topics[0]?.alreadyCovered.push('q1')
  state.topics[1]?.alreadyCovered.push('q3')
  expect(askAll(state)).toEqual(['q2', 'q3'])
})

test('a refused question is never asked', () => {
  const state = session()
  state.topics[1]?.refused.push('q3')
  expect(askAll(state)).toEqual(['q1', 'q2'])
})

test('what is only wanted if time comes last and not once the budget is nearly used', () => {
  const optional = plan({
    topics: [topic('t1', [question('q1', { ifTime: true }), question('q2')])],
  })
  expect(askAll(session({ plan: optional }))).toEqual(['q2', 'q1'])
  const late = session({ plan: optional })
  late.activeMs = 0.81 * 12 * 60_000
  expect(askAll(late)).toEqual(['q2'])
})

test('a topic whose share is spent yields to the next, and what is left follows', () => {
  const state = session({
    plan: plan({
      topics: [
        topic('t1', [question('q1'), question('q2')], { budget: { turns: 1 } }),
        topic('t2', [question('q3')]),
      ],
    }),
  })
  expect(askAll(state)).toEqual(['q1', 'q3', 'q2'])
})

test('a guide with more questions than turns gets turns for all of them, unless it set a limit', () => {
  const questions = Array.from({ length: 15 }, (_, index) => question(`q${index}`))
  const topics = [topic('t1', questions)]
  const budget = { minutes: 12, turns: 8, explicit: false }
  expect(turnsAllowed(session({ plan: plan({ topics, budget }) }))).toBe(15)
  const explicit = { ...budget, explicit: true }
  expect(turnsAllowed(session({ plan: plan({ topics, budget: explicit }) }))).toBe(8)
})

test('budget used never passes 1.3 and follows whichever of turns and time is further', () => {
  const state = session()
  expect(budgetUsed(state)).toBe(0)
  state.activeMs = 6 * 60_000
  expect(budgetUsed(state)).toBe(0.5)
  state.turns = 1_000
  expect(budgetUsed(state)).toBe(1.3)
})

test("an unspent share goes to the topics that are still open, a guide's limit wins", () => {
  const state = session()
  const [first, second] = state.topics
  if (!first || !second) throw new Error('two topics')
  first.turns = 4
  expect(topicBudgetSpent(state, 't1')).toBe(false)
  first.turns = 5
  expect(topicBudgetSpent(state, 't1')).toBe(true)
  first.status = 'covered'
  first.turns = 1
  second.turns = 4
  expect(topicBudgetSpent(state, 't2')).toBe(false)
})

test('probes end at two a topic, three when deep, none where it hurts', () => {
  const of = (changes: Parameters<typeof topic>[2]) => {
    const state = session({ plan: plan({ topics: [topic('t1', [question('q1')], changes)] }) })
    ask(state)
    return probesLeft(state)
  }
  expect(of({})).toBe(2)
  expect(of({ deep: true })).toBe(3)
  expect(of({ sensitive: true })).toBe(0)
})

test('a topic of many questions has a share as large', () => {
  const many = [1, 2, 3, 4, 5, 6].map((at) => question(`m${at}`))
  const topics = [topic('t1', many), topic('t2', [question('q2')])]
  const state = session({
    plan: plan({ topics, budget: { minutes: 12, turns: 14, explicit: true } }),
  })
  const [large] = state.topics
  if (!large) throw new Error('a topic')
  large.turns = 11
  expect(topicBudgetSpent(state, 't1')).toBe(false)
  large.turns = 12
  expect(topicBudgetSpent(state, 't1')).toBe(true)
})

test('minutes that a topic still has leave room for follow-ups, minutes that are over do not', () => {
  const budget = { minutes: 10 }
  const topics = [topic('t1', [question('q1'), question('q2')], { budget })]
  const state = session({ plan: plan({ topics }) })
  ask(state)
  const [own] = state.topics
  if (!own) throw new Error('a topic')
  own.turns = 100
  expect(probesLeft(state)).toBeGreaterThan(0)
  own.activeMs = 10 * 60_000
  expect(probesLeft(state)).toBe(0)
})

test('what hurt ends all follow-ups of a small topic, and of a long list those to the next questions', () => {
  const of = (questions: number, askedSince: number) => {
    const list = Array.from({ length: questions }, (_, at) => question(`q${at}`))
    const state = session({ plan: plan({ topics: [topic('t1', list)] }) })
    ask(state)
    recordHurt(state)
    for (let at = 0; at < askedSince; at += 1) ask(state)
    return probesLeft(state) > 0
  }
  expect(of(3, 2)).toBe(false)
  expect(of(9, 1)).toBe(false)
  expect(of(9, 2)).toBe(true)
})

test('a question that stands in the guide twice is asked once, another noun makes another question', () => {
  const asked = (first: string, second: string) => {
    const topics = [
      topic('t1', [question('q1', { text: first })]),
      topic('t2', [question('q2', { text: second, must: true })]),
    ]
    const it = begun(session({ plan: plan({ topics }) }))
    while (it.session.state === 'conversation') it.exchange('We send twenty invoices a month.')
    return it.messages.flatMap(({ questionId }) => questionId ?? [])
  }
  expect(asked('What did the reminders do for you?', 'What did the reminders do for you?')).toEqual(
    ['q1'],
  )
  expect(asked('What did the reminders do for you?', 'What did the reports do for you?')).toEqual([
    'q1',
    'q2',
  ])
})
