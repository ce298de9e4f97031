import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { asked as shape } from '../../src/contract/ask-schemas.ts'
import { databases } from '../databases.ts'
import {
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { type ModelServer, type Play, startModelServer } from './model-server.ts'

let server: ModelServer
let service: TestService
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const model = 'openai-compatible/llama3.1'
const people = [
  ['The export took forty minutes, so I went for a walk.'],
  ['I might stay if the export were quicker. It never worked at my desk.'],
]
const words = people.map(([own = '']) => own)

type Written = { text: string; quotes: readonly string[] }
const writing = (sentences: readonly Written[]) =>
  ({ type: 'write', text: JSON.stringify({ sentences }) }) as const
const written = (sentences: readonly Written[]): Play => writing(sentences)
/** Longer than an erasure takes. */
const erasedMs = 1_500
/** The number under which a model is shown a quote with these words. */
const idIn = (shown: string, text: string) =>
  shown
    .split('\n')
    .find((line) => /^q\d+,/.test(line) && line.includes(text))
    ?.split(',')[0] ?? 'none'

let calls: { shown: string; again: string | undefined }[]
/** A model that conducts nothing, and answers questions of researchers as it is told. */
function play(answer: (shown: string, isAgain: boolean) => Play): void {
  calls = []
  server.play(({ body }) => {
    const [system, user, , again] = body.messages
    if (!system.content.includes('A researcher asks what people said')) {
      return { type: 'status', status: 401 }
    }
    calls.push({ shown: user.content, again: again?.content })
    return answer(user.content, again !== undefined)
  })
}

describe.each(databases)('a question that a model answers, on $name', ({ open }) => {
  let token: string
  let interviewID: string
  let withoutModel: string

  beforeAll(async () => {
    const { model: settings } = readConfig({
      COLLOQUY_MODEL: model,
      COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
    })
    play(() => ({ type: 'refuse' }))
    service = await startService(await open(), { config: { model: settings } })
    token = await service.newToken()
    interviewID = await holdInterviews(model)
    withoutModel = await holdInterviews('builtin')
  })
  afterAll(() => service.close())

  const links: string[][] = []
  async function holdInterviews(interviewer: string, said = people): Promise<string> {
    const body = { productID: 'ledger', interviewName: 'First week', guidelines, interviewer }
    const { interviewID } = (await post('interviews/addOne', body)).json.result
    const made = await call(
      `${service.url}/v1/invites/createInvites?interviewID=${interviewID}&count=${said.length}`,
      { token },
    )
    for (const [at, told] of said.entries()) await takeInterview(made.json.result[at], told)
    links.push(made.json.result.map((link: string) => link.slice(link.lastIndexOf('/') + 1)))
    return interviewID
  }
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  async function ask(more: object = {}) {
    const { status, json } = await post('interviews/ask', {
      ...{ interviewID, question: 'How did the export go?' },
      ...more,
    })
    expect(status).toBe(200)
    return shape.strict().parse(json.result)
  }

  const honest = (shown: string) => [
    { text: 'The export took forty minutes.', quotes: [idIn(shown, 'forty minutes')] },
  ]

  test('is told in sentences, each with the quotes it rests on', async () => {
    play((shown) => written(honest(shown)))
    const { sentences, quotes, by } = await ask()
    expect(by).toBe(model)
    expect(sentences).toEqual([
      { text: 'The export took forty minutes.', quotes: [expect.any(Number)] },
    ])
    expect(quotes[sentences?.[0]?.quotes[0] ?? -1]?.text).toBe(words[0])
    expect(calls.map(({ again }) => again !== undefined)).toEqual([false, true])
  })

  test('what the quotes do not carry is told to the model, and left out where it insists', async () => {
    play((shown) =>
      written([
        ...honest(shown),
        { text: 'The export took 90 minutes.', quotes: [idIn(shown, 'forty minutes')] },
        { text: 'They stay.', quotes: [idIn(shown, 'quicker')] },
        { text: 'The export took forty minutes.', quotes: ['q99'] },
        { text: 'The export always took long.', quotes: [] },
      ]),
    )
    const { sentences } = await ask()
    expect(sentences?.map(({ text }) => text)).toEqual(['The export took forty minutes.'])
    expect(calls[1]?.again).toContain('sentence 2: number not in the quote')
  })

  test('what it mends stands, what it takes back at the second look does not', async () => {
    play((shown, isAgain) =>
      written(
        isAgain
          ? honest(shown)
          : [
              { text: 'The export was a nightmare.', quotes: [idIn(shown, 'forty minutes')] },
              { text: 'They went for a walk.', quotes: [idIn(shown, 'forty minutes')] },
            ],
      ),
    )
    expect((await ask()).sentences?.map(({ text }) => text)).toEqual([
      'The export took forty minutes.',
    ])
  })

  async function holdOne(told: string[], given: object): Promise<string> {
    const made = await call(
      `${service.url}/v1/invites/createInvites?interviewID=${interviewID}&count=1`,
      { token },
    )
    const [link] = made.json.result
    await takeInterview(link, told, given)
    return link.slice(link.lastIndexOf('/') + 1)
  }

  test('shows a model nobody by name, greeted or not', async () => {
    const onboard = { name: 'Zoltanique Weiß' }
    await holdOne(['Slow is the import, said Zoltanique, and Weiss was right.'], { onboard })
    play((shown) => written(honest(shown)))
    await ask({ question: 'How slow is the import?' })
    const [{ shown } = { shown: '' }] = calls
    expect(shown).toContain('Slow is the import, said […], and […] was right.')
    expect(shown).not.toMatch(/Zoltanique|Weiss/)
  })

  test('a stand-in says nothing of a model that is about something else', async () => {
    const given = { onboard: {}, consent: { simulate: true } }
    const linkID = await holdOne([words[0] ?? ''], given)
    const profileID = await eventually(async () => {
      const { json } = await call(`${service.url}/v1/profiles/getList?productID=ledger`, { token })
      const profiles: { profileID: string; history: { id: string }[] }[] = json.result
      return profiles.find(({ history }) => history.some(({ id }) => id === linkID))?.profileID
    })
    const text = 'The export took forty minutes.'
    play((shown) => written([{ text, quotes: [idIn(shown, 'forty minutes')] }]))
    const standIn = async (question: string) =>
      (await post('simulations/ask', { profileID, question })).json.result
    const zebra = await standIn('Would you pay fifty for a number with a zebra?')
    expect([zebra.standing, zebra.text]).toEqual(['unknown', 'This was not asked.'])
    expect(calls[1]?.again).toContain('sentence 1: not about the question')
    const about = await standIn('Would an export of ten minutes be quick enough?')
    expect(about).toMatchObject({ standing: 'inferred', text })
  })

  test('shows a model no words of people who were not told of it, and asks it nothing then', async () => {
    play((shown) => written(honest(shown)))
    const { sentences, quotes } = await ask({ interviewID: withoutModel })
    expect([quotes.length > 0, sentences, calls]).toEqual([true, [], []])
  })

  const faults: [string, () => Play][] = [
    ['writes prose', () => ({ type: 'write', text: 'They all like it.' })],
    ['writes nothing', () => ({ type: 'write', text: '' })],
    ['refuses', () => ({ type: 'refuse' })],
    ['fails', () => ({ type: 'status', status: 401 })],
  ]
  test.each(faults)('where it %s, the quotes are told alone', async (_, fault) => {
    play(fault)
    const { sentences, by, quotes } = await ask()
    expect([sentences, by, quotes.length > 0]).toEqual([undefined, model, true])
  })

  test('is not asked where the quotes are wanted at once', async () => {
    play((shown) => written(honest(shown)))
    const { sentences, quotes, by } = await ask({ sentences: false })
    expect([sentences, quotes.length > 0, calls, by]).toEqual([undefined, true, [], model])
  })

  test.each([false, true])(
    'tells and shows the model nothing more of who is erased while it writes (again: %s)',
    async (erasedAgain) => {
      const mark = erasedAgain ? 'blue' : 'green'
      const studyID = await holdInterviews(model, [[`The export took forty ${mark} minutes.`]])
      const [linkID] = links.at(-1) ?? []
      let erased: ReturnType<typeof post> | undefined
      play((shown, isAgain) => {
        if (isAgain === erasedAgain) erased = post('invites/erase', { linkID })
        const told = `The export took forty ${mark} minutes.`
        const { text } = writing([{ text: told, quotes: [idIn(shown, mark)] }])
        return { type: 'write', text, afterMs: erasedMs }
      })
      const { sentences, quotes } = await ask({ interviewID: studyID })
      expect((await erased)?.status).toBe(200)
      expect([sentences, quotes]).toEqual([undefined, []])
      expect(calls.length).toBe(erasedAgain ? 2 : 1)
    },
  )
})
