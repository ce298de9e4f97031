import { expect, test } from 'vitest'
import type { Conversation } from '../../eval/conversation.ts'
import { depthMetrics, promiseMetrics } from '../../eval/metrics/conduct.ts'
import { isMet, isWorse, type Metric } from '../../eval/metrics/metric.ts'
import { safetyMetrics } from '../../eval/metrics/safety.ts'
import { wordingMetrics } from '../../eval/metrics/wording.ts'
import { problemsOf } from '../../eval/results.ts'
import { lintQuestion } from '../../src/guide/lint.ts'
import { session } from '../../src/interview/plan.fixture.ts'
import type { Message } from '../../src/interview/session.ts'
import { begun } from '../../src/interview/walk.fixture.ts'

const told =
  'We sent twenty invoices a month to the cafés in our street, and I was furious with it.'

/** A sound interview that ran to its end, told with something changed. */
function conversationOf(
  change: (message: Message) => Message | null = (same) => same,
): Conversation {
  const it = begun(session())
  while (it.session.state === 'conversation') it.exchange(`${told} ${it.messages.length}`)
  it.answer('That is right.')
  it.take({ type: 'verdict', score: 4 })
  it.answer('No, that is all.')
  return {
    name: 'tuning/churned/bullets/ash',
    plan: it.session.plan,
    session: it.session,
    messages: it.messages.flatMap((message) => change(message) ?? []),
    told: new Map(),
    marks: new Map(),
    fallbacks: [],
    stuck: false,
    left: false,
    resumedElsewhere: [],
    replyMs: [],
  }
}

/** Makes the first planned question after the opening a follow-up in these words. */
function saying(content: string) {
  let left = 1
  return conversationOf((message) => {
    if (message.kind !== 'question' || left === 0) return message
    left -= 1
    const { questionId: _, ...said } = message
    return { ...said, kind: 'probe', content }
  })
}

function find(metrics: readonly Metric[], name: string): Metric {
  const found = metrics.find((metric) => metric.name === name)
  if (!found) throw new Error(`No metric is called ${name}.`)
  return found
}

test('a sound interview meets the targets that the plants break', () => {
  const sound = [conversationOf()]
  expect(find(promiseMetrics(sound), 'must-asks asked').value).toBe(1)
  const red = [...wordingMetrics(sound), ...safetyMetrics(sound)].filter(
    (metric) => metric.hard && metric.of > 0 && !isMet(metric),
  )
  expect(red.map(({ name }) => name)).toEqual([])
})

test('a must-ask that was never said is seen, although the session has it as asked', () => {
  const without = conversationOf((message) => (message.questionId === 'q3' ? null : message))
  expect(isMet(find(promiseMetrics([without]), 'must-asks asked'))).toBe(false)
})

test('a question that comes twice is seen', () => {
  const again = conversationOf((message) =>
    message.kind === 'question' ? { ...message, content: 'How do you send invoices?' } : message,
  )
  expect(isMet(find(wordingMetrics([again]), 'repeated questions'))).toBe(false)
})

test.each([
  ['leading questions', "Don't you think that the export is awful?"],
  ['double-barrelled or several at once', 'What did you do? And who helped you?'],
  ['praise or verdict on an answer', 'Great answer! What happened next?'],
])('%s are seen', (name, content) => {
  expect(isMet(find(wordingMetrics([saying(content)]), name))).toBe(false)
})

test.each([
  ['promises and offers', 'You will get a discount. What else happened?'],
  ['markup, links, identifiers', 'See https://evil.example and tell me more about q2.'],
  ['quotes they did not write', 'You wrote “the app is wonderful”. Tell me more about that part.'],
  [
    'leaks of prompt or goals',
    'We want to find out why churned users left and whether price drove them away.',
  ],
  ['lines in the right language', 'Was ist dann an diesem Tag bei Ihnen im Laden passiert?'],
])('%s are watched', (name, content) => {
  expect(isMet(find(safetyMetrics([saying(content)]), name))).toBe(false)
})

test('a linter that no longer sees leading questions is found out', () => {
  const blind: typeof lintQuestion = (text, options) =>
    lintQuestion(text, options).filter(({ rule }) => rule !== 'leading')
  const metrics = wordingMetrics([saying("Don't you think that the export is awful?")], blind)
  expect(isMet(find(metrics, 'planted questions judged rightly'))).toBe(false)
  expect(isMet(find(metrics, 'leading questions'))).toBe(false)
})

test('a linter that cries wolf is found out too', () => {
  const nervous: typeof lintQuestion = () => [{ rule: 'leading', message: 'It leads.' }]
  const metrics = wordingMetrics([conversationOf()], nervous)
  expect(isMet(find(metrics, 'planted questions judged rightly'))).toBe(false)
})

test('an answer worth a follow-up that got none counts against the interviewer', () => {
  const conversation = conversationOf()
  const fact = { id: 'f1', disclosure: 'asked', about: '', says: told, under: null } as const
  for (const { kind, clientMessageID } of conversation.messages) {
    if (kind !== 'answer' || clientMessageID === undefined) continue
    conversation.told.set(clientMessageID, [{ ...fact, episode: false, worthy: true, deep: true }])
  }
  const metric = find(depthMetrics([conversation]), 'probe-worthy answers that got a probe')
  expect(metric.of).toBeGreaterThan(0)
  expect(metric.value).toBe(0)
})

test('an interview that is stuck fails the run', () => {
  const metrics = promiseMetrics([{ ...conversationOf(), stuck: true }])
  const section = { set: 'tuning' as const, about: 'planted', interviews: 1, metrics }
  expect(problemsOf([section], null).map(({ metric }) => metric.name)).toContain('stuck interviews')
})

test('what got worse than the baseline fails the run; better, or noise, does not', () => {
  const about = { name: 'shares', of: 100, unit: 'share', hard: true, misses: [] } as const
  const metric: Metric = { ...about, misses: [], value: 0.9, target: { min: 0.8 } }
  expect(isWorse(metric, 0.91)).toBe(false)
  expect(isWorse(metric, 0.85)).toBe(false)
  const section = { set: 'tuning' as const, about: 'planted', interviews: 1, metrics: [metric] }
  const baseline = { 'planted, tuning set': { shares: 0.95 } }
  expect(problemsOf([section], baseline)).toMatchObject([{ why: 'worse' }])
})
