import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { addressKey } from '../../src/http/limits/rates.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { tokens } from './scripted-service.ts'

const list = '/v1/profiles/getList?productID=p'
const links = '/v1/invites/createInvites?interviewID=a'

function event(edge: EdgeServer, link = 'a') {
  return edge.call(`/i/${link}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"consent","agreed":true}',
  })
}

/** What the `RateLimit` header says is left of a policy, and for how long. */
function readState(response: Response, name: string) {
  const state = response.headers.get('ratelimit') ?? ''
  const [, left, seconds] = new RegExp(`"${name}";r=(\\d+);t=(\\d+)`).exec(state) ?? []
  return { left: Number(left), seconds: Number(seconds) }
}

describe('decisions: limits of calls', () => {
  test('decisions: a token makes 600 calls a minute by default, and the headers count them down exactly', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    for (let made = 1; made <= 600; made += 1) {
      const response = await edge.app.inject({
        url: list,
        headers: { authorization: `Bearer ${tokens.both}` },
      })
      expect(response.statusCode).toBe(200)
      expect(response.headers.ratelimit).toBe(`"calls";r=${600 - made};t=60`)
      expect(response.headers['ratelimit-policy']).toBe('"calls";q=600;w=60')
    }
    edge.clock.at = new Date(edge.clock.at.getTime() + 20_500)
    const refused = await edge.call(list)
    expect(refused.headers.get('retry-after')).toBe('40')
    expect(readState(refused, 'calls')).toEqual({ left: 0, seconds: 40 })
    await expectFailure(refused, 429)
    const other = await edge.call(list, { headers: { authorization: `Bearer ${tokens.reads}` } })
    expect(other.status).toBe(200)
    edge.clock.at = new Date(edge.clock.at.getTime() + 39_500)
    expect((await edge.call(list)).status).toBe(200)
  })

  test('decisions: a tenth of the calls may make links, by either method', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 40 } })
    const post = () =>
      edge.call('/v1/invites/createInvites', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"interviewID":"a"}',
      })
    for (const send of [post, post, () => edge.call(links), () => edge.call(links)]) {
      expect((await send()).status).toBe(200)
    }
    const refused = await edge.call(links)
    expect(readState(refused, 'createInvites').left).toBe(0)
    expect(readState(refused, 'calls').left).toBe(35)
    await expectFailure(refused, 429)
    await expectFailure(await post(), 429)
    expect((await edge.call(list)).status).toBe(200)
    expect(edge.asked.filter(({ id }) => id.startsWith('invites.create')).length).toBe(4)
  })

  test('decisions: of twenty calls at once just as many pass as the header said were left', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 12 } })
    const { left } = readState(await edge.call(list), 'calls')
    const answers = await Promise.all(Array.from({ length: 20 }, () => edge.call(list)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(left)
  })

  test('decisions: 0 turns every limit off and sends no headers', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 0 } })
    for (let made = 0; made < 100; made += 1) {
      expect((await edge.call(links)).status).toBe(200)
      expect((await event(edge)).status).toBe(200)
    }
    expect((await edge.call(list)).headers.has('ratelimit')).toBe(false)
  })

  test('decisions: calls without a good token use up nobody’s limit', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 1 } })
    for (let made = 0; made < 5; made += 1) {
      await expectFailure(await edge.call(list, { headers: { authorization: 'Bearer x' } }), 401)
    }
    expect((await edge.call(list)).status).toBe(200)
  })

  test('a clock that is set back does not keep anybody out', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 1 } })
    await edge.call(list)
    await expectFailure(await edge.call(list), 429)
    edge.clock.at = new Date(edge.clock.at.getTime() - 3_600_000)
    expect((await edge.call(list)).status).toBe(200)
  })
})

describe('limits of participants', () => {
  test('a link takes 60 events a minute, and another link is not held up', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    for (let made = 0; made < 60; made += 1) expect((await event(edge)).status).toBe(200)
    await expectFailure(await event(edge), 429)
    expect((await event(edge, 'b')).status).toBe(200)
    expect((await edge.call('/i/a/state')).status).toBe(200)
  })

  test('200 people behind one address open their links within a minute, and each is served with all that is on the page', async () => {
    const picture = { body: Buffer.from('picture').toString('base64'), type: 'image/png' }
    await using edge = await startEdge({
      limits: { callsPerMinute: 600 },
      findPicture: async () => picture,
    })
    const wanted = ['', '/state'].map((rest) => (link: number) => `/i/person${link}${rest}`)
    const shared = ['/assets/page-1a2b3c.js', `/brand/${'a'.repeat(64)}`, '/console'].map(
      (path) => () => path,
    )
    const statuses = new Set<number>()
    for (let person = 0; person < 200; person += 1) {
      for (const path of [...wanted, ...shared])
        statuses.add((await edge.call(path(person))).status)
    }
    expect([...statuses]).toEqual([200])
  })

  test('a browser opens 60 pages a minute, whatever the links', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    const open = async (link: string, browser: string) => {
      const headers = { cookie: `__Secure-colloquy_browser=${browser}` }
      return (await edge.call(`/i/${link}`, { headers })).status
    }
    const [one, other] = ['a'.repeat(22), 'b'.repeat(22)]
    for (let made = 0; made < 60; made += 1) expect(await open(`link${made}`, one)).toBe(200)
    expect(await open('link60', one)).toBe(429)
    expect(await open('link60', other)).toBe(200)
  })

  test('guesses at pictures are misses as well', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await edge.call(`/brand/${'a'.repeat(64)}`)).status).toBe(404)
    }
    expect((await edge.call(`/brand/${'a'.repeat(64)}`)).status).toBe(429)
  })

  test('a link is opened 60 times a minute, and its opener is then told so in a page', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    for (let made = 0; made < 60; made += 1) expect((await edge.call('/i/a')).status).toBe(200)
    const refused = await edge.call('/i/a')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each(['i', 'o', 's', 'u'])(
    'whoever opened too many pages below /%s/ is told so in their language, and nothing of headers',
    async (kind) => {
      await using edge = await startEdge({ limits: { callsPerMinute: 10 } })
      const open = (language: string) =>
        edge.call(`/${kind}/unknown`, { headers: { 'accept-language': language } })
      expect((await open('de')).status).toBe(404)
      const told = {
        de: 'Bitte warten Sie eine Minute',
        en: 'Please wait a minute',
        es: 'Espere un minuto',
        fr: 'Attendez une minute',
        pt: 'Espere um minuto',
      }
      for (const [language, words] of Object.entries(told)) {
        const refused = await open(language)
        const page = await refused.text()
        expect([refused.status, page]).toEqual([429, expect.stringContaining(words)])
        expect(page).toContain(`<html lang="${language}">`)
        expect(page).not.toContain('Retry')
      }
    },
  )

  test('10,000 guesses at links reach the service twenty times', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    edge.script('participant.getState', async () => {
      throw new AppError('not_found', 'There is no such link.')
    })
    const statuses = new Map<number, number>()
    const guessOne = async (guess: number) => {
      const { statusCode } = await edge.app.inject({ url: `/i/guess${guess}/state` })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    for (let guess = 0; guess < 50; guess += 1) await guessOne(guess)
    // From now on each is held back a moment, so many guess at once.
    for (let guess = 50; guess < 10_000; guess += 199) {
      await Promise.all(Array.from({ length: 199 }, (_, at) => guessOne(guess + at)))
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 20, 429: 9_980 })
    expect(edge.asked.length).toBe(20)
    expect((await edge.call('/i/unknown')).status).toBe(429)
  })

  test('misses of pages count as well', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await edge.call(`/i/unknown${guess}`)).status).toBe(404)
    }
    expect((await edge.call('/i/unknown')).status).toBe(429)
    await expectFailure(await event(edge), 429)
  })

  test('the address is the socket’s, unless a listed proxy says another', async () => {
    let link = 0
    const open = async (edge: EdgeServer, address: string) =>
      (await edge.call(`/i/unknown${++link}`, { headers: { 'x-forwarded-for': address } })).status
    await using direct = await startEdge({ limits: { callsPerMinute: 10 } })
    expect(await open(direct, '203.0.113.1')).toBe(404)
    expect(await open(direct, '203.0.113.2')).toBe(429)
    await using proxied = await startEdge({
      limits: { callsPerMinute: 10 },
      trustProxy: ['127.0.0.1'],
    })
    expect(await open(proxied, '203.0.113.1')).toBe(404)
    expect(await open(proxied, '203.0.113.2')).toBe(404)
    expect(await open(proxied, '203.0.113.2')).toBe(429)
    // However much a caller writes in front of it.
    for (const other of ['198.51.100.1, ', '198.51.100.2, ']) {
      expect(await open(proxied, `${other.repeat(900)}203.0.113.2`)).toBe(429)
      expect(await open(proxied, `${'127.0.0.1, '.repeat(900)}203.0.113.2`)).toBe(429)
    }
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('the address %s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
