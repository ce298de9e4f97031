import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EdgeServer, startEdge } from '../edge/edge-server.ts'

const calls = [
  'getState',
  'setUp',
  'signIn',
  'signOut',
  'join',
  'changePassword',
  'getToken',
] as const
const bodies: Record<string, object> = {
  setUp: { code: 'c', orgID: 'o', email: 'a@example.com', password: 'long enough words' },
  signIn: { email: 'a@example.com', password: 'p' },
  join: { code: 'c', password: 'long enough words' },
  changePassword: { password: 'p', newPassword: 'long enough words' },
}
const own = 'https://interviews.example'
const value = 'v'.repeat(43)

describe('who may speak to the console', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.app.close())

  const post = (name: string, headers: Record<string, string>, given = edge) =>
    fetch(`${given.url}/console/session/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(bodies[name] ?? {}),
    })
  const good = { origin: own, 'x-colloquy-console': '1' }

  test.each(calls)('%s is refused from everywhere but the own pages', async (name) => {
    const before = edge.asked.length
    const foreign: Record<string, string>[] = [
      {},
      { origin: own },
      { 'x-colloquy-console': '1' },
      { ...good, origin: 'https://evil.example' },
      { ...good, origin: 'null' },
      { ...good, origin: 'http://interviews.example' },
      { ...good, origin: `${own}.evil.example` },
      { ...good, origin: `${own}:444` },
      { ...good, 'sec-fetch-site': 'cross-site' },
      { ...good, 'sec-fetch-site': 'same-site' },
      { ...good, 'sec-fetch-site': 'none' },
      { ...good, 'x-colloquy-console': '0' },
    ]
    for (const headers of foreign) expect((await post(name, headers)).status).toBe(403)
    expect(edge.asked).toHaveLength(before)
    expect((await post(name, good)).status).toBe(200)
    expect((await post(name, { ...good, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await post(name, { ...good, 'content-type': 'text/plain' })).status).toBe(415)
    expect(edge.asked).toHaveLength(before + 2)
  })

  test('over TLS only the cookie bound to this host is read and set', async () => {
    edge.script('console.signIn', async () => ({ value: {}, session: value }))
    const set = (await post('signIn', good)).headers.getSetCookie()
    expect(set).toEqual([
      `__Host-colloquy=${value}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`,
    ])
    for (const [cookie, read] of [
      [`__Host-colloquy=${value}`, value],
      [`a=b; __Host-colloquy=${value}; c=d`, value],
      [`colloquy_console=${value}`, null],
      [`__Host-colloquy=${value}; __Host-colloquy=${'w'.repeat(43)}`, null],
      ['__Host-colloquy=short', null],
    ] as const) {
      await post('getToken', { ...good, cookie })
      expect([cookie, edge.asked.at(-1)?.input.browser]).toEqual([cookie, read])
    }
    const gone = (await post('signOut', good)).headers.getSetCookie()[0]
    expect(gone).toBe('__Host-colloquy=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
  })

  test('without TLS the cookie is bound to the host where that is this machine', async () => {
    await using plain = await startEdge({ publicURL: 'http://interviews.example' })
    plain.script('console.signIn', async () => ({ value: {}, session: value }))
    const near = { ...good, origin: plain.url }
    expect((await post('signIn', near, plain)).headers.getSetCookie()[0]).toMatch(
      /^__Host-colloquy=.*; Secure$/,
    )
    const far = await plain.app.inject({
      method: 'POST',
      url: '/console/session/signIn',
      headers: { ...good, origin: 'http://10.0.0.9:3000', host: '10.0.0.9:3000' },
      payload: bodies.signIn ?? {},
    })
    expect(far.statusCode).toBe(200)
    expect(far.headers['set-cookie']).toMatch(/^colloquy_console=[^;]+; .*SameSite=Lax$/)
  })

  test('every path of the console is the one page, with the policy of all pages', async () => {
    for (const path of ['/console', '/console/', '/console/interviews/int_1', '/console/a/b/c/d']) {
      const response = await edge.call(path, { headers: {} })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>Console</title>')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    }
    expect((await edge.call('/console/a/b', { method: 'POST' })).status).toBe(405)
    expect((await edge.call('/consoles')).status).toBe(404)
  })

  test.each(calls)('%s is no page: it is only there to be posted to', async (name) => {
    const response = await edge.call(`/console/session/${name}`)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  test('what is no call of the session is not there, for whatever method', async () => {
    for (const path of ['/console/session/', '/console/session/a', '/console/session/getState/a']) {
      for (const method of ['GET', 'POST']) {
        expect([path, (await edge.call(path, { method })).status]).toEqual([path, 404])
      }
    }
  })
})
