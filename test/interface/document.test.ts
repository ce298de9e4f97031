import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profile } from '../../src/contract/resources.ts'
import { call, guidelines, type Reply, startService, type TestService } from '../start.ts'

/** Methods and paths as the interface document has them. */
const core = [
  ['GET', '/v1/profiles/getList', '?productID=p'],
  ['POST', '/v1/interviews/addOne', ''],
  ['GET', '/v1/interviews/getOne', '?interviewID=i'],
  ['GET', '/v1/invites/getList', '?productID=p'],
  ['GET', '/v1/invites/getOne', '?linkID=l'],
  ['GET', '/v1/invites/createInvites', '?interviewID=i'],
] as const

let service: TestService
let token: string
let aside: TestService

beforeAll(async () => {
  service = await startService('file::memory:')
  token = await service.newToken()
  aside = await startService('file::memory:', { config: { callsPerMinute: 10 } })
})
afterAll(async () => {
  await service.close()
  await aside.close()
})

const at = (path: string) => `${service.url}${path}`
const body = { productID: 'p', interviewName: 'n', guidelines }

function request([method, path, query]: (typeof core)[number], headers: Record<string, string>) {
  return call(at(path + query), { headers, ...(method === 'POST' && { body }) })
}

function expectError(reply: Reply, status: number) {
  expect(reply.status).toBe(status)
  expect(reply.json).toEqual({ error: status, message: expect.stringMatching(/^.{1,500}$/) })
}

const document = async () => (await call(at('/openapi.json'))).json

test('1-1 calls take and give JSON over HTTP', async () => {
  const reply = await call(at('/v1/interviews/addOne'), { token, body })
  expect(reply.status).toBe(200)
  expect(JSON.parse(reply.text)).toEqual(reply.json)
})

test('1-6 the six operations are described', async () => {
  const { paths } = await document()
  for (const [method, path] of core) expect(paths[path]).toHaveProperty(method.toLowerCase())
})

test('1-7 addresses are relative to the base URL, a path in it included', async () => {
  const behind = await startService('file::memory:', {
    config: { publicURL: 'https://example.com/interviews' },
  })
  try {
    const as = await behind.newToken()
    const added = await call(`${behind.url}/v1/interviews/addOne`, { token: as, body })
    const { interviewID } = added.json.result
    const path = `/v1/invites/createInvites?interviewID=${interviewID}`
    const made = await call(behind.url + path, { token: as })
    const [link] = made.json.result
    expect(link).toMatch(/^https:\/\/example\.com\/interviews\/i\/[0-9A-Za-z]{28}$/)
    for (const list of ['invites/getSummaries?', 'interviews/getPeople?group=invited&']) {
      const listed = `${behind.url}/v1/${list}interviewID=${interviewID}`
      const { json } = await call(listed, { token: as })
      expect([list, json.result[0].url]).toEqual([list, link])
    }
    const linkID = link.slice(link.lastIndexOf('/') + 1)
    const transcript = `${behind.url}/v1/invites/getTranscript?linkID=${linkID}`
    expect((await call(transcript, { token: as })).json.result.invite.url).toBe(link)
  } finally {
    await behind.close()
  }
})

test('2.4-1 an Error has an int32 and a message, and nothing else', async () => {
  const reply = await call(at('/v1/profiles/getList?productID=p'))
  expectError(reply, 401)
  expect(Number.isInteger(reply.json.error)).toBe(true)
  const { components } = await document()
  expect(components.schemas.Error.required.sort()).toEqual(['error', 'message'])
  expect(components.schemas.Error.properties.error.format).toBe('int32')
})

test('4-1 a request without the bearer header is refused', async () => {
  for (const one of core) expectError(await request(one, {}), 401)
})

test('4-2 bodies and answers are application/json', async () => {
  const authorization = `Bearer ${token}`
  for (const one of core) {
    const reply = await request(one, { authorization })
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  }
  const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
  expectError(await call(at('/v1/interviews/addOne'), { headers: form, body: 'productID=p' }), 415)
})

test('4-4 failures return the Error object, whatever failed', async () => {
  expectError(await call(at('/v1/nothing/here'), { token }), 404)
  expectError(await call(at('/nothing')), 404)
  expectError(await call(at('/v1/invites/getOne?linkID=none'), { token }), 404)
  expectError(await call(at('/v1/invites/getOne?linkID=%ff'), { token }), 400)
  expectError(await call(at('/v1/interviews/addOne'), { token, body: '{"productID":' }), 400)
})

test('4-5 the six methods and paths exist as written, and no other method on them', async () => {
  for (const one of core) {
    const reply = await request(one, { authorization: `Bearer ${token}` })
    expect([200, 404]).toContain(reply.status)
    const wrong = await call(at(one[1]), { token, method: 'DELETE' })
    expectError(wrong, 405)
    expect(wrong.headers.get('allow')).toContain(one[0])
  }
})

test('5-1 every call under /v1 wants a bearer token', async () => {
  const { paths } = await document()
  for (const [path, methods] of Object.entries<Record<string, { security?: object[] }>>(paths)) {
    if (!path.startsWith('/v1')) continue
    for (const method of Object.keys(methods)) {
      expectError(await call(at(path), method === 'post' ? { body: {} } : {}), 401)
    }
  }
})

test('5-2 the header is Authorization: Bearer and the token', async () => {
  const one = core[0]
  expect((await request(one, { authorization: `Bearer ${token}` })).status).toBe(200)
  expectError(await request(one, { authorization: token }), 401)
  expectError(await request(one, { authorization: `Basic ${token}` }), 401)
})

test('6-1 the document promises no webhooks and no callbacks', async () => {
  const described = await document()
  expect(described.webhooks).toBeUndefined()
  expect(JSON.stringify(described)).not.toContain('"callbacks"')
})

test('7-1 both members of an Error are there on every failure', async () => {
  for (const one of core) {
    const reply = await request(one, { authorization: 'Bearer wrong' })
    expectError(reply, 401)
  }
})

test('8-1 the limits are published in the document', async () => {
  const { paths } = await document()
  const { parameters } = paths['/v1/invites/createInvites'].get
  const count = parameters.find(({ name }: { name: string }) => name === 'count')
  expect(count.schema).toMatchObject({ minimum: 1, maximum: 1000 })
})

test('9-1 every path of the interface begins with /v1', async () => {
  const { paths } = await document()
  for (const [, path] of core) {
    expect(path.startsWith('/v1/')).toBe(true)
    expect(paths).toHaveProperty([path])
  }
})

test('9-2 the interface description carries the version 1.0.0', async () => {
  const { info, openapi } = await document()
  expect(info.version).toBe('1.0.0')
  expect(openapi).toMatch(/^3\.1\./)
})

test('decisions/answers-1 success is 200, never stored, with a request identifier', async () => {
  const ids = new Set<string | null>()
  for (const one of core) {
    const reply = await request(one, { authorization: `Bearer ${token}` })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    ids.add(reply.headers.get('x-request-id'))
  }
  expect(ids.size).toBe(core.length)
  expect(ids).not.toContain(null)
})

test('decisions/answers-2 a message names the field and the rule, never the value', async () => {
  const secret = 'x'.repeat(201)
  const reply = await call(at(`/v1/profiles/getList?productID=${secret}`), { token })
  expectError(reply, 400)
  expect(reply.json.message).toContain('productID')
  expect(reply.json.message).not.toContain(secret)
})

test('decisions/answers-3 the first failure that applies wins', async () => {
  const big = `"${'x'.repeat(1_100_000)}"`
  expectError(await call(at('/v1/interviews/addOne'), { body: big }), 413)
  expectError(await call(at('/v1/interviews/addOne'), { body: '{' }), 400)
  expectError(await call(at('/v1/invites/getOne?linkID=none&colour=red')), 401)
  const reader = await service.newToken({ scopes: ['read'] })
  expectError(await call(at('/v1/invites/createInvites?count=0'), { token: reader }), 403)
  expectError(await call(at('/v1/invites/getOne?linkID=none&colour=red'), { token }), 400)
})

test('decisions/answers-3 a service whose database is gone answers 503 and is not ready', async () => {
  const lost = await startService('file::memory:', { work: false })
  const as = await lost.newToken()
  await lost.store.close()
  const reply = await call(`${lost.url}/v1/profiles/getList?productID=p`, { token: as })
  expectError(reply, 503)
  expect(reply.headers.get('retry-after')).toMatch(/^\d+$/)
  expectError(await call(`${lost.url}/ready`), 503)
  await lost.close()
})

test('decisions/answers-8 the limit counts down, then asks to wait, for this token alone', async () => {
  const [one, other] = [await aside.newToken(), await aside.newToken()]
  const list = `${aside.url}/v1/profiles/getList?productID=p`
  for (let left = 9; left >= 0; left -= 1) {
    const reply = await call(list, { token: one })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('ratelimit')).toContain(`r=${left}`)
  }
  const refused = await call(list, { token: one })
  expectError(refused, 429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await call(list, { token: other })).status).toBe(200)
  const unlimited = await call(at('/v1/profiles/getList?productID=p'), { token })
  expect(unlimited.headers.get('ratelimit')).toBeNull()
})

test('decisions/values-7 a profile’s source can be human or ai', () => {
  expect(profile.shape.metadata.shape.source.options).toEqual(['human', 'ai'])
})

test('decisions/values-8 a history item is of a link or a simulation', () => {
  expect(profile.shape.history.element.shape.type.options).toEqual(['link', 'simulation'])
})

test('decisions/versioning-1 the document served is the published one', async () => {
  const published = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  const served = await document()
  expect(served.paths).toEqual(published.paths)
  expect(served.components).toEqual(published.components)
})
