import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  details,
  eventually,
  guidelines,
  type Reply,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe.each(databases)('the interface on $name', ({ open }) => {
  let service: TestService
  let token: string
  let count = 0

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const at = (path: string) => `${service.url}${path}`
  const get = (path: string, as = token) => call(at(path), { token: as })
  const newProduct = () => {
    count += 1
    return `product-${count}`
  }

  async function newInterview(productID = newProduct(), as = token) {
    const reply = await call(at('/v1/interviews/addOne'), {
      token: as,
      body: { productID, interviewName: 'First look', guidelines, userID: 'grace' },
    })
    return { productID, interviewID: String(reply.json.result.interviewID), reply }
  }

  async function newLinks(interviewID: string, number = 1): Promise<string[]> {
    const reply = await get(`/v1/invites/createInvites?interviewID=${interviewID}&count=${number}`)
    return reply.json.result
  }

  const idOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

  async function finishedInterview() {
    const { productID, interviewID } = await newInterview()
    const [link = ''] = await newLinks(interviewID)
    await takeInterview(link, answers)
    const profile = await eventually(async () => {
      const reply = await get(`/v1/profiles/getList?productID=${productID}`)
      return reply.json.result[0]
    })
    const invite = (await get(`/v1/invites/getOne?linkID=${idOf(link)}`)).json.result
    return { productID, interviewID, link, profile, invite }
  }

  function expectError(reply: Reply, status: number) {
    expect(reply.status).toBe(status)
    expect(Object.keys(reply.json).sort()).toEqual(['error', 'message'])
    expect(reply.json.error).toBe(status)
    expect(reply.json.message).toMatch(/^.{1,500}$/)
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  }

  test('1-2 a product is identified by the productID its caller chose', async () => {
    const { productID, interviewID } = await newInterview('Ünïque prödukt #1')
    const reply = await get(`/v1/interviews/getOne?interviewID=${interviewID}`)
    expect(reply.json.result.productID).toBe(productID)
  })

  test('1-3 an interview belongs to a product and carries guidelines and a name', async () => {
    const { productID, interviewID } = await newInterview()
    const { result } = (await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).json
    expect(result).toMatchObject({ productID, guidelines, interviewName: 'First look' })
  })

  test('1-4 an invite records the details, the status and the conversation', async () => {
    const { invite } = await finishedInterview()
    expect(invite.userInfo).toEqual({
      name: details.name,
      email: details.email,
      occupation: details.occupation,
    })
    expect(invite.status).toBe('completed')
    const said = invite.conversation.map(({ content }: { content: string }) => content)
    for (const answer of answers.slice(0, 3)) expect(said).toContain(answer)
  })

  test('1-5 a profile describes a customer who took part and cannot be written', async () => {
    const { profile, link } = await finishedInterview()
    expect(profile).toMatchObject({ firstName: 'Sample', lastName: 'Person' })
    expect(profile.history).toContainEqual({ type: 'link', id: idOf(link) })
    expectError(await call(at('/v1/profiles/getList'), { token, body: {} }), 405)
  })

  test('2.1-1 a Profile has its members and no others', async () => {
    const { profile, productID } = await finishedInterview()
    expect(Object.keys(profile)).toEqual([
      'profileID',
      'productIDs',
      'firstName',
      'lastName',
      'metadata',
      'details',
      'history',
    ])
    expect(profile.productIDs).toContain(productID)
  })

  test('2.1-2 Profile.metadata has its members and no others', async () => {
    const { profile } = await finishedInterview()
    expect(Object.keys(profile.metadata)).toEqual([
      'source',
      'acquired_date',
      'last_interviewed',
      'interview_count',
      'sentiment',
    ])
    expect(profile.metadata.sentiment).toBe(4)
    expect(profile.metadata.interview_count).toBeGreaterThanOrEqual(1)
  })

  test('2.1-3 Profile.details has its members, filled with the person’s own words', async () => {
    const { profile } = await finishedInterview()
    const { details: told } = profile
    const members = [
      'occupation',
      'location',
      'background',
      'productAlignment',
      'key_values',
      'interests',
    ]
    expect(members).toEqual(expect.arrayContaining(Object.keys(told)))
    expect(told).toMatchObject({ occupation: details.occupation, location: details.location })
    expect(told.key_values).toBeInstanceOf(Array)
    expect(told.interests).toBeInstanceOf(Array)
    expect(typeof told.productAlignment).toBe('string')
  })

  test('2.1-4 Profile.history names the invites', async () => {
    const { profile, link } = await finishedInterview()
    expect(profile.history.at(-1)).toEqual({ type: 'link', id: idOf(link) })
  })

  test('2.2-1 an Interview has its members and no others, all strings', async () => {
    const { interviewID } = await newInterview()
    const { result } = (await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).json
    expect(Object.keys(result)).toEqual([
      'interviewID',
      'productID',
      'interviewName',
      'guidelines',
      'userID',
      'interviewer',
    ])
  })

  test('2.3-1 an Invite has its members and no others', async () => {
    const { invite, productID, interviewID } = await finishedInterview()
    expect(Object.keys(invite)).toEqual([
      'linkID',
      'interviewID',
      'productID',
      'orgID',
      'userInfo',
      'status',
      'timestamp',
      'completed_on',
      'conversation',
    ])
    expect(invite).toMatchObject({ productID, interviewID, orgID: 'acme' })
  })

  test('2.3-2 Invite.userInfo has e-mail, name and occupation', async () => {
    const { invite } = await finishedInterview()
    expect(Object.keys(invite.userInfo).sort()).toEqual(['email', 'name', 'occupation'])
  })

  test('2.3-3 Invite.conversation items have a role and content', async () => {
    const { invite } = await finishedInterview()
    for (const item of invite.conversation) {
      expect(Object.keys(item)).toEqual(['role', 'content'])
      expect(typeof item.content).toBe('string')
    }
  })

  test('3-1 the invite status is a string', async () => {
    const { interviewID } = await newInterview()
    const [link = ''] = await newLinks(interviewID)
    const { result } = (await get(`/v1/invites/getOne?linkID=${idOf(link)}`)).json
    expect(result.status).toBe('created')
  })

  test('4-3 successful answers wrap the payload in result, and in nothing else', async () => {
    const { interviewID } = await newInterview()
    const reply = await get(`/v1/interviews/getOne?interviewID=${interviewID}`)
    expect(Object.keys(reply.json)).toEqual(['result'])
  })

  test('4.1-1 profiles/getList returns only profiles of the product, which it requires', async () => {
    const { productID, profile } = await finishedInterview()
    const { result } = (await get(`/v1/profiles/getList?productID=${productID}`)).json
    expect(result.map((item: { profileID: string }) => item.profileID)).toEqual([profile.profileID])
    expectError(await get('/v1/profiles/getList'), 400)
  })

  test('4.1-2 profiles/getList answers 200 with an array of profiles', async () => {
    const { productID } = await finishedInterview()
    const reply = await get(`/v1/profiles/getList?productID=${productID}`)
    expect(reply.status).toBe(200)
    expect(reply.json.result).toBeInstanceOf(Array)
  })

  test('4.1-3 profiles/getList answers bad input with 400 and an Error', async () => {
    expectError(await get('/v1/profiles/getList?productID='), 400)
  })

  test('4.2-1 interviews/addOne takes productID, interviewName, guidelines and userID', async () => {
    for (const missing of ['productID', 'interviewName', 'guidelines']) {
      const body = { productID: 'p', interviewName: 'n', guidelines: 'g', [missing]: undefined }
      const reply = await call(at('/v1/interviews/addOne'), { token, body })
      expectError(reply, 400)
      expect(reply.json.message).toContain(missing)
    }
  })

  test('4.2-2 interviews/addOne answers the interviewID and nothing else', async () => {
    const { reply } = await newInterview()
    expect(reply.status).toBe(200)
    expect(Object.keys(reply.json.result)).toEqual(['interviewID'])
    expect(typeof reply.json.result.interviewID).toBe('string')
  })

  test('4.2-3 interviews/addOne answers an Error on failure', async () => {
    expectError(await call(at('/v1/interviews/addOne'), { token, body: [] }), 400)
    expectError(await call(at('/v1/interviews/addOne'), { token, body: '{' }), 400)
  })

  test('4.2-4 interviews/addOne makes an entry under the user and the organization', async () => {
    const { interviewID } = await newInterview()
    const own = await get(`/v1/interviews/getOne?interviewID=${interviewID}`)
    expect(own.json.result.userID).toBe('grace')
    const other = await service.newToken({ org: 'elsewhere' })
    expectError(await get(`/v1/interviews/getOne?interviewID=${interviewID}`, other), 404)
  })

  test('4.3-1 interviews/getOne returns the interview asked for', async () => {
    const { interviewID } = await newInterview()
    const reply = await get(`/v1/interviews/getOne?interviewID=${interviewID}`)
    expect(reply.json.result.interviewID).toBe(interviewID)
  })

  test('4.3-2 interviews/getOne answers strings in all members', async () => {
    const { interviewID } = await newInterview()
    const { result } = (await get(`/v1/interviews/getOne?interviewID=${interviewID}`)).json
    for (const value of Object.values(result)) expect(typeof value).toBe('string')
  })

  test('4.3-3 interviews/getOne answers an Error on failure', async () => {
    expectError(await get('/v1/interviews/getOne'), 400)
    expectError(await get('/v1/interviews/getOne?interviewID=int_none'), 404)
  })

  test('4.4-1 invites/getList finds the invites of an interview', async () => {
    const one = await newInterview()
    const two = await newInterview(one.productID)
    const links = await newLinks(one.interviewID, 3)
    await newLinks(two.interviewID)
    const { result } = (await get(`/v1/invites/getList?interviewID=${one.interviewID}`)).json
    expect(result.map((item: { linkID: string }) => item.linkID)).toEqual(links.map(idOf))
  })

  test('4.4-2 invites/getList finds the invites of a product', async () => {
    const one = await newInterview()
    const two = await newInterview(one.productID)
    const links = [...(await newLinks(one.interviewID)), ...(await newLinks(two.interviewID))]
    await newLinks((await newInterview()).interviewID)
    const { result } = (await get(`/v1/invites/getList?productID=${one.productID}`)).json
    const found = result.map((item: { linkID: string }) => item.linkID)
    expect([...found].sort()).toEqual(links.map(idOf).sort())
  })

  test('4.4-3 invites/getList answers an array of Invites', async () => {
    const { interviewID, invite } = await finishedInterview()
    const { result } = (await get(`/v1/invites/getList?interviewID=${interviewID}`)).json
    expect(result).toEqual([invite])
  })

  test('4.4-4 invites/getList answers an Error on failure', async () => {
    expectError(await get('/v1/invites/getList'), 400)
  })

  test('4.5-1 invites/getOne returns the invite asked for', async () => {
    const { interviewID } = await newInterview()
    const [link = ''] = await newLinks(interviewID)
    const { result } = (await get(`/v1/invites/getOne?linkID=${idOf(link)}`)).json
    expect(result.linkID).toBe(idOf(link))
  })

  test('4.5-2 invites/getOne answers the Invite', async () => {
    const { invite } = await finishedInterview()
    expect(invite.conversation.length).toBeGreaterThan(4)
    expect(invite.completed_on).toMatch(instant)
  })

  test('4.5-3 invites/getOne answers an Error on failure', async () => {
    expectError(await get('/v1/invites/getOne'), 400)
    expectError(await get('/v1/invites/getOne?linkID=none'), 404)
  })

  test('4.6-1 invites/createInvites makes as many links as asked', async () => {
    const { interviewID } = await newInterview()
    expect(await newLinks(interviewID, 7)).toHaveLength(7)
  })

  test('4.6-2 invites/createInvites makes them for the interview named', async () => {
    const { interviewID } = await newInterview()
    const [link = ''] = await newLinks(interviewID)
    const { result } = (await get(`/v1/invites/getOne?linkID=${idOf(link)}`)).json
    expect(result.interviewID).toBe(interviewID)
    expectError(await get('/v1/invites/createInvites?count=1'), 400)
    expectError(await get('/v1/invites/createInvites?interviewID=int_none'), 404)
  })

  test('4.6-3 invites/createInvites takes the product and checks it', async () => {
    const { interviewID, productID } = await newInterview()
    const path = `/v1/invites/createInvites?interviewID=${interviewID}&productID=`
    expectError(await get(`${path}another`), 400)
    expect((await get(`${path}${productID}`)).status).toBe(200)
  })

  test('4.6-4 invites/createInvites takes the organization and checks it', async () => {
    const { interviewID } = await newInterview()
    const path = `/v1/invites/createInvites?interviewID=${interviewID}&orgID=`
    expectError(await get(`${path}another`), 403)
    expect((await get(`${path}acme`)).status).toBe(200)
  })

  test('4.6-5 invites/createInvites answers N different URLs that open', async () => {
    const { interviewID } = await newInterview()
    const links = await newLinks(interviewID, 3)
    expect(new Set(links).size).toBe(3)
    for (const link of links) expect((await fetch(link)).status).toBe(200)
  })

  test('4.6-6 invites/createInvites answers an Error on failure', async () => {
    const { interviewID } = await newInterview()
    for (const wrong of ['0', '1001', '1.5', '1e2', '-1', 'ten', '']) {
      const reply = await get(`/v1/invites/createInvites?interviewID=${interviewID}&count=${wrong}`)
      expectError(reply, 400)
      expect(reply.json.message).toContain('count')
    }
  })

  test('4.6-7 invites/createInvites is a GET although it makes links', async () => {
    const { interviewID } = await newInterview()
    await newLinks(interviewID, 2)
    const { result } = (await get(`/v1/invites/getList?interviewID=${interviewID}`)).json
    expect(result).toHaveLength(2)
  })

  test('7-2 the profile list answers a failure with 400', async () => {
    expectError(await get('/v1/profiles/getList?productID=a&productID=b'), 400)
  })
})
