import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { startEdge } from './edge-server.ts'
import { exchange } from './reading/raw-socket.ts'
import { tokens } from './scripted-service.ts'

/** What must never be written down, each in the form in which it is sent. */
const canaries = {
  token: tokens.both,
  unknownToken: `clq_${'canary'.repeat(6)}`,
  link: 'CANARYlinkCANARYlinkCANARYli',
  email: 'canary@example.com',
  answer: 'canary-answer',
  guidelines: 'canary-guidelines',
  cookie: 'canarycanarycanarycana',
  key: 'canary-key',
  parameter: 'canaryParameter',
  agent: 'canary-agent',
  row: 'canary-row',
  /** Looks like a line of a stack, in a message. */
  frame: 'canaryFrame',
}

function record() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, logger: pino({ level: 'trace' }, stream) }
}

test('who signs in is in the line of the request, and of who tries there is only that they tried', async () => {
  const { lines, logger } = record()
  await using edge = await startEdge({ logger })
  const signIn = () =>
    edge.call('/console/session/signIn', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://interviews.example',
        'x-colloquy-console': '1',
      },
      body: JSON.stringify({ email: canaries.email, password: canaries.answer }),
    })
  edge.script('console.signIn', async () => ({
    value: { userID: 'usr_1', email: canaries.email },
    session: canaries.cookie,
  }))
  await signIn()
  edge.script('console.signIn', async () => {
    throw new AppError('unauthorized', 'The e-mail address or the password is not right.')
  })
  await signIn()
  const [right, wrong] = lines.map((line) => JSON.parse(line))
  const route = '/console/session/signIn'
  expect(right).toMatchObject({ msg: 'request', route, status: 200, memberID: 'usr_1' })
  // Milliseconds in UTC.
  expect(Math.abs(right.time - Date.now())).toBeLessThan(60_000)
  expect(wrong).toMatchObject({ msg: 'request', route, status: 401 })
  expect(wrong).not.toHaveProperty('memberID')
  for (const canary of [canaries.email, canaries.answer, canaries.cookie]) {
    expect(lines.join('')).not.toContain(canary)
  }
})

test('no token, link, answer, email, query, cookie or header is ever logged, whatever happens', async () => {
  const { lines, logger } = record()
  await using edge = await startEdge({ logger })
  const headers = {
    'content-type': 'application/json',
    'user-agent': canaries.agent,
    'idempotency-key': canaries.key,
    cookie: `__Secure-colloquy_browser=${canaries.cookie}`,
  }
  const bug = new Error(
    `Key (email)=(${canaries.email}) exists\n    at ${canaries.frame} (/a.js:1:1)`,
    {
      cause: Object.assign(new TypeError(canaries.row), {
        code: canaries.row,
        detail: canaries.row,
      }),
    },
  )
  const outcomes = [
    async () => ({ value: {} }),
    async () => {
      throw bug
    },
    async () => {
      throw new AppError('unavailable', 'The database cannot be reached.', { cause: bug })
    },
    async () => {
      throw new AppError('not_found', 'There is no such thing.')
    },
    async () => {
      throw canaries.answer
    },
  ]
  for (const outcome of outcomes) {
    edge.script('interviews.addOne', outcome)
    edge.script('invites.getOne', outcome)
    edge.script('participant.addEvent', outcome)
    const body = JSON.stringify({
      productID: canaries.email,
      interviewName: 'n',
      guidelines: canaries.guidelines,
    })
    await edge.call('/v1/interviews/addOne', { method: 'POST', headers, body })
    await edge.call(`/v1/invites/getOne?linkID=${canaries.link}`, { headers })
    const event = { type: 'answer', text: canaries.answer, clientMessageID: 'm', after: 1 }
    await edge.call(`/i/${canaries.link}/events`, {
      method: 'POST',
      headers,
      body: JSON.stringify(event),
    })
  }
  await edge.call(`/v1/invites/getOne?linkID=a&${canaries.parameter}=1`, { headers })
  await edge.call(`/v1/${canaries.link}`, { headers })
  await edge.call(`/i/${canaries.link}`, { headers })
  await edge.call(`/i/${canaries.link}/%ff`, { headers })
  await edge.call('/v1/interviews/addOne', {
    method: 'POST',
    headers,
    body: `{"${canaries.answer}`,
  })
  await edge.call('/v1/profiles/getList?productID=p', {
    headers: { authorization: `Bearer ${canaries.unknownToken}` },
  })
  await exchange(edge.port, [`GET /i/${canaries.link} HTTP/1.1\r\n${canaries.token}\r\n\r\n`])

  const log = lines.join('')
  // One line for each request, and one for each bug and outage of the three calls.
  expect(lines.length).toBe(15 + 7 + 9)
  for (const [name, canary] of Object.entries(canaries)) {
    expect({ name, logged: log.includes(canary) }).toEqual({ name, logged: false })
  }
  expect(log).toContain('"route":"/i/:linkID/events"')
  expect(log).toContain('"orgID":"acme"')
  expect(log).toContain('log.test.ts')
  expect(log).toContain('"kind":"TypeError"')
})

test('a flood of failures is a line with a count, and of those refused for being too many there is one as well', async () => {
  const { lines, logger } = record()
  const edge = await startEdge({ logger, limits: { callsPerMinute: 600 } })
  const told = new AppError('unavailable', 'Too many people sign in just now; please try again.')
  const away = new AppError('unavailable', 'The database cannot be reached.', {
    cause: new Error(canaries.row),
  })
  const failures = [told, away, new TypeError(canaries.row)]
  for (const failure of failures) {
    edge.script('invites.getOne', async () => {
      throw failure
    })
    await Promise.all(
      Array.from({ length: 100 }, () => edge.call(`/v1/invites/getOne?linkID=${canaries.link}`)),
    )
  }
  for (let opened = 0; opened < 100; opened += 1) await edge.call('/i/a')
  await edge.app.close()

  const all = lines.map((line) => JSON.parse(line))
  const of = (msg: string) => all.filter((line) => line.msg === msg)
  const standFor = (some: { count?: number }[]) =>
    some.reduce((sum, { count = 1 }) => sum + count, 0)
  const failed = of('failure')
  expect(standFor(failed)).toBe(200)
  const refused = of('refused')
  const kinds = new Set(refused.map(({ limit }) => limit))
  expect(kinds).toEqual(new Set([told.message, 'pages']))
  expect(standFor(refused)).toBe(140)
  // Lines, not seconds, are asserted: 440 of each kind would be one each.
  expect(failed.length + refused.length).toBeLessThan(40)
  expect(standFor(of('request'))).toBe(400)
  expect(of('request').length).toBeLessThan(300)
  expect(refused.every((line) => !('causes' in line))).toBe(true)
})
