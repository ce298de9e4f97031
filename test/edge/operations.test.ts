import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { describeAPI } from '../../src/contract/openapi/openapi.ts'
import { startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { membersOf } from './openapi/members.ts'
import { tokens } from './scripted-service.ts'

describe('health and readiness', () => {
  test('health is constant, readiness asks at most once a second and one at a time', async () => {
    let asked = 0
    let fails = false
    await using edge = await startEdge({
      ready: async () => {
        asked += 1
        if (fails) throw new Error('secret cause')
      },
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => edge.call('/ready')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(asked).toBe(1)
    fails = true
    expect((await edge.call('/ready')).status).toBe(200)
    edge.clock.at = new Date(edge.clock.at.getTime() + 1_000)
    const response = await edge.call('/ready')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await expectFailure(response, 503)).not.toContain('secret')
    expect(asked).toBe(2)
    expect(await (await edge.call('/health')).text()).toBe('{"status":"ok"}')
    expect(asked).toBe(2)
  })
})

test('why it is not ready is in the log, in the sentence of the runbook, and not in the answer', async () => {
  const lines: { msg: string; why?: string }[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const failures = [
    new AppError('unavailable', 'The disk is almost full.'),
    new Error('canary: a row that was read'),
  ]
  await using edge = await startEdge({
    logger: pino(stream),
    ready: async () => {
      throw failures.shift()
    },
  })
  for (let asked = 0; asked < 2; asked += 1) {
    const response = await edge.call('/ready')
    expect(await expectFailure(response, 503)).not.toMatch(/disk|canary/)
    edge.clock.at = new Date(edge.clock.at.getTime() + 1_000)
  }
  expect(lines.filter(({ msg }) => msg === 'not ready').map(({ why }) => why)).toEqual([
    'The disk is almost full.',
    'It failed for no known reason.',
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})

describe('draining', () => {
  test('decisions: while draining new requests are 503 with Retry-After, and those in flight finish', async () => {
    const edge = await startEdge()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let began = () => {}
    const begun = new Promise<void>((resolve) => {
      began = resolve
    })
    edge.script('interviews.getOne', async () => {
      began()
      await held
      return { value: { interviewID: 'a' } }
    })
    const inFlight = edge.call('/v1/interviews/getOne?interviewID=a')
    await begun
    edge.app.drain()
    for (const path of ['/ready', '/v1/profiles/getList?productID=p', '/i/a/state', '/docs']) {
      const response = await edge.call(path)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('connection')).toBe('close')
      await expectFailure(response, 503)
    }
    expect((await edge.call('/health')).status).toBe(200)
    const closed = edge.app.close()
    release()
    expect(await (await inFlight).json()).toEqual({ result: { interviewID: 'a' } })
    await closed
    await expect(edge.call('/health')).rejects.toThrow()
  })

  test('closing waits a bounded time for what never ends', async () => {
    const edge = await startEdge({ limits: { drainMs: 100 } })
    edge.script('interviews.getOne', () => new Promise(() => {}))
    const lost = edge.call('/v1/interviews/getOne?interviewID=a').catch((error: unknown) => error)
    while (edge.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await edge.app.close()
    expect(await lost).toBeInstanceOf(Error)
  })

  test('who hangs up in the middle of anything crashes nothing', async () => {
    await using edge = await startEdge()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    edge.script('interviews.getOne', async () => {
      await held
      return { value: {} }
    })
    const auth = `Host: a\r\nAuthorization: Bearer ${tokens.both}\r\n`
    for (const text of [
      `GET /v1/interviews/getOne?interviewID=a HTTP/1.1\r\n${auth}\r\n`,
      `POST /v1/interviews/addOne HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"`,
    ]) {
      const socket = connect(edge.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(text)
      await edge.call('/health')
      socket.resetAndDestroy()
      await edge.call('/health')
    }
    release()
    expect((await edge.call('/health')).status).toBe(200)
  })
})

describe('the documentation', () => {
  test('/openapi.json is the document with this server in it', async () => {
    await using edge = await startEdge()
    const document = await (await edge.call('/openapi.json')).json()
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0.0' },
      servers: [{ url: 'https://interviews.example' }],
    })
    expect((await edge.call('/')).headers.get('location')).toBe('/docs')
  })

  test('both are sent compressed where that is wished for, and once to whoever still has them', async () => {
    await using edge = await startEdge()
    for (const path of ['/docs', '/openapi.json']) {
      const { headers } = await edge.call(path)
      expect(headers.get('content-encoding')).toBe('gzip')
      expect(headers.get('cache-control')).toBe('no-cache')
      const tag = headers.get('etag') ?? ''
      for (const [known, status] of [
        [`"other", ${tag}`, 304],
        ['*', 304],
        ['W/"other"', 200],
      ] as const) {
        const again = await edge.call(path, { headers: { 'if-none-match': known } })
        expect([known, again.status]).toEqual([known, status])
        if (status === 304) expect(await again.text()).toBe('')
      }
      const plain = await edge.call(path, { headers: { 'accept-encoding': 'identity' } })
      expect(plain.headers.get('content-encoding')).toBe(null)
      expect([plain.headers.get('etag'), plain.headers.get('vary')]).toEqual([
        tag,
        'Accept-Encoding',
      ])
    }
  })

  test('/docs names every call, parameter and object, with a curl line, and needs nothing from elsewhere', async () => {
    await using edge = await startEdge()
    const response = await edge.call('/docs')
    const page = await response.text()
    const document = describeAPI({ serverURL: 'https://interviews.example' })
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(page).toContain(path)
      for (const { operationId, parameters = [] } of Object.values(methods)) {
        expect(page).toContain(`id="${operationId}"`)
        for (const { name } of parameters) expect(page).toContain(`<code>${name}</code>`)
      }
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const [, article = ''] = page.split(`id="schema-${name}"`)
      const [shown = ''] = article.split('</article>')
      for (const path of membersOf(schema, name)) {
        const member = path.split('.').at(-1)
        expect([path, shown.includes(`<code>${member}</code>`)]).toEqual([path, true])
      }
    }
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.match(/curl/g)?.length).toBeGreaterThanOrEqual(11)
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`)
    expect(page).not.toMatch(/<script|style=| on\w+=/)
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? []
    const sheet = await edge.call(style)
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(sheet.headers.get('cache-control')).toContain('immutable')
    expect(await sheet.text()).toContain('color-scheme: light dark')
  })
})

test('HEAD answers what GET does, without the body, and reads no list to its end', async () => {
  await using edge = await startEdge()
  let ended = false
  edge.script('invites.getList', async () => ({
    pages: (async function* () {
      try {
        for (;;) yield ['1']
      } finally {
        ended = true
      }
    })(),
    next: null,
  }))
  for (const path of [
    '/health',
    '/docs',
    '/i/a',
    '/console',
    '/v1/interviews/getOne?interviewID=a',
  ]) {
    const plain = {
      headers: { 'accept-encoding': 'identity', authorization: `Bearer ${tokens.both}` },
    }
    const [get, head] = [
      await edge.call(path, plain),
      await edge.call(path, { ...plain, method: 'HEAD' }),
    ]
    expect([path, head.status, await head.text()]).toEqual([path, get.status, ''])
    for (const name of ['content-type', 'content-length', 'content-security-policy'])
      expect([path, head.headers.get(name)]).toEqual([path, get.headers.get(name)])
  }
  const list = await edge.call('/v1/invites/getList?productID=p', { method: 'HEAD' })
  expect([list.status, list.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  expect(ended).toBe(true)
})

test('a request is named as its caller names it, in the answer and the log, if that is a name', async () => {
  await using edge = await startEdge()
  const named = async (headers: Record<string, string>) => {
    const told = (await edge.call('/health', { headers })).headers.get('x-request-id') ?? ''
    expect(edge.log.at(-1)).toContain(`"requestID":"${told}"`)
    return told
  }
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7'
  const own = '0190163d-8694-739b-aea5-966c26f8ad91'
  expect(await named({ 'x-request-id': own, traceparent: `00-${trace}-01` })).toBe(own)
  expect(await named({ traceparent: `00-${trace}-01` })).toBe(trace)
  for (const value of [`${own}, ${own}`, tokens.both, 'short', 'a'.repeat(65), `${own}\t.`])
    expect(await named({ 'x-request-id': value, traceparent: '00-1-2-3' })).toMatch(
      /^[0-9a-f-]{36}$/,
    )
})

describe('pages of other origins', () => {
  const origin = 'https://tools.example'
  const asked = async (
    edge: Awaited<ReturnType<typeof startEdge>>,
    path: string,
    from: string,
    method = 'GET',
  ) => {
    const { headers } = await edge.call(path, { method, headers: { origin: from } })
    return headers.get('access-control-allow-origin')
  }

  test('may read what a token opens where they are named, and never what a cookie does', async () => {
    await using edge = await startEdge({ corsOrigins: [origin] })
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(await asked(edge, '/v1/profiles/getList?productID=p', origin, method)).toBe(origin)
    expect(await asked(edge, '/openapi.json', origin)).toBe(origin)
    expect(await asked(edge, '/v1/none', origin)).toBe(origin)
    for (const path of [
      '/console/session/getState',
      '/i/a/state',
      '/i/a',
      '/console',
      '/metrics',
      '/mcp',
    ])
      expect([path, await asked(edge, path, origin)]).toEqual([path, null])
    expect(await asked(edge, '/v1/profiles/getList', 'https://evil.example')).toBe(null)
    const preflight = await edge.call('/v1/interviews/addOne', {
      method: 'OPTIONS',
      headers: { origin },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
    expect(preflight.headers.get('vary')).toBe('Origin')
  })

  test('may read nothing where none is named', async () => {
    await using edge = await startEdge()
    expect(await asked(edge, '/openapi.json', origin)).toBe(null)
    expect(await asked(edge, '/v1/interviews/addOne', origin, 'OPTIONS')).toBe(null)
  })
})

test('a proxy that is not named is told of once, and a named one is not', async () => {
  for (const [trustProxy, told] of [
    [[], 1],
    [['127.0.0.1'], 0],
  ] as const) {
    await using edge = await startEdge({ trustProxy })
    for (let asked = 0; asked < 3; asked += 1)
      await edge.call('/health', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(edge.log.filter((line) => line.includes('unnamed proxy'))).toHaveLength(told)
  }
})
