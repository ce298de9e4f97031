import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { findings as shape } from '../../src/contract/findings-schemas.ts'
import { databases } from '../databases.ts'
import { call, guidelines, startService, type TestService, takeInterview } from '../start.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { claimed } from './written-claims.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const model = 'openai-compatible/llama3.1'
const people = [
  ['The export took forty minutes.', 'The monthly fee is a scandal, honestly.'],
  ['The export took an hour, every time.', 'It became far too expensive for my studio.'],
]
const said = people.flat()

/** A model that conducts nothing, reads each answer as a problem, and sums them up. */
function play(): void {
  server.play(({ body }) => {
    const [system, user] = body.messages
    const lines: string[] = user.content.split('\n')
    if (system.content.includes('A researcher asks what people said')) {
      const idOf = (text: string) =>
        lines.find((line) => /^q\d+,/.test(line) && line.includes(text))?.split(',')[0] ?? 'none'
      const sentences = [
        { text: 'The export took an hour.', quotes: [idOf('an hour')] },
        { text: 'The monthly fee is a scandal.', quotes: [idOf('scandal')] },
        { text: 'They all leave because of the fee.', quotes: [idOf('scandal'), idOf('studio')] },
      ]
      return { type: 'write', text: JSON.stringify({ sentences }) }
    }
    if (system.content.includes('You sort what people told')) {
      return { type: 'write', text: JSON.stringify({ groups: [] }) }
    }
    if (!system.content.includes('finished research interview')) {
      return { type: 'status', status: 401 }
    }
    const claims = said.flatMap((quote) => {
      const from = lines.find((line) => line.startsWith('p') && line.includes(quote))?.split(':')[0]
      return from === undefined ? [] : [{ kind: 'problem' as const, from, quote }]
    })
    return { type: 'write', text: claimed(claims) }
  })
}

const hourMs = 3_600_000

describe.each(databases)('a study that a model sums up, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let links: string[]
  let ahead = 0

  beforeAll(async () => {
    play()
    const { model: settings } = readConfig({
      COLLOQUY_MODEL: model,
      COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
    })
    const now = () => new Date(Date.now() + ahead)
    service = await startService(await open(), { config: { model: settings }, work: false, now })
    token = await service.newToken()
    const body = { productID: 'ledger', interviewName: 'First week', guidelines }
    interviewID = (await post('interviews/addOne', body)).json.result.interviewID
    const made = await get(`invites/createInvites?interviewID=${interviewID}&count=2`)
    links = made.json.result
    for (const [at, told] of people.entries()) await takeInterview(links[at] ?? '', told)
    await work()
    ahead = hourMs
    await work()
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  async function work() {
    while (await service.worker.tick());
  }
  async function summary() {
    const { json } = await get(`interviews/getFindings?interviewID=${interviewID}`)
    return shape.strict().parse(json.result).summary
  }

  test('is told first, each sentence with the words it rests on, and nothing that they do not carry', async () => {
    const told = await summary()
    expect(told?.by).toBe(model)
    expect(
      told?.sentences.map(({ text, quotes }) => [text, quotes.map((one) => one.text)]),
    ).toEqual([
      ['The export took an hour.', [people[1]?.[0]]],
      ['The monthly fee is a scandal.', [people[0]?.[1]]],
    ])
    for (const { linkID, seq, start, end, text } of told?.sentences[0]?.quotes ?? []) {
      const { json } = await get(`invites/getOne?linkID=${linkID}`)
      expect(json.result.conversation[seq].content.slice(start, end)).toBe(text)
    }
  })

  test('goes with whoever is erased', async () => {
    await post('invites/erase', { linkID: (links[1] ?? '').split('/').at(-1) })
    expect(await summary()).toBeUndefined()
  })
})
