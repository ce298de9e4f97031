import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Snapshot } from '../../src/contract/participant.ts'
import { databases, newDataFile } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { serve } from '../trust/served.ts'
import { written } from './given.ts'
import { type ModelServer, type Play, startModelServer } from './model-server.ts'

const metricsToken = 'a-token-for-metrics'
const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const unauthorized: Play = { type: 'status', status: 401 }

let server: ModelServer
let service: TestService | null = null
beforeAll(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await service?.close()
  service = null
})
afterAll(() => server.close())

/** The settings of a model of the double's, as environment variables. */
function settings(more: Record<string, string> = {}): Record<string, string> {
  return {
    COLLOQUY_MODEL: 'openai-compatible/llama3.1',
    COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
    COLLOQUY_MODEL_KEY: 'wrong',
    ...more,
  }
}

async function start(databaseURL = 'file::memory:', more: Record<string, string> = {}) {
  const { model } = readConfig(settings(more))
  service = await startService(databaseURL, { config: { model, metricsToken } })
  return { service, token: await service.newToken() }
}

async function newInterview({ url }: TestService, token: string, interviewer?: string) {
  const body = { productID: 'p', interviewName: 'n', guidelines, interviewer }
  const added = await call(`${url}/v1/interviews/addOne`, { token, body })
  expect(added.status, added.text).toBe(200)
  const { interviewID } = added.json.result
  const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, { token })
  const link = String(made.json.result[0])
  return { interviewID, link, linkID: link.split('/').at(-1) ?? '' }
}

async function read({ url }: TestService, token: string, path: string) {
  return (await call(`${url}/v1/${path}`, { token })).json.result
}

async function countFallbacks({ url }: TestService): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  const found = text.matchAll(/^colloquy_fallback_turns_total\{why="(.*)"\} (\d+)$/gm)
  return Object.fromEntries([...found].map(([, why, turns]) => [why, Number(turns)]))
}

describe.each(databases)('a model whose server answers 401, on $name', ({ open }) => {
  test('is told of in a sentence, interviews go on, and each turn is counted with why', async () => {
    server.play(() => unauthorized)
    const { service, token } = await start(await open())
    const sentence = /^The server at 127\.0\.0\.1:\d+ does not accept the key in COLLOQUY_MODEL_KEY/
    expect(await service.checkModels()).toMatch(sentence)
    const { interviewers, modelProblem } = await read(service, token, 'organization/getSettings')
    expect(modelProblem).toMatch(sentence)
    expect(interviewers).toEqual(['builtin', 'openai-compatible/llama3.1'])

    const { interviewID, link, linkID } = await newInterview(service, token)
    const last = await takeInterview(link, answers)
    expect(last.phase).toBe('done')
    const own = await read(service, token, `invites/getReport?linkID=${linkID}`)
    const all = await read(service, token, `interviews/getReport?interviewID=${interviewID}`)
    const kept = await service.store.findParticipation({ linkID })
    const spoken = kept?.messages.filter(({ generatedBy }) => generatedBy === 'builtin') ?? []
    expect(spoken.length).toBeGreaterThan(3)
    const told: { why: string; turns: number }[] = own.fallbacks
    // The last of these turns is the one that ends the questions.
    expect(told.reduce((sum, { turns }) => sum + turns, 0)).toBe(spoken.length + 1)
    expect(told.map(({ why }) => why).sort()).toEqual(['breaker', 'http_401'])
    expect(all.fallbacks).toEqual(told)
    const counted = await countFallbacks(service)
    expect(counted).toEqual(Object.fromEntries(told.map(({ why, turns }) => [why, turns])))
  })
})

test('a key that is put right takes the sentence away with the next call', async () => {
  server.play(() => unauthorized)
  const { service, token } = await start()
  await service.checkModels()
  server.play(() => ({ type: 'write', text: '{"ready": true}' }))
  expect(await service.checkModels()).toBeNull()
  expect(await read(service, token, 'organization/getSettings')).not.toHaveProperty('modelProblem')
})

test('an interview may choose among the models that are set up, and no other', async () => {
  server.play(({ body }) => ({ type: 'status', status: body.model === 'mistral' ? 401 : 404 }))
  const { service, token } = await start(undefined, {
    COLLOQUY_MODELS: 'openai-compatible/mistral',
    COLLOQUY_MODEL_READ: 'openai-compatible/qwen',
  })
  const { interviewers } = await read(service, token, 'organization/getSettings')
  expect(interviewers.slice(1)).toEqual(['openai-compatible/llama3.1', 'openai-compatible/mistral'])
  const { link } = await newInterview(service, token, 'openai-compatible/mistral')
  await takeInterview(link, answers)
  const asked = () => new Set(server.requests.map(({ body }) => body.model))
  expect(asked()).toContain('mistral')
  expect(asked()).not.toContain('llama3.1')
  // Read by the model that reads, whoever of its provider conducted.
  await eventually(async () => (asked().has('qwen') ? true : null))
  const body = { productID: 'p', interviewName: 'n', guidelines, interviewer: 'openai/gpt' }
  const refused = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  expect(refused.status).toBe(400)
  expect(refused.json.message).toMatch(/builtin, .*llama3\.1 or .*mistral\.$/)
})

test('a slow model conducts where patience allows, and no call waits longer than it may', async () => {
  const question = 'How did you notice that a client had been billed twice?'
  const reply = written({ action: 'probe', reply: { ack: null, question } })
  server.play((_, count) =>
    count === 1 ? { type: 'write', text: reply, afterMs: 14_500 } : unauthorized,
  )
  const { service, token } = await start(undefined, { COLLOQUY_MODEL_SECONDS: '20' })
  const { link } = await newInterview(service, token)
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true, locale: 'en' })
  const begun = await browser.send({ type: 'onboard' })
  const asked = performance.now()
  const answered = await browser.answer(answers[0] ?? '', begun.json.result.expects.after)
  expect(answered.status).toBe(200)
  expect(performance.now() - asked).toBeLessThan(13_000)
  const waiting: Snapshot = answered.json.result
  expect(waiting.phase).toBe('conversation')
  expect(waiting.expects).toBeUndefined()
  const snapshot = await eventually<Snapshot>(async () => {
    const { result } = (await browser.state()).json
    return result.expects ? result : null
  })
  expect(snapshot.conversation.at(-1)?.content).toContain(question)
  expect(await countFallbacks(service)).toEqual({})
}, 40_000)

test('a service that is stopped waits for no slow model, and leaves nobody without a reply', async () => {
  server.play(() => ({ type: 'hang' }))
  const file = newDataFile()
  const { service: first, token } = await start(file, { COLLOQUY_MODEL_SECONDS: '100' })
  const { link, linkID } = await newInterview(first, token)
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true, locale: 'en' })
  const begun = await browser.send({ type: 'onboard' })
  await browser.answer(answers[0] ?? '', begun.json.result.expects.after)
  await first.close()
  service = await startService(file)
  const kept = await service.store.findParticipation({ linkID })
  expect(kept?.messages.at(-1)).toMatchObject({
    generatedBy: 'builtin',
    fallbackReason: 'stopping',
  })
}, 40_000)

test('a start says in a sentence that the model does not answer, and serves all the same', async () => {
  server.play(() => unauthorized)
  const running = await serve({ databaseURL: newDataFile(), env: settings() })
  await eventually(async () =>
    /\(401\)\. Until that is put right, the built-in/.test(running.output()) ? true : null,
  )
  expect((await fetch(`${running.url}/ready`)).status).toBe(200)
  expect(running.output()).not.toContain('wrong')
  await running.end('SIGTERM')
}, 60_000)

test('a start that is asking a model which says nothing ends in order when it is told to', async () => {
  server.play(() => ({ type: 'hang' }))
  const env = settings({ COLLOQUY_MODEL_SECONDS: '120' })
  const running = await serve({ databaseURL: newDataFile(), env })
  await eventually(async () => (server.requests.length > 0 ? true : null))
  const begun = performance.now()
  expect(await running.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(running.output()).not.toContain('does not answer')
}, 60_000)

test('`model check` says of each model whether it answers, and fails where one does not', async () => {
  server.play(({ body }) =>
    body.model === 'qwen' ? { type: 'write', text: '{"ready": true}' } : unauthorized,
  )
  const check = (more: Record<string, string>) =>
    promisify(execFile)(process.execPath, [program, 'model', 'check'], {
      env: { PATH: process.env.PATH, ...more },
    })
  const failed: { code: number; stdout: string; stderr: string } = await check(
    settings({ COLLOQUY_MODEL_READ: 'openai-compatible/qwen' }),
  ).then(
    () => expect.fail('it should end with 1'),
    (error) => error,
  )
  expect(failed.code).toBe(1)
  expect(failed.stdout).toMatch(/does not accept the key in COLLOQUY_MODEL_KEY/)
  expect(failed.stdout).toMatch(/^openai-compatible\/qwen answers in [\d.]+ s, asked by schema\.$/m)
  expect(failed.stderr).toMatch(/^Until that is put right/)
  const { stdout } = await check(settings({ COLLOQUY_MODEL: 'openai-compatible/qwen' }))
  expect(stdout).toMatch(/^openai-compatible\/qwen answers/)
}, 60_000)
