import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const email = 'ada@example.org'

describe.each(databases)('numbers that rest on a correction, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let profileID: string
  const links: string[] = []

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const body = { productID: 'p', interviewName: 'n', guidelines }
    interviewID = (await post('interviews/addOne', body)).interviewID
    await takeOne(4, email)
    await takeOne(5, 'bob@example.org')
    const profiles = await get('profiles/getList?productID=p')
    profileID = profiles.find(({ history }: { history: { id: string }[] }) =>
      history.some(({ id }) => id === links[0]),
    ).profileID
  })
  afterAll(() => service.close())

  const get = async (path: string) =>
    (await call(`${service.url}/v1/${path}`, { token })).json.result
  const post = async (path: string, body: object) =>
    (await call(`${service.url}/v1/${path}`, { token, body })).json.result

  async function takeOne(score: number, address: string): Promise<void> {
    const invitees = [{ email: address, name: address.slice(0, 3) }]
    const [url] = await post('invites/createInvites', { interviewID, invitees })
    await takeInterview(url, answers, { verdict: { score } })
    const linkID = url.split('/').at(-1)
    links.push(linkID)
    await eventually(async () => ((await sentimentOf(linkID)) === undefined ? null : true))
  }

  async function sentimentOf(linkID = ''): Promise<number | undefined> {
    const rows = await get(`invites/getSummaries?interviewID=${interviewID}`)
    return rows.find((row: { linkID: string }) => row.linkID === linkID)?.sentiment
  }

  type Felt = { score: number; people: number }
  const told = (felt: Felt[]) =>
    Object.fromEntries(felt.filter(({ people }) => people > 0).map((f) => [f.score, f.people]))

  /** By score the people: of the report, of the product, and how many are behind the report's bars. */
  async function numbers() {
    const report = await get(`interviews/getReport?interviewID=${interviewID}`)
    const [product] = await get('products/getList')
    const behind: Record<string, number> = {}
    for (const score of [1, 2, 3, 4, 5]) {
      const group = `interviews/getPeople?interviewID=${interviewID}&group=sentiment:${score}`
      const people = await get(group)
      if (people.length > 0) behind[score] = people.length
    }
    return [told(report.sentiment), told(product.sentiment), behind]
  }
  const all = (felt: Record<string, number>) => [felt, felt, felt]

  async function correct(value: number | null): Promise<string> {
    const reason = 'We spoke on the phone.'
    const profile = await post('profiles/correct', { profileID, field: 'sentiment', value, reason })
    return profile.corrections.at(-1).at
  }

  test('how a person feels is put right everywhere, and told as before once that is taken back', async () => {
    expect(await numbers()).toEqual(all({ 4: 1, 5: 1 }))
    const at = await correct(1)
    expect(await numbers()).toEqual(all({ 1: 1, 5: 1 }))
    expect(await sentimentOf(links[0])).toBe(1)
    const reason = 'It was somebody else.'
    await post('profiles/takeBack', { profileID, field: 'sentiment', at, reason })
    expect(await numbers()).toEqual(all({ 4: 1, 5: 1 }))
    expect(await sentimentOf(links[0])).toBe(4)
  })

  test('a correction holds for the next interview too, and each shows what it told else', async () => {
    await correct(2)
    await takeOne(3, email)
    expect(await numbers()).toEqual(all({ 2: 1, 5: 1 }))
    expect([await sentimentOf(links[0]), await sentimentOf(links[2])]).toEqual([4, 2])
  })

  test('once one of them is erased, what researchers said is gone, and what was told shows', async () => {
    await post('invites/erase', { linkID: links[2] })
    expect(await numbers()).toEqual(all({ 4: 1, 5: 1 }))
    expect(await sentimentOf(links[0])).toBe(4)
  })
})
