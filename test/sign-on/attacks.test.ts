import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConsole, setUp } from '../console/console-browser.ts'
import { call, startService, type TestService } from '../start.ts'
import { openScriptedIssuer, type Said, type ScriptedIssuer } from './scripted-issuer.ts'
import { signOnConfig } from './settings.ts'
import { openSignOn, problemIn } from './sign-on-browser.ts'

let issuer: ScriptedIssuer
let service: TestService
const clock = { at: 0 }
beforeAll(async () => {
  issuer = await openScriptedIssuer()
  service = await startService('file::memory:', {
    ...{ config: signOnConfig(issuer.url), work: false },
    now: () => new Date(Date.now() + clock.at),
  })
  await setUp(service, { email: 'ada@example.com' })
})
afterAll(async () => {
  await service?.close()
  await issuer?.close()
})

const seconds = () => Math.floor(Date.now() / 1_000)

const lies: [string, Said][] = [
  ['another nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['several audiences and another party', { claims: { aud: ['colloquy', 'b'], azp: 'b' } }],
  ['another issuer', { claims: { iss: 'https://issuer.example' } }],
  ['a time that is over', { claims: { iat: seconds() - 900, exp: seconds() - 600 } }],
  ['no end', { claims: { exp: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['an empty subject', { claims: { sub: '' } }],
  ['a subject without end', { claims: { sub: 'a'.repeat(256) } }],
  ['no signature', { algorithm: 'none' }],
  ['an algorithm that the issuer does not use', { algorithm: 'HS256' }],
  ['a signature of somebody else', { isForged: true }],
  ['the code of another issuer', { iss: 'https://issuer.example' }],
  ['userinfo of somebody else', { claims: { email: undefined }, userinfo: { sub: 'eve' } }],
]

test.each(lies)('a token with %s lets nobody in', async (_, said) => {
  const browser = openSignOn(service)
  expect(problemIn(await browser.signIn(issuer, said))).toBe('failed')
  expect(await browser.console().state()).toBe('signedOut')
})

test('an honest answer lets its member in, in a new session each time', async () => {
  const browser = openSignOn(service)
  const userinfo = { email: 'ada@example.com', email_verified: true }
  const claims = { email: undefined, email_verified: undefined }
  expect(await browser.signIn(issuer, { claims, userinfo })).toBe('/console')
  const [before] = [browser.console().cookie()]
  expect(await browser.signIn(issuer)).toBe('/console')
  expect(browser.console().cookie()).not.toBe(before)
  const stolen = openConsole(service)
  stolen.steal({ cookie: () => before })
  expect(await stolen.state()).toBe('signedOut')
})

test('an address is proven by the answer that names it, and by no other', async () => {
  const owner = { email: 'ada@example.com', email_verified: undefined }
  const proven = { email_verified: true }
  const halves: Said[] = [
    { claims: owner, userinfo: { email: 'mallory@example.com', ...proven } },
    { claims: owner, userinfo: { email: undefined, ...proven } },
    { claims: { email: undefined, ...proven }, userinfo: owner },
  ]
  for (const said of halves) {
    const browser = openSignOn(service)
    expect(problemIn(await browser.signIn(issuer, said)), JSON.stringify(said)).toBe('unverified')
    expect(await browser.console().state()).toBe('signedOut')
  }
  const both = { claims: owner, userinfo: { email: 'Ada@example.com', ...proven } }
  expect(await openSignOn(service).signIn(issuer, both)).toBe('/console')
})

test('an answer is taken from the browser that asked for it, once and in time', async () => {
  const [attacker, victim] = [openSignOn(service), openSignOn(service)]
  const back = issuer.approve(await attacker.begin())
  // A link with the attacker’s code signs nobody in as them.
  expect(problemIn((await victim.get(back)).location)).toBe('expired')
  const own = await victim.begin()
  expect(problemIn((await victim.get(back)).location)).toBe('expired')
  const mixed = new URL(issuer.approve(own))
  mixed.searchParams.append('state', 'again')
  expect(problemIn((await victim.get(mixed.href)).location)).toBe('expired')
  mixed.searchParams.delete('state')
  expect(problemIn((await victim.get(mixed.href)).location)).toBe('expired')
  expect(await victim.console().state()).toBe('signedOut')

  const kept = new Map(attacker.jar)
  expect((await attacker.get(back)).location).toBe('/console')
  expect(problemIn((await attacker.get(back)).location)).toBe('expired')
  // Who kept the cookie finds the code spent.
  const replaying = openSignOn(service)
  for (const [name, value] of kept) replaying.jar.set(name, value)
  expect(problemIn((await replaying.get(back)).location)).toBe('failed')

  const slow = openSignOn(service)
  const late = issuer.approve(await slow.begin())
  clock.at = 601_000
  expect(problemIn((await slow.get(late)).location)).toBe('expired')
  clock.at = 0
})

test('a code that is swapped for one of another sign-on is not taken', async () => {
  const [one, two] = [openSignOn(service), openSignOn(service)]
  const [mine, theirs] = [
    new URL(issuer.approve(await one.begin())),
    new URL(issuer.approve(await two.begin())),
  ]
  mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
  expect(problemIn((await one.get(mine.href)).location)).toBe('failed')
})

test('a cookie that was sealed elsewhere, or changed, is none', async () => {
  const browser = openSignOn(service)
  const back = issuer.approve(await browser.begin())
  const [[name, value] = ['', '']] = browser.jar
  for (const changed of [`${value.slice(0, -2)}AA`, 'AAAA', '', '%00', 'x'.repeat(2_000)]) {
    browser.jar.set(name, changed)
    expect(problemIn((await browser.get(back)).location)).toBe('expired')
  }
})

test('nobody is sent on to another site', async () => {
  const tries = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    `/${'a'.repeat(2_001)}`,
    '',
  ]
  for (const then of tries) {
    expect(await openSignOn(service).signIn(issuer, {}, then), then).toBe('/console')
  }
  const told = await openSignOn(service).signIn(issuer, {}, '/oauth/authorize?client_id=a%20b')
  expect(told).toBe('/oauth/authorize?client_id=a%20b')
})

test('the issuer says no, or something else: it is told in a sentence and not in its words', async () => {
  for (const [error, problem] of [
    ['access_denied', 'cancelled'],
    ['server_error', 'failed'],
    ['<script>', 'failed'],
  ] as const) {
    const browser = openSignOn(service)
    const asked = new URL(await browser.begin())
    const back = new URL('/sign-on/callback', service.url)
    back.searchParams.set('error', error)
    back.searchParams.set('error_description', 'somebody else’s words')
    back.searchParams.set('state', asked.searchParams.get('state') ?? '')
    back.searchParams.set('iss', issuer.url)
    const { location } = await browser.get(back.href)
    expect(problemIn(location)).toBe(problem)
    expect(location).not.toMatch(/words|script/)
  }
})

test('what the browser is asked for is bound to it, by all that the standard has', async () => {
  const { location, sets } = await openSignOn(service).get('/sign-on')
  const asked = new URL(location)
  const given = Object.fromEntries(asked.searchParams)
  expect(given).toMatchObject({
    ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' },
    ...{ client_id: 'colloquy', redirect_uri: `${service.url}/sign-on/callback` },
    ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
  })
  expect(sets).toHaveLength(1)
  expect(sets[0]).toMatch(/^__Host-.*; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
  expect(sets[0]).not.toContain(given.state)
  const framed = { 'sec-fetch-dest': 'iframe' }
  expect((await openSignOn(service).get('/sign-on', framed)).status).toBe(403)
  const early = { 'sec-purpose': 'prefetch' }
  expect((await openSignOn(service).get('/sign-on', early)).status).toBe(403)
})

test('a link of another site begins nothing: it leads to the page where one does', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const browser = openSignOn(service)
    const { location } = await browser.get('/sign-on?then=/console/settings', {
      'sec-fetch-site': site,
    })
    expect(location).toBe('/console/signin?then=%2Fconsole%2Fsettings')
    expect(browser.jar.size).toBe(0)
  }
})

test('behind a proxy the way back is the public address, whatever name the proxy calls', async () => {
  const publicURL = 'https://ask.example'
  const config = { ...signOnConfig(issuer.url, { OIDC_DEFAULT_ROLE: 'owner' }), publicURL }
  const behind = await startService('file::memory:', { config, work: false })
  try {
    const browser = openSignOn(behind)
    const back = new URL(issuer.approve(await browser.begin()))
    expect(back.origin + back.pathname).toBe('https://ask.example/sign-on/callback')
    const { location, sets } = await browser.get(back.pathname + back.search)
    expect(location).toBe('/console')
    expect(sets.every((set) => /^__Host-.*; Secure$/.test(set))).toBe(true)
  } finally {
    await behind.close()
  }
})

test('signing out leads out of the issuer, too, for whom it let in', async () => {
  const browser = openSignOn(service)
  await browser.signIn(issuer)
  const { signedOut, signOutURL } = (await browser.console().post('signOut')).json.result
  const to = new URL(signOutURL)
  expect([signedOut, to.origin + to.pathname]).toEqual([true, `${issuer.url}/end`])
  expect(Object.fromEntries(to.searchParams)).toEqual({
    client_id: 'colloquy',
    post_logout_redirect_uri: `${service.url}/console/signin`,
  })
  const byPassword = openConsole(service)
  await byPassword.post('signIn', {
    email: 'ada@example.com',
    password: 'plain words, long enough',
  })
  expect((await byPassword.post('signOut')).json.result).toEqual({ signedOut: true })
})

test('the service starts without its issuer, says so, and goes on once it is there', async () => {
  issuer.setDown(true)
  const lone = await startService('file::memory:', {
    ...{ config: signOnConfig(issuer.url, { OIDC_DEFAULT_ROLE: 'owner' }), work: false },
  })
  try {
    expect(await lone.checkSignOn()).toMatch(/cannot be reached/)
    expect((await call(`${lone.url}/health`)).status).toBe(200)
    expect(problemIn((await openSignOn(lone).get('/sign-on')).location)).toBe('unreachable')
  } finally {
    issuer.setDown(false)
    await lone.close()
  }
})

test('an answer of the issuer without end is not read', async () => {
  issuer.setPadding(2 * 1_048_576)
  const lone = await startService('file::memory:', {
    ...{ config: signOnConfig(issuer.url), work: false },
  })
  try {
    expect(await lone.checkSignOn()).toMatch(/cannot be reached/)
  } finally {
    issuer.setPadding(0)
    await lone.close()
  }
})

test('an issuer that calls itself otherwise is none', async () => {
  const config = signOnConfig(issuer.url.replace('127.0.0.1', 'localhost'))
  const lone = await startService('file::memory:', { config, work: false })
  expect(await lone.checkSignOn()).toMatch(/does not work/)
  await lone.close()
})

test('wrong answers are counted as wrong passwords are', async () => {
  const config = { ...signOnConfig(issuer.url), callsPerMinute: 6_000 }
  const lone = await startService('file::memory:', { config, work: false })
  let last = ''
  for (let tries = 0; tries <= 100; tries += 1) {
    last = problemIn((await openSignOn(lone).get('/sign-on/callback?state=x&code=y')).location)
  }
  expect(last).toBe('limited')
  await lone.close()
})

test('without an issuer there is no such page, and nothing is loaded for it', async () => {
  const plain = await startService('file::memory:', { work: false })
  expect((await call(`${plain.url}/sign-on`)).status).toBe(404)
  expect((await openConsole(plain).post('getState')).json.result).toEqual({
    ...{ state: 'setup', passwords: true },
  })
  await plain.close()
})
