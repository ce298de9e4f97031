import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { call, eventually, type Reply, startService, type TestService } from '../start.ts'
import { type ConsoleBrowser, openConsole, password, setUp } from './console-browser.ts'

const scopesOf = {
  viewer: ['read'],
  researcher: ['read', 'write'],
  owner: ['read', 'write', 'admin'],
}
type Role = keyof typeof scopesOf

describe.each(databases)('members and tokens on $name', ({ open }) => {
  let service: TestService
  let owner: ConsoleBrowser
  const clock = { aheadMs: 0 }

  beforeAll(async () => {
    const now = () => new Date(Date.now() + clock.aheadMs)
    service = await startService(await open(), { now })
    owner = await setUp(service)
  })
  afterAll(() => service.close())

  const ask = async (token: string, path: string, body?: object): Promise<Reply> =>
    await call(`${service.url}/v1/${path}`, { token, ...(body && { body }) })
  const asOwner = async (path: string, body?: object) => await ask(await owner.token(), path, body)

  let people = 0
  /** Invites somebody and joins in a browser of theirs. */
  async function join(role: Role) {
    people += 1
    const email = `person${people}@example.com`
    const invited = (await asOwner('members/addOne', { email, role, name: `P${people}` })).json
    const { userID, joinURL } = invited.result
    const browser = openConsole(service)
    const code = joinURL.split('/').at(-1)
    const joined = await browser.post('join', { code, password })
    expect(joined.status).toBe(200)
    return { userID, email, browser, code, joined: joined.json.result }
  }

  test('an invitation is good once, says the role, and ends after a week', async () => {
    const { joined, userID, email, code } = await join('researcher')
    expect(joined).toEqual({ userID, email, name: 'P1', role: 'researcher' })
    const again = openConsole(service)
    const refused = await again.post('join', { code, password })
    expect([refused.status, again.cookie()]).toEqual([404, ''])
    expect(
      (await asOwner('members/addOne', { email: ` ${email.toUpperCase()}`, role: 'owner' })).status,
    ).toBe(409)

    const late = { email: 'late@example.com', role: 'viewer' }
    const [first, second] = [
      await asOwner('members/addOne', late),
      await asOwner('members/addOne', late),
    ]
    expect(second.json.result.userID).toBe(first.json.result.userID)
    const codeOf = ({ json }: Reply) => json.result.joinURL.split('/').at(-1)
    expect(
      (await openConsole(service).post('join', { code: codeOf(first), password })).status,
    ).toBe(404)
    clock.aheadMs = 8 * 86_400_000
    expect(
      (await openConsole(service).post('join', { code: codeOf(second), password })).status,
    ).toBe(404)
    clock.aheadMs = 0
    await owner.post('signIn', { email: 'olga.owner@example.com', password })
  })

  test.each(['viewer', 'researcher', 'owner'] as const)(
    'a %s may do what the role says and no more',
    async (role) => {
      const { browser } = await join(role)
      const token = await browser.token()
      const may = scopesOf[role]
      const calls = [
        ['read', 'products/getList', undefined],
        ['write', 'interviews/addOne', { productID: 'p', interviewName: 'n', guidelines: 'Why?' }],
        ['write', 'invites/revoke', { linkIDs: ['none'] }],
        ['write', 'invites/setExpiry', { linkIDs: ['none'], expires_on: '2027-06-01T00:00:00Z' }],
        ['admin', 'tokens/getList', undefined],
        ['admin', 'tokens/addOne', { scopes: ['read'] }],
        ['admin', 'members/getList', undefined],
        ['admin', 'members/addOne', { email: `${role}@example.com`, role: 'viewer' }],
        ['admin', 'organization/setSettings', { name: 'A' }],
      ] as const
      for (const [scope, path, body] of calls) {
        const expected = may.includes(scope) ? 200 : 403
        expect([path, (await ask(token, path, body)).status]).toEqual([path, expected])
      }
      for (const path of [
        'tokens/revoke',
        'members/setRole',
        'members/resetPassword',
        'members/remove',
      ]) {
        const body = { tokenID: 't', userID: 'u', role: 'owner' }
        expect((await ask(token, path, body)).status).toBe(role === 'owner' ? 404 : 403)
      }
    },
  )

  test('nobody gives scopes or a role that they lack themselves', async () => {
    const admin = await service.newToken({ org: 'acme', scopes: ['admin'] })
    expect((await ask(admin, 'tokens/addOne', { scopes: ['write'] })).status).toBe(403)
    const [first] = (await ask(admin, 'members/getList')).json.result
    const reset = await ask(admin, 'members/resetPassword', { userID: first.userID })
    expect(reset.status).toBe(403)
    expect((await ask(admin, 'tokens/addOne', { scopes: ['admin'] })).status).toBe(200)
    const body = { email: 'raised@example.com', role: 'researcher' }
    expect((await ask(admin, 'members/addOne', body)).status).toBe(403)
    const { userID } = await join('viewer')
    expect((await ask(admin, 'members/setRole', { userID, role: 'owner' })).status).toBe(403)
    expect((await ask(admin, 'tokens/addOne', { scopes: ['root'] })).status).toBe(400)
    expect((await ask(admin, 'tokens/addOne', { scopes: [] })).status).toBe(400)
  })

  test('a new role holds at once, also for tokens made before', async () => {
    const { browser, userID } = await join('owner')
    const bearer = await browser.token()
    const made = async (scopes: string[]) =>
      (await ask(bearer, 'tokens/addOne', { scopes })).json.result.token
    const [wide, narrow] = [await made(['read', 'admin']), await made(['read'])]
    expect((await ask(wide, 'members/getList')).status).toBe(200)
    expect((await asOwner('members/setRole', { userID, role: 'viewer' })).status).toBe(200)
    expect((await ask(bearer, 'members/getList')).status).toBe(403)
    expect((await ask(bearer, 'products/getList')).status).toBe(200)
    expect((await ask(wide, 'products/getList')).status).toBe(401)
    expect((await ask(narrow, 'products/getList')).status).toBe(200)
    expect((await browser.post('getToken')).json.result.member.role).toBe('viewer')
  })

  test('who is removed is out at once, with every token of theirs', async () => {
    const { browser, userID, email } = await join('owner')
    const bearer = await browser.token()
    const { token } = (await ask(bearer, 'tokens/addOne', { scopes: ['read'] })).json.result
    expect((await ask(token, 'products/getList')).status).toBe(200)
    expect((await asOwner('members/remove', { userID })).status).toBe(200)
    for (const left of [bearer, token]) {
      expect((await ask(left, 'products/getList')).status).toBe(401)
    }
    expect((await browser.post('getToken')).status).toBe(401)
    expect(
      (await browser.post('changePassword', { password, newPassword: `${password}!` })).status,
    ).toBe(401)
    expect((await openConsole(service).post('signIn', { email, password })).status).toBe(401)
    expect((await asOwner('members/remove', { userID })).status).toBe(404)
  })

  test('a link from an owner lets a member choose a new password, once, and ends every session', async () => {
    const { browser, userID, email } = await join('researcher')
    const [bearer, thief] = [await browser.token(), openConsole(service)]
    const made = await asOwner('members/resetPassword', { userID })
    const { resetURL, expires_on } = made.json.result
    expect(resetURL).toMatch(/\/console\/reset\/[\w-]{43}$/)
    expect(Date.parse(expires_on) - Date.now()).toBeGreaterThan(86_000_000)
    expect((await ask(bearer, 'products/getList')).status).toBe(401)
    expect((await browser.post('getToken')).status).toBe(401)

    // Who knows the old password is in until the link is used, and out with it.
    expect((await thief.post('signIn', { email, password })).status).toBe(200)
    const stolen = await thief.token()
    const code = resetURL.split('/').at(-1)
    const next = 'other words, long enough'
    const chosen = await browser.post('join', { code, password: next })
    expect(chosen.json.result).toMatchObject({ userID, email, role: 'researcher' })
    expect((await ask(stolen, 'products/getList')).status).toBe(401)
    expect((await thief.post('getToken')).status).toBe(401)
    expect((await thief.post('signIn', { email, password })).status).toBe(401)
    expect((await thief.post('join', { code, password })).status).toBe(404)
    expect((await ask(await browser.token(), 'products/getList')).status).toBe(200)
    expect((await openConsole(service).post('signIn', { email, password: next })).status).toBe(200)
  }, 90_000)

  test('a link for a new password ends after a day, with the next one, and is not for who waits to join', async () => {
    const { userID, email } = await join('viewer')
    const make = async () =>
      (await asOwner('members/resetPassword', { userID })).json.result.resetURL.split('/').at(-1)
    const [first, second] = [await make(), await make()]
    const use = async (code: string) =>
      (await openConsole(service).post('join', { code, password: `${password}!` })).status
    expect(await use(first)).toBe(404)
    clock.aheadMs = 86_400_000
    expect(await use(second)).toBe(404)
    clock.aheadMs = 0
    await owner.post('signIn', { email: 'olga.owner@example.com', password })
    expect((await openConsole(service).post('signIn', { email, password })).status).toBe(200)

    const invited = { email: 'still.waits@example.com', role: 'viewer' }
    const waiting = (await asOwner('members/addOne', invited)).json.result
    const lost = waiting.joinURL.split('/').at(-1)
    const again = await asOwner('members/resetPassword', { userID: waiting.userID })
    expect(await use(lost)).toBe(404)
    expect(await use(again.json.result.resetURL.split('/').at(-1))).toBe(200)
    const nobody = await asOwner('members/resetPassword', { userID: 'usr_none' })
    expect(nobody.status).toBe(404)
  })

  /** Tokens that a member made: with a session of theirs, and with that token. */
  async function mint(browser: ConsoleBrowser): Promise<string[]> {
    const add = async (token: string) =>
      (await ask(token, 'tokens/addOne', { scopes: ['read', 'admin'] })).json.result.token
    const made = await add(await browser.token())
    return [made, await add(made)]
  }
  const statusesOf = async (tokens: string[]) =>
    await Promise.all(tokens.map(async (token) => (await ask(token, 'products/getList')).status))

  test('a new password, chosen or by a link, ends every token that the member made', async () => {
    const { browser, userID, email } = await join('owner')
    const stays = await mint(owner)
    const chosen = await mint(browser)
    expect(await statusesOf(chosen)).toEqual([200, 200])
    const next = 'other words, long enough'
    const changed = await browser.post('changePassword', { password, newPassword: next })
    expect(changed.status).toBe(200)
    expect(await statusesOf(chosen)).toEqual([401, 401])

    const before = await mint(browser)
    const { resetURL } = (await asOwner('members/resetPassword', { userID })).json.result
    expect(await statusesOf(before)).toEqual([401, 401])
    // Until the link is used the old password opens, and so did it for whoever stole it.
    const thief = openConsole(service)
    await thief.post('signIn', { email, password: next })
    const meanwhile = await mint(thief)
    expect(await statusesOf(meanwhile)).toEqual([200, 200])
    await browser.post('join', { code: resetURL.split('/').at(-1), password })
    expect(await statusesOf(meanwhile)).toEqual([401, 401])
    expect(await statusesOf(stays)).toEqual([200, 200])
  }, 90_000)

  test('a token outlives and outreaches nothing that made it', async () => {
    const end = '2027-01-31T09:00:00.000Z'
    const wanted = { scopes: ['read', 'write', 'admin'], expires_on: end }
    const parent = (await asOwner('tokens/addOne', wanted)).json.result
    const add = async (given: object) =>
      (await ask(parent.token, 'tokens/addOne', { scopes: ['admin'], ...given })).json.result
    const [endless, later, sooner] = [
      await add({}),
      await add({ expires_on: '2028-01-01T00:00:00Z' }),
      await add({ expires_on: '2027-01-01T00:00:00Z' }),
    ]
    const listed = (await asOwner('tokens/getList')).json.result
    const endOf = ({ tokenID }: { tokenID: string }) =>
      listed.find((one: { tokenID: string }) => one.tokenID === tokenID)
    expect(endOf(endless)).toMatchObject({ expires_on: end, parentID: parent.tokenID })
    expect(endOf(later).expires_on).toBe(end)
    expect(endOf(sooner).expires_on).toBe('2027-01-01T00:00:00.000Z')
    const narrow = await ask(endless.token, 'tokens/addOne', { scopes: ['read'] })
    expect(narrow.status).toBe(403)
    expect(endOf(parent)).not.toHaveProperty('parentID')

    await asOwner('tokens/revoke', { tokenID: parent.tokenID })
    const ended = await Promise.all(
      [endless, later, sooner].map(
        async ({ token }) => (await ask(token, 'tokens/getList')).status,
      ),
    )
    expect(ended).toEqual([401, 401, 401])
  })

  test('the last owner stays, and of two who remove each other one', async () => {
    const admin = await service.newToken({ org: 'pair', scopes: ['read', 'write', 'admin'] })
    const joinPair = async (email: string) => {
      const { json } = await ask(admin, 'members/addOne', { email, role: 'owner' })
      const browser = openConsole(service)
      await browser.post('join', { code: json.result.joinURL.split('/').at(-1), password })
      return { browser, userID: json.result.userID }
    }
    const one = await joinPair('one@pair.example')
    expect((await ask(admin, 'members/remove', { userID: one.userID })).status).toBe(409)
    const demotion = { userID: one.userID, role: 'viewer' }
    expect((await ask(admin, 'members/setRole', demotion)).status).toBe(409)
    await ask(admin, 'members/addOne', { email: 'waits@pair.example', role: 'owner' })
    expect((await ask(admin, 'members/remove', { userID: one.userID })).status).toBe(409)

    const two = await joinPair('two@pair.example')
    const tokens = [await one.browser.token(), await two.browser.token()]
    const replies = await Promise.all([
      ask(tokens[0] ?? '', 'members/remove', { userID: two.userID }),
      ask(tokens[1] ?? '', 'members/setRole', { userID: one.userID, role: 'viewer' }),
    ])
    const list = (await ask(admin, 'members/getList')).json.result
    const owners = list.filter(
      (m: { role: string; joined_on?: string }) => m.role === 'owner' && m.joined_on,
    )
    expect(owners).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('tokens are listed without themselves, noted when used, and revoked within their organization', async () => {
    const { token, tokenID } = (
      await asOwner('tokens/addOne', {
        name: 'CRM',
        scopes: ['read', 'read'],
        expires_on: '2027-01-31T10:00:00+01:00',
      })
    ).json.result
    expect(token).toMatch(/^clq_/)
    await ask(token, 'products/getList')
    const listed = await eventually(async () => {
      const { text, json } = await asOwner('tokens/getList')
      expect(text).not.toContain(token)
      return json.result.find(
        (item: { tokenID: string; last_used?: string }) =>
          item.tokenID === tokenID && item.last_used,
      )
    })
    expect(listed).toMatchObject({
      name: 'CRM',
      scopes: ['read'],
      expires_on: '2027-01-31T09:00:00.000Z',
    })
    const foreign = await service.newToken({ org: 'other', scopes: ['read', 'write', 'admin'] })
    expect((await ask(foreign, 'tokens/revoke', { tokenID })).status).toBe(404)
    expect((await ask(token, 'products/getList')).status).toBe(200)
    expect((await asOwner('tokens/revoke', { tokenID })).status).toBe(200)
    expect((await ask(token, 'products/getList')).status).toBe(401)
    expect((await asOwner('tokens/revoke', { tokenID })).status).toBe(404)
    for (const expires_on of [
      '2020-01-01T00:00:00Z',
      'soon',
      '2027-13-01T00:00:00Z',
      '9999-01-01T00:00:00Z',
    ]) {
      expect((await asOwner('tokens/addOne', { scopes: ['read'], expires_on })).status).toBe(400)
    }
  })

  test('members of another organization are out of reach, and one e-mail may be in two', async () => {
    const foreign = await service.newToken({ org: 'other', scopes: ['read', 'write', 'admin'] })
    const { userID, email } = await join('researcher')
    expect((await ask(foreign, 'members/remove', { userID })).status).toBe(404)
    expect((await ask(foreign, 'members/resetPassword', { userID })).status).toBe(404)
    expect((await ask(foreign, 'members/setRole', { userID, role: 'viewer' })).status).toBe(404)
    expect((await ask(foreign, 'members/getList')).text).toBe('{"result":[]}')

    const { json } = await ask(foreign, 'members/addOne', { email, role: 'owner' })
    const theirs = openConsole(service)
    await theirs.post('join', {
      code: json.result.joinURL.split('/').at(-1),
      password: 'some other plain words',
    })
    expect((await theirs.post('getToken')).json.result.orgID).toBe('other')
    const back = openConsole(service)
    await back.post('signIn', { email, password })
    expect((await back.post('getToken')).json.result.orgID).toBe('acme')
    await back.post('signIn', { email, password: 'some other plain words' })
    expect((await back.post('getToken')).json.result.orgID).toBe('other')
  })

  test('members are paged without a gap or a repeat', async () => {
    const whole = (await asOwner('members/getList')).json.result
    const paged: { userID: string }[] = []
    let next: string | null = `${service.url}/v1/members/getList?limit=2`
    while (next !== null) {
      const reply = await call(next, { token: await owner.token() })
      paged.push(...reply.json.result)
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(whole.length).toBeGreaterThan(4)
    expect(paged).toEqual(whole)
  })
})
