import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
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

const dayMs = 86_400_000
const none = {
  ...{ created: 0, started: 0, completed: 0, abandoned: 0, expired: 0, revoked: 0 },
  ...{ screened_out: 0, quota_full: 0 },
}

describe.each(databases)('what there is, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let done: string
  const clock = { aheadMs: 0 }

  beforeAll(async () => {
    const now = () => new Date(Date.now() + clock.aheadMs)
    service = await startService(await open(), { now })
    token = await service.newToken()
    interviewID = await addInterview('Notes', 'First')
    const links = await invite(interviewID, [
      { email: 'Zoë.Example@example.com', name: 'ZOË 100%_x', occupation: 'Bäcker, once' },
      { email: 'adam@example.com', name: "Adam O'Quote", occupation: 'B_cker, once' },
      { name: 'Bén' },
      { name: 'Cleo' },
    ])
    done = links[0] ?? ''
    // Each search below holds a character that no identifier can, for a search looks there too.
    await takeInterview(done, answers, { onboard: {} })
    await openLink(links[1] ?? '').send({ type: 'consent', agreed: true })
    await openLink(links[2] ?? '').send({ type: 'consent', agreed: false })
    await eventually(async () => (await summaries())[0].profileID)
  }, 60_000)
  afterAll(() => service.close())

  const get = async (path: string, by = token) => await call(service.url + path, { token: by })
  const list = async (path: string) => (await get(path)).json.result
  const summaries = (more = '') =>
    list(`/v1/invites/getSummaries?interviewID=${interviewID}${more}`)
  const found = async (search: string) =>
    (await summaries(`&search=${encodeURIComponent(search)}`)).map(
      (row: { userInfo: { name: string } }) => row.userInfo.name,
    )

  async function addInterview(productID: string, interviewName: string, by = token) {
    const body = { productID, interviewName, guidelines }
    const { json } = await call(`${service.url}/v1/interviews/addOne`, { token: by, body })
    return json.result.interviewID
  }
  async function invite(interviewID: string, invitees: object[]): Promise<string[]> {
    const body = { interviewID, invitees }
    return (await call(`${service.url}/v1/invites/createInvites`, { token, body })).json.result
  }

  test('a summary tells what came of an invite, without the conversation', async () => {
    const [first, second, third, fourth] = await summaries()
    expect(first).toEqual({
      linkID: done.split('/').at(-1),
      interviewID,
      productID: 'Notes',
      userInfo: {
        email: 'Zoë.Example@example.com',
        name: 'ZOË 100%_x',
        occupation: 'Bäcker, once',
      },
      status: 'completed',
      timestamp: expect.stringMatching(/Z$/),
      url: done,
      expires_on: expect.stringMatching(/Z$/),
      last_activity: expect.stringMatching(/Z$/),
      completed_on: expect.stringMatching(/Z$/),
      answers: expect.any(Number),
      profileID: expect.stringMatching(/^prf_/),
      sentiment: 4,
    })
    expect(first.answers).toBeGreaterThan(3)
    expect([second.status, second.answers, second.completed_on]).toEqual(['started', 0, undefined])
    expect([third.status, third.userInfo, fourth.status]).toEqual(['revoked', {}, 'created'])
  })

  test('summaries are narrowed by status, by search and by both', async () => {
    expect((await summaries('&status=created')).length).toBe(1)
    expect((await summaries('&status=expired')).length).toBe(0)
    expect(await found('zoë')).toEqual(['ZOË 100%_x'])
    expect(await found('EXAMPLE.COM')).toEqual(['ZOË 100%_x', "Adam O'Quote"])
    expect(await found('BÄCK')).toEqual(['ZOË 100%_x'])
    expect(await found(done.slice(-9).toUpperCase())).toEqual(['ZOË 100%_x'])
    expect(await summaries(`&status=started&search=${encodeURIComponent('zoë')}`)).toEqual([])
    expect((await get(`/v1/invites/getSummaries?status=created`)).status).toBe(400)
    expect((await get(`/v1/invites/getSummaries?productID=p&status=odd`)).status).toBe(400)
  })

  test('what a search looks for is taken literally', async () => {
    expect(await found('%')).toEqual(['ZOË 100%_x'])
    expect(await found('b_cker,')).toEqual(["Adam O'Quote"])
    expect(await found('100%_x')).toEqual(['ZOË 100%_x'])
    expect(await found("o'quote")).toEqual(["Adam O'Quote"])
    for (const odd of ['a%c', '\\', '"', "' or 1=1 --", '*', '.*']) {
      expect([odd, await found(odd)]).toEqual([odd, []])
    }
    // Who declined is not found by what was forgotten.
    expect(await found('bén')).toEqual([])
  })

  test('six thousand links are counted like a few', async () => {
    const id = await addInterview('Many', 'Many')
    const links: string[] = []
    for (let thousands = 0; thousands < 6; thousands += 1) {
      links.push(
        ...(await get(`/v1/invites/createInvites?interviewID=${id}&count=1000`)).json.result,
      )
    }
    await openLink(links[5_500] ?? '').send({ type: 'consent', agreed: true })
    await openLink(links[10] ?? '').send({ type: 'consent', agreed: false })
    const counts = { ...none, created: 5_998, started: 1, revoked: 1 }
    const [interview] = (await get('/v1/interviews/getList?productID=Many')).json.result
    const products = (await get('/v1/products/getList')).json.result
    const product = products.find((each: { productID: string }) => each.productID === 'Many')
    expect([interview.counts, product.counts]).toEqual([counts, counts])
  })

  test('what time alone has moved is told as moved, and counted so', async () => {
    const id = await addInterview('Later', 'Later')
    const links = await invite(id, [{}, {}, {}])
    await openLink(links[0] ?? '').send({ type: 'consent', agreed: true })
    const overview = async () => (await list('/v1/interviews/getList?productID=Later'))[0].counts
    expect(await overview()).toEqual({ ...none, created: 2, started: 1 })
    await service.worker.stop()
    const statuses = async (status: string) =>
      (await list(`/v1/invites/getSummaries?interviewID=${id}&status=${status}`)).map(
        (row: { status: string }) => row.status,
      )
    clock.aheadMs = 8 * dayMs
    expect(await overview()).toEqual({ ...none, created: 2, abandoned: 1 })
    expect(await statuses('abandoned')).toEqual(['abandoned'])
    expect(await statuses('started')).toEqual([])
    clock.aheadMs = 31 * dayMs
    expect(await overview()).toEqual({ ...none, expired: 3 })
    expect(await statuses('expired')).toEqual(['expired', 'expired', 'expired'])
    for (const status of ['created', 'started', 'abandoned']) {
      expect(await statuses(status)).toEqual([])
    }
    const [product] = (await list('/v1/products/getList')).filter(
      (item: { productID: string }) => item.productID === 'Later',
    )
    expect(product.counts).toEqual({ ...none, expired: 3 })
    clock.aheadMs = 0
  })

  test('products and interviews are listed with how their invites stand', async () => {
    await addInterview('Notes', 'Second')
    const [product] = (await list('/v1/products/getList')).filter(
      (item: { productID: string }) => item.productID === 'Notes',
    )
    expect(product).toEqual({
      productID: 'Notes',
      interviews: 2,
      counts: { ...none, created: 1, started: 1, completed: 1, revoked: 1 },
      last_activity: expect.stringMatching(/Z$/),
      sentiment: [{ score: 4, people: 1 }],
    })
    const [first, second] = await list('/v1/interviews/getList?productID=Notes')
    expect(first).toEqual({
      interviewID,
      productID: 'Notes',
      interviewName: 'First',
      userID: 'ada',
      interviewer: 'builtin',
      timestamp: expect.stringMatching(/Z$/),
      counts: product.counts,
      last_activity: product.last_activity,
    })
    expect([second.interviewName, second.counts, second.last_activity]).toEqual([
      ...['Second', none, undefined],
    ])
  })

  test.each([
    ['/v1/products/getList?', 'productID'],
    ['/v1/interviews/getList?', 'interviewID'],
    ['/v1/invites/getSummaries?productID=Paged&', 'linkID'],
    ['/v1/invites/getSummaries?productID=Paged&search=p&', 'linkID'],
  ])('%s is paged without a gap or a repeat', async (path, key) => {
    const id = await addInterview('Paged', `Paged ${key}`)
    await invite(id, [{ name: 'Pia' }, { name: 'Pea' }, { name: 'Poe' }])
    const whole = await list(path)
    const paged: unknown[] = []
    let next: string | null = `${service.url}${path}limit=2`
    while (next !== null) {
      const reply = await call(next, { token })
      expect(reply.json.result.length).toBeLessThanOrEqual(2)
      paged.push(...reply.json.result)
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(whole.length).toBeGreaterThan(2)
    expect(paged.map((item) => Reflect.get(item as object, key))).toEqual(
      whole.map((item: object) => Reflect.get(item, key)),
    )
  })

  test('another organization sees nothing of it', async () => {
    const theirs = await service.newToken({ org: 'theirs' })
    expect((await get('/v1/products/getList', theirs)).text).toBe('{"result":[]}')
    expect((await get('/v1/interviews/getList', theirs)).text).toBe('{"result":[]}')
  })

  test('a transcript tells why each question was asked and what a profile rests on', async () => {
    const linkID = done.split('/').at(-1)
    const { json } = await get(`/v1/invites/getTranscript?linkID=${linkID}`)
    const { invite: summary, language, messages, evidence } = json.result
    expect(summary).toEqual((await summaries())[0])
    expect(language).toBe('en')
    const planned = messages.filter((line: { lines?: unknown }) => line.lines)
    expect(planned.length).toBeGreaterThanOrEqual(3)
    const lines = guidelines.split('\n')
    for (const { lines: [from, to] = [0, 0], why, topic } of planned) {
      expect(lines.slice(from - 1, to).join('\n')).toMatch(/^[-*] /)
      expect(why).toMatch(/^(Planned in line|It opens|The question before)/)
      expect(topic.title).not.toBe('')
    }
    for (const line of messages) {
      expect(line.at).toMatch(/Z$/)
      if (line.role === 'assistant') expect(line.why).toMatch(/^[A-Z].*\.$/)
      else expect(line.why).toBeUndefined()
    }
    expect(evidence.length).toBeGreaterThan(0)
    const profile = await list(`/v1/profiles/getOne?profileID=${summary.profileID}`)
    for (const { profileID, claimID, seq, start, end, text } of evidence) {
      expect(profileID).toBe(summary.profileID)
      const claim = profile.claims.find((one: { claimID: string }) => one.claimID === claimID)
      const quotes = claim.evidence.map(({ quote }: { quote: string }) => quote)
      expect(quotes).toContain(messages[seq].content.slice(start, end))
      expect(text).not.toBe('')
    }
  })

  test('a transcript before consent has no lines, and an unknown link none at all', async () => {
    const [, , , created] = await summaries()
    const { json } = await get(`/v1/invites/getTranscript?linkID=${created.linkID}`)
    expect(json.result).toEqual({ invite: created, messages: [], evidence: [] })
    expect((await get('/v1/invites/getTranscript?linkID=nobody')).status).toBe(404)
  })
})
