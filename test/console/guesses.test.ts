import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError, type ErrorCode } from '../../src/contract/errors.ts'
import { type EdgeServer, startEdge } from '../edge/edge-server.ts'

const right = 'the right words'
const minuteMs = 60_000
const owner = 'olga.owner@example.com'

describe('guesses at passwords and codes', () => {
  let edge: EdgeServer
  beforeEach(async () => {
    edge = await startEdge({ trustProxy: ['127.0.0.1'], deviceSecret: 'of all processes' })
    edge.script('console.signIn', async ({ body }) => {
      const { email, password } = body as { email: string; password: string }
      if (password !== right) throw new AppError('unauthorized', 'That is not right.')
      return { value: { userID: 'u', email: email.trim() }, session: 's'.repeat(43), orgID: 'org' }
    })
  })
  afterEach(() => edge.app.close())

  const wait = (minutes: number) => {
    edge.clock.at = new Date(edge.clock.at.getTime() + minutes * minuteMs)
  }
  const post = (name: string, body: object, from: { address: string; cookie?: string }) =>
    fetch(`${edge.url}/console/session/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://interviews.example',
        'x-colloquy-console': '1',
        'x-forwarded-for': from.address,
        ...(from.cookie !== undefined && { cookie: from.cookie }),
      },
      body: JSON.stringify(body),
    })
  const signIn = async (
    address: string,
    { email = owner, password = 'wrong', cookie = '' } = {},
  ): Promise<number> => (await post('signIn', { email, password }, { address, cookie })).status

  /** The cookie by which a browser is known that signed in from somewhere. */
  async function knownDevice(email = owner): Promise<string> {
    const signedIn = await post('signIn', { email, password: right }, { address: '192.0.2.1' })
    const [device = ''] = signedIn.headers.getSetCookie()
    expect(device).toMatch(
      /^__Host-colloquy_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    )
    return device.split(';')[0] ?? ''
  }
  /** Wrong tries from so many addresses, each within what one address may. */
  async function tryFromEverywhere(times: number): Promise<number[]> {
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) {
      statuses.push(await signIn(`198.51.100.${Math.floor(at / 10)}`))
    }
    return statuses
  }

  test('the eleventh wrong try in 15 minutes is refused for the account at that address, and its owner signs in from another', async () => {
    for (let at = 1; at <= 10; at += 1) {
      const email = at % 2 ? owner : ` ${owner.toUpperCase()} `
      expect(await signIn('203.0.113.5', { email })).toBe(401)
    }
    const refused = await post(
      'signIn',
      { email: owner, password: right },
      { address: '203.0.113.5' },
    )
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await signIn('198.51.100.7', { password: right })).toBe(200)
    expect(await signIn('203.0.113.5', { email: 'other@example.com', password: right })).toBe(200)
    wait(15)
    expect(await signIn('203.0.113.5', { password: right })).toBe(200)
  })

  test('an account is guessed at fifty times an hour from everywhere together', async () => {
    const statuses = await tryFromEverywhere(50)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await signIn('203.0.113.9')).toBe(429)
    wait(15)
    expect(await signIn('203.0.113.9', { password: right })).toBe(429)
    wait(45)
    expect(await signIn('203.0.113.9', { password: right })).toBe(200)
  })

  test('a browser that signed in before is let in while others guess at its account, and has ten tries of its own', async () => {
    const cookie = await knownDevice()
    await tryFromEverywhere(50)
    expect(await signIn('203.0.113.9', { password: right })).toBe(429)
    expect(await signIn('203.0.113.9', { password: right, cookie })).toBe(200)
    // From wherever it is: also where ten wrong tries were made.
    expect(await signIn('198.51.100.1', { password: right, cookie })).toBe(200)
    for (let at = 1; at <= 10; at += 1) {
      expect(await signIn(`203.0.113.${at}`, { cookie })).toBe(401)
    }
    expect(await signIn('203.0.113.11', { password: right, cookie })).toBe(429)
  })

  test('whoever signs in to an address of their own organization again and again gets no more tries at it', async () => {
    for (let at = 0; at < 10; at += 1) {
      const cookie = await knownDevice()
      expect(await signIn(`203.0.113.${at}`, { cookie })).toBe(401)
    }
    expect(await signIn('203.0.113.99', { cookie: await knownDevice() })).toBe(429)
  })

  test('a browser is known for the account that it signed in to, by our signature alone', async () => {
    const other = await knownDevice('other@example.com')
    const [name = '', value = ''] = other.split('=')
    const invented = `${name}=${'a'.repeat(22)}.${'b'.repeat(43)}`
    const changed = `${name}=${'a'.repeat(22)}${value.slice(22)}`
    await tryFromEverywhere(50)
    for (const cookie of [other, invented, changed, `${other}; ${other}`]) {
      expect(await signIn('203.0.113.9', { password: right, cookie })).toBe(429)
    }
  })

  test('a hundred wrong tries in 15 minutes are taken of an address, whatever the accounts', async () => {
    const cookie = await knownDevice()
    for (let at = 1; at <= 100; at += 1) {
      expect(await signIn('203.0.113.5', { email: `p${at}@example.com` })).toBe(401)
    }
    expect(await signIn('203.0.113.5', { email: 'p101@example.com' })).toBe(429)
    expect(await signIn('203.0.113.6', { email: 'p101@example.com' })).toBe(401)
    expect(await signIn('203.0.113.5', { password: right, cookie })).toBe(200)
  })

  test('what is right is never counted', async () => {
    for (let at = 0; at < 60; at += 1) {
      expect(await signIn('203.0.113.5', { password: right })).toBe(200)
    }
  })

  const codes = {
    setUp: { code: 'c', orgID: 'o', email: owner, password: 'long enough words' },
    join: { code: 'c', password: 'long enough words' },
  }
  test.each([
    ['setUp', 'forbidden', 'conflict'],
    ['setUp', 'forbidden', 'invalid'],
    ['join', 'not_found', 'invalid'],
    ['join', 'not_found', 'unavailable'],
  ] as const)(
    'ten wrong codes are taken by %s (%s), and what is refused as %s was no guess',
    async (name, wrong: ErrorCode, other: ErrorCode) => {
      const from = { address: '203.0.113.5' }
      const answerWith = (code: ErrorCode) =>
        edge.script(`console.${name}`, async () => {
          throw new AppError(code, 'A sentence.')
        })
      const send = async () => (await post(name, codes[name], from)).status
      answerWith(other)
      const { status } = new AppError(other, '')
      for (let at = 0; at < 15; at += 1) expect(await send()).toBe(status)
      answerWith(wrong)
      for (let at = 0; at < 10; at += 1) expect(await send()).toBe(new AppError(wrong, '').status)
      expect(await send()).toBe(429)
      // Codes have nothing to do with who signs in from there.
      expect(await signIn('203.0.113.5', { password: right })).toBe(200)
    },
  )

  test('of a hundred guesses at once no more than ten are looked at', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => signIn('203.0.113.5')))
    expect(statuses.filter((status) => status === 401).length).toBe(10)
    expect(edge.asked.length).toBe(10)
  })
})
