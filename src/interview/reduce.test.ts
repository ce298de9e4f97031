import { expect, test } from 'vitest'
import { plan, question, session, topic } from './plan.fixture.ts'
import { expects, minutesLeft, phaseOf, progressOf } from './questions/expects.ts'
import { begun, walk } from './walk.fixture.ts'

const long = 'We used it every Friday to send invoices to our forty regular customers'

test('the opening says who asks, how long it takes, and asks the first question', () => {
  const it = walk(session())
  it.take({ type: 'onboard', fields: { name: 'Maria Silva' } })
  expect(it.newest().kind).toBe('opening')
  expect(it.newest().content).toBe(
    "Hello Maria, and thank you for taking the time. I'm an automated interviewer asking on behalf of Northwind Traders. This takes about 7 minutes. There are no right or wrong answers. You can skip any question and stop whenever you like. To begin: What were you using Northwind for when you first started?",
  )
  expect(expects(it.session, it.messages)).toEqual({ type: 'answer', after: 0 })
})

test('nothing of what the guide is after is said in the opening', () => {
  const it = begun(session())
  expect(it.newest().content).not.toMatch(/churn|price/)
})

test('an interview goes from its questions over recap and verdict to the end', () => {
  const it = begun(session())
  it.exchange(long)
  it.exchange('Today I type every invoice by hand into a spreadsheet')
  it.exchange('When they doubled the number of clicks in October')
  expect(it.newest().content).toBe(
    'Before we finish, here is what I noted: “We used it every Friday to send invoices to our forty regular customers”, “Today I type every invoice by hand into a spreadsheet”, “When they doubled the number of clicks in October”. What did I miss or get wrong?',
  )
  expect(phaseOf(it.session)).toBe('conversation')
  it.answer('Nothing, that is right')
  expect(phaseOf(it.session)).toBe('verdict')
  expect(expects(it.session, it.messages)).toEqual({ type: 'verdict', after: it.newest().seq })
  expect(it.newest().content).toContain('how do you feel about Northwind today')
  it.take({ type: 'verdict', score: 2, text: 'Mostly annoyed' })
  expect(it.session.verdict).toEqual({ score: 2, text: 'Mostly annoyed' })
  expect(it.newest().kind).toBe('closing')
  expect(it.last?.effects).toEqual([{ type: 'complete', reason: 'finished' }])
  expect(phaseOf(it.session)).toBe('done')
  expect(progressOf(it.session)).toBe(1)
  expect(minutesLeft(it.session)).toBe(0)
})

test('every planned question can be skipped, and the next one follows without an interviewer', () => {
  const it = begun(
    session({ plan: plan({ topics: [topic('t1', [question('q1'), question('q2')])] }) }),
  )
  expect(it.skip().effects).toEqual([])
  expect(it.session.topics[0]?.refused).toEqual(['q1'])
  expect(it.newest().questionId).toBe('q2')
  it.skip()
  expect(it.newest().kind).toBe('verdict')
})
