import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openConsole, password, setUp } from '../console/console-browser.ts'
import { databases } from '../databases.ts'
import { call, startService, type TestService } from '../start.ts'
import { openScriptedIssuer, type ScriptedIssuer } from './scripted-issuer.ts'
import { signOnConfig } from './settings.ts'
import { openSignOn, problemIn } from './sign-on-browser.ts'

describe.each(databases)('single sign-on on $name', ({ open }) => {
  let issuer: ScriptedIssuer
  let databaseURL: string
  const running: TestService[] = []
  beforeAll(async () => {
    issuer = await openScriptedIssuer()
  })
  afterAll(() => issuer.close())
  beforeEach(async () => {
    databaseURL = await open()
  })
  afterEach(async () => {
    for (const service of running.splice(0)) await service.close()
  })

  async function serve(more: Record<string, string> = {}): Promise<TestService> {
    const config = signOnConfig(issuer.url, more)
    const service = await startService(databaseURL, { config, work: false })
    running.push(service)
    return service
  }

  async function invite(service: TestService, owner: ReturnType<typeof openConsole>, body: object) {
    const url = `${service.url}/v1/members/addOne`
    const token = await owner.token()
    const given = { email: 'ada@example.com', role: 'researcher', ...body }
    return (await call(url, { token, body: given })).json.result
  }

  async function members(service: TestService, owner: ReturnType<typeof openConsole>) {
    const token = await owner.token()
    return (await call(`${service.url}/v1/members/getList`, { token })).json.result
  }

  const roles = {
    OIDC_ROLE_CLAIM: 'realm.roles',
    OIDC_ROLES: 'owner=boss,researcher=research,viewer=guest',
  }
  const boss = { claims: { realm: { roles: ['boss'] } } }

  test('whoever was invited comes in by their verified address, and by their subject from then on', async () => {
    const service = await serve()
    const owner = await setUp(service)
    const { joinURL } = await invite(service, owner, {})
    const browser = openSignOn(service)
    const said = { claims: { name: 'Ada', email: 'Ada@Example.com' } }
    expect(await browser.signIn(issuer, said, '/console/settings?tab=x')).toBe(
      '/console/settings?tab=x',
    )
    const { orgID, member } = (await browser.console().post('getToken')).json.result
    expect([orgID, member]).toEqual([
      'acme',
      { userID: member.userID, email: 'ada@example.com', name: 'Ada', role: 'researcher' },
    ])
    // The link that could have made somebody else this member is spent.
    const code = joinURL.split('/').at(-1)
    expect((await openConsole(service).post('join', { code, password })).status).toBe(404)

    const again = openSignOn(service)
    const renamed = { claims: { email: 'ada.lovelace@example.com' } }
    expect(await again.signIn(issuer, renamed)).toBe('/console')
    const other = (await again.console().post('getToken')).json.result.member
    expect(other.userID).toBe(member.userID)
    // Nobody else gets in by the address that is linked.
    const late = await openSignOn(service).signIn(issuer, { claims: { sub: 'eve' } })
    expect(problemIn(late)).toBe('taken')
    expect(await auditOf(service, owner)).toMatchObject({ 'signOn.link': 1, 'console.signOn': 2 })

    const url = `${service.url}/v1/members/remove`
    await call(url, { token: await owner.token(), body: { userID: member.userID } })
    expect(await again.console().state()).toBe('signedOut')
    expect(problemIn(await openSignOn(service).signIn(issuer))).toBe('unknown')
    await invite(service, owner, {})
    expect(await openSignOn(service).signIn(issuer)).toBe('/console')
  })

  async function auditOf(service: TestService, owner: ReturnType<typeof openConsole>) {
    const url = `${service.url}/v1/audit/getList`
    const { result } = (await call(url, { token: await owner.token() })).json
    const counts: Record<string, number> = {}
    for (const { call: name } of result) counts[name] = (counts[name] ?? 0) + 1
    return counts
  }

  test('a member with a password is linked at the first sign-on, and keeps it', async () => {
    const service = await serve()
    await setUp(service, { email: 'ada@example.com' })
    const browser = openSignOn(service)
    expect(await browser.signIn(issuer)).toBe('/console')
    expect((await browser.console().post('getToken')).json.result.member.role).toBe('owner')
    const back = await openConsole(service).post('signIn', { email: 'ada@example.com', password })
    expect(back.status).toBe(200)
  })

  test.each([
    ['is not verified', { email_verified: false }],
    ['is not said to be verified', { email_verified: undefined }],
    ['is missing', { email: undefined }],
    ['only folds to that of a member', { email: 'ad\uff41@example.com' }],
    ['is no address', { email: 'ada' }],
  ])('an address that %s lets nobody in', async (_, claims) => {
    const service = await serve()
    await setUp(service, { email: 'ada@example.com' })
    const browser = openSignOn(service)
    expect(problemIn(await browser.signIn(issuer, { claims }))).toBe('unverified')
    expect(await browser.console().state()).toBe('signedOut')
  })

  test('nobody comes in uninvited, nor by an invitation that has run out, nor as another organization’s member', async () => {
    const service = await serve()
    const owner = await setUp(service, { orgID: 'other', email: 'ada@example.com' })
    expect(problemIn(await openSignOn(service).signIn(issuer))).toBe('unknown')
    expect(await members(service, owner)).toHaveLength(1)
    await service.close()
    running.pop()
    const later = await startService(databaseURL, {
      config: signOnConfig(issuer.url, { OIDC_ORG: 'other' }),
      work: false,
      now: () => new Date(Date.now() + 8 * 86_400_000),
    })
    running.push(later)
    expect(await openSignOn(later).signIn(issuer)).toBe('/console')
    const [until, email] = [new Date().toISOString(), 'bea@example.com']
    const member = {
      orgID: 'other',
      userID: 'usr_late',
      email,
      name: null,
      role: 'viewer' as const,
    }
    await later.store.inviteMember({
      member: { ...member, createdAt: until, joinedAt: null },
      ...{ emailKey: email, codeHash: 'hash', until },
    })
    const claims = { sub: 'bea', email }
    expect(problemIn(await openSignOn(later).signIn(issuer, { claims }))).toBe('unknown')
  })

  test('a claim gives the role at each sign-on, and the tokens and sessions may no more than it', async () => {
    const service = await serve({ ...roles, PASSWORD_SIGN_IN: 'off' })
    expect(await openConsole(service).state()).toBe('signedOut')
    const guest = { claims: { sub: 'gus', email: 'gus@example.com', realm: { roles: ['guest'] } } }
    expect(problemIn(await openSignOn(service).signIn(issuer, guest))).toBe('ownerless')
    const browser = openSignOn(service)
    expect(await browser.signIn(issuer, boss)).toBe('/console')
    const owner = browser.console()
    const person = openSignOn(service)
    const as = (role: string) => ({ claims: { ...guest.claims, realm: { roles: ['x', role] } } })
    expect(await person.signIn(issuer, as('research'))).toBe('/console')
    const made = await call(`${service.url}/v1/members/getList`, {
      token: await person.console().token(),
    })
    expect(made.status).toBe(403)
    const first = person.console()
    expect(await openSignOn(service).signIn(issuer, as('guest'))).toBe('/console')
    expect((await first.post('getToken')).json.result.member.role).toBe('viewer')
    expect(problemIn(await openSignOn(service).signIn(issuer, as('nobody')))).toBe('unknown')
    // The last owner stays one, whatever the claim says.
    const demoted = openSignOn(service)
    expect(await demoted.signIn(issuer, { claims: { realm: { roles: ['guest'] } } })).toBe(
      '/console',
    )
    const found = await members(service, owner)
    expect(found.map(({ role }: { role: string }) => role)).toEqual(['owner', 'viewer'])
  })

  test('a domain and a claim may be asked for, and who has neither role nor invitation gets the default', async () => {
    const service = await serve({
      OIDC_EMAIL_DOMAINS: 'example.com',
      OIDC_REQUIRED_CLAIM: 'hd=example.com',
      OIDC_DEFAULT_ROLE: 'viewer',
    })
    await setUp(service)
    const person = { sub: 'p', email: 'p@example.com' }
    const tries = [
      { ...person, email: 'p@evil.example', hd: 'example.com' },
      { ...person, email: 'p@sub.example.com', hd: 'example.com' },
      person,
      { ...person, hd: ['x', 'example.com.evil'] },
    ]
    for (const claims of tries) {
      expect(problemIn(await openSignOn(service).signIn(issuer, { claims }))).toBe('outside')
    }
    const browser = openSignOn(service)
    const claims = { ...person, hd: 'example.com' }
    expect(await browser.signIn(issuer, { claims })).toBe('/console')
    expect((await browser.console().post('getToken')).json.result.member.role).toBe('viewer')
  })

  test('where passwords are turned off nothing is opened or made by one', async () => {
    const before = await serve()
    await setUp(before, { email: 'ada@example.com' })
    await before.close()
    running.pop()
    const service = await serve({ PASSWORD_SIGN_IN: 'off', OIDC_NAME: 'Acme ID' })
    const stranger = openConsole(service)
    expect((await stranger.post('getState')).json.result).toEqual({
      ...{ state: 'signedOut', passwords: false, signOn: 'Acme ID' },
    })
    const body = { email: 'ada@example.com', password }
    const tries = [
      await stranger.post('signIn', body),
      await stranger.post('setUp', { ...body, code: 'c', orgID: 'acme' }),
      await stranger.post('join', { code: 'c', password }),
      await stranger.post('changePassword', { password, newPassword: password }),
    ]
    for (const { status, json } of tries) {
      expect([status, json.message]).toEqual([
        403,
        'Passwords are turned off here: sign in with Acme ID.',
      ])
    }
    const browser = openSignOn(service)
    await browser.signIn(issuer)
    const owner = browser.console()
    const { joinURL, userID } = await invite(service, owner, { email: 'bea@example.com' })
    expect(joinURL).toBe(`${service.url}/console/signin`)
    const url = `${service.url}/v1/members/resetPassword`
    expect((await call(url, { token: await owner.token(), body: { userID } })).status).toBe(403)
    const claims = { sub: 'bea', email: 'bea@example.com' }
    expect(await openSignOn(service).signIn(issuer, { claims })).toBe('/console')
  })

  test('what one process began another ends, and of two first sign-ons at once one member comes', async () => {
    if (!databaseURL.startsWith('postgres')) return
    const config = {
      ...signOnConfig(issuer.url, { OIDC_DEFAULT_ROLE: 'owner' }),
      publicURL: 'http://localhost:1',
    }
    const one = await startService(databaseURL, { config, work: false })
    const two = await startService(databaseURL, { config, work: false })
    running.push(one, two)
    /** Begun at the one process, ended at both at the same time. */
    const signInAs = async (people: { sub: string; email?: string }[]) => {
      const ways = []
      for (const claims of people) {
        const browser = openSignOn(one)
        ways.push({ browser, back: issuer.approve(await browser.begin(), { claims }) })
      }
      const ends = ways.map(async ({ browser, back }, index) => {
        const { pathname, search } = new URL(back)
        const { url } = index === 0 ? two : one
        return problemIn((await browser.get(`${url}${pathname}${search}`)).location)
      })
      return (await Promise.all(ends)).sort()
    }
    expect(await signInAs([{ sub: 'ada' }, { sub: 'ada' }])).toEqual(['', ''])
    expect(await signInAs([{ sub: 'eve' }, { sub: 'eve' }])).toEqual(['taken', 'taken'])
    const email = 'bea@example.com'
    const both = [
      { sub: 'bea', email },
      { sub: 'fay', email },
    ]
    expect(await signInAs(both)).toEqual(['', 'taken'])
    expect(await two.store.listMembers({ orgID: 'acme', limit: 9 })).toHaveLength(2)
  })
})
