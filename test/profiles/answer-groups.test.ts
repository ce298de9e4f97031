import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings as shape } from '../../src/contract/findings-schemas.ts'
import { databases } from '../databases.ts'
import { call, eventually, startService, type TestService, takeInterview } from '../start.ts'

const guidelines = '- How does the export of Ledger work for you?\n- Who else uses it?'
/** Two who have trouble with one thing, two who love it, and one who tells of something else. */
const people = [
  ['The worst part is the export, it takes a whole evening.', 'Only my accountant.'],
  ['What annoys me is the export at the end of a quarter.', 'My accountant does.'],
  ['I love the export because it saves me an hour.', 'Nobody else.'],
  ['I love how clean the export looks.', 'Nobody but me.'],
  ['It prints the list that I asked for on one page.', 'My sister.'],
]

describe.each(databases)('answers in groups, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const added = await post('interviews/addOne', {
      ...{ productID: 'ledger', interviewName: 'Exports', guidelines },
    })
    interviewID = added.interviewID
    const made = await get(`invites/createInvites?interviewID=${interviewID}&count=5`)
    for (const [at, told] of people.entries()) await takeInterview(made[at], told)
    await eventually(async () => ((await findings()).people === 5 ? true : null))
  })
  afterAll(() => service.close())

  const get = async (path: string) =>
    (await call(`${service.url}/v1/${path}`, { token })).json.result
  const post = async (path: string, body: unknown) =>
    (await call(`${service.url}/v1/${path}`, { token, body })).json.result
  const findings = async () =>
    shape.strict().parse(await get(`interviews/getFindings?interviewID=${interviewID}`))
  const first = async () => (await findings()).topics[0]?.questions[0]

  test('those who say the same are one group, beside those who say the opposite', async () => {
    const { answers = [], alone } = (await first()) ?? {}
    const told = answers.map(({ kind, key, people, against }) => [
      kind,
      key,
      people,
      against.people,
    ])
    expect(told).toContainEqual(['problem', 'export', 2, 2])
    expect(told).toContainEqual(['praise', 'export', 2, 2])
    expect(alone?.people).toBe(1)
    expect(alone?.quotes.map(({ text }) => text).join(' ')).toContain('one page')
  })

  test('every quote of a group stands word for word in an answer to that question', async () => {
    const { answers = [] } = (await first()) ?? {}
    const quotes = answers.flatMap((one) => [...one.quotes, ...one.against.quotes])
    expect(quotes.length).toBeGreaterThan(3)
    for (const { linkID, seq, start, end, text, profileID } of quotes) {
      const { conversation } = await get(`invites/getOne?linkID=${linkID}`)
      expect(conversation[seq].content.slice(start, end)).toBe(text)
      expect(profileID).toMatch(/^prf_/)
    }
  })

  test('a question that nobody spoke to has no groups', async () => {
    const { topics } = await findings()
    for (const { spoke, answers, alone } of topics.flatMap(({ questions }) => questions)) {
      if (spoke > 0) continue
      expect([answers, alone]).toEqual([[], { people: 0, quotes: [] }])
    }
  })

  test('what a researcher says of themes holds for the groups', async () => {
    const known = (await first())?.answers?.find(({ kind }) => kind === 'problem')
    const change = { interviewID, themeID: known?.themeID }
    await post('themes/change', { ...change, change: 'rename', title: 'Leaving with my data' })
    const renamed = (await first())?.answers?.find(({ kind }) => kind === 'problem')
    expect(renamed).toMatchObject({ key: 'Leaving with my data', byHand: true, people: 2 })
    await post('themes/change', { interviewID, change: 'hide', themeID: renamed?.themeID })
    const left = await first()
    expect(left?.answers?.map(({ key }) => key)).not.toContain('Leaving with my data')
    expect(left?.alone?.people).toBe(3)
  })

  test('nobody who was erased is counted or quoted', async () => {
    const gone = (await first())?.answers?.find(({ kind }) => kind === 'praise')?.quotes[0]
    await post('invites/erase', { linkID: gone?.linkID })
    const left = await first()
    expect(JSON.stringify(left)).not.toContain(gone?.linkID)
    expect(left?.answers?.filter(({ kind }) => kind === 'praise')).toEqual([])
  })
})
