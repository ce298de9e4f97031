import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EdgeServer, startEdge } from '../edge-server.ts'
import { expectErrorBody } from '../error-shape.ts'
import { tokens } from '../scripted-service.ts'
import { add, head, json, list, rawCases } from './raw-cases.ts'
import { exchange, readAnswers } from './raw-socket.ts'

const auth = `Authorization: Bearer ${tokens.both}`
const cases = rawCases(tokens.both)

describe('what a socket can bring', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.app.close())

  test('there are at least sixty cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
  })

  test.each(cases)(
    '7 %s is answered in the Error shape or closed, and the server goes on',
    async (_name, pieces, statuses) => {
      const answers = readAnswers(await exchange(edge.port, pieces))
      expect(answers.map(({ status }) => status)).toEqual(statuses)
      for (const { status, headers, body } of answers) {
        if (status >= 400) expectErrorBody(body, status)
        expect(headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        })
      }
      expect((await edge.call('/health')).status).toBe(200)
    },
  )

  test('a HEAD that the parser refuses is answered by headers alone', async () => {
    const text = await exchange(edge.port, [
      head(`HEAD ${list} HTTP/1.1`, `X: ${'a'.repeat(17_408)}`),
    ])
    expect(text).toMatch(/^HTTP\/1.1 431 /)
    expect(text.split('\r\n\r\n')).toEqual([expect.any(String), ''])
  })

  test.each([
    ['is too large', head(`GET ${list} HTTP/1.1`, `X: ${'a'.repeat(17_408)}`)],
    ['is garbage', 'garbage\r\n\r\n'],
    ['is good', head(`GET ${list}?productID=p HTTP/1.1`, auth)],
  ])(
    '7 an upgrade is not made and the connection closed, so that nothing waits that %s',
    async (_, next) => {
      for (const path of [`${list}?productID=p`, '/v1/%zz', '/nowhere']) {
        const upgrade = head(`GET ${path} HTTP/1.1`, auth, 'Connection: Upgrade', 'Upgrade: h2c')
        const text = await exchange(edge.port, [upgrade, next], { finish: false })
        const [answer, ...others] = readAnswers(text)
        expect(answer?.status).toBe({ '/v1/%zz': 400, '/nowhere': 404 }[path] ?? 200)
        expect(answer?.headers.connection).toBe('close')
        expect(others).toEqual([])
      }
    },
  )

  test('7 garbage behind a request that is still being answered closes the connection without an answer to it', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    edge.script('interviews.getOne', async () => {
      await held
      return { value: {} }
    })
    const text = await exchange(edge.port, [
      head('GET /v1/interviews/getOne?interviewID=a HTTP/1.1', auth),
      'garbage\r\n\r\n',
    ])
    release()
    expect(text).toBe('')
  })
})

describe('what a socket keeps back', () => {
  let edge: EdgeServer
  beforeAll(async () => {
    edge = await startEdge({
      limits: { headersMs: 200, requestMs: 400, stalledMs: 2_000, checkMs: 50 },
    })
  })
  afterAll(() => edge.app.close())

  test.each([
    ['headers', [`GET ${list} HTTP/1.1\r\nHost:`]],
    ['everything', ['']],
    ['a body of a known length', [head(add, auth, json, 'Content-Length: 50'), '{"a":']],
    ['the next chunk', [head(add, auth, json, 'Transfer-Encoding: chunked'), '3\r\n{"a']],
    ['a body without a token', [head(add, json, 'Content-Length: 50'), '{"a":']],
  ])('decisions: who keeps back %s is told 408 and closed', async (_name, pieces) => {
    const text = await exchange(edge.port, pieces, { finish: false })
    const [answer] = readAnswers(text)
    expect(answer?.status).toBe(408)
    expectErrorBody(answer?.body ?? '', 408)
    expect(answer?.headers.connection).toBe('close')
  })

  test('a body that never ends behind an answer is cut off without a second answer', async () => {
    const text = await exchange(
      edge.port,
      [head(add, auth, 'Content-Type: text/plain', 'Content-Length: 50'), 'abc'],
      { finish: false },
    )
    expect(readAnswers(text).map(({ status }) => status)).toEqual([415])
  })
})
