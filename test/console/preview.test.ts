import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import {
  answers,
  browserOf,
  call,
  details,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const hourMs = 3_600_000

describe.each(databases)('trying an interview on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  const clock = { aheadMs: 0 }

  beforeEach(async () => {
    clock.aheadMs = 0
    const now = () => new Date(Date.now() + clock.aheadMs)
    service = await startService(await open(), { now, work: false })
    token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const body = { productID: 'Notes', interviewName: 'First', guidelines }
    interviewID = (await post('interviews/addOne', body)).json.result.interviewID
  })
  afterEach(() => service.close())

  const post = (path: string, body: object, by = token) =>
    call(`${service.url}/v1/${path}`, { token: by, body })
  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const preview = async (body: object): Promise<{ url: string; expires_on: string }> =>
    (await post('interviews/preview', body)).json.result
  const idOf = (url: string) => url.split('/').at(-1) ?? ''

  /** Everything that the organization can be told about what it has. */
  async function everything(): Promise<string[]> {
    const paths = [
      'products/getList',
      'interviews/getList',
      'interviews/getList?productID=Notes',
      'profiles/getList?productID=Notes',
      `invites/getList?interviewID=${interviewID}`,
      'invites/getList?productID=Notes',
      `invites/getSummaries?interviewID=${interviewID}`,
      'invites/getSummaries?productID=Notes',
      `invites/getSummaries?productID=Notes&search=${details.email}`,
      `interviews/getReport?interviewID=${interviewID}`,
      `interviews/getPeople?interviewID=${interviewID}&group=invited`,
    ]
    const replies = await Promise.all(paths.map(get))
    return replies.map(({ status, text }, at) => `${status} ${paths[at]} ${text}`)
  }

  test('it is taken as a participant would, and says what it is', async () => {
    await post('organization/setSettings', { name: 'Acme Studio', accent: '#0a7d55' })
    const { url, expires_on } = await preview({ interviewID })
    expect(Date.parse(expires_on) - Date.now()).toBeLessThan(24 * hourMs)
    const { result } = (await openLink(url).state()).json
    expect(result).toMatchObject({
      preview: true,
      productID: 'Notes',
      interviewName: 'First',
      organization: 'Acme Studio',
      branding: { accent: '#0a7d55' },
    })
    const last = await takeInterview(url, answers)
    expect([last.status, last.preview]).toEqual(['completed', true])

    const [link] = (await post('invites/createInvites', { interviewID })).json.result
    expect((await openLink(link).state()).json.result).not.toHaveProperty('preview')
  })

  test('a draft is tried before it is saved, and names its organization', async () => {
    const { url } = await preview({ guidelines: '- What do you bake?', productID: 'Oven' })
    const { result } = (await openLink(url).state()).json
    expect(result).toMatchObject({ preview: true, productID: 'Oven', organization: 'acme' })
    expect(result.notice).toContain('acme')
    await takeInterview(url, answers)
  })

  test('nothing of it is in any list, count, report, profile or job', async () => {
    const before = await everything()
    const tried = [
      await preview({ interviewID }),
      await preview({ guidelines, productID: 'Notes', interviewName: 'First' }),
    ]
    for (const { url } of tried) await takeInterview(url, answers)
    expect(await service.store.countJobs()).toEqual({ waiting: 0, parked: 0 })
    while (await service.worker.tick());
    expect(await everything()).toEqual(before)
    for (const { url } of tried) {
      for (const path of ['getOne', 'getTranscript', 'getReport']) {
        const reply = await get(`invites/${path}?linkID=${idOf(url)}`)
        expect([path, reply.status]).toEqual([path, 404])
      }
      const linkIDs = [idOf(url)]
      expect((await post('invites/revoke', { linkIDs })).json.result).toEqual({ revoked: 0 })
      expect((await post('invites/erase', { linkID: idOf(url) })).status).toBe(404)
    }
    const held = await post('people/export', { email: details.email })
    expect(held.json.result.typed).toMatchObject({ interviews: [], profiles: [] })
    // It counts as nobody having started, too.
    const change = { interviewID, guidelines: '- Why?' }
    expect((await post('interviews/updateOne', change)).status).toBe(200)
  })

  test('it is erased within a day, finished or not', async () => {
    const tried = [await preview({ interviewID }), await preview({ interviewID })]
    await takeInterview(tried[0]?.url ?? '', answers)
    await openLink(tried[1]?.url ?? '').send({ type: 'consent', agreed: true })
    await service.worker.tick()
    for (const { url } of tried) expect((await openLink(url).state()).status).toBe(200)
    clock.aheadMs = 23 * hourMs
    await service.worker.tick()
    for (const { url } of tried) {
      expect((await openLink(url).state()).status).toBe(404)
      expect(await service.store.findParticipation({ linkID: idOf(url) })).toBeNull()
    }
    const now = new Date(Date.now() + 48 * hourMs).toISOString()
    expect(await service.store.listDuePreviews({ now, limit: 10 })).toEqual([])
  })

  test('who tries it can withdraw as a participant can', async () => {
    const { url } = await preview({ interviewID })
    await takeInterview(url, answers)
    const browser = browserOf(url)
    expect((await browser.request('/erase', {})).status).toBe(200)
    expect((await browser.state()).status).toBe(404)
    clock.aheadMs = 23 * hourMs
    await service.worker.tick()
    expect((await get('products/getList')).json.result).toHaveLength(1)
  })

  test('it needs a token that may write, and one thing to try', async () => {
    const reader = await service.newToken({ scopes: ['read'] })
    expect((await post('interviews/preview', { interviewID }, reader)).status).toBe(403)
    const foreign = await service.newToken({ org: 'other' })
    expect((await post('interviews/preview', { interviewID }, foreign)).status).toBe(404)
    for (const body of [{}, { interviewID, guidelines }, { guidelines: '' }]) {
      expect((await post('interviews/preview', body)).status).toBe(400)
    }
    const unknown = { guidelines, interviewer: 'nobody/none' }
    expect((await post('interviews/preview', unknown)).status).toBe(400)
  })
})
