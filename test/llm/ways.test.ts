import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkModel } from '../../src/interviewers/llm/calls/check-model.ts'
import { type ProviderName, providerNames } from '../../src/interviewers/llm/calls/model-name.ts'
import { createModelState } from '../../src/interviewers/llm/calls/model-state.ts'
import { problemOf } from '../../src/interviewers/llm/calls/problem.ts'
import type { Access } from '../../src/interviewers/llm/calls/providers.ts'
import { withoutThinking } from '../../src/interviewers/llm/calls/without-thinking.ts'
import { answered, contextOf, interviewerOf, outcomeOf, unlimited, written } from './given.ts'
import {
  inputTokens,
  type ModelServer,
  outputTokens,
  type Play,
  startModelServer,
} from './model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const good: Play = { type: 'write', text: written() }
const ready: Play = { type: 'write', text: '{"ready": true}' }
const question = 'What did you do right after the tax column was lost?'

/** One proposal of a new interviewer with this access. */
async function propose(access: Access, changes: Parameters<typeof interviewerOf>[1] = {}) {
  const { interviewer } = interviewerOf(access, changes)
  return await outcomeOf(interviewer.propose(contextOf(answered())))
}

describe.each(providerNames)('a model of %s', (protocol) => {
  test('its thinking aloud is taken off, braces and all', async () => {
    server.play(() => ({
      type: 'write',
      text: `<think>Perhaps {"action": "close"}?</think>\n\`\`\`json\n${written()}\n\`\`\``,
    }))
    const { proposal } = await propose(server.access(protocol))
    expect(proposal?.reply.question).toBe(question)
    expect(server.requests).toHaveLength(1)
  })

  test('what its provider had kept costs what that costs', async () => {
    const cached = { read: 800, written: protocol === 'anthropic' ? 200 : 0 }
    server.play(() => ({ type: 'write', text: written(), cached }))
    const price = { input: 1, output: 5, cached: 0.1 }
    const limits = { ...unlimited, price }
    const { proposal } = await propose(server.access(protocol), { limits })
    const fresh = inputTokens - cached.read - cached.written
    const cost = fresh + 1.25 * cached.written + 0.1 * cached.read + 5 * outputTokens
    expect(proposal).toMatchObject({ usage: { inputTokens, outputTokens } })
    const { costUSD } = (proposal as { usage?: { costUSD: number } }).usage ?? {}
    expect(costUSD).toBeCloseTo(cost / 1_000_000, 9)
  })

  test('a word is enough to learn that it can be used', async () => {
    server.play(() => ready)
    expect(await check(protocol)).toBeNull()
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.text.length).toBeLessThan(1_500)
  })

  test.each([
    [{ type: 'status', status: 401 }, /does not accept the key in [A-Z_]+ for .* \(401\)\.$/],
    [{ type: 'status', status: 404 }, /knows no model named .*, or the address is wrong \(404\)/],
    [{ type: 'status', status: 429 }, /takes no more calls of .* for now \(429\)/],
    [{ type: 'write', text: 'Yes, I am ready!' }, /not in the shape it is asked for/],
    [{ type: 'write', text: '' }, /answers with nothing/],
    [{ type: 'page' }, /no reply of a model: the address may be wrong/],
    [{ type: 'hang' }, /does not answer for .* in the time of COLLOQUY_MODEL_SECONDS/],
    [{ type: 'reset' }, /cannot be reached/],
  ] satisfies [Play, RegExp][])(
    'what is wrong with it is told in a sentence: %o',
    async (play, sentence) => {
      server.play(() => play)
      const why = await check(protocol, play.type === 'hang' ? 200 : 5_000)
      const told = problemOf(server.access(protocol), why ?? '')
      expect(told).toMatch(sentence)
      expect(told).not.toContain('key-of')
    },
  )
})

function check(protocol: ProviderName, ms = 5_000): Promise<string | null> {
  return checkModel(server.access(protocol), { ms, now: () => new Date() })
}

test('a reasoning model of OpenAI is asked for its effort and for no summary of its thoughts', async () => {
  server.play(() => good)
  const access: Access = { ...server.access('openai'), model: 'gpt-5-mini', effort: 'low' }
  await propose(access)
  expect(server.requests[0]?.body.reasoning).toEqual({ effort: 'low' })
  // Thinking takes room of its own.
  expect(server.requests[0]?.body.max_output_tokens).toBe(6_000)
  await propose({ ...access, effort: 'none' })
  expect(server.requests[1]?.body.reasoning).toEqual({ effort: 'minimal' })
})

test('a server of your own is told an effort only where one is set, and does without where it refuses', async () => {
  server.play(({ body }) => (body.reasoning_effort ? { type: 'status', status: 400 } : good))
  const access = server.access('openai-compatible')
  expect((await propose(access)).proposal).not.toBeNull()
  expect(server.requests).toHaveLength(1)
  server.requests.length = 0
  const { interviewer } = interviewerOf({ ...access, effort: 'high' })
  for (const _ of [1, 2]) await interviewer.propose(contextOf(answered()))
  const asked = server.requests.map(({ body }) => [body.reasoning_effort, !!body.response_format])
  expect(asked).toEqual([
    ['high', true],
    [undefined, true],
    [undefined, true],
  ])
})

test.each([
  ['json', 'json_object'],
  ['plain', undefined],
] as const)('a model is asked by %s from the first where that is set', async (output, type) => {
  server.play(() => good)
  await propose({ ...server.access('openai-compatible'), output })
  expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual([type])
})

test('a server that answers errors to a schema is asked otherwise from the next turn on', async () => {
  server.play(({ body }) =>
    body.response_format?.type === 'json_schema' ? { type: 'status', status: 500 } : good,
  )
  const { interviewer } = interviewerOf(server.access('openai-compatible'))
  const first = await outcomeOf(interviewer.propose(contextOf(answered())))
  expect(first.why).toBe('http_500')
  const second = await outcomeOf(interviewer.propose(contextOf(answered())))
  expect(second.proposal?.reply.question).toBe(question)
  expect(server.requests).toHaveLength(3)
})

test('an error after good replies is an error, and no reason to ask otherwise', async () => {
  server.play((_, count) => (count === 2 || count === 3 ? { type: 'status', status: 500 } : good))
  const { interviewer } = interviewerOf(server.access('openai-compatible'))
  for (let turn = 0; turn < 3; turn += 1) {
    await outcomeOf(interviewer.propose(contextOf(answered())))
  }
  const formats = server.requests.map(({ body }) => body.response_format?.type)
  expect(new Set(formats)).toEqual(new Set(['json_schema']))
})

test('a model that refuses every way is asked in one from then on', async () => {
  server.play(() => ({ type: 'status', status: 400 }))
  const { interviewer } = interviewerOf(server.access('openai-compatible'))
  for (let turn = 0; turn < 3; turn += 1) {
    const { why } = await outcomeOf(interviewer.propose(contextOf(answered())))
    expect(why).toBe('http_400')
  }
  expect(server.requests).toHaveLength(3 + 1 + 1)
})

test('what the check found out holds for interviews too', async () => {
  server.play(({ body }) => {
    if (body.response_format) return { type: 'status', status: 500 }
    return body.messages.at(-1).content.includes('ready') ? ready : good
  })
  const access = server.access('openai-compatible')
  const state = createModelState(access)
  expect(await checkModel(access, { ms: 5_000, now: () => new Date(), state })).toBeNull()
  server.play(() => good)
  await propose(access, { state })
  expect(server.requests[0]?.body.response_format).toBeUndefined()
})

test('how a model stands is what became of its newest call', async () => {
  const access = server.access('google')
  const state = createModelState(access)
  const { interviewer } = interviewerOf(access, { state })
  const turn = () => outcomeOf(interviewer.propose(contextOf(answered())))
  expect(state.whyNot()).toBeNull()
  server.play(() => ({ type: 'status', status: 401 }))
  await turn()
  expect(state.whyNot()).toBe('http_401')
  server.play(() => good)
  await turn()
  expect(state.whyNot()).toBeNull()
})

test.each([
  ['<think>a {"b": 1}</think>{"c": 2}', '{"c": 2}'],
  ['so, first … </think>\n\n{"c": 2}', '{"c": 2}'],
  ['<think>that never ends {"b": 1}', ''],
  ['{"reply": "They wrote </think> there."}', '{"reply": "They wrote </think> there."}'],
  ['<thinking>x</thinking>```json\n{}\n```', '```json\n{}\n```'],
])('thinking is taken off: %s', (text, rest) => {
  expect(withoutThinking(text)).toBe(rest)
})
