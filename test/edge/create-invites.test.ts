import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { exchange, readAnswers } from './raw-socket.ts'
import { tokens } from './scripted-service.ts'

const path = '/v1/invites/createInvites?interviewID=a'

/** Header sets of clients that nobody asked to make links. */
const unasked: [string, Record<string, string>][] = [
  ['Firefox prefetching', { 'X-Moz': 'prefetch' }],
  ['Firefox prefetching today', { 'Sec-Purpose': 'prefetch' }],
  ['Chrome prefetching', { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' }],
  ['Chrome prerendering', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['Chrome previewing a prerender', { 'Sec-Purpose': 'prefetch;prerender;preview' }],
  ['Chrome through its proxy', { 'Sec-Purpose': 'prefetch;anonymous-client-ip' }],
  ['Safari prefetching', { Purpose: 'prefetch' }],
  ['Safari’s top sites', { 'X-Purpose': 'preview' }],
  ['Safari’s old preview', { Purpose: 'preview' }],
  ['an upper-case prefetch', { PURPOSE: 'PREFETCH' }],
  ['an empty purpose', { 'Sec-Purpose': '' }],
  ['an instant page', { 'X-Moz': 'prefetch', Purpose: 'prefetch' }],
  [
    'a typed address',
    {
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Site': 'none',
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-User': '?1',
    },
  ],
  [
    'a followed link',
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' },
  ],
  ['a link on our own page', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }],
  ['a navigation that says nothing else', { 'Sec-Fetch-Mode': 'navigate' }],
  ['a frame', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
  ['a nested navigation', { 'Sec-Fetch-Mode': 'nested-navigate' }],
  [
    'a picture',
    { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' },
  ],
  [
    'a picture on our own page',
    { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['a script', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' }],
  ['a style sheet', { 'Sec-Fetch-Dest': 'style' }],
  ['an embedded object', { 'Sec-Fetch-Dest': 'embed' }],
  ['a beacon', { 'Sec-Fetch-Mode': 'no-cors' }],
  ['a web socket', { 'Sec-Fetch-Mode': 'websocket' }],
  [
    'another site’s fetch',
    { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  ],
  ['another site’s fetch that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a site of a kind to come', { 'Sec-Fetch-Site': 'adjacent-site' }],
  ['a doubled site', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
  ['an upper-case site', { 'Sec-Fetch-Site': 'CROSS-SITE' }],
  ['a mode of a kind to come', { 'Sec-Fetch-Mode': 'telepathy' }],
  ['an old browser on another site', { Origin: 'https://evil.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['our host without TLS', { Origin: 'http://interviews.example' }],
  ['our host on another port', { Origin: 'https://interviews.example:8443' }],
  ['a click that claims to be a fetch', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-User': '?1' }],
]

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
    for (const method of ['HEAD', 'OPTIONS']) {
      const response = await edge.call(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, POST')
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
