import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { tokens } from './scripted-service.ts'

/** Faults of one POST, each with what it does to a request that is otherwise good. */
type Draft = { headers: Record<string, string>; body: string; path: string }
const faults: Record<number, (draft: Draft) => void> = {
  431: ({ headers }) => {
    headers['x-long'] = 'a'.repeat(17_000)
  },
  414: (draft) => {
    draft.path += `?${'a'.repeat(8_200)}`
  },
  413: (draft) => {
    draft.body += ' '.repeat(1_048_577)
  },
  415: ({ headers }) => {
    headers['content-type'] = 'text/plain'
  },
  400: (draft) => {
    draft.body = draft.body.replace('{', '')
  },
  401: ({ headers }) => {
    headers.authorization = 'Bearer nobody'
  },
  403: ({ headers }) => {
    if (headers.authorization !== 'Bearer nobody') headers.authorization = `Bearer ${tokens.reads}`
  },
}
/** In the order in which they are told. */
const order = [431, 414, 413, 415, 400, 401, 403]

describe('of two faults the first that applies is told', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
    edge.script('interviews.addOne', async () => {
      throw new AppError('not_found', 'There is no such thing.')
    })
  })
  afterAll(() => edge.app.close())

  const good = { productID: 'p', interviewName: 'n', guidelines: 'g' }
  const draft = (): Draft => ({
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.both}` },
    body: JSON.stringify(good),
    path: '/v1/interviews/addOne',
  })
  const sendFaulty = (statuses: number[]) => {
    const { path, headers, body } = statuses.reduce((made, status) => {
      faults[status]?.(made)
      return made
    }, draft())
    return edge.call(path, { method: 'POST', headers, body })
  }
  const pairs = order.flatMap((first, at) => order.slice(at + 1).map((second) => [first, second]))

  test.each(pairs)('decisions: %i wins over %i', async (first, second) => {
    await expectFailure(await sendFaulty([first ?? 0, second ?? 0]), first ?? 0)
  })

  const fieldFault = { ...good, productID: 5 }
  test.each([
    ['401 over a field', { authorization: 'Bearer nobody' }, fieldFault, 401],
    ['403 over a field', { authorization: `Bearer ${tokens.reads}` }, fieldFault, 403],
    ['a field over 404', {}, fieldFault, 400],
    ['an Idempotency-Key over 404', { 'idempotency-key': 'a b' }, good, 400],
    ['404 last', {}, good, 404],
  ])('decisions: %s', async (_name, headers: Record<string, string>, body, status) => {
    const response = await edge.call('/v1/interviews/addOne', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    await expectFailure(response, status)
  })

  test.each([
    ['a bad token over an unknown parameter', '?productID=p&x=1', 401],
    ['an undecodable query over a bad token', '?productID=%ff', 400],
  ])('decisions: %s', async (_name, query, status) => {
    const headers = { authorization: 'Bearer nobody' }
    await expectFailure(await edge.call(`/v1/profiles/getList${query}`, { headers }), status)
  })

  test('decisions: 429 wins over 403 and over a field, not over 401 nor an undecodable body', async () => {
    await using limited = await startEdge({ limits: { callsPerMinute: 1 } })
    const send = (token: string, body: string) =>
      limited.call('/v1/interviews/addOne', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      })
    await expectFailure(await send(tokens.reads, '{}'), 403)
    await expectFailure(await send(tokens.reads, '{}'), 429)
    await expectFailure(await send(tokens.both, '{}'), 400)
    await expectFailure(await send(tokens.both, '{}'), 429)
    await expectFailure(await send(tokens.both, '{'), 400)
    await expectFailure(await send('nobody', '{}'), 401)
  })

  test.each([
    ['invalid', 400],
    ['forbidden', 403],
    ['not_found', 404],
    ['conflict', 409],
    ['gone', 410],
    ['unprocessable', 422],
    ['unavailable', 503],
  ] as const)(
    '7 what the service refuses as %s travels as %i with its own sentence',
    async (code, status) => {
      edge.script('interviews.getOne', async () => {
        throw new AppError(code, 'A sentence of the service.')
      })
      const response = await edge.call('/v1/interviews/getOne?interviewID=a')
      const text = await expectFailure(response, status)
      expect(JSON.parse(text).message).toBe('A sentence of the service.')
      expect(response.headers.has('retry-after')).toBe(status === 503)
    },
  )

  test('7 a bug is answered 500 with a fixed text', async () => {
    edge.script('interviews.getOne', async () => {
      throw new TypeError('secret of the machine room')
    })
    const text = await expectFailure(await edge.call('/v1/interviews/getOne?interviewID=a'), 500)
    expect(JSON.parse(text).message).toBe('Internal error.')
  })
})

describe('paths and methods', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.app.close())

  test.each([
    '/v1',
    '/v1/',
    '/v1/profiles/getlist',
    '/v1/profiles/getList/',
    '/v2/profiles/getList',
    '/v1/nope',
    '/i//state',
    '/assets/none.js',
    '/favicon.ico',
  ])('decisions: the unknown path %s is 404', async (path) => {
    await expectFailure(await edge.call(path), 404)
  })

  test.each(['/invites/getlist', '/v2/invites/getList', '/api/v1/invites/getList/?a=b'])(
    'of %s it is told which path may be meant',
    async (path) => {
      const { message } = JSON.parse(await expectFailure(await edge.call(path), 404))
      expect(message).toContain('perhaps you mean /v1/invites/getList.')
    },
  )

  const known: [string, string][] = [
    ['/v1/profiles/getList', 'GET, HEAD, OPTIONS'],
    ['/v1/interviews/addOne', 'POST, OPTIONS'],
    ['/v1/interviews/getOne', 'GET, HEAD, OPTIONS'],
    ['/v1/invites/getList', 'GET, HEAD, OPTIONS'],
    ['/v1/invites/getOne', 'GET, HEAD, OPTIONS'],
    ['/v1/invites/createInvites', 'GET, POST, OPTIONS'],
    ['/i/a', 'GET, HEAD, OPTIONS'],
    ['/i/a/state', 'GET, HEAD, OPTIONS'],
    ['/i/a/events', 'POST, OPTIONS'],
    ['/i/a/export', 'GET, HEAD, OPTIONS'],
    ['/i/a/erase', 'POST, OPTIONS'],
    ['/health', 'GET, HEAD, OPTIONS'],
    ['/ready', 'GET, HEAD, OPTIONS'],
    ['/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/docs', 'GET, HEAD, OPTIONS'],
  ]
  test.each(known)('OPTIONS on %s answers nothing but %s', async (path, allow) => {
    const response = await edge.call(path, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, allow])
    expect((await edge.call('/nowhere', { method: 'OPTIONS' })).status).toBe(404)
  })

  test.each(known)('decisions: another method on %s is 405 with Allow: %s', async (path, allow) => {
    for (const method of [
      'GET',
      'HEAD',
      'OPTIONS',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'PROPFIND',
      'QUERY',
    ]) {
      if (allow.split(', ').includes(method)) continue
      const response = await edge.call(path, { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, allow])
      if (method !== 'HEAD') await expectFailure(response, 405)
    }
    expect(edge.asked).toEqual([])
  })
})
