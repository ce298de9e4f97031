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

type Counts = Record<string, number>
type Theme = { kind: string; polarity?: string; key: string; people: number; challengedBy: number }

describe.each(databases)('steering interviews on $name', ({ open }) => {
  let service: TestService
  let token: string
  let foreign: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    foreign = await service.newToken({ org: 'other' })
  })
  afterAll(() => service.close())

  const post = (path: string, body: object, by = token) =>
    call(`${service.url}/v1/${path}`, { token: by, body })
  const get = (path: string, by = token) => call(`${service.url}/v1/${path}`, { token: by })

  async function addInterview(by = token): Promise<string> {
    const body = { productID: 'p', interviewName: 'n', guidelines }
    return (await post('interviews/addOne', body, by)).json.result.interviewID
  }
  async function invite(interviewID: string, count: number, by = token): Promise<string[]> {
    return (await post('invites/createInvites', { interviewID, count }, by)).json.result
  }
  const idOf = (link = '') => link.split('/').at(-1) ?? ''
  const statusOf = async (link = '', by = token) =>
    (await get(`invites/getOne?linkID=${idOf(link)}`, by)).json.result.status

  test('what somebody else changed meanwhile is not replaced unread', async () => {
    const interviewID = await addInterview()
    const insteadOf = { interviewName: 'n', guidelines }
    const first = { interviewID, guidelines: '- Why?', insteadOf }
    expect((await post('interviews/updateOne', first)).status).toBe(200)
    const second = await post('interviews/updateOne', { ...first, guidelines: '- How?' })
    expect(second.status).toBe(409)
    expect(second.json.message).toContain('Somebody else')
    const read = await get(`interviews/getOne?interviewID=${interviewID}`)
    expect(read.json.result.guidelines).toBe('- Why?')
    const informed = { ...first, guidelines: '- How?', insteadOf: { guidelines: '- Why?' } }
    expect((await post('interviews/updateOne', informed)).json.result.guidelines).toBe('- How?')
    const audit = { orgID: 'acme', resource: interviewID, limit: 100 }
    const lines = await service.store.listAudit(audit)
    const changes = lines.filter(({ call }) => call === 'interviews.updateOne')
    expect(changes).toHaveLength(2)
  })

  test('of several that change one reading of it at once, one does', async () => {
    const interviewID = await addInterview()
    const changes = ['- One?', '- Two?', '- Three?', '- Four?'].map((text) =>
      post('interviews/updateOne', { interviewID, guidelines: text, insteadOf: { guidelines } }),
    )
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  })

  test('an interview is changed until somebody starts, its name and interviewer ever after', async () => {
    const interviewID = await addInterview()
    const reader = await service.newToken({ scopes: ['read'] })
    const change = { interviewID, guidelines: '- Why?', interviewName: 'Other' }
    expect((await post('interviews/updateOne', change, reader)).status).toBe(403)
    expect((await post('interviews/updateOne', change, foreign)).status).toBe(404)
    const changed = await post('interviews/updateOne', change)
    expect(changed.json.result).toMatchObject(change)
    const [link] = await invite(interviewID, 1)
    expect((await openLink(link ?? '').send({ type: 'consent', agreed: true })).status).toBe(200)
    const late = await post('interviews/updateOne', { interviewID, guidelines: '- How?' })
    expect(late.status).toBe(409)
    expect(late.json.message).toContain('copy')
    const same = {
      interviewID,
      guidelines: '- Why?',
      interviewName: 'Third',
      interviewer: 'builtin',
    }
    expect((await post('interviews/updateOne', same)).json.result).toMatchObject(same)
    const unknown = { interviewID, interviewer: 'nobody/none' }
    expect((await post('interviews/updateOne', unknown)).status).toBe(400)
  })

  test('open links of the own organization are revoked, others are passed over', async () => {
    const [mine, theirs] = [await addInterview(), await addInterview(foreign)]
    const [a, b, done] = await invite(mine, 3)
    const [other] = await invite(theirs, 1, foreign)
    await takeInterview(done ?? '', answers)
    const reader = await service.newToken({ scopes: ['read'] })
    const linkIDs = [a, a, done, other, 'unknown'].map(idOf)
    expect((await post('invites/revoke', { linkIDs }, reader)).status).toBe(403)
    expect((await post('invites/revoke', { linkIDs })).json.result).toEqual({ revoked: 1 })
    expect((await post('invites/revoke', { linkIDs })).json.result).toEqual({ revoked: 0 })
    expect([await statusOf(a), await statusOf(b), await statusOf(done)]).toEqual([
      ...['revoked', 'created', 'completed'],
    ])
    expect(await statusOf(other, foreign)).toBe('created')
    expect((await openLink(a ?? '').send({ type: 'consent', agreed: true })).status).toBe(410)
    const many = Array.from({ length: 1_001 }, (_, at) => `l${at}`)
    expect((await post('invites/revoke', { linkIDs: many })).status).toBe(400)
  })

  test('the end of open links of the own organization is moved, and only ahead', async () => {
    const [mine, theirs] = [await addInterview(), await addInterview(foreign)]
    const [a, b] = await invite(mine, 2)
    const [other] = await invite(theirs, 1, foreign)
    await post('invites/revoke', { linkIDs: [idOf(b)] })
    const change = { linkIDs: [a, b, other].map(idOf), expires_on: '2027-01-31T10:00:00+01:00' }
    const reader = await service.newToken({ scopes: ['read'] })
    expect((await post('invites/setExpiry', change, reader)).status).toBe(403)
    expect((await post('invites/setExpiry', change)).json.result).toEqual({ changed: 1 })
    const [first] = (await get(`invites/getSummaries?interviewID=${mine}`)).json.result
    expect(first.expires_on).toBe('2027-01-31T09:00:00.000Z')
    for (const expires_on of ['2020-01-01T00:00:00Z', 'never', '2999-01-01T00:00:00Z']) {
      expect((await post('invites/setExpiry', { ...change, expires_on })).status).toBe(400)
    }
  })

  test('the people behind each number of the report are as many as it says', async () => {
    const interviewID = await addInterview()
    const links = await invite(interviewID, 6)
    const onboard = (at: number) => ({ name: `N${at}`, email: `n${at}@example.com` })
    const wish = 'I wish the export kept every column.'
    await takeInterview(links[0] ?? '', answers, {
      onboard: onboard(0),
      verdict: { score: 4, text: wish },
    })
    await takeInterview(links[1] ?? '', answers.toReversed(), {
      onboard: onboard(1),
      verdict: { score: 2, text: wish },
    })
    // The same person once more, who has changed their mind.
    await takeInterview(links[2] ?? '', answers, { onboard: onboard(1), verdict: { score: 5 } })
    const quitter = openLink(links[3] ?? '')
    await quitter.send({ type: 'consent', agreed: true })
    await quitter.send({ type: 'onboard', name: 'Q' })
    await quitter.send({ type: 'end', keep: true })
    await openLink(links[4] ?? '').send({ type: 'consent', agreed: true })
    const report = await eventually(async () => {
      const { result } = (await get(`interviews/getReport?interviewID=${interviewID}`)).json
      return result.interviewsRead >= 4 ? result : null
    })
    const people = async (group: string, more = '') => {
      const path = `interviews/getPeople?interviewID=${interviewID}&group=${encodeURIComponent(group)}${more}`
      return (await get(path)).json.result
    }
    for (const [name, count] of Object.entries(report.counts as Counts)) {
      expect([name, (await people(name)).length]).toEqual([name, count])
    }
    for (const { score, people: count } of report.sentiment) {
      expect([score, (await people(`sentiment:${score}`)).length]).toEqual([score, count])
    }
    for (const { id, reached, covered, cut } of report.topics) {
      const found = [
        ...[await people(`topic:${id}:reached`), await people(`topic:${id}:covered`)],
        await people(`topic:${id}:cut`),
      ]
      expect(found.map(({ length }) => length)).toEqual([reached, covered, cut])
    }
    for (const { place, topicID } of report.drops) {
      const sum = report.drops
        .filter(
          (drop: { place: string; topicID?: string }) =>
            drop.place === place && drop.topicID === topicID,
        )
        .reduce((all: number, drop: { people: number }) => all + drop.people, 0)
      const group = topicID === undefined ? `drop:${place}` : `drop:${place}:${topicID}`
      expect((await people(group)).length).toBe(sum)
    }
    const themes: Theme[] = Object.values(report.themes as Record<string, Theme[]>).flat()
    expect(themes.length).toBeGreaterThan(0)
    for (const { kind, polarity, key, people: count, challengedBy } of themes) {
      const group = `theme:${kind}:${polarity ?? '-'}:${key}`
      expect([group, (await people(group)).length]).toEqual([group, count])
      expect((await people(group, '&side=challenging')).length).toBe(challengedBy)
    }
    const [newest] = await people('sentiment:5')
    expect(newest.linkID).toBe(idOf(links[2]))
    expect((await people('invited', '&limit=2')).length).toBe(2)
    expect((await people('neverStarted'))[0]).toMatchObject({ status: 'created', answers: 0 })
    for (const odd of ['nobody', 'sentiment:6', 'topic:t1', 'topic:t1:constructor', 'theme:a:b']) {
      const path = `interviews/getPeople?interviewID=${interviewID}&group=${odd}`
      expect([odd, (await get(path)).status]).toEqual([odd, 400])
    }
  })

  test('the people of a group are paged without a gap or a repeat', async () => {
    const interviewID = await addInterview()
    const links = await invite(interviewID, 5)
    const paged: string[] = []
    let next: string | null =
      `interviews/getPeople?interviewID=${interviewID}&group=invited&limit=2`
    while (next !== null) {
      const reply = await get(next)
      paged.push(...reply.json.result.map((row: { linkID: string }) => row.linkID))
      next = /v1\/([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(paged).toEqual(links.map(idOf))
  })
})
