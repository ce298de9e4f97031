import { expect, test } from 'vitest'
import { whySwapped } from '../gates/swapped.ts'
import { session as newSession, plan, question, topic } from '../plan.fixture.ts'
import { begun, proposal, type Walk } from '../walk.fixture.ts'
import { followUpsLeft, mustAsksLeft } from './progress.ts'

const topics = [
  topic('t1', [question('q1')]),
  topic('t2', [question('q2', { must: true }), question('q3', { verbatim: true })]),
]

function byModel(budget = { minutes: 30, turns: 10, explicit: true }): Walk {
  return begun(newSession({ interviewer: 'p/m', plan: plan({ topics, budget }) }))
}

const asks = (text: string) => ({ reply: { ack: null, question: text } })
const told = (count: number) =>
  `On day ${count} the shelf ${'abcdefghijkl'[count]} stood empty again.`

function probe(it: Walk, count: number) {
  return it.exchange(told(count), {
    action: 'probe',
    probeKind: 'detail',
    ...asks(`What did shelf number ${count} look like?`),
  })
}

test('a model follows up in one topic for as long as every must-ask still fits', () => {
  const it = byModel()
  let probes = 0
  while (followUpsLeft(it.session) > 0) {
    probe(it, probes)
    expect(it.newest().kind).toBe('probe')
    probes += 1
  }
  // Of ten turns the opening has one and the must-ask keeps one.
  expect(probes).toBe(8)
  expect(mustAsksLeft(it.session).map(({ question }) => question.id)).toEqual(['q2'])
})

test('minutes end follow-ups too, at the pace of the talk', () => {
  const it = byModel({ minutes: 4, turns: 40, explicit: true })
  for (let count = 0; count < 4; count += 1) probe(it, count)
  // At 20 s an event nearly three minutes are gone: a turn or two are left, and the must-ask needs one.
  expect(followUpsLeft(it.session)).toBe(1)
})

test('a limit that the guide set for a topic, and where it hurts, end them sooner', () => {
  const limited = [topic('t1', [question('q1')], { budget: { turns: 1 } }), ...topics.slice(1)]
  const it = begun(newSession({ interviewer: 'p/m', plan: plan({ topics: limited }) }))
  expect(followUpsLeft(it.session)).toBe(0)
  const hurt = [topic('t1', [question('q1')], { sensitive: true }), ...topics.slice(1)]
  const other = begun(newSession({ interviewer: 'p/m', plan: plan({ topics: hurt }) }))
  expect(followUpsLeft(other.session)).toBe(0)
})

function why(it: Walk, changes: Parameters<typeof proposal>[0]) {
  return whySwapped(it.session, it.messages, proposal(changes))
}

test('what cannot be done now is told with the way out', () => {
  const it = byModel({ minutes: 30, turns: 2, explicit: true })
  it.answer('It was empty.')
  const none = 'What did the shelf look like then?'
  expect(why(it, { action: 'probe', ...asks(none) })).toBe(
    'No follow-up is possible here any more. q2 must still be asked. Ask a planned question with "next". Allowed now: next, rephrase, redirect, answer_meta, confirm_end.',
  )
  expect(why(it, { action: 'close' })).toContain('too early to close: q2')
  expect(why(it, { action: 'rephrase' })).toContain('"question" is empty')
  expect(why(it, { action: 'next', questionId: 'q2', ...asks(none) })).toContain('no wording of q2')
  expect(why(it, { action: 'next', questionId: 'q2' })).toBeNull()
})

test('what is done as proposed, and what care asks for, is nobody told', () => {
  const it = byModel()
  it.answer('It was empty.')
  expect(why(it, { action: 'probe', ...asks('What did the shelf look like?') })).toBeNull()
  expect(why(it, { action: 'probe', flags: ['distress'] })).toBeNull()
  expect(why(it, { action: 'confirm_end' })).toBeNull()
})

test('a planned question in place of what was proposed is nobody’s but the engine’s', () => {
  const it = byModel({ minutes: 30, turns: 2, explicit: true })
  it.answer('It was empty.')
  it.propose({ action: 'probe', ...asks('What did the shelf look like then?') }, 'llm')
  expect(it.newest()).toMatchObject({ kind: 'question', questionId: 'q2', generatedBy: 'fixed' })
})
