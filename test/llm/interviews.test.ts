import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Snapshot } from '../../src/contract/participant.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import { readSession } from '../../src/service/taking-part/stored-session.ts'
import {
  answers,
  call,
  details,
  guidelines,
  openLink,
  startService,
  type TestService,
} from '../start.ts'
import { interviewerOf, written } from './given.ts'
import {
  inputTokens,
  type ModelServer,
  outputTokens,
  type Play,
  type Script,
  startModelServer,
} from './model-server.ts'

type Conversation = { said: string[]; messages: Message[]; session: Session }

/** Most events that an interview may take to its end. */
const eventsMax = 60
const patient = { firstMs: 10_000, mendMs: 10_000, totalMs: 20_000 }
/** Where some calls hang. */
const hurried = { firstMs: 400, mendMs: 300, totalMs: 600 }

/** Follow-ups that a careful model could ask, none like another. */
const followUps = [
  'What happened first that day?',
  'How did you notice the missing numbers?',
  'Tell me about the moment the client called.',
  'What else had you tried by then?',
  'Who was involved in sorting it out?',
  'What does a normal quarter look like for you?',
  'How do you keep track of it now?',
  'What changed in your routine afterwards?',
]

/** A model that follows up and goes on in turn. */
const careful: Script = (_, count) => ({
  type: 'write',
  text:
    count % 2 === 1
      ? written({
          reply: { ack: null, question: followUps[(count >> 1) % followUps.length] ?? '' },
        })
      : written({ action: 'next', probeKind: null, reply: { ack: 'I see.', question: '' } }),
})

const faults: [string, Play][] = [
  ['writes no JSON', { type: 'write', text: 'What would you like to talk about?' }],
  ['writes nothing', { type: 'write', text: '' }],
  ['breaks off in the middle of its JSON', { type: 'write', text: written().slice(0, 80) }],
  ['refuses', { type: 'refuse' }],
  ['is unauthorized', { type: 'status', status: 401 }],
  ['is limited', { type: 'status', status: 429, headers: { 'retry-after': '30' } }],
  ['fails', { type: 'status', status: 500 }],
  ['is overloaded', { type: 'status', status: 529 }],
  ['hangs', { type: 'hang' }],
  ['cuts its answer off', { type: 'cut' }],
  ['drops the connection', { type: 'reset' }],
  ['writes a megabyte', { type: 'write', text: 'word '.repeat(200_000) }],
  [
    'leads',
    {
      type: 'write',
      text: written({ reply: { ack: null, question: "Don't you think it should be cheaper?" } }),
    },
  ],
  ['asks the same again and again', { type: 'write', text: written() }],
  [
    'wants to end at once',
    { type: 'write', text: written({ action: 'close', reply: { ack: 'Bye.', question: '' } }) },
  ],
]

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

describe('an interview that a model conducts', () => {
  let service: TestService
  let token: string
  const patience = { ...patient }
  beforeEach(async () => {
    Object.assign(patience, patient)
    const access = server.access('openai-compatible')
    const { interviewer } = interviewerOf(access, {
      patience,
      limits: {
        tokensPerInterview: 100_000,
        tokensPerDay: null,
        usdPerInterview: null,
        usdPerDay: null,
        price: { input: 1, output: 5 },
      },
    })
    service = await startService('file::memory:', { interviewer, work: false })
    token = await service.newToken()
  })
  afterEach(() => service.close())

  async function newLink(): Promise<string> {
    const body = { productID: 'invoices', interviewName: 'First look', guidelines }
    const { json } = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const query = `interviewID=${json.result.interviewID}`
    const made = await call(`${service.url}/v1/invites/createInvites?${query}`, { token })
    return made.json.result[0]
  }

  /** Goes from consent to the end; every step must be answered well and with something to do next. */
  async function converse(): Promise<Conversation> {
    const link = await newLink()
    const linkID = link.slice(link.lastIndexOf('/') + 1)
    const browser = openLink(link)
    const said: string[] = []
    let reply = await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    for (let sent = 0; sent < eventsMax; sent += 1) {
      expect(reply.status, reply.text).toBe(200)
      const snapshot: Snapshot = reply.json.result
      if (snapshot.phase === 'done') {
        const kept = await service.store.findParticipation({ linkID })
        const session = kept && readSession(kept)
        if (!session) throw new Error('The session is not there.')
        return { said, messages: [...kept.messages], session }
      }
      expect(snapshot.expects, 'there is always something to do').toBeDefined()
      if (snapshot.expects?.type === 'onboard') {
        reply = await browser.send({ type: 'onboard', ...details })
      } else if (snapshot.expects?.type === 'verdict') {
        said.push('4/5')
        reply = await browser.send({ type: 'verdict', score: 4 })
      } else {
        const text = `${answers[said.length % answers.length]} (${said.length + 1})`
        said.push(text)
        reply = await browser.answer(text, snapshot.expects?.after ?? 0)
      }
    }
    throw new Error('The interview did not end.')
  }

  function expectWhole({ said, messages }: { said: string[]; messages: Message[] }) {
    expect(messages.filter(({ kind }) => kind === 'answer').map(({ content }) => content)).toEqual(
      said,
    )
    const asked = messages.map(({ questionId }) => questionId)
    const first = messages.find(({ kind }) => kind === 'opening')
    expect(first?.questionId).toBeDefined()
    expect(new Set(asked.filter((id) => id !== undefined)).size).toBeGreaterThanOrEqual(3)
    const errors = messages.filter(({ role, content }) => role === 'assistant' && content === '')
    expect(errors).toEqual([])
  }

  test('goes to its end with the model asking, and tells what it used up', async () => {
    server.play(careful)
    const { said, messages, session } = await converse()
    expectWhole({ said, messages })
    const byModel = messages.filter(({ generatedBy }) => generatedBy === 'llm')
    expect(byModel.length).toBeGreaterThanOrEqual(3)
    for (const { usage } of byModel) {
      expect(usage?.inputTokens).toBeGreaterThanOrEqual(inputTokens)
      expect(usage?.costUSD).toBeGreaterThan(0)
    }
    const calls = server.requests.length
    expect(session.spent).toMatchObject({
      inputTokens: calls * inputTokens,
      outputTokens: calls * outputTokens,
    })
  })

  test.each(faults)('goes to its end when the model always %s', async (_, play) => {
    if (play.type === 'hang') Object.assign(patience, hurried)
    server.play(() => play)
    expectWhole(await converse())
  })

  test('goes to its end when three calls of ten meet some fault', async () => {
    Object.assign(patience, hurried)
    for (let interview = 0; interview < 8; interview += 1) {
      server.play((request, count) => {
        const dice = (count * 7 + interview * 3) % 10
        const fault = faults[(count + interview * 5) % faults.length]?.[1]
        return dice < 3 && fault ? fault : careful(request, count)
      })
      expectWhole(await converse())
    }
  })

  test('is conducted by the built-in interviewer where that was asked for', async () => {
    server.play(careful)
    const make = (interviewer: string) =>
      call(`${service.url}/v1/interviews/addOne`, {
        token,
        body: { productID: 'p', interviewName: 'n', guidelines, interviewer },
      })
    const { json } = await make('builtin')
    const query = `interviewID=${json.result.interviewID}`
    const got = await call(`${service.url}/v1/interviews/getOne?${query}`, { token })
    expect(got.json.result.interviewer).toBe('builtin')
    const other = await make('openai/gpt-4')
    expect(other.status).toBe(400)
    expect(other.json.message).toBe('interviewer must be builtin or openai-compatible/llama3.1.')
    expect((await make('openai-compatible/llama3.1')).status).toBe(200)
  })
})

test('an interview whose model is no longer there goes on with the built-in interviewer', async () => {
  server.play(careful)
  const { interviewer } = interviewerOf(server.access('openai-compatible'))
  const service = await startService('file::memory:', { interviewer, work: false })
  const token = await service.newToken()
  await service.store.addInterview({
    interview: {
      orgID: 'acme',
      interviewID: 'int_old',
      productID: 'p',
      interviewName: 'n',
      guidelines,
      userID: 'ada',
      interviewer: 'openai/retired',
      createdAt: new Date().toISOString(),
    },
  })
  const made = await call(`${service.url}/v1/invites/createInvites?interviewID=int_old`, { token })
  const browser = openLink(made.json.result[0])
  await browser.send({ type: 'consent', agreed: true })
  await browser.send({ type: 'onboard', ...details })
  const { json } = await browser.answer(answers[0] ?? '', 0)
  expect(json.result.expects.type).toBe('answer')
  expect(server.requests).toEqual([])
  await service.close()
})

test('without a model an interview can only be conducted by the built-in interviewer', async () => {
  const service = await startService('file::memory:', { work: false })
  const token = await service.newToken()
  const body = { productID: 'p', interviewName: 'n', guidelines, interviewer: 'openai/gpt-4' }
  const { status, json } = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  expect(status).toBe(400)
  expect(json.message).toBe('interviewer must be builtin, since no model is set up here.')
  await service.close()
})

test('the model that the settings name conducts new interviews', async () => {
  server.play(careful)
  const { model } = readConfig({
    COLLOQUY_MODEL: 'openai-compatible/llama3.1',
    COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
  })
  const service = await startService('file::memory:', { config: { model }, work: false })
  const token = await service.newToken()
  const body = { productID: 'p', interviewName: 'n', guidelines }
  const { json } = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  const query = `interviewID=${json.result.interviewID}`
  const made = await call(`${service.url}/v1/invites/createInvites?${query}`, { token })
  const browser = openLink(made.json.result[0])
  await browser.send({ type: 'consent', agreed: true })
  await browser.send({ type: 'onboard', ...details })
  const reply = await browser.answer(answers[0] ?? '', 0)
  expect(reply.json.result.conversation.at(-1).content).toBe(followUps[0])
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]?.headers.authorization).toBeUndefined()
  await service.close()
})
