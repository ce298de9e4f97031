import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings as shape } from '../../src/contract/findings-schemas.ts'
import { readings } from '../../src/reading/readings.ts'
import { findCodebook } from '../../src/service/codebook/find-codebook.ts'
import { findingsOf } from '../../src/service/study/findings.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines as questions,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const guidelines = `${questions}\nGoal: how people use the export`
const first = 'What made you look for a tool like this?'

describe.each(databases)('what an interview found, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let links: string[]

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID: 'ledger', interviewName: 'First week', guidelines },
    })
    interviewID = added.json.result.interviewID
    const made = await get(`invites/createInvites?interviewID=${interviewID}&count=4`)
    links = made.json.result
    for (const [at, told] of [answers, answers.toReversed(), []].entries()) {
      await takeInterview(links[at] ?? '', told, { onboard: { name: `Somebody ${at}` } })
    }
    await eventually(async () => ((await findings()).people === 3 ? true : null))
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const idOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)

  async function findings(more = '') {
    const { status, json } = await get(`interviews/getFindings?interviewID=${interviewID}${more}`)
    expect(status).toBe(200)
    return shape.strict().parse(json.result)
  }

  test('it goes by the guide, question by question', async () => {
    const { topics, people, interviewsRead } = await findings()
    expect([people, interviewsRead]).toEqual([3, 3])
    expect(topics.map(({ title }) => title)).toEqual(['Getting started', 'Everyday use'])
    const asked = topics.flatMap(({ questions }) => questions)
    expect(asked.map(({ text, lines }) => [text, lines])).toEqual([
      [first, [2, 2]],
      ['What almost stopped you from signing up?', [3, 3]],
      ['Walk me through the last time you used the export.', [5, 5]],
    ])
    for (const each of [...topics, ...asked]) expect(each.asked).toBe(each.spoke + each.silent)
    expect(asked[0]).toMatchObject({ asked: 3, spoke: 2, silent: 1 })
  })

  test('it tells of each goal how many were asked and spoke to what serves it', async () => {
    const { goals } = await findings()
    expect(goals).toEqual([
      {
        ...{ text: 'how people use the export', lines: [7, 7], questions: ['q3'] },
        ...{ asked: 3, spoke: 2, silent: 1 },
      },
    ])
  })

  test('behind each number are its people', async () => {
    const behind = async (group: string) => {
      const asked = `interviews/getPeople?interviewID=${interviewID}&group=${group}`
      return (await get(asked)).json.result.map(({ linkID }: { linkID: string }) => linkID)
    }
    const ids = links.map(idOf)
    expect(await behind('question:q1:asked')).toEqual(ids.slice(0, 3))
    expect(await behind('question:q1:spoke')).toEqual(ids.slice(0, 2))
    expect(await behind('question:q1:silent')).toEqual(ids.slice(2, 3))
    const wrong = `interviews/getPeople?interviewID=${interviewID}&group=question:q1:loud`
    expect((await get(wrong)).status).toBe(400)
  })

  test('every quote is word for word where it says, and answers that question', async () => {
    const { topics, beside } = await findings()
    const asked = topics.flatMap(({ questions }) => questions)
    const quotes = [...asked.flatMap((one) => one.quotes), ...beside.quotes]
    expect(quotes.length).toBeGreaterThan(6)
    for (const { linkID, seq, start, end, text } of quotes) {
      const { conversation } = (await get(`invites/getOne?linkID=${linkID}`)).json.result
      expect(conversation[seq].role).toBe('user')
      expect(conversation[seq].content.slice(start, end)).toBe(text)
    }
    for (const { linkID, seq } of asked[0]?.quotes ?? []) {
      const { messages } = (await get(`invites/getTranscript?linkID=${linkID}`)).json.result
      const before = messages.slice(0, seq).map(({ content }: { content: string }) => content)
      expect(before.join('\n')).toContain(first)
      expect(before.join('\n')).not.toContain('almost stopped')
    }
  })

  test('so many people are quoted as were asked for', async () => {
    const { topics } = await findings('&quotes=1')
    for (const { quotes } of topics.flatMap(({ questions }) => questions)) {
      expect(new Set(quotes.map(({ linkID }) => linkID)).size).toBeLessThanOrEqual(1)
    }
    const none = await findings('&quotes=0')
    expect(none.topics.flatMap(({ questions }) => questions.flatMap((one) => one.quotes))).toEqual(
      [],
    )
    expect(none.topics[0]?.spoke).toBe(2)
  })

  test('what was kept before answers were is read out of the interviews, and comes to the same', async () => {
    const { store } = service
    const older = {
      findParticipation: store.findParticipation,
      listTraits: store.listTraits,
      countPlaces: store.countPlaces,
      listLinksOfInterview: store.listLinksOfInterview,
      tellPage: async () => ({ items: '', isWhole: false }),
      async listTold({ only: _, ...query }: Parameters<typeof store.listTold>[0]) {
        const all = await store.listTold({ ...query, whole: true })
        return all.map((told) => ({ ...told, gist: null }))
      },
    }
    const plan = await readings.compileGuide({ guidelines, productName: 'ledger' })
    const place = { orgID: 'acme', interviewID }
    const deps = { store: older, reading: readings, now: () => new Date() }
    const codebook = await findCodebook({ ...deps, store }, place)
    expect(await findingsOf(deps, { ...place, plan, quotesMax: 5, codebook })).toEqual(
      await findings(),
    )
  })

  test('who was erased is counted and quoted no more', async () => {
    await call(`${service.url}/v1/invites/erase`, { token, body: { linkID: idOf(links[0]) } })
    const { people, topics } = await findings()
    expect(people).toBe(2)
    expect(topics[0]?.questions[0]).toMatchObject({ asked: 2, spoke: 1, silent: 1 })
    expect(JSON.stringify(topics)).not.toContain(idOf(links[0]))
  })

  test('nothing is known before anybody has finished', async () => {
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID: 'ledger', interviewName: 'Later', guidelines },
    })
    interviewID = added.json.result.interviewID
    const { people, unanswered, beside } = await findings()
    expect(people).toBe(0)
    expect(unanswered).toEqual(['q1', 'q2', 'q3'])
    expect(beside).toEqual({ spoke: 0, quotes: [] })
    expect((await get('interviews/getFindings?interviewID=int_nobody')).status).toBe(404)
  })
})
