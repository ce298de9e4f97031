import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import type { Caller } from '../../src/service/service.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { authenticate, tokens } from './scripted-service.ts'

const calls: [name: string, method: string, path: string][] = [
  ['4.1', 'GET', '/v1/profiles/getList?productID=p'],
  ['4.2', 'POST', '/v1/interviews/addOne'],
  ['4.3', 'GET', '/v1/interviews/getOne?interviewID=a'],
  ['4.4', 'GET', '/v1/invites/getList?productID=p'],
  ['4.5', 'GET', '/v1/invites/getOne?linkID=a'],
  ['4.6', 'GET', '/v1/invites/createInvites?interviewID=a'],
  ['4.6', 'POST', '/v1/invites/createInvites'],
]
const body = JSON.stringify({
  productID: 'p',
  interviewName: 'n',
  guidelines: 'g',
  interviewID: 'a',
})

describe('the bearer token', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.app.close())

  const send = (method: string, path: string, authorization?: string) =>
    fetch(edge.url + path, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body }),
    })

  const bad: [string, string | undefined][] = [
    ['missing', undefined],
    ['empty', ''],
    ['only a scheme', 'Bearer'],
    ['only a scheme and a blank', 'Bearer '],
    ['without a scheme', tokens.both],
    ['of another scheme', `Basic ${tokens.both}`],
    ['unknown', `Bearer clq_${'x'.repeat(36)}`],
    ['followed by more', `Bearer ${tokens.both} x`],
    ['doubled in one header', `Bearer ${tokens.both}, Bearer ${tokens.both}`],
    ['quoted', `Bearer "${tokens.both}"`],
    ['very long', `Bearer ${'x'.repeat(8_000)}`],
  ]

  test.each(['profiles/correct', 'profiles/takeBack', 'interviews/updateOne'])(
    '%s, which answers with what was there, takes the scope read, too',
    async (path) => {
      const refused = await send('POST', `/v1/${path}`, `Bearer ${tokens.writes}`)
      const told = JSON.parse(await expectFailure(refused, 403)).message
      expect(told).toBe('The token lacks the scope read: use one that has it.')
      const reader = await send('POST', `/v1/${path}`, `Bearer ${tokens.reads}`)
      await expectFailure(reader, 403)
      expect(edge.asked).toEqual([])
      expect((await send('POST', `/v1/${path}`, `Bearer ${tokens.both}`)).status).not.toBe(403)
      edge.asked.length = 0
    },
  )

  test.each(calls)(
    '5 %s %s %s refuses every bad token with the same bytes',
    async (_name, method, path) => {
      const texts = new Set<string>()
      for (const [, authorization] of bad) {
        const response = await send(method, path, authorization)
        expect(response.headers.get('www-authenticate')).toBe('Bearer')
        texts.add(await expectFailure(response, 401))
      }
      expect(texts.size).toBe(1)
      expect(edge.asked).toEqual([])
    },
  )

  test.each(calls)(
    'decisions: %s %s %s refuses a token without the scope',
    async (_name, method, path) => {
      const writes = method === 'POST' || path.includes('createInvites')
      const lacking = writes ? tokens.reads : tokens.writes
      await expectFailure(await send(method, path, `Bearer ${lacking}`), 403)
      expect(edge.asked).toEqual([])
    },
  )

  test('decisions: while tokens cannot be looked up the answer is 503, not 401', async () => {
    await using away = await startEdge({
      authenticate: async () => {
        throw new AppError('unavailable', 'The database cannot be reached.')
      },
    })
    const response = await away.call('/v1/profiles/getList?productID=p')
    await expectFailure(response, 503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each(calls)(
    '5 %s %s %s takes a good token and tells the service whose it is',
    async (_name, method, path) => {
      const response = await send(method, path, `bearer  ${tokens.both}`)
      expect(response.status).toBe(200)
      expect(Object.keys(JSON.parse(await response.text()))).toEqual(['result'])
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(edge.asked.pop()?.input.caller).toMatchObject({ orgID: 'acme', userID: 'u' })
    },
  )
})

describe('a request whose body comes late', () => {
  /** Sends the head and a part of the body, has something happen, and sends the rest. */
  async function sendLate(edge: EdgeServer, token: string, meanwhile: () => void): Promise<number> {
    const socket = connect(edge.port, '127.0.0.1')
    const answered = once(socket, 'data')
    const head = `POST /v1/interviews/addOne HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    socket.write(head + body.slice(0, 1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    meanwhile()
    socket.write(body.slice(1))
    const [answer] = await answered
    socket.destroy()
    return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1])
  }

  test.each<[string, (caller: Caller) => Caller | null, number]>([
    ['is done for who may still', (caller) => caller, 200],
    ['changes nothing for who was removed or revoked', () => null, 401],
    ['changes nothing for who may only read by now', (one) => ({ ...one, scopes: ['read'] }), 403],
  ])('%s', async (_, later, status) => {
    let become = (caller: Caller): Caller | null => caller
    await using edge = await startEdge({
      authenticate: async (token) => {
        const caller = await authenticate(token)
        return caller && become(caller)
      },
    })
    edge.script('interviews.addOne', async () => ({ value: {} }))
    const told = await sendLate(edge, tokens.both, () => {
      become = later
    })
    expect(told).toBe(status)
    expect(edge.asked.length).toBe(status === 200 ? 1 : 0)
  })
})
