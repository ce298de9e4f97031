import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { call, startService, type TestService } from '../start.ts'
import { openConsole, password, setUp } from './console-browser.ts'

const email = 'olga.owner@example.com'
const minuteMs = 60_000

describe.each(databases)('the console on $name', ({ open }) => {
  let service: TestService
  const clock = { at: new Date() }
  const wait = (minutes: number) => {
    clock.at = new Date(clock.at.getTime() + minutes * minuteMs)
  }
  beforeEach(async () => {
    clock.at = new Date()
    service = await startService(await open(), { now: () => clock.at, work: false })
  })
  afterEach(() => service.close())

  const asks = (token: string, path = '/v1/profiles/getList?productID=p') =>
    call(service.url + path, { token })

  test('the first member needs the code, and the code is good once', async () => {
    const browser = openConsole(service)
    expect(await browser.state()).toBe('setup')
    const [code, later] = [await service.createSetupCode(), await service.createSetupCode()]
    const body = { code, orgID: 'acme', email: ' Olga.Owner@Example.com ', password }
    const guess = await browser.post('setUp', { ...body, code: 'a guess' })
    expect([guess.status, browser.cookie()]).toEqual([403, ''])
    expect((await browser.post('setUp', { ...body, password: 'short' })).status).toBe(400)
    expect((await browser.post('setUp', { ...body, password: email.padEnd(0) })).status).toBe(400)

    const made = await browser.post('setUp', body)
    expect(made.status).toBe(200)
    expect(made.json.result).toEqual({
      userID: expect.stringMatching(/^usr_\w{28}$/),
      email: 'Olga.Owner@Example.com',
      role: 'owner',
    })
    expect(await browser.state()).toBe('signedIn')
    expect(await service.createSetupCode()).toBeNull()
    for (const used of [code, later]) {
      const again = await openConsole(service).post('setUp', { ...body, code: used, orgID: 'evil' })
      expect(again.status).toBe(409)
    }
  })

  test('two who come first with good codes at one time make one member', async () => {
    const codes = [await service.createSetupCode(), await service.createSetupCode()]
    const replies = await Promise.all(
      codes.map((code, index) =>
        openConsole(service).post('setUp', {
          ...{ code, orgID: `org${index}`, email: `p${index}@example.com`, password },
        }),
      ),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([403, 409]).toContain(statuses[1])
  })

  test('a code of a start long ago makes nobody an owner', async () => {
    const code = await service.createSetupCode()
    wait(8 * 24 * 60)
    const body = { code, orgID: 'acme', email, password }
    expect((await openConsole(service).post('setUp', body)).status).toBe(403)
  })

  test('signing in gives tokens that do what the role may, and signing out ends them', async () => {
    await setUp(service)
    const browser = openConsole(service)
    expect(await browser.state()).toBe('signedOut')
    expect((await browser.post('getToken')).status).toBe(401)
    const entered = await browser.post('signIn', { email: 'OLGA.owner@example.com', password })
    expect(entered.json.result).toMatchObject({ email, name: 'Olga Owner', role: 'owner' })

    const given = await browser.post('getToken')
    const { token, expiresAt, orgID, member } = given.json.result
    expect([orgID, member]).toEqual(['acme', entered.json.result])
    expect(Date.parse(expiresAt) - clock.at.getTime()).toBe(10 * minuteMs)
    expect((await asks(token)).status).toBe(200)
    expect(await browser.token()).not.toBe(token)

    await browser.post('signOut')
    expect(browser.cookie()).toMatch(/=$/)
    expect((await asks(token)).status).toBe(401)
  })

  test('a token ends after ten minutes, a session when it rests an hour or is a day old', async () => {
    const browser = await setUp(service)
    const token = await browser.token()
    wait(9.9)
    expect((await asks(token)).status).toBe(200)
    wait(0.1)
    expect((await asks(token)).status).toBe(401)
    for (let minutes = 10; minutes < 23.9 * 60; minutes += 50) {
      await browser.token()
      wait(50)
    }
    const last = await browser.token().catch(() => '')
    wait(20)
    expect((await asks(last)).status).toBe(401)
    expect((await browser.post('getToken')).status).toBe(401)

    await browser.post('signIn', { email, password })
    await browser.token()
    wait(59)
    expect(await browser.state()).toBe('signedIn')
    wait(1)
    expect(await browser.state()).toBe('signedOut')
  })

  test('no session that a browser brought is used for whoever signs in', async () => {
    const victim = await setUp(service)
    const planted = victim.cookie()
    await victim.post('signIn', { email, password })
    expect(victim.cookie()).not.toBe(planted)
    const attacker = openConsole(service)
    attacker.steal({ cookie: () => planted })
    expect((await attacker.post('getToken')).status).toBe(401)

    const chosen = `__Host-colloquy=${'a'.repeat(43)}`
    attacker.steal({ cookie: () => chosen })
    await attacker.post('signIn', { email, password })
    expect(attacker.cookie()).not.toBe(chosen)
  })

  test('a new password ends every session and token there was, a stolen one too', async () => {
    const browser = await setUp(service)
    const [thief, elsewhere] = [openConsole(service), openConsole(service)]
    thief.steal(browser)
    await elsewhere.post('signIn', { email, password })
    const tokens = [await browser.token(), await thief.token(), await elsewhere.token()]

    const next = 'other words, long enough'
    const wrong = await browser.post('changePassword', {
      password: 'not the right one',
      newPassword: next,
    })
    expect(wrong.status).toBe(403)
    expect((await asks(tokens[0] ?? '')).status).toBe(200)
    const changed = await browser.post('changePassword', { password, newPassword: next })
    expect(changed.json).toEqual({ result: { changed: true } })

    for (const token of tokens) expect((await asks(token)).status).toBe(401)
    for (const other of [thief, elsewhere]) {
      expect((await other.post('getToken')).status).toBe(401)
      const theirs = { password: next, newPassword: password }
      expect((await other.post('changePassword', theirs)).status).toBe(401)
    }
    expect((await asks(await browser.token())).status).toBe(200)
    expect((await elsewhere.post('signIn', { email, password })).status).toBe(401)
    expect((await elsewhere.post('signIn', { email, password: next })).status).toBe(200)
  })

  test('an unknown address and a wrong password are answered alike', async () => {
    await setUp(service)
    const browser = openConsole(service)
    const wrong = await browser.post('signIn', { email, password: 'wrong but long enough' })
    const unknown = await browser.post('signIn', { email: 'nobody@example.com', password })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    const names = ({ headers }: typeof wrong) => [...headers.keys()].sort()
    expect(names(unknown)).toEqual(names(wrong))
    expect(browser.cookie()).toBe('')
  })

  test('the cookie opens nothing but the calls of the console itself', async () => {
    const browser = await setUp(service)
    const headers = { cookie: browser.cookie(), origin: service.url, 'x-colloquy-console': '1' }
    const reply = await call(`${service.url}/v1/profiles/getList?productID=p`, { headers })
    expect(reply.status).toBe(401)
  })

  test('a token is no session, and a session is no token', async () => {
    const browser = await setUp(service)
    const token = await browser.token()
    const [, value = ''] = browser.cookie().split('=')
    expect((await asks(value)).status).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    expect((await openConsole(service).post('getToken', {}, headers)).status).toBe(401)
  })

  test('an organization that tokens made already is taken over by its first owner', async () => {
    const token = await service.newToken({ org: 'acme' })
    const body = { productID: 'p', interviewName: 'n', guidelines: 'Find out why.' }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const browser = await setUp(service, { orgID: 'acme' })
    const path = `/v1/interviews/getOne?interviewID=${added.json.result.interviewID}`
    expect((await asks(await browser.token(), path)).status).toBe(200)
  })
})
