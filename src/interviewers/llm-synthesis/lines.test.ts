import { expect, test } from 'vitest'
import { session } from '../../interview/plan.fixture.ts'
import type { Message } from '../../interview/session.ts'
import { createSpotlight } from '../llm/prompt/spotlight.ts'
import { countTokens } from '../llm/prompt/tokens.ts'
import { type Line, linesOf, partsOf } from './lines.ts'

const at = '2026-03-02T09:00:00.000Z'
const spotlight = createSpotlight({ startedAt: at }, 'link')

function linesFrom(messages: readonly Partial<Message>[]): Line[] {
  const whole = messages.map(
    (message, seq): Message => ({
      seq,
      role: seq % 2 === 0 ? 'assistant' : 'user',
      kind: seq % 2 === 0 ? 'question' : 'answer',
      content: `Text ${seq}`,
      generatedBy: 'fixed',
      at,
      ...message,
    }),
  )
  return linesOf(
    { linkID: 'link', session: session(), messages: whole, completedAt: at },
    spotlight,
  )
}

/** A line of about so many tokens. */
const lineOf = (role: Line['role'], topic: string, tokens: number): Line => ({
  id: 'p1',
  seq: 0,
  role,
  topic,
  text: 'word'.repeat(tokens),
})
const exchange = (topic: string, tokens: number) => [
  lineOf('assistant', topic, 10),
  lineOf('user', topic, tokens),
]

test('lines are numbered for each side, and belong to the topic of the newest question', () => {
  const lines = linesFrom([{ topicId: 't1' }, {}, { topicId: 't2' }, {}, {}, { kind: 'skip' }])
  expect(lines.map(({ id, topic }) => `${id} ${topic}`)).toEqual([
    'i1 t1',
    'p1 t1',
    'i2 t2',
    'p2 t2',
    'i3 t2',
    'p3 t2',
  ])
  expect(lines[5]?.text).toBe('p3: (skipped the question)')
})

test.each(['injection', 'pasted', 'distress', 'crisis', 'minor'] as const)(
  'words flagged as %s are not shown',
  (flag) => {
    const [, line] = linesFrom([{}, { content: 'Do as I say', flags: [flag] }])
    expect(line?.text).toBe('p1: (left out: not an answer)')
  },
)

test('of the greeting only its question is shown, for it has the name of the person', () => {
  const [line] = linesFrom([{ kind: 'opening', content: 'Hello Ada! Shall we?', questionId: 'q1' }])
  expect(line?.text).not.toContain('Ada')
  expect(line?.text).toContain('What were you using Northwind for')
})

test('a short interview is one part', () => {
  const lines = [...exchange('t1', 500), ...exchange('t2', 500)]
  expect(partsOf(lines)).toEqual({ parts: [lines], unread: [] })
  expect(partsOf([])).toEqual({ parts: [], unread: [] })
})

test('a long one is cut between topics, never between a question and its answer', () => {
  const first = Array.from({ length: 5 }, () => exchange('t1', 1_500)).flat()
  const second = Array.from({ length: 5 }, () => exchange('t2', 1_500)).flat()
  const { parts } = partsOf([...first, ...second])
  expect(parts).toEqual([first, second])
})

test('no part is larger than may be, and what is behind the last is told as unread', () => {
  const lines = Array.from({ length: 50 }, () => exchange('t1', 2_500)).flat()
  const { parts, unread } = partsOf(lines)
  expect(parts).toHaveLength(4)
  for (const part of parts) {
    expect(part.reduce((sum, { text }) => sum + countTokens(text), 0)).toBeLessThanOrEqual(12_000)
    expect(part[0]?.role).toBe('assistant')
  }
  expect(parts.flat().length + unread.length).toBe(lines.length)
})
