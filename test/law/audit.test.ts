import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { tracesOf } from '../profiles/traces.ts'
import {
  answers,
  browserOf,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

type Line = { userID: string; tokenID: string; call: string; resource?: string; count: number }

describe.each(databases)('the audit log on $name', ({ open }) => {
  let databaseURL = ''
  let service: TestService
  let token = ''
  let admin = ''
  let interviewID = ''
  let linkID = ''
  let profileID = ''

  beforeAll(async () => {
    databaseURL = await open()
    service = await startService(databaseURL)
    token = await service.newToken({ user: 'ada' })
    admin = await service.newToken({ user: 'eve', scopes: ['admin'] })
    const body = { productID: 'p', interviewName: 'n', guidelines }
    interviewID = (await ask('/v1/interviews/addOne', body)).result.interviewID
    const made = await ask(`/v1/invites/createInvites?interviewID=${interviewID}`)
    await takeInterview(made.result[0], answers)
    linkID = made.result[0].split('/').at(-1)
    profileID = await eventually(
      async () => (await ask('/v1/profiles/getList?productID=p')).result[0]?.profileID,
    )
  })
  afterAll(() => service.close())

  const ask = async (path: string, body?: object) =>
    (await call(service.url + path, { token, ...(body && { body }) })).json

  async function lines(filter = '', by = admin): Promise<Line[]> {
    const listed = await call(`${service.url}/v1/audit/getList?${filter}`, { token: by })
    expect(listed.status).toBe(200)
    return listed.json.result
  }

  const written = (wanted: (line: Line) => boolean, filter = '') =>
    eventually(async () => (await lines(filter)).find(wanted))

  test('a change is written down with it: who, what call, what thing', async () => {
    const own = (await lines()).filter(({ call }) => /addOne|createInvites/.test(call))
    const tokenID = await service.tokenID(token)
    expect(own).toMatchObject([
      { userID: 'ada', tokenID, call: 'interviews.addOne', resource: interviewID, count: 1 },
      { userID: 'ada', tokenID, call: 'invites.createInvites', resource: interviewID, count: 1 },
    ])
  })

  test('a reading of a profile or a transcript is written down, and nothing of what they say', async () => {
    await ask(`/v1/profiles/getOne?profileID=${profileID}`)
    await ask(`/v1/invites/getOne?linkID=${linkID}`)
    await ask(`/v1/invites/getReport?linkID=${linkID}`)
    for (const name of ['profiles.getOne', 'invites.getOne', 'invites.getReport']) {
      const line = await written(({ call }) => call === name)
      expect(line.resource).toBe(name === 'profiles.getOne' ? profileID : linkID)
    }
    expect(await lines(`resource=${profileID}`)).toHaveLength(1)
    const all = JSON.stringify(await lines())
    for (const said of ['spreadsheet', 'Bookkeeper', 'sample.person']) {
      expect(all).not.toContain(said)
    }
  })

  test('a change that changes nothing is written down for what it tells', async () => {
    const correction = { profileID, field: 'occupation', value: 'Baker', reason: 'r' }
    for (let times = 0; times < 3; times += 1) await ask('/v1/profiles/correct', correction)
    const [{ at }] = (await ask(`/v1/profiles/getOne?profileID=${profileID}`)).result.corrections
    const back = { profileID, field: 'occupation', at, reason: 'r' }
    for (let times = 0; times < 2; times += 1) await ask('/v1/profiles/takeBack', back)
    await service.close()
    service = await startService(databaseURL)
    const own = await lines(`resource=${profileID}`)
    const countOf = (name: string) =>
      own.filter(({ call }) => call === name).reduce((sum, { count }) => sum + count, 0)
    expect(countOf('profiles.correct')).toBe(3)
    expect(countOf('profiles.takeBack')).toBe(2)
  })

  test('reading the same again and again is one line, and one that counts the rest', async () => {
    for (let at = 0; at < 5; at += 1) await ask('/v1/invites/getList?productID=often')
    await written(({ count }) => count === 1, 'resource=often')
    expect(await lines('resource=often')).toHaveLength(1)
    // What is still being counted is written down at the end.
    await service.close()
    service = await startService(databaseURL)
    const counts = (await lines('resource=often')).map(({ count }) => count)
    expect(counts).toEqual([1, 4])
  })

  test('what failed and what tells of nobody is not written down', async () => {
    const count = async () => (await lines('resource=prf_nobody')).length
    await ask('/v1/profiles/getOne?profileID=prf_nobody')
    await ask('/v1/invites/getOne?linkID=nobody')
    await ask('/v1/profiles/correct', {
      profileID: 'prf_nobody',
      field: 'occupation',
      value: 'x',
      reason: 'y',
    })
    await ask(`/v1/interviews/getOne?interviewID=${interviewID}`)
    // Written down after them, so they would be there by now.
    await ask(`/v1/profiles/getList?productID=marker`)
    await written(({ resource }) => resource === 'marker')
    expect(await count()).toBe(0)
    expect((await lines()).some(({ call }) => call === 'interviews.getOne')).toBe(false)
  })

  test('another organization sees its own alone, and a list is paged as others are', async () => {
    const foreign = await service.newToken({ org: 'other', scopes: ['admin'] })
    expect(await lines('', foreign)).toEqual([])
    expect((await call(`${service.url}/v1/audit/getList`, { token })).status).toBe(403)
    const all = await lines()
    const paged: Line[] = []
    for (let url = `${service.url}/v1/audit/getList?limit=2`; url !== ''; ) {
      const page = await call(url, { token: admin })
      paged.push(...page.json.result)
      url = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    }
    expect(paged.slice(0, all.length)).toEqual(all)
    const [newest] = await lines('order=newest&limit=1')
    expect(newest).toEqual((await lines()).at(-1))
    const reversed = (await lines('order=newest')).toReversed()
    expect(reversed).toEqual(await lines())
    const ofOne = await lines(`order=newest&resource=${linkID}`)
    expect(ofOne).toEqual((await lines(`resource=${linkID}`)).toReversed())
  })

  test('what was erased is no longer named', async () => {
    await ask(`/v1/invites/getOne?linkID=${linkID}`)
    const link = `${service.url}/i/${linkID}`
    const erased = await openLink(link, browserOf(link).cookie()).request('/erase', {})
    expect(erased.status).toBe(200)
    await ask('/v1/profiles/getList?productID=after')
    await written(({ resource }) => resource === 'after')
    expect(await lines(`resource=${linkID}`)).toEqual([])
    expect(await lines(`resource=${profileID}`)).toEqual([])
    expect((await lines()).some(({ call }) => call === 'invites.getOne')).toBe(true)
  })

  test('what was read just before the service stops is not lost', async () => {
    await ask('/v1/profiles/getList?productID=last')
    await service.close()
    expect(await tracesOf(databaseURL, ['last'])).not.toEqual([])
    service = await startService(databaseURL)
    expect(await lines('resource=last')).toHaveLength(1)
  })
})
