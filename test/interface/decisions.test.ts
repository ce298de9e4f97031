import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  openLink,
  type Reply,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const day = /^\d{4}-\d\d-\d\d$/

describe.each(databases)('the decisions on $name', ({ open }) => {
  let service: TestService
  let token: string
  let count = 0
  /** Moves with `travel`, so that days pass at once. */
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)

  beforeAll(async () => {
    service = await startService(await open(), { now })
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const at = (path: string) => `${service.url}${path}`
  const get = (path: string, headers: Record<string, string> = {}, as = token) =>
    call(at(path), { token: as, headers })
  const newProduct = () => {
    count += 1
    return `decided-${count}`
  }
  const idOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

  async function newInterview(productID = newProduct(), extra: object = {}, as = token) {
    const body = { productID, interviewName: 'First look', guidelines, ...extra }
    const reply = await call(at('/v1/interviews/addOne'), { token: as, body })
    return { productID, interviewID: String(reply.json.result.interviewID) }
  }

  async function newLinks(interviewID: string, number = 1, as = token): Promise<string[]> {
    const path = `/v1/invites/createInvites?interviewID=${interviewID}&count=${number}`
    return (await get(path, {}, as)).json.result
  }

  async function newLink() {
    const { interviewID, productID } = await newInterview()
    const [link = ''] = await newLinks(interviewID)
    return { interviewID, productID, link, linkID: idOf(link) }
  }

  const inviteOf = async (link: string) =>
    (await get(`/v1/invites/getOne?linkID=${idOf(link)}`)).json.result

  function expectError(reply: Reply, status: number) {
    expect(reply.status).toBe(status)
    expect(reply.json).toEqual({ error: status, message: expect.stringMatching(/^.{1,500}$/) })
  }

  test('decisions/calls-1 an unknown and a foreign product have an empty list of profiles', async () => {
    const { productID, link } = await newLink()
    await takeInterview(link, answers.slice(0, 3))
    await eventually(
      async () => (await get(`/v1/profiles/getList?productID=${productID}`)).json.result[0],
    )
    const foreign = await service.newToken({ org: 'foreign' })
    const unknown = await get('/v1/profiles/getList?productID=nowhere')
    expect(unknown.text).toBe('{"result":[]}')
    const seen = await get(`/v1/profiles/getList?productID=${productID}`, {}, foreign)
    expect(seen.text).toBe(unknown.text)
  })

  test('decisions/calls-2 addOne needs no userID and takes the token’s own user', async () => {
    const { interviewID } = await newInterview()
    const { result } = (await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).json
    expect(result.userID).toBe('ada')
  })

  test('decisions/calls-3 interviews/getOne takes interviewID from the query', async () => {
    expectError(await get('/v1/interviews/getOne'), 400)
    const { interviewID } = await newInterview()
    expect((await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).status).toBe(200)
  })

  test('decisions/calls-4 invites/getList wants a filter, both mean AND, the unknown is empty', async () => {
    const { interviewID, productID } = await newLink()
    const list = async (query: string) => (await get(`/v1/invites/getList${query}`)).json.result
    expectError(await get('/v1/invites/getList'), 400)
    expect(await list(`?interviewID=${interviewID}&productID=${productID}`)).toHaveLength(1)
    expect(await list(`?interviewID=${interviewID}&productID=another`)).toEqual([])
    expect(await list('?interviewID=int_unknown')).toEqual([])
    const foreign = await service.newToken({ org: 'foreign' })
    const seen = await get(`/v1/invites/getList?productID=${productID}`, {}, foreign)
    expect(seen.text).toBe('{"result":[]}')
  })

  test('decisions/calls-5 invites/getOne takes linkID from the query', async () => {
    expectError(await get('/v1/invites/getOne'), 400)
    const { linkID } = await newLink()
    expect((await get(`/v1/invites/getOne?linkID=${linkID}`)).status).toBe(200)
  })

  test('decisions/calls-6 createInvites makes one link when no count is given', async () => {
    const { interviewID } = await newInterview()
    const { result } = (await get(`/v1/invites/createInvites?interviewID=${interviewID}`)).json
    expect(result).toHaveLength(1)
  })

  test('decisions/calls-6 createInvites makes a thousand links at once and refuses one more', async () => {
    const { interviewID } = await newInterview()
    expect(new Set(await newLinks(interviewID, 1_000)).size).toBe(1_000)
    const path = `/v1/invites/createInvites?interviewID=${interviewID}&count=1001`
    expectError(await get(path), 400)
  })

  test('decisions/calls-6 the POST twin makes links that carry who they are for', async () => {
    const { interviewID } = await newInterview()
    const invitees = [{ email: 'a@example.com', name: 'A' }, { occupation: 'Baker' }, {}]
    const body = { interviewID, invitees }
    const reply = await call(at('/v1/invites/createInvites'), { token, body })
    expect(reply.status).toBe(200)
    const links: string[] = reply.json.result
    expect(links).toHaveLength(3)
    const infos = await Promise.all(links.map(async (link) => (await inviteOf(link)).userInfo))
    expect(infos).toEqual(invitees)
    const both = { interviewID, invitees, count: 2 }
    expectError(await call(at('/v1/invites/createInvites'), { token, body: both }), 400)
  })

  test('decisions/calls-7 the last segment of an invite URL is the linkID', async () => {
    const { link } = await newLink()
    expect(link).toMatch(new RegExp(`^${service.url}/i/[0-9A-Za-z]{28}$`))
    expect((await inviteOf(link)).linkID).toBe(idOf(link))
  })

  test('decisions/calls-8 no unsafe GET or HEAD makes a link', async () => {
    const { interviewID } = await newInterview()
    const path = `/v1/invites/createInvites?interviewID=${interviewID}`
    const head = await fetch(at(path), {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(head.status).toBe(405)
    const unsafe: Record<string, string>[] = [
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'x-moz': 'prefetch' },
    ]
    for (const headers of unsafe) expectError(await get(path, headers), 403)
    const { result } = (await get(`/v1/invites/getList?interviewID=${interviewID}`)).json
    expect(result).toEqual([])
    expect((await get(path)).headers.get('cache-control')).toBe('no-store')
  })

  test('decisions/calls-9 the same Idempotency-Key gives the same bytes, once', async () => {
    const { interviewID } = await newInterview()
    const path = `/v1/invites/createInvites?interviewID=${interviewID}&count=2`
    const headers = { 'idempotency-key': 'retry-1' }
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(path, headers)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expectError(await get(`/v1/invites/createInvites?interviewID=${interviewID}`, headers), 422)
    const { result } = (await get(`/v1/invites/getList?interviewID=${interviewID}`)).json
    expect(result).toHaveLength(2)
  })

  test('decisions/calls-9 addOne honours an Idempotency-Key', async () => {
    const body = { productID: newProduct(), interviewName: 'n', guidelines: 'g' }
    const headers = { 'idempotency-key': 'retry-2' }
    const add = (sent: object) => call(at('/v1/interviews/addOne'), { token, headers, body: sent })
    const [one, two] = [await add(body), await add(body)]
    expect(one.status).toBe(200)
    expect(two.text).toBe(one.text)
    expectError(await add({ ...body, interviewName: 'm' }), 422)
  })

  test('decisions/calls-9 every call that changes something honours an Idempotency-Key', async () => {
    const { interviewID } = await newInterview()
    const add = (key: string, text: string) =>
      call(at('/v1/notes/addOne'), {
        ...{ token, headers: { 'idempotency-key': key }, body: { interviewID, text } },
      })
    const notes = async () =>
      (await get(`/v1/notes/getList?interviewID=${interviewID}`)).json.result as unknown[]
    // What is refused is not done, so its key is good for another try.
    expectError(await add('retry-3', ''), 400)
    const replies = await Promise.all(Array.from({ length: 10 }, () => add('retry-3', 'a')))
    const done = replies.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const reply of replies) if (reply.status !== 200) expectError(reply, 409)
    expect((await add('retry-3', 'a')).text).toBe(done[0]?.text)
    expectError(await add('retry-3', 'b'), 422)
    expect(await notes()).toHaveLength(1)
    const { link } = await newLink()
    const erase = () =>
      call(at('/v1/invites/erase'), {
        ...{ token, headers: { 'idempotency-key': 'retry-4' }, body: { linkID: idOf(link) } },
      })
    const [first, second] = [await erase(), await erase()]
    expect([first.status, second.text]).toEqual([200, first.text])
    // It may hold what they said.
    expectError(await add('retry-3', 'a'), 409)
    expect(await notes()).toHaveLength(1)
  })

  test('decisions/requests-1 no cookie and no query parameter stands for the header', async () => {
    const path = '/v1/profiles/getList?productID=p'
    const cookie = { cookie: `token=${token}; authorization=Bearer ${token}` }
    expectError(await call(at(path), { headers: cookie }), 401)
    expectError(await call(at(`${path}&access_token=${token}`)), 401)
  })

  test('decisions/requests-2 nothing is coerced and unknown members are ignored', async () => {
    const body = { productID: 5, interviewName: 'n', guidelines: 'g' }
    expectError(await call(at('/v1/interviews/addOne'), { token, body }), 400)
    const more = { productID: newProduct(), interviewName: 'n', guidelines: 'g', colour: 'red' }
    expect((await call(at('/v1/interviews/addOne'), { token, body: more })).status).toBe(200)
  })

  test('decisions/requests-2 an unknown or repeated query parameter is refused by name', async () => {
    const unknown = await get('/v1/invites/getList?interviewId=int_1&productID=p')
    expectError(unknown, 400)
    expect(unknown.json.message).toContain('interviewId')
    const twice = await get('/v1/invites/getList?productID=p&productID=p')
    expectError(twice, 400)
    expect(twice.json.message).toContain('productID')
  })

  test('decisions/requests-3 undecodable, large and foreign bodies are refused', async () => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      call(at('/v1/interviews/addOne'), { token, body, headers })
    for (const body of [
      '{"productID":"a\\u0000b"}',
      '{"productID":"\\ud800"}',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      `${'['.repeat(40)}${']'.repeat(40)}`,
      '{"n":90071992547409930}',
    ]) {
      expectError(await send(body), 400)
    }
    expectError(await send(`"${'x'.repeat(1_048_600)}"`), 413)
    expectError(await send('{}', { 'content-type': 'text/plain' }), 415)
  })

  test('decisions/requests-4 text is kept exactly as sent', async () => {
    const name = '  <b>“Ünï” & \u202Eabc</b>\t👩‍🚀 '
    const text = '\r\n# Ask\n\n- Why?  \n'
    const productID = newProduct()
    const { interviewID } = await newInterview(productID, { interviewName: name, guidelines: text })
    const { result } = (await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).json
    expect(result).toMatchObject({ interviewName: name, guidelines: text })
  })

  test('decisions/requests-4 200 characters are enough and 201 too many, whatever they weigh', async () => {
    const add = (interviewName: string) =>
      call(at('/v1/interviews/addOne'), {
        token,
        body: { productID: newProduct(), interviewName, guidelines: 'g' },
      })
    expect((await add('👩'.repeat(200))).status).toBe(200)
    expectError(await add('👩'.repeat(201)), 400)
    expectError(await add(''), 400)
  })

  test('decisions/requests-4 guidelines of 100,000 characters are taken', async () => {
    const add = (guidelines: string) =>
      call(at('/v1/interviews/addOne'), {
        token,
        body: { productID: newProduct(), interviewName: 'n', guidelines },
      })
    expect((await add('é'.repeat(100_000))).status).toBe(200)
    expectError(await add('é'.repeat(100_001)), 400)
  })

  test('decisions/answers-4 every bad token gets one and the same answer', async () => {
    const path = '/v1/profiles/getList?productID=p'
    const expired = await service.newToken({ expiresAt: '2020-01-01T00:00:00.000Z' })
    const revoked = await service.newToken({ org: 'revoked' })
    expect((await get(path, {}, revoked)).status).toBe(200)
    await service.store.revokeToken({
      tokenID: await service.tokenID(revoked),
      at: new Date().toISOString(),
    })
    const bad = [
      await call(at(path)),
      await get(path, {}, 'nonsense'),
      await get(path, {}, `clq_${'a'.repeat(36)}`),
      await get(path, {}, expired),
      await get(path, {}, revoked),
    ]
    for (const reply of bad) {
      expectError(reply, 401)
      expect(reply.text).toBe(bad[0]?.text)
      expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  test('decisions/answers-5 unknown, foreign, erased and malformed identifiers get the same bytes', async () => {
    const foreign = await service.newToken({ org: 'foreign' })
    const there = await newInterview(newProduct(), {}, foreign)
    const [foreignLink = ''] = await newLinks(there.interviewID, 1, foreign)
    const { link: erased } = await newLink()
    const browser = openLink(erased)
    await browser.send({ type: 'consent', agreed: true })
    expect((await browser.request('/erase', {})).status).toBe(200)

    const interviews = [`int_${'0'.repeat(28)}`, there.interviewID, 'x', "' OR 1=1 --"]
    const invites = ['0'.repeat(28), idOf(foreignLink), idOf(erased), 'x', '../..', '💥']
    for (const [path, ids] of [
      ['/v1/interviews/getOne?interviewID=', interviews],
      ['/v1/invites/getOne?linkID=', invites],
      ['/v1/invites/createInvites?interviewID=', interviews],
    ] as const) {
      const replies = []
      for (const id of ids) replies.push(await get(path + encodeURIComponent(id)))
      for (const reply of replies) {
        expectError(reply, 404)
        expect(reply.text).toBe(replies[0]?.text)
      }
    }
  })

  test('decisions/answers-6 what is absent is no member, and never null or empty', async () => {
    const { link, productID } = await newLink()
    const before = await get(`/v1/invites/getOne?linkID=${idOf(link)}`)
    expect(before.json.result).not.toHaveProperty('completed_on')
    await takeInterview(link, [], { onboard: {}, verdict: {} })
    const profile = await eventually(async () => {
      const reply = await get(`/v1/profiles/getList?productID=${productID}`)
      return reply.json.result[0] && reply
    })
    expect(profile.text).not.toMatch(/null|:""/)
    expect(profile.json.result[0].metadata).not.toHaveProperty('sentiment')
    expect(before.text).not.toMatch(/null|:""/)
  })

  test('decisions/answers-7 lists hold everything, oldest first, and can be paged', async () => {
    const { interviewID } = await newInterview()
    const links = [...(await newLinks(interviewID, 120)), ...(await newLinks(interviewID, 130))]
    const whole = await get(`/v1/invites/getList?interviewID=${interviewID}`)
    const ids = whole.json.result.map(({ linkID }: { linkID: string }) => linkID)
    expect(ids).toEqual(links.map(idOf))
    expect(whole.headers.get('link')).toBeNull()

    const paged: string[] = []
    let next: string | undefined = at(`/v1/invites/getList?interviewID=${interviewID}&limit=90`)
    while (next) {
      const reply: Reply = await call(next, { token })
      expect(Object.keys(reply.json)).toEqual(['result'])
      paged.push(...reply.json.result.map(({ linkID }: { linkID: string }) => linkID))
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(ids)
    const forged = Buffer.from(JSON.stringify(['2026\0', 'a'])).toString('base64url')
    const cursors = ['cursor=made-up', `limit=2&cursor=${forged}`]
    for (const wrong of ['limit=0', 'limit=1001', ...cursors, 'limit=ten']) {
      expectError(await get(`/v1/invites/getList?interviewID=${interviewID}&${wrong}`), 400)
    }
  })

  test('decisions/values-1 interviewID and profileID have their form and sort by time', async () => {
    const { interviewID } = await newInterview()
    expect(interviewID).toMatch(/^int_[0-9A-Za-z]{28}$/)
    const { link, productID } = await newLink()
    await takeInterview(link, answers)
    const profile = await eventually(
      async () => (await get(`/v1/profiles/getList?productID=${productID}`)).json.result[0],
    )
    expect(profile.profileID).toMatch(/^prf_[0-9A-Za-z]{28}$/)
    expect(profile.metadata.acquired_date).toMatch(day)
  })

  test('decisions/values-2 linkID has 28 base62 characters', async () => {
    const { linkID } = await newLink()
    expect(linkID).toMatch(/^[0-9A-Za-z]{28}$/)
  })

  test('decisions/values-3 productID, userID and orgID are the caller’s own strings', async () => {
    const as = await service.newToken({ org: 'Örg / 1', user: 'user:ä' })
    const { interviewID } = await newInterview('pröduct?&', {}, as)
    const [link = ''] = await newLinks(interviewID, 1, as)
    const invite = await get(`/v1/invites/getOne?linkID=${idOf(link)}`, {}, as)
    expect(invite.json.result).toMatchObject({ productID: 'pröduct?&', orgID: 'Örg / 1' })
    const found = await get(
      `/v1/invites/getList?productID=${encodeURIComponent('pröduct?&')}`,
      {},
      as,
    )
    expect(found.json.result).toHaveLength(1)
  })

  test('decisions/values-4 a token reads or writes as its scopes say', async () => {
    const reader = await service.newToken({ scopes: ['read'] })
    const writer = await service.newToken({ scopes: ['write'] })
    const { interviewID } = await newInterview()
    const make = `/v1/invites/createInvites?interviewID=${interviewID}`
    expectError(await get(make, {}, reader), 403)
    expect((await get(make, {}, writer)).status).toBe(200)
    expectError(await get('/v1/profiles/getList?productID=p', {}, writer), 403)
    expect((await get('/v1/profiles/getList?productID=p', {}, reader)).status).toBe(200)
  })

  test('decisions/values-5 timestamp and completed_on are RFC 3339 in UTC with milliseconds', async () => {
    const { link } = await newLink()
    expect((await inviteOf(link)).timestamp).toMatch(instant)
    await takeInterview(link, answers)
    expect((await inviteOf(link)).completed_on).toMatch(instant)
  })

  test('decisions/values-6 a profile’s dates are full-dates and values-7 its source is human', async () => {
    const { link, productID } = await newLink()
    await takeInterview(link, answers)
    const { metadata, history } = await eventually(
      async () => (await get(`/v1/profiles/getList?productID=${productID}`)).json.result[0],
    )
    expect(metadata.acquired_date).toMatch(day)
    expect(metadata.last_interviewed).toMatch(day)
    expect(metadata.source).toBe('human')
    expect(history[0].type).toBe('link')
  })

  test('decisions/values-9 the roles are assistant and user, the interviewer first', async () => {
    const { link } = await newLink()
    await takeInterview(link, answers)
    const { conversation } = await inviteOf(link)
    expect(conversation[0].role).toBe('assistant')
    const roles = new Set(conversation.map(({ role }: { role: string }) => role))
    expect([...roles].sort()).toEqual(['assistant', 'user'])
  })

  test('decisions/values-10 the interviewer is builtin where no model is set', async () => {
    const { interviewID } = await newInterview()
    const { result } = (await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).json
    expect(result.interviewer).toBe('builtin')
  })

  test('decisions/values-11 userInfo holds what is known so far', async () => {
    const { link } = await newLink()
    expect((await inviteOf(link)).userInfo).toEqual({})
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true })
    await browser.send({ type: 'onboard', occupation: 'Baker' })
    expect((await inviteOf(link)).userInfo).toEqual({ occupation: 'Baker' })
  })

  test('decisions/status-2 opening the page changes nothing, the person’s own button starts it', async () => {
    const { link } = await newLink()
    for (let opened = 0; opened < 5; opened += 1) {
      expect((await fetch(link)).status).toBe(200)
      await openLink(link).state()
    }
    expect((await inviteOf(link)).status).toBe('created')
    await openLink(link).send({ type: 'consent', agreed: true })
    expect((await inviteOf(link)).status).toBe('started')
  })

  test('decisions/status-3 a completed interview spends the link', async () => {
    const { link } = await newLink()
    await takeInterview(link, answers)
    expect((await inviteOf(link)).status).toBe('completed')
    const browser = openLink(link)
    expect((await browser.state()).json.result).toMatchObject({
      phase: 'done',
      status: 'completed',
    })
    expectError(await browser.answer('More', 0), 409)
    expect((await fetch(link)).status).toBe(200)
  })

  test('decisions/status-4 an unfinished invite expires, an idle one is abandoned and comes back', async () => {
    const created = await newLink()
    const { link } = await newLink()
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true })
    const begun = await browser.send({ type: 'onboard' })
    const after = begun.json.result.expects.after
    try {
      aheadMs = 7 * 86_400_000 + 1_000
      expect((await inviteOf(link)).status).toBe('abandoned')
      await service.worker.tick()
      expect((await browser.answer('I am back and I used it yesterday.', after)).status).toBe(200)
      expect((await inviteOf(link)).status).toBe('started')
      aheadMs = 30 * 86_400_000 + 1_000
      expect((await inviteOf(link)).status).toBe('expired')
      expect((await inviteOf(created.link)).status).toBe('expired')
      expect((await fetch(link)).status).toBe(410)
      expectError(await browser.answer('Too late', 0), 410)
    } finally {
      aheadMs = 0
    }
  })
})
