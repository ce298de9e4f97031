import { expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { startEdge } from './edge-server.ts'
import { linkID } from './scripted-service.ts'

const openID = '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE'
const organization = { name: 'Acme', accent: null, logo: null }
const openLinks = {
  issueBrowser: () => 'b'.repeat(22),
  look: async () => ({ standing: 'open' as const, organization, linkID: null }),
  start: async () => ({ linkID: 'a', isMoved: false }),
}
const from = (address: string) => ({ 'x-forwarded-for': address })
/** Of 600, so that the limits are low enough to be reached. */
const callsPerMinute = 5

function startLimited() {
  return startEdge({ openLinks, trustProxy: ['127.0.0.1'], limits: { callsPerMinute } })
}

test('so many start from one address within a minute, and others go on', async () => {
  await using edge = await startLimited()
  const start = (address: string) =>
    edge.call(`/o/${openID}/start`, { method: 'POST', headers: from(address) })
  expect((await start('10.0.0.1')).status).toBe(303)
  expect((await start('10.0.0.1')).status).toBe(303)
  const refused = await start('10.0.0.1')
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  expect(await refused.text()).toContain('<h1>')
  expect((await start('10.0.0.2')).status).toBe(303)
})

test('so many start by one link within a minute, from wherever, and by others they go on', async () => {
  await using edge = await startLimited()
  const start = (at: number, link = openID) =>
    edge.call(`/o/${link}/start`, { method: 'POST', headers: from(`10.0.1.${at}`) })
  const all = await Promise.all(Array.from({ length: 101 }, (_, at) => start(at)))
  expect(all.filter(({ status }) => status === 303)).toHaveLength(100)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await start(200, 'other')).status).toBe(303)
})

test.each([
  ['elsewhere', { closed: 'elsewhere' as const }, 409],
  ['moved', { linkID: 'a', isMoved: true }, 303],
])('whoever tries the pids of others (%s) is soon refused', async (_, started, status) => {
  const guessed = { ...openLinks, start: async () => started }
  await using edge = await startEdge({ openLinks: guessed, limits: { callsPerMinute: 60 } })
  const start = () => edge.call(`/o/${openID}/start?pid=1`, { method: 'POST' })
  const met = [(await start()).status, (await start()).status, (await start()).status]
  expect(met).toEqual([status, status, 429])
  // Who comes with none guesses at none.
  expect((await edge.call(`/o/${openID}`)).status).toBe(200)
})

test('whoever presses the button of a busy service is told in their language when to come again, and has it again', async () => {
  const refuse = async () => {
    throw new AppError('unavailable', 'The database is too busy.')
  }
  await using edge = await startEdge({ openLinks: { ...openLinks, look: refuse, start: refuse } })
  const headers = { 'accept-language': 'de' }
  const path = `/o/${openID}/start?pid=1&x=%22%3E`
  const refused = await edge.call(path, { method: 'POST', headers })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  const page = await refused.text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain(`<form class="foot" method="post" action="${path.replace('&', '&amp;')}">`)
  expect(page).not.toContain('database')
  const looked = await edge.call(`/o/${openID}`, { headers })
  expect(looked.status).toBe(503)
  expect(await looked.text()).not.toContain('<form')
})

test('a pid that all who come by one link have keeps nobody from other links, nor whom it knows from any', async () => {
  const taken = { ...openLinks, start: async () => ({ closed: 'elsewhere' as const }) }
  const browsers = { isIssued: (link: string, value: string) => value === link.slice(0, 22) }
  await using edge = await startEdge({ openLinks: taken, browsers, limits: { callsPerMinute: 30 } })
  const start = (at: string) => edge.call(`/o/${at}/start?pid=1`, { method: 'POST' })
  expect([(await start(openID)).status, (await start(openID)).status]).toEqual([409, 429])
  expect((await start('other')).status).toBe(409)
  const answer = (cookie = '') => edge.call(`/i/${linkID}/state`, { headers: { cookie } })
  expect((await answer()).status).toBe(200)
  expect((await edge.call('/i/unknown1')).status).toBe(404)
  expect((await edge.call('/i/unknown2')).status).toBe(429)
  const own = `__Secure-colloquy_browser=${linkID.slice(0, 22)}`
  for (const [cookie, status] of [
    ['', 429],
    [own.replace('=1', '=2'), 429],
    [own, 200],
  ] as const) {
    const page = await edge.call(`/i/${linkID}`, { headers: { cookie } })
    expect([(await answer(cookie)).status, page.status], cookie).toEqual([status, status])
  }
})

test('a pid that nobody filled in is told of where the service is run, without what came', async () => {
  await using edge = await startEdge({ openLinks })
  await edge.call(`/o/${openID}?pid=4711`)
  expect(edge.log.join('\n')).not.toContain('unfilled')
  await edge.call(`/o/${openID}?pid=%5BMy%20ID%5D`)
  const told = edge.log.filter((line) => line.includes('unfilled pid'))
  expect(told).toHaveLength(1)
  expect(edge.log.join('\n')).not.toContain('My ID')
})

test('a page is given a cookie of its own link, that comes along from elsewhere and nobody reads', async () => {
  await using edge = await startEdge({ openLinks })
  const cookie = (await edge.call(`/o/${openID}`)).headers.get('set-cookie')
  expect(cookie).toBe(
    `__Secure-colloquy_browser=${'b'.repeat(22)}; Path=/o/${openID}; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
  )
  const known = await edge.call(`/o/${openID}`, { headers: { cookie: cookie ?? '' } })
  expect(known.headers.has('set-cookie')).toBe(false)
})

test('pages behind links may be framed by the named origins alone, and all others by nobody', async () => {
  const embedOrigins = ['https://www.example.com', 'https://shop.example']
  await using edge = await startEdge({ openLinks, embedOrigins })
  const policyOf = async (path: string) =>
    (await edge.call(path)).headers.get('content-security-policy')
  for (const path of [`/o/${openID}`, `/i/${linkID}`, '/i/expired', '/o/'.padEnd(99, 'x')]) {
    expect(await policyOf(path)).toContain(`frame-ancestors ${embedOrigins.join(' ')}`)
  }
  for (const path of ['/console', '/docs', '/s/none', `/i/${linkID}/state`, '/v1/none']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  }
  const cookie = (await edge.call(`/o/${openID}`)).headers.get('set-cookie')
  expect(cookie).toContain('; SameSite=None; Partitioned; Secure')
})

test('a larger body than an answer may have is refused', async () => {
  await using edge = await startEdge({ openLinks })
  const body = 'x'.repeat(262_145)
  const refused = await edge.call(`/o/${openID}/start`, { method: 'POST', body })
  expect(refused.status).toBe(413)
})
