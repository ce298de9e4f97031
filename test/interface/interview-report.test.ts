import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interviewReport } from '../../src/contract/report-schemas.ts'
import { databases } from '../databases.ts'
import {
  answers,
  browserOf,
  call,
  details,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const pleased = [
  'A friend told me about it after she had lost track of her invoices.',
  'Nothing stopped me, the export is great and the price is fair.',
  'Yesterday I exported the whole year in one go and it was really easy.',
  'I sent the file to my accountant and was done in five minutes.',
  'I want a tool that is reliable, that matters most to me.',
]

describe.each(databases)('interviews.getReport on $name', ({ open }) => {
  let service: TestService
  let token: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const get = (path: string, as = token) => call(`${service.url}/v1/${path}`, { token: as })
  const post = (path: string, body: unknown) => call(`${service.url}/v1/${path}`, { token, body })
  const reportOf = async (interviewID: string, more = '') => {
    const reply = await get(`interviews/getReport?interviewID=${interviewID}${more}`)
    expect(reply.status).toBe(200)
    expect(interviewReport.strict().parse(reply.json.result)).toEqual(reply.json.result)
    return interviewReport.parse(reply.json.result)
  }

  async function newInterview() {
    const body = { productID: 'p', interviewName: 'n', guidelines }
    return String((await post('interviews/addOne', body)).json.result.interviewID)
  }
  async function linksFor(interviewID: string, emails: string[]): Promise<string[]> {
    const invitees = emails.map((email) => ({ email }))
    return (await post('invites/createInvites', { interviewID, invitees })).json.result
  }
  /** Waits until so many interviews went into profiles. */
  const read = (interviewID: string, interviews: number) =>
    eventually(async () => {
      const report = await reportOf(interviewID)
      return report.interviewsRead === interviews ? report : null
    })
  const { name, occupation } = details
  const onboard = { name, occupation }

  test('interviews.getReport counts how far people came and where they left', async () => {
    const interviewID = await newInterview()
    const emails = ['a', 'b', 'c', 'd', 'e'].map((one) => `${one}@example.com`)
    const [done = '', early = '', running = '', greeted = ''] = await linksFor(interviewID, emails)
    await takeInterview(done, answers, { onboard })
    for (const link of [early, running, greeted]) {
      await openLink(link).send({ type: 'consent', agreed: true, locale: 'en' })
    }
    await openLink(greeted).send({ type: 'end', keep: true })
    const leaving = openLink(early)
    const asked = await leaving.send({ type: 'onboard', ...onboard })
    await leaving.answer(answers[0] ?? '', asked.json.result.expects.after)
    await leaving.send({ type: 'end', keep: true })
    await takeVerdict(leaving)

    const report = await read(interviewID, 3)
    const { invited, started, neverStarted, ...fates } = report.counts
    expect([invited, started, neverStarted]).toEqual([5, 4, 1])
    expect(fates).toMatchObject({ completed: 1, inProgress: 1, screenedOut: 0 })
    expect(Object.values(fates).reduce((sum, people) => sum + people)).toBe(started)
    expect(report.completion).toBeCloseTo(1 / 3)
    expect(report.drops.reduce((sum, { people }) => sum + people, 0)).toBe(2)
    expect(report.drops).toContainEqual({
      place: 'conversation',
      topicID: expect.any(String),
      topic: expect.any(String),
      question: expect.stringContaining('?'),
      people: 1,
    })
    expect(report.drops).toContainEqual({ place: 'onboarding', people: 1 })
    expect(report.typical.words).toBeGreaterThan(50)
    expect(report.topics.map(({ title }) => title)).toEqual(['Getting started', 'Everyday use'])
    for (const { reached } of report.topics) expect(reached).toBeLessThanOrEqual(started)
  })

  async function takeVerdict(browser: ReturnType<typeof openLink>) {
    const { expects } = (await browser.state()).json.result
    if (expects?.type === 'verdict') await browser.send({ type: 'verdict' })
  }

  test('interviews.getReport counts themes by people and quotes what they wrote', async () => {
    const interviewID = await newInterview()
    const twice = 'returning@example.com'
    const [one = '', again = '', other = ''] = await linksFor(interviewID, [
      twice,
      twice,
      'other@example.com',
    ])
    const told = ['The most important thing for me is a reliable tool.', ...answers]
    await takeInterview(one, told, { onboard, verdict: { score: 2 } })
    await read(interviewID, 1)
    const alone = await reportOf(interviewID)
    await takeInterview(again, told, { onboard, verdict: { score: 3 } })
    const report = await read(interviewID, 2)
    const counted = ({ themes }: typeof report) =>
      Object.values(themes).flatMap((list) =>
        list.map(({ kind, key, people }) => [kind, key, people]),
      )
    // A word that one person uses is no theme, however often they come back.
    expect(counted(alone)).toEqual([])
    expect(counted(report)).toEqual([])
    expect(report.people).toBe(1)
    expect(report.sentiment.filter(({ people }) => people > 0)).toEqual([{ score: 3, people: 1 }])

    await takeInterview(other, pleased, { onboard, verdict: { score: 5 } })
    const both = await read(interviewID, 3)
    expect(both.sentiment.filter(({ people }) => people > 0)).toEqual([
      { score: 3, people: 1 },
      { score: 5, people: 1 },
    ])
    const themes = Object.values(both.themes).flat()
    for (const { people, challengedBy } of themes)
      expect(people + challengedBy).toBeLessThanOrEqual(2 * both.people)
    const quotes = themes.flatMap(({ supporting, challenging }) => [...supporting, ...challenging])
    expect(counted(both)).toContainEqual(['key_value', 'reliable', 2])
    expect(quotes.length).toBeGreaterThan(1)
    for (const { linkID, seq, quote } of quotes) {
      const { conversation } = (await get(`invites/getOne?linkID=${linkID}`)).json.result
      expect(conversation[seq].content).toContain(quote)
    }
    const bare = Object.values((await reportOf(interviewID, '&quotes=0')).themes).flat()
    expect(bare.flatMap(({ supporting, challenging }) => [...supporting, ...challenging])).toEqual(
      [],
    )
    expect(bare.map(({ key }) => key)).toEqual(themes.map(({ key }) => key))
  })

  test('interviews.getReport forgets what was erased', async () => {
    const interviewID = await newInterview()
    const [link = ''] = await linksFor(interviewID, ['gone@example.com'])
    await takeInterview(link, answers, { onboard })
    await read(interviewID, 1)
    await browserOf(link).request('/erase', {})
    const report = await reportOf(interviewID)
    expect(report).toEqual(
      await reportOf(await newInterview()).then((empty) => ({ ...empty, interviewID })),
    )
    expect(report.counts.invited).toBe(0)
    expect(report).not.toHaveProperty('completion')
  })

  test('interviews.getReport of thousands of links that nobody opened counts each once', async () => {
    const interviewID = await newInterview()
    for (let made = 0; made < 2_000; made += 1_000) {
      await get(`invites/createInvites?interviewID=${interviewID}&count=1000`)
    }
    const { counts } = await reportOf(interviewID)
    expect(counts).toMatchObject({ invited: 2_000, neverStarted: 2_000, started: 0 })
  })

  test('interviews.getReport refuses more quotes than there may be, by name', async () => {
    const interviewID = await newInterview()
    for (const quotes of ['21', '-1', 'many', '1.5']) {
      const reply = await get(`interviews/getReport?interviewID=${interviewID}&quotes=${quotes}`)
      expect([reply.status, reply.json.message]).toEqual([
        400,
        expect.stringMatching(/^quotes must/),
      ])
    }
  })
})
