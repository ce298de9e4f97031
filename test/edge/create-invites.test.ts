import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { exchange, readAnswers } from './reading/raw-socket.ts'
import { tokens } from './scripted-service.ts'
import { unasked } from './unasked.ts'

const path = '/v1/invites/createInvites?interviewID=a'

const asked: [string, Record<string, string>][] = [
  ['curl', { 'User-Agent': 'curl/8.9.1', Accept: '*/*' }],
  ['Node’s fetch', { 'Sec-Fetch-Mode': 'cors', 'User-Agent': 'node', 'Accept-Language': '*' }],
  ['Python’s requests', { 'User-Agent': 'python-requests/2.32', Connection: 'keep-alive' }],
  [
    'our own page',
    { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' },
  ],
  ['an old browser on our own page', { Origin: 'https://interviews.example' }],
  [
    'a browser extension',
    { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'empty' },
  ],
]

describe('a GET that writes', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.app.close())

  /** On a bare socket: a fetch would not let a test choose these headers. */
  async function request(headers: Record<string, string>, method = 'GET') {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const text = [
      `${method} ${path} HTTP/1.1`,
      'Host: interviews.example',
      `Authorization: Bearer ${tokens.both}`,
      ...lines.filter((line) => !line.startsWith('Connection')),
      'Connection: close',
      '',
      '',
    ].join('\r\n')
    const [answer] = readAnswers(await exchange(edge.port, [text]))
    return answer
  }

  test('4.6 at least thirty kinds of unasked requests are tried', () => {
    expect(unasked.length).toBeGreaterThanOrEqual(30)
  })

  test.each(unasked)('4.6 %s never reaches the service', async (_name, headers) => {
    const before = edge.asked.length
    const answer = await request(headers)
    expect(answer?.status).toBe(403)
    expect(answer?.headers['cache-control']).toBe('no-store')
    expect(edge.asked.length).toBe(before)
  })

  test.each(asked)('4.6 %s makes links', async (_name, headers) => {
    const before = edge.asked.length
    expect((await request(headers))?.status).toBe(200)
    expect(edge.asked.length).toBe(before + 1)
  })

  test('decisions: HEAD and OPTIONS make no links', async () => {
    const before = edge.asked.length
    for (const [method, status] of [
      ['HEAD', 405],
      ['OPTIONS', 204],
    ] as const) {
      const response = await edge.call(path, { method })
      expect(response.status).toBe(status)
      expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS')
    }
    expect(edge.asked.length).toBe(before)
  })

  test('decisions: a conditional request is never answered 304, and nothing may be stored', async () => {
    for (const headers of [
      { 'if-none-match': '*' },
      { 'if-modified-since': new Date(0).toUTCString() },
      { 'cache-control': 'only-if-cached' },
    ]) {
      const response = await edge.call(path, { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.has('etag')).toBe(false)
    }
  })

  test('decisions: a cookie or a token in the query opens nothing', async () => {
    const before = edge.asked.length
    const cookie = {
      authorization: '',
      cookie: `token=${tokens.both}; authorization=${tokens.both}`,
    }
    await expectFailure(await edge.call(path, { headers: cookie }), 401)
    const query = `${path}&access_token=${tokens.both}`
    await expectFailure(await edge.call(query, { headers: { authorization: '' } }), 401)
    expect(edge.asked.length).toBe(before)
  })

  test('4.6 the query reaches the service as typed values', async () => {
    await edge.call(`${path}&count=1000&productID=p&orgID=acme`)
    expect(edge.asked.at(-1)).toMatchObject({
      id: 'invites.createInvites',
      input: { query: { interviewID: 'a', count: 1_000, productID: 'p', orgID: 'acme' } },
    })
  })

  test('decisions: the POST twin takes invitees', async () => {
    const body = { interviewID: 'a', invitees: [{ email: 'ada@example.com', name: 'Ada' }, {}] }
    const response = await edge.call('/v1/invites/createInvites', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    expect(edge.asked.at(-1)).toMatchObject({ id: 'invites.createInvitesFor', input: { body } })
  })
})
