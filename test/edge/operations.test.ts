import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { describeAPI } from '../../src/contract/openapi/openapi.ts'
import { startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
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
    for (const name of Object.keys(document.components.schemas)) {
      expect(page).toContain(`id="schema-${name}"`)
    }
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
