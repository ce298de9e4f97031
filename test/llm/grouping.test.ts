import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { type InterviewReport, interviewReport } from '../../src/contract/report-schemas.ts'
import { databases } from '../databases.ts'
import { call, guidelines, startService, type TestService, takeInterview } from '../start.ts'
import { type ModelServer, type Play, startModelServer } from './model-server.ts'
import { claimed } from './written-claims.ts'

let server: ModelServer
let service: TestService
beforeAll(async () => {
  server = await startModelServer()
})
afterEach(() => service.close())
afterAll(() => server.close())

const model = 'openai-compatible/llama3.1'
/** Two people who speak of the same things in words that share no stem. */
const people = [
  ['The export loses a column whenever I use it.', 'The monthly fee is a scandal, honestly.'],
  ['I never get my files out of there in one piece.', 'It became far too expensive for my studio.'],
]
const problems = people.flat()

type Made = { title: string; claims: readonly string[] }
/** The numbers under which a model is shown claims with these words. */
const namesOf = (shown: string, texts: readonly string[]) =>
  texts.map((text) => {
    const line = shown.split('\n').find((one) => /^c\d+ /.test(one) && one.includes(text))
    return line?.split(' ')[0] ?? 'none'
  })
const grouped = (shown: string, groups: readonly Made[]): Play => ({
  type: 'write',
  text: JSON.stringify({
    groups: groups.map(({ title, claims }) => ({ title, claims: namesOf(shown, claims) })),
  }),
})
const honest = (shown: string) =>
  grouped(shown, [
    { title: 'export', claims: [problems[0] ?? '', problems[2] ?? ''] },
    { title: 'expensive fee', claims: [problems[1] ?? '', problems[3] ?? ''] },
  ])

let asked = 0
/** A model that conducts nothing, reads every answer as a problem and groups as it is told. */
function play(group: (shown: string) => Play): void {
  asked = 0
  server.play(({ body }) => {
    const [system, user] = body.messages
    if (system.content.includes('You sort what people told')) {
      asked += 1
      return group(user.content)
    }
    if (!system.content.includes('finished research interview')) {
      return { type: 'status', status: 401 }
    }
    const lines: string[] = user.content.split('\n')
    const claims = problems.flatMap((quote) => {
      const from = lines.find((line) => line.startsWith('p') && line.includes(quote))?.split(':')[0]
      return from === undefined ? [] : [{ kind: 'problem' as const, from, quote }]
    })
    return { type: 'write', text: claimed(claims) }
  })
}

const hourMs = 3_600_000

describe.each(databases)('themes that a model groups, on $name', ({ open }) => {
  let ahead = 0
  let token = ''

  async function start(interviewer = model) {
    ahead = 0
    const settings = readConfig({
      COLLOQUY_MODEL: model,
      COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
    })
    const now = () => new Date(Date.now() + ahead)
    const config = { model: settings.model }
    service = await startService(await open(), {
      ...{ config, work: false, now },
    })
    token = await service.newToken()
    const body = { productID: 'invoices', interviewName: 'First look', guidelines, interviewer }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    return String(added.json.result.interviewID)
  }

  async function hold(interviewID: string, said: readonly string[]): Promise<string> {
    const query = `interviewID=${interviewID}`
    const made = await call(`${service.url}/v1/invites/createInvites?${query}`, { token })
    const link: string = made.json.result[0]
    await takeInterview(link, said, { onboard: { name: 'Sample Person', occupation: 'Baker' } })
    await work()
    return link.slice(link.lastIndexOf('/') + 1)
  }

  async function work() {
    while (await service.worker.tick());
  }
  async function workLater() {
    ahead += hourMs
    await work()
  }

  async function reportOf(interviewID: string): Promise<InterviewReport> {
    const url = `${service.url}/v1/interviews/getReport?interviewID=${interviewID}`
    return interviewReport.strict().parse((await call(url, { token })).json.result)
  }
  const themesOf = ({ themes }: InterviewReport) =>
    themes.feedback.map(({ key, people }) => [key, people])

  test('claims of the same thing in other words are one theme, of two people', async () => {
    play(honest)
    const interviewID = await start()
    for (const said of people) await hold(interviewID, said)
    const before = await reportOf(interviewID)
    expect(before.grouping).toEqual({ by: 'builtin', claims: 0 })
    expect(before.themes.feedback).toEqual([])
    expect(asked).toBe(0)

    await workLater()
    const report = await reportOf(interviewID)
    expect(asked).toBe(1)
    expect(report.grouping).toEqual({ by: model, claims: 4, at: expect.any(String) })
    expect(themesOf(report)).toEqual([
      ['expensive fee', 2],
      ['export', 2],
    ])
    const quotes = report.themes.feedback.flatMap(({ supporting }) => supporting)
    expect(quotes.map(({ quote }) => quote).sort()).toEqual([...problems].sort())
    expect(report.spent?.inputTokens).toBeGreaterThan(before.spent?.inputTokens ?? 0)
    const group = encodeURIComponent('theme:problem:-:export')
    const behind = `interviews/getPeople?interviewID=${interviewID}&group=${group}`
    const found = await call(`${service.url}/v1/${behind}`, { token })
    expect(found.json.result).toHaveLength(2)
  })

  test('the same claims are paid for once, and nobody is asked by reading the report', async () => {
    play(honest)
    const interviewID = await start()
    for (const said of people) await hold(interviewID, said)
    await workLater()
    const first = await reportOf(interviewID)
    // A third person says what was said before, word for word.
    await hold(interviewID, people[0] ?? [])
    await workLater()
    expect(themesOf(await reportOf(interviewID))).toEqual([
      ['expensive fee', 3],
      ['export', 3],
    ])
    expect(asked).toBe(1)
    expect((await reportOf(interviewID)).grouping.at).toBe(first.grouping.at)
  })

  test('who is erased leaves no word in a theme, and the rest is grouped anew', async () => {
    play(honest)
    const interviewID = await start()
    const links = []
    for (const said of people) links.push(await hold(interviewID, said))
    await workLater()
    const place = { orgID: 'acme', interviewID }
    expect((await service.store.findGrouping(place))?.body).toContain('expensive fee')
    const { profileID } = (await service.store.findParticipation({ linkID: links[0] ?? '' })) ?? {}
    const known = await service.store.findProfileByID({ orgID: 'acme', profileID: profileID ?? '' })
    const change = { profileID: profileID ?? '', expectVersion: known?.version ?? 0 }
    const profile = { ...change, replacement: null }
    const at = new Date().toISOString()
    expect(await service.store.eraseInvite({ linkID: links[0] ?? '', profile, at })).toBe('done')
    expect((await service.store.findGrouping(place))?.body).toBeNull()
    expect((await reportOf(interviewID)).grouping.by).toBe('builtin')
    await workLater()
    // Too few claims are left for anybody to be asked.
    expect(asked).toBe(1)
    expect((await reportOf(interviewID)).grouping).toEqual({ by: 'builtin', claims: 0 })
  })

  const faults: [string, (shown: string) => Play][] = [
    ['makes a word up', (shown) => grouped(shown, [{ title: 'fraud', claims: problems }])],
    [
      'names claims that are not there',
      () => ({ type: 'write', text: '{"groups":[{"title":"export","claims":["c1","c99"]}]}' }),
    ],
    [
      'puts a claim into every group',
      (shown) =>
        grouped(shown, [
          { title: 'export', claims: [problems[0] ?? '', problems[0] ?? ''] },
          { title: 'fee', claims: [problems[1] ?? ''] },
        ]),
    ],
    ['writes prose', () => ({ type: 'write', text: 'They are all about money.' })],
    ['writes nothing', () => ({ type: 'write', text: '' })],
    ['groups nothing', () => ({ type: 'write', text: '{"groups":[]}' })],
    ['refuses', () => ({ type: 'refuse' })],
    ['answers with a page', () => ({ type: 'page' })],
  ]
  test.each(faults)('a model that %s leaves the built-in themes', async (_, fault) => {
    play(fault)
    const interviewID = await start()
    for (const said of people) await hold(interviewID, said)
    const before = await reportOf(interviewID)
    await workLater()
    const report = await reportOf(interviewID)
    expect(asked).toBe(1)
    expect(report.themes).toEqual(before.themes)
    expect(report.grouping).toEqual({
      by: 'builtin',
      claims: 0,
      fallbackReason: expect.any(String),
    })
    expect(await service.store.countJobs()).toEqual({ waiting: 0, parked: 0 })
  })

  test('a model that is away is asked again, then the job is parked with its reason', async () => {
    play(() => ({ type: 'status', status: 503 }))
    const interviewID = await start()
    for (const said of people) await hold(interviewID, said)
    const before = await reportOf(interviewID)
    for (let tries = 0; tries < 5; tries += 1) await workLater()
    const [parked] = await service.store.listParkedJobs({ limit: 9 })
    expect(parked).toMatchObject({ kind: 'themes', subject: interviewID })
    expect(parked?.reason).toMatch(/^The model did not group the themes: \w+\.$/)
    expect((await reportOf(interviewID)).themes).toEqual(before.themes)
    play(honest)
    await service.store.retryJob({ jobID: parked?.jobID ?? '', runAt: new Date().toISOString() })
    await workLater()
    expect((await reportOf(interviewID)).grouping.by).toBe(model)
  })

  test('what the built-in interviewer was told is not shown to a model', async () => {
    play(honest)
    const interviewID = await start('builtin')
    for (const said of people) await hold(interviewID, said)
    await workLater()
    expect(server.requests).toEqual([])
    expect((await reportOf(interviewID)).grouping).toEqual({ by: 'builtin', claims: 0 })
  })
})
