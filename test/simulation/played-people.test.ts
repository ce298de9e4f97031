import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { rehearsal } from '../../src/contract/calls/rehearsal-calls.ts'
import { databases } from '../databases.ts'
import { type ModelServer, type Play, startModelServer } from '../llm/model-server.ts'
import { call, startService, type TestService } from '../start.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const model = 'openai-compatible/llama3.1'
const guidelines = `- What made you look for an invoicing tool?
- How do you like the ribbon view?
- How many people work with you? (number)
- Walk me through the last invoice you sent.`
const [looked, sent] = ['My cat sat on the keyboard.', 'I sent one to the zoo from a boat.']

const answers = (given: unknown): Play => ({
  type: 'write',
  text: JSON.stringify({ answers: given }),
})
const inFull = answers([
  { question: 'n1', knows: 'yes', text: looked },
  { question: 'n2', knows: 'no', text: '' },
  { question: 'n3', knows: 'yes', text: sent },
  { question: 'n9', knows: 'yes', text: 'Of a question that is not there.' },
])

/** What the double was shown of each person it was asked to play. */
let shown: string[]
/** A double of a model that plays people as it is told, by how many it was asked for before. */
function play(answer: (before: number) => Play): void {
  shown = []
  server.play(({ body }) => {
    const [system, user] = body.messages
    if (!system.content.includes('You play one participant who does not exist')) {
      return { type: 'status', status: 401 }
    }
    shown.push(user.content)
    return answer(shown.length - 1)
  })
}

describe.each(databases)('people of a rehearsal that a model plays, on $name', ({ open }) => {
  let service: TestService
  let token: string
  beforeAll(async () => {
    const { model: settings } = readConfig({
      COLLOQUY_MODEL: model,
      COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
    })
    play(() => ({ type: 'refuse' }))
    service = await startService(await open(), { config: { model: settings } })
    token = await service.newToken()
    // Whatever is loaded when first needed is there afterwards.
    await rehearse(1)
  })
  afterAll(() => service.close())

  async function rehearse(people: number) {
    const body = { guidelines, productID: 'Ledgerly', people }
    const { status, json } = await call(`${service.url}/v1/interviews/rehearse`, { token, body })
    expect(status).toBe(200)
    return rehearsal.strict().parse(json.result)
  }

  async function rehearseOne(): Promise<number> {
    const body = { guidelines, productID: 'Ledgerly', people: 1 }
    // A token may ask a few times a minute.
    const given = { token: await service.newToken(), body }
    return (await call(`${service.url}/v1/interviews/rehearse`, given)).status
  }

  test('say what it has them say, in one call each, and it is told with what it took', async () => {
    play(() => inFull)
    const told = await rehearse(3)
    expect(told).toMatchObject({ playedBy: model, people: 3 })
    expect(told.talks.map(({ playedBy }) => playedBy)).toEqual([model, model, model])
    expect(told.cost?.inputTokens).toBeGreaterThan(0)
    expect(shown).toHaveLength(3)
    // Closed questions are answered by choosing, which needs nobody.
    expect(shown[0]).not.toContain('How many people work with you')
    const [plain] = told.talks
    const said = plain?.conversation.filter(({ role }) => role === 'user')
    expect(said?.map(({ content }) => content)).toEqual(expect.arrayContaining([looked, sent]))
    expect(told.unanswered.map(({ text }) => text)).toEqual(['How do you like the ribbon view?'])
    const words = JSON.stringify(told)
    expect(words).not.toContain('Of a question that is not there.')
    expect(words).toContain('Made by software from 0 conversations. Not a customer.')
  })

  test('twelve of them are twelve calls at most', async () => {
    play(() => inFull)
    const told = await rehearse(12)
    expect(told.talks).toHaveLength(12)
    expect(shown).toHaveLength(12)
    expect(new Set(shown).size).toBe(12)
  })

  test('who leaves has no more people played, and may begin again', async () => {
    play((before) => (before < 4 ? { type: 'hang' } : inFull))
    const leaving = new AbortController()
    const left = fetch(`${service.url}/v1/interviews/rehearse`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ guidelines, productID: 'Ledgerly', people: 12 }),
      signal: leaving.signal,
    })
    await expect.poll(() => shown.length, { timeout: 20_000 }).toBe(4)
    leaving.abort()
    await expect(left).rejects.toThrow()
    // One is held at a time: that this one is, is how the first is known to have ended.
    await expect.poll(rehearseOne, { timeout: 20_000, interval: 500 }).toBe(200)
    expect(shown).toHaveLength(5)
  })

  const failures: Record<string, Play> = {
    'writes prose': { type: 'write', text: 'I love it.' },
    'names no question': answers([]),
    'is not there': { type: 'status', status: 400 },
    refuses: { type: 'refuse' },
  }
  test.each(Object.entries(failures))(
    'who it %s for is played by the script, and told so',
    async (_, failure) => {
      play((before) => (before === 0 ? inFull : failure))
      const told = await rehearse(2)
      expect(told.playedBy).toBe(model)
      expect(told.talks.map(({ playedBy }) => playedBy).toSorted()).toEqual([model, 'script'])
      for (const { conversation } of told.talks) expect(conversation.length).toBeGreaterThan(5)
    },
  )

  test('where it plays nobody all is the script’s', async () => {
    play(() => ({ type: 'refuse' }))
    const told = await rehearse(2)
    expect(told.playedBy).toBe('script')
    expect(told.talks.map(({ playedBy }) => playedBy)).toEqual(['script', 'script'])
  })
})
