import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Plan } from '../../src/guide/plan.ts'
import { plan as newPlan, question, topic } from '../../src/interview/plan.fixture.ts'
import type { SpendLimits } from '../../src/interviewers/llm/spending/spending.ts'
import { answers } from '../start.ts'
import { conduct } from './conduct.ts'
import { interviewerOf, unlimited, written } from './given.ts'
import { inputTokens, type ModelServer, outputTokens, startModelServer } from './model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const subjects = ['invoices', 'taxes', 'clients', 'exports', 'printing', 'payroll', 'receipts']
const more = ['archives', 'deadlines', 'travel', 'loans', 'stock', 'orders', 'refunds', 'audits']

/** A plan of so many must-asks that no budget ends it early. */
function longPlan(): Plan {
  const questions = [...subjects, ...more].map((subject, at) =>
    question(`q${at + 1}`, { text: `How do you deal with ${subject} today?`, must: true }),
  )
  return newPlan({
    topics: [topic('t1', questions)],
    budget: { minutes: 60, turns: 40, explicit: true },
  })
}

const onwards = written({ action: 'next', probeKind: null, reply: { ack: null, question: '' } })

async function conductWith(limits: Partial<SpendLimits> = {}) {
  const { interviewer } = interviewerOf(server.access('openai-compatible'), {
    limits: { ...unlimited, ...limits },
  })
  const conducted = await conduct(interviewer, longPlan(), answers)
  // The follow-up to what is put right at the recap is the engine's own.
  const said = conducted.messages.filter(
    ({ kind, generatedBy }) => kind === 'question' || (kind === 'probe' && generatedBy !== 'fixed'),
  )
  return { ...conducted, said, calls: server.requests.length }
}

test('a failing model is left alone for three turns, tried again, and given up after three rounds', async () => {
  server.play(() => ({ type: 'write', text: '' }))
  const { said, session, calls, fallbacks } = await conductWith()
  const reasons = said.map(({ fallbackReason }) => fallbackReason)
  const pause = ['breaker', 'breaker', 'breaker']
  const expected = ['empty', 'empty', ...pause, 'empty', ...pause, 'empty', ...pause, ...pause]
  expect(reasons.slice(0, expected.length)).toEqual(expected)
  expect(new Set(reasons.slice(10))).toEqual(new Set(['breaker']))
  expect(calls).toBe(4)
  expect(fallbacks).toEqual(Array(4).fill('openai-compatible/llama3.1'))
  expect(session.breaker.cycles).toBe(3)
  expect(session.endReason).toBe('finished')
})

test('a model that recovers goes on where the built-in interviewer stood', async () => {
  server.play((_, count) => ({ type: 'write', text: count <= 2 ? '' : onwards }))
  const { said, session } = await conductWith()
  const by = said.map(({ generatedBy }) => generatedBy)
  expect(by.slice(0, 5)).toEqual(Array(5).fill('builtin'))
  expect(new Set(by.slice(5))).toEqual(new Set(['llm']))
  expect(session.breaker).toMatchObject({ fails: 0, cycles: 1 })
  const asked = said.flatMap(({ kind, questionId }) => (kind === 'question' ? [questionId] : []))
  expect(new Set(asked).size).toBe(asked.length)
})

test('what failed attempts used up is counted with the reply spoken in their place', async () => {
  server.play(() => ({ type: 'write', text: '' }))
  const { said, session, calls } = await conductWith()
  expect(said.filter(({ usage }) => usage)).toHaveLength(calls)
  expect(session.spent).toEqual({
    inputTokens: calls * inputTokens,
    outputTokens: calls * outputTokens,
  })
})

test('an interview that has used up its tokens goes on without the model', async () => {
  server.play(() => ({ type: 'write', text: onwards }))
  const perCall = inputTokens + outputTokens
  const { said, session, calls } = await conductWith({ tokensPerInterview: 3 * perCall - 1 })
  expect(calls).toBe(3)
  expect(said.slice(0, 4).map(({ generatedBy }) => generatedBy)).toEqual([
    'llm',
    'llm',
    'llm',
    'builtin',
  ])
  expect(said[3]?.fallbackReason).toBe('spend_limit')
  expect(session.endReason).toBe('finished')
})

test('a limit in USD holds as well', async () => {
  server.play(() => ({ type: 'write', text: onwards }))
  // 1,200 tokens in and 80 out cost 0.0032.
  const limits = { price: { input: 2, output: 10 }, usdPerInterview: 0.005 }
  const { calls, session } = await conductWith(limits)
  expect(calls).toBe(2)
  expect(session.spent?.costUSD).toBeCloseTo(0.0064)
})
