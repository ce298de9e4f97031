import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { closedPage } from '../../src/http/pages/closed-pages.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { linkID } from './scripted-service.ts'

const consent = '{"type":"consent","agreed":true}'
const json = { 'content-type': 'application/json' }

let edge: EdgeServer
beforeAll(async () => {
  edge = await startEdge()
})
beforeEach(() => {
  edge.asked.length = 0
})
afterAll(() => edge.app.close())

const send = (path: string, init?: RequestInit) =>
  fetch(edge.url + path, { method: 'POST', ...init })
const event = (body: string, headers: Record<string, string> = {}) =>
  send(`/i/${linkID}/events`, { headers: { ...json, ...headers }, body })

describe('events', () => {
  test.each([
    ['{}', 'type is required.'],
    ['{"type":"dance"}', 'type must be consent, onboard, answer, skip, verdict or end.'],
    ['{"type":"consent"}', 'agreed is required.'],
    ['{"type":"consent","agreed":"yes"}', 'agreed must be true or false.'],
    [
      '{"type":"consent","agreed":true,"locale":"english please"}',
      'locale must be a BCP 47 language tag.',
    ],
    ['{"type":"onboard","email":"x"}', 'email must be an e-mail address.'],
    ['{"type":"onboard","name":""}', 'name must have 1 to 200 characters.'],
    ['{"type":"answer","text":"a","after":1}', 'clientMessageID is required.'],
    [
      '{"type":"answer","text":"","clientMessageID":"m","after":1}',
      'text must have 1 to 20,000 characters.',
    ],
    ['{"type":"answer","text":"a","clientMessageID":"m","after":"1"}', 'after must be a number.'],
    [
      '{"type":"answer","text":"a","clientMessageID":"m","after":1.5}',
      'after must be a whole number.',
    ],
    ['{"type":"answer","text":"a","clientMessageID":"m","after":-1}', 'after must be at least 0.'],
    ['{"type":"verdict","score":6}', 'score must be at most 5.'],
    ['{"type":"verdict","score":0}', 'score must be at least 1.'],
    ['{"type":"end"}', 'keep is required.'],
    ['[]', 'The body must be a JSON object.'],
    [`{"type":"answer","text":[${'{},'.repeat(120)}0]}`, 'The body must have at most 200 values.'],
    ['{"type":', 'The body is not valid JSON: it ends too early.'],
  ])('decisions: the event %s is refused by name', async (body, message) => {
    expect(JSON.parse(await expectFailure(await event(body), 400)).message).toBe(message)
    expect(edge.asked).toEqual([])
  })

  test('decisions: an event that is not JSON is 415, one over 256 KiB is 413', async () => {
    await expectFailure(await event(consent, { 'content-type': 'text/plain' }), 415)
    await expectFailure(await event(consent.padEnd(262_145)), 413)
    expect((await event(consent.padEnd(262_144))).status).toBe(200)
  })

  test('an event over 256 KiB in chunks is 413 too', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.alloc(16_384, ' '))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { headers: json, body, duplex: 'half' }
    await expectFailure(await send(`/i/${linkID}/events`, init), 413)
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'something-new' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('another site’s page sends no event: %j', async (headers: Record<string, string>) => {
    const request = { url: `/i/${linkID}/events`, method: 'POST' as const, payload: consent }
    const answer = await edge.app.inject({ ...request, headers: { ...json, ...headers } })
    expect(answer.statusCode).toBe(403)
    const erase = await edge.app.inject({ url: `/i/${linkID}/erase`, method: 'POST', headers })
    expect(erase.statusCode).toBe(403)
    expect(edge.asked).toEqual([])
  })

  test('a page in a local network sends events under the name it was reached by', async () => {
    await using local = await startEdge({ publicURL: 'http://localhost:3000' })
    const post = (origin: string) =>
      local.app.inject({
        url: `/i/${linkID}/events`,
        method: 'POST',
        headers: { ...json, host: '192.168.1.5:3000', origin },
        payload: consent,
      })
    expect((await post('http://192.168.1.6:3000')).statusCode).toBe(403)
    expect((await post('http://192.168.1.5')).statusCode).toBe(403)
    expect((await post('http://192.168.1.5:3000')).statusCode).toBe(200)
    expect((await post('http://localhost:3000')).statusCode).toBe(200)
  })

  test('no answer lets another origin read it', async () => {
    const answer = await event(consent, { origin: 'https://interviews.example' })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  })

  test('decisions: a link that does not exist is 404, an expired one 410, an old question 409', async () => {
    for (const [code, status] of [
      ['not_found', 404],
      ['gone', 410],
      ['conflict', 409],
    ] as const) {
      edge.script('participant.addEvent', async () => {
        throw new AppError(code, 'A sentence of the service.')
      })
      await expectFailure(await event(consent), status)
    }
    edge.script('participant.addEvent', async () => ({ value: { phase: 'done' } }))
  })

  test('decisions: an event needs no token and reaches the service with its link', async () => {
    const response = await event(
      '{"type":"answer","text":"a","clientMessageID":"m","after":1,"x":1}',
    )
    expect(await response.json()).toEqual({ result: { phase: 'done' } })
    expect(edge.asked).toMatchObject([
      {
        id: 'participant.addEvent',
        input: { linkID, body: { type: 'answer', text: 'a', clientMessageID: 'm', after: 1 } },
      },
    ])
  })

  test('decisions: erase takes no body, an empty one and an object', async () => {
    for (const init of [{}, { headers: json, body: '{}' }, { body: '' }]) {
      expect((await send(`/i/${linkID}/erase`, init)).status).toBe(200)
    }
    await expectFailure(await send(`/i/${linkID}/erase`, { headers: json, body: '{' }), 400)
    await expectFailure(await send(`/i/${linkID}/erase`, { body: 'yes' }), 415)
    expect(edge.asked.length).toBe(3)
  })

  test('decisions: state and export pass the link on as it came, and take no parameters', async () => {
    for (const call of ['state', 'export']) {
      expect((await edge.call(`/i/${encodeURIComponent('a b/é')}/${call}`)).status).toBe(200)
      expect(edge.asked.pop()?.input.linkID).toBe('a b/é')
      await expectFailure(await edge.call(`/i/${linkID}/${call}?x=1`), 400)
    }
    await expectFailure(await edge.call('/i//state'), 404)
  })
})

describe('the browser cookie', () => {
  const issued = 'B'.repeat(22)
  const issuing = async () => ({ value: {}, browser: issued })

  test('a browser is given the cookie that the service issues, for this link alone', async () => {
    await using issuer = await startEdge()
    for (const id of ['participant.getState', 'participant.addEvent'] as const) {
      issuer.script(id, issuing)
    }
    const init = { method: 'POST', headers: json, body: consent }
    for (const response of [
      await fetch(`${issuer.url}/i/${linkID}/events`, init),
      await issuer.call(`/i/${linkID}/state`),
    ]) {
      expect(response.headers.get('set-cookie')).toBe(
        `__Secure-colloquy_browser=${issued}; Path=/i/${linkID}; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
      )
    }
    expect(issuer.asked[0]?.input.browser).toBeNull()
  })

  test('a browser that has one keeps it', async () => {
    const value = 'A'.repeat(22)
    const own = `__Secure-colloquy_browser=${value}`
    for (const cookie of [own, `a=b; ${own}; c=d`]) {
      const response = await event(consent, { cookie })
      expect(response.headers.has('set-cookie')).toBe(false)
      expect(edge.asked.pop()?.input.browser).toBe(value)
    }
  })

  test.each([
    '__Secure-colloquy_browser=short',
    '__Secure-colloquy_browser=',
    'x__Secure-colloquy_browser=AAAAAAAAAAAAAAAAAAAAAA',
    `__Secure-colloquy_browser=${'A'.repeat(22)}%00`,
    // Whoever speaks for the host without TLS could have set it.
    `colloquy_browser=${'A'.repeat(22)}`,
  ])('the cookie %s is none of ours', async (cookie) => {
    await edge.call(`/i/${linkID}/state`, { headers: { cookie } })
    expect(edge.asked.pop()?.input.browser).toBeNull()
  })

  test('without https the cookie still comes back, and nothing claims https', async () => {
    await using plain = await startEdge({ publicURL: 'http://localhost:3000' })
    plain.script('participant.addEvent', issuing)
    const response = await fetch(`${plain.url}/i/${linkID}/events`, {
      method: 'POST',
      headers: json,
      body: consent,
    })
    expect(response.headers.get('set-cookie')).toMatch(/^colloquy_browser=/)
    expect(response.headers.get('set-cookie')).not.toContain('Secure')
    expect(response.headers.has('strict-transport-security')).toBe(false)
  })
})

describe('the page behind a link', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Dieser Link ist abgelaufen'],
    ['nl, FR;q=0.9', 'fr', 'Ce lien a expiré'],
    ['es', 'es', 'Este enlace ha caducado'],
    ['pt-BR', 'pt', 'Este link expirou'],
    ['nl, *;q=0.1', 'en', 'This link has expired'],
    ['<script>', 'en', 'This link has expired'],
  ])(
    'of a link that leads nowhere is in the language of the browser: %s',
    async (accepted, language, title) => {
      const response = await edge.call('/i/expired', { headers: { 'accept-language': accepted } })
      expect(response.status).toBe(410)
      const page = await response.text()
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain(`<h1>${title}</h1>`)
    },
  )

  test.each([
    ['unknown', 404, 'does not work'],
    ['expired', 410, 'has expired'],
    ['revoked', 410, 'was withdrawn'],
    ['completed', 200, 'An interview · Harbour &lt;Tools&gt;'],
    [linkID, 200, 'An interview · Harbour &lt;Tools&gt;'],
  ])('decisions: the link %s is answered %i with a page', async (link, status, text) => {
    const response = await edge.call(`/i/${link}?utm_source=mail&utm_source=again`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const kind of [
      'default-src',
      'object-src',
      'base-uri',
      'form-action',
      'frame-ancestors',
    ]) {
      expect(policy).toContain(`${kind} 'none'`)
    }
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const page = await response.text()
    expect(page).toContain(text)
    expect(page).not.toMatch(/<script(?! src="\/assets\/)|style=|onload|https?:\/\//)
  })

  test.each(['en', 'de', 'fr', 'es', 'pt'])(
    'a closed link is told in the same words with and without its script: %s',
    async (language) => {
      const path = join(import.meta.dirname, `../../src/web/participant/texts/${language}.json`)
      const texts = JSON.parse(readFileSync(path, 'utf8'))
      for (const standing of ['unknown', 'expired', 'revoked'] as const) {
        const { title, text } = closedPage(standing, language)
        expect([texts[`${standing}Title`], texts[standing]]).toEqual([title, text])
      }
    },
  )

  test('a preview of a link tells who asks, in the language that is wanted', async () => {
    const response = await edge.call(`/i/${linkID}`, { headers: { 'accept-language': 'de' } })
    const page = await response.text()
    expect(page).toContain('<html lang="de">')
    expect(page).toContain(
      '<meta property="og:title" content="Ein Interview · Harbour &lt;Tools&gt;">',
    )
    expect(page).toContain('<meta name="description" content="Ein paar Fragen')
  })

  test('a closed link keeps the script that offers what was said; an unknown one has none', async () => {
    expect(await (await edge.call('/i/expired')).text()).toContain('<script')
    expect(await (await edge.call('/i/unknown')).text()).not.toContain('<script')
  })

  test('every address of the console is answered with its one page', async () => {
    for (const path of ['/console', '/console/', '/console/interviews/int_1/links?claim=2']) {
      const response = await edge.call(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
      expect(await response.text()).toContain('<title>Console</title>')
    }
    for (const path of ['/console/', '/console/products/deep/down']) {
      const refused = await edge.call(path, { method: 'PUT' })
      await expectFailure(refused, 405)
      expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })

  test('decisions: opening a page a hundred times asks the service for nothing and sets no cookie', async () => {
    for (let opened = 0; opened < 100; opened += 1) {
      expect((await edge.call(`/i/${linkID}`)).headers.has('set-cookie')).toBe(false)
    }
    expect(edge.asked).toEqual([])
  })

  test('a page that cannot be made says so to a person, without the cause', async () => {
    await using broken = await startEdge({
      findLinkStanding: async () => {
        throw new Error('SELECT secret')
      },
    })
    const response = await broken.call('/i/a')
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('in a few minutes')
    const malformed = await broken.call('/i/a?%zz')
    expect(malformed.status).toBe(400)
    expect(await malformed.text()).toContain('just as it was sent to you')
    expect((await broken.call('/i/%00')).status).toBe(400)
    expect((await broken.call('/i/')).status).toBe(404)
  })

  test('assets are kept for good, compressed where the browser takes it, and nothing else is served', async () => {
    for (const [encoding, expected] of [
      ['gzip, br', 'gzip'],
      ['br', null],
      ['gzip;q=0', null],
    ]) {
      const response = await edge.call('/assets/page-1a2b3c.js', {
        headers: { 'accept-encoding': encoding ?? '' },
      })
      expect(response.headers.get('content-encoding')).toBe(expected)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(await response.text()).toBe('export {};'.repeat(200))
    }
    for (const path of [
      '/assets/',
      '/assets/%2e%2e/package.json',
      '/assets/constructor',
      '/assets/page-1a2b3c.js/',
    ]) {
      await expectFailure(await edge.call(path), 404)
    }
  })
})
