import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleBrowser, openConsole, password, setUp } from '../console/console-browser.ts'
import { databases } from '../databases.ts'
import { call, startService, type TestService } from '../start.ts'
import { type IdentityServer, reachesIdentities, startIdentityServer } from './identity-server.ts'
import {
  type Asked,
  answer,
  ask,
  exchange,
  knock,
  redirectURI,
  refresh,
  returned,
  send,
} from './oauth-steps.ts'

const minuteMs = 60_000

describe.each(databases)('signing in as an assistant on $name', ({ open }) => {
  let service: TestService
  let identities: IdentityServer
  let owner: ConsoleBrowser
  const clock = { aheadMs: 0 }

  beforeAll(async () => {
    identities = await startIdentityServer()
    identities.describes([redirectURI])
    const now = () => new Date(Date.now() + clock.aheadMs)
    service = await startService(await open(), { now, ...reachesIdentities })
    owner = await setUp(service)
  })
  afterAll(async () => {
    await service.close()
    await identities.close()
  })

  const clientID = () => identities.at('/client.json')
  const asOwner = async (path: string, body?: object) =>
    await call(`${service.url}/v1/${path}`, { token: await owner.token(), ...(body && { body }) })
  const refused = async (reply: Promise<{ status: number; json: { error: string } }>) => {
    const { status, json } = await reply
    return [status, json.error]
  }

  async function allow(asked: Asked, browser = owner) {
    return returned(await answer(service, await browser.token(), asked))
  }

  async function connect(browser = owner, scope = 'read write') {
    const asked = ask(service, clientID(), { scope })
    const { code = '' } = await allow(asked, browser)
    const { status, json } = await exchange(service, asked, code)
    expect(status).toBe(200)
    return { asked, code, access: json.access_token, again: json.refresh_token, told: json }
  }

  async function join(role: string, email: string) {
    const { joinURL, userID } = (await asOwner('members/addOne', { email, role })).json.result
    const browser = openConsole(service)
    await browser.post('join', { code: joinURL.split('/').at(-1), password })
    return { browser, userID }
  }

  test('a stranger is told where to sign in, and finds every address there', async () => {
    const { status, headers } = await call(`${service.url}/mcp`, { body: {} })
    const challenge = headers.get('www-authenticate') ?? ''
    expect([status, challenge]).toEqual([401, expect.stringMatching(/^Bearer resource_metadata="/)])
    expect(challenge).toContain('scope="read write"')
    const [, place = ''] = /resource_metadata="([^"]+)"/.exec(challenge) ?? []
    const resource = (await call(place)).json
    expect(resource.resource).toBe(`${service.url}/mcp`)
    expect((await call(`${service.url}/.well-known/oauth-protected-resource`)).json).toEqual(
      resource,
    )
    const [issuer] = resource.authorization_servers
    const server = (await call(`${issuer}/.well-known/oauth-authorization-server`)).json
    expect(server).toMatchObject({
      issuer: service.url,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
    const authorize = await fetch(`${server.authorization_endpoint}?a=b`, { redirect: 'manual' })
    expect(authorize.headers.get('location')).toBe(`${service.url}/console/connect?a=b`)
    expect((await knock(service, 'cla_wrong')).headers.get('www-authenticate')).toContain(
      'error="invalid_token"',
    )
  })

  test('consent gives a code, the code a token, and the token what was consented to', async () => {
    const asked = ask(service, clientID())
    const told = (await asOwner('assistants/getRequest', { request: asked.request })).json.result
    expect(told).toEqual({
      name: 'Scripted Assistant',
      host: new URL(clientID()).host,
      returnHost: '127.0.0.1:7777',
      thisComputer: true,
      scopes: ['read', 'write'],
      shown: expect.any(String),
    })
    const token = await owner.token()
    const narrow = returned(await answer(service, token, { ...asked, scopes: ['read'] }))
    expect(narrow).toEqual({ code: expect.any(String), state: 'a state', iss: service.url })
    const { status, json, headers } = await exchange(service, asked, narrow.code ?? '')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(json).toEqual({
      access_token: expect.stringMatching(/^cla_/),
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: expect.stringMatching(/^clr_/),
      scope: 'read',
    })
    expect((await knock(service, json.access_token)).status).toBe(200)
    const audit = (await asOwner('audit/getList?order=newest&limit=9')).json.result
    expect(audit.map((line: { call: string }) => line.call)).toEqual(
      expect.arrayContaining(['assistants.answer', 'assistants.connected']),
    )
  })

  test('a refusal is sent back as one, and so is what the assistant did wrong', async () => {
    const token = await owner.token()
    const errorOf = async (changes: Record<string, string | null>, more = {}) =>
      returned(await answer(service, token, { ...ask(service, clientID(), changes), ...more }))
        .error
    expect(await errorOf({}, { allow: false })).toBe('access_denied')
    expect(await errorOf({ code_challenge: null })).toBe('invalid_request')
    expect(await errorOf({ code_challenge_method: null })).toBe('invalid_request')
    expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request')
    expect(await errorOf({ response_type: 'token' })).toBe('unsupported_response_type')
    expect(await errorOf({ resource: 'https://other.example/mcp' })).toBe('invalid_target')
    for (const scope of ['admin', 'read admin', 'read studies:all']) {
      expect([scope, await errorOf({ scope })]).toEqual([scope, 'invalid_scope'])
    }
    // What programs ask for everywhere is left out.
    for (const scope of ['read offline_access', 'openid profile email', ' read  write ']) {
      expect([scope, await errorOf({ scope })]).toEqual([scope, undefined])
    }
    expect(await errorOf({ response_mode: 'fragment' })).toBe('invalid_request')
    expect(await errorOf({ response_mode: 'query' })).toBeUndefined()
  })

  test('what is allowed is what was shown: who asks, what for, and where the answer goes', async () => {
    const place = identities.at('/swapped.json')
    // Its document is forgotten in between, as another process never had it.
    const later = () => {
      clock.aheadMs += 300_001
    }
    const asked = ask(service, place, { redirect_uri: null })
    const show = async () =>
      (await asOwner('assistants/getRequest', { request: asked.request })).json.result.shown
    const allowShown = async (more: object) => {
      const body = { request: asked.request, allow: true, ...more }
      return (await asOwner('assistants/answer', body)).status
    }
    try {
      const shown = await show()
      expect(await allowShown({})).toBe(409)
      expect(await allowShown({ shown: `${shown.slice(1)}x` })).toBe(409)
      expect(await allowShown({ shown })).toBe(200)
      identities.describes(['https://evil.example/take'])
      later()
      expect(await allowShown({ shown })).toBe(409)
      expect(await allowShown({ shown: await show() })).toBe(200)
      identities.describes([redirectURI])
      later()
      expect(await allowShown({ shown })).toBe(200)
      const other = await join('owner', 'second@example.com')
      const body = { request: asked.request, allow: true, shown }
      const theirs = call(`${service.url}/v1/assistants/answer`, {
        ...{ token: await other.browser.token(), body },
      })
      expect((await theirs).status).toBe(409)
    } finally {
      clock.aheadMs = 0
      identities.describes([redirectURI])
    }
  })

  test('nobody is sent to an address that the document does not name', async () => {
    const token = await owner.token()
    for (const [wrong, status] of [
      ['http://127.0.0.1:8888/callback', 200],
      ['http://127.0.0.1:7777/callback/', 400],
      ['http://127.0.0.1:7777/Callback', 400],
      ['http://127.0.0.1:7777/callback?a=b', 400],
      ['http://user@127.0.0.1:7777/callback', 400],
      ['http://127.0.0.1:7777/callback#x', 400],
      ['http://localhost:7777/callback', 400],
      ['https://127.0.0.1:7777/callback', 400],
      ['http://127.0.0.1.evil.example:7777/callback', 400],
      ['https://evil.example/', 400],
      ['javascript:alert(1)', 400],
    ] as const) {
      const asked = ask(service, clientID(), { redirect_uri: wrong })
      expect([wrong, (await answer(service, token, asked)).status]).toEqual([wrong, status])
    }
    const twice = `${ask(service, clientID()).request}&redirect_uri=https%3A%2F%2Fevil.example%2F`
    expect((await answer(service, token, { request: twice })).status).toBe(400)
  })

  test('documents that do not answer keep nobody waiting, and few are asked for at a time', async () => {
    const token = await owner.token()
    const held: (() => void)[] = []
    identities.answers((_request, response) => held.push(() => response.writeHead(404).end()))
    try {
      const waiting = Array.from({ length: 9 }, (_, which) =>
        call(`${service.url}/v1/assistants/getRequest`, {
          ...{
            token,
            body: { request: ask(service, identities.at(`/mute-${which}.json`)).request },
          },
        }),
      )
      const answered: number[] = []
      for (const one of waiting) void one.then(({ status }) => answered.push(status))
      const patience = { timeout: 7_000 }
      const seen = expect.poll(() => [held.length, answered], patience)
      await seen.toEqual([2, Array(7).fill(429)])
      const change = call(`${service.url}/v1/organization/setSettings`, {
        ...{ token, body: { name: 'Acme' } },
      })
      expect((await change).status).toBe(200)
      for (const end of held) end()
      expect((await Promise.all(waiting)).filter(({ status }) => status === 400)).toHaveLength(2)
    } finally {
      identities.describes([redirectURI])
    }
  })

  test('a code is good once, and the second time ends what the first one got', async () => {
    const { asked, code, access } = await connect()
    expect((await knock(service, access)).status).toBe(200)
    expect(await refused(exchange(service, asked, code))).toEqual([400, 'invalid_grant'])
    expect((await knock(service, access)).status).toBe(401)
    const audit = (await asOwner('audit/getList?order=newest&limit=5')).json.result
    expect(audit.map((line: { call: string }) => line.call)).toContain('assistants.reused')
  })

  test('of two who bring a code at one time nobody keeps a token', async () => {
    const asked = ask(service, clientID())
    const { code = '' } = await allow(asked)
    const both = await Promise.all([1, 2].map(() => exchange(service, asked, code)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const [good] = both.filter(({ status }) => status === 200)
    expect((await knock(service, good?.json.access_token)).status).toBe(401)
  })

  test('a code with another verifier, client, address or place is good for nothing, also later', async () => {
    const wrongs: Record<string, string>[] = [
      { code_verifier: 'x'.repeat(43) },
      { code_verifier: 'short' },
      { client_id: identities.at('/client.json', 'other.example') },
      { redirect_uri: 'http://127.0.0.1:8888/callback' },
    ]
    for (const wrong of wrongs) {
      const asked = ask(service, clientID())
      const { code = '' } = await allow(asked)
      const told = [400, 'invalid_grant']
      expect([wrong, await refused(exchange(service, asked, code, wrong))]).toEqual([wrong, told])
      expect(await refused(exchange(service, asked, code))).toEqual(told)
    }
    const asked = ask(service, clientID())
    const { code = '' } = await allow(asked)
    const missing = send(service, 'token', { grant_type: 'authorization_code', code })
    expect(await refused(missing)).toEqual([400, 'invalid_request'])
    const elsewhere = exchange(service, asked, code, { resource: 'https://other.example/mcp' })
    expect(await refused(elsewhere)).toEqual([400, 'invalid_target'])
    const other = exchange(service, asked, code, { grant_type: 'password' })
    expect(await refused(other)).toEqual([400, 'unsupported_grant_type'])
    const theirs = await allow(ask(service, clientID()))
    // A code of somebody else's, brought into one's own exchange.
    expect(await refused(exchange(service, asked, theirs.code ?? ''))).toEqual([
      400,
      'invalid_grant',
    ])
  })

  test('a code ends after a minute, an access token after an hour, and its refresh brings the next', async () => {
    const asked = ask(service, clientID())
    const { code = '' } = await allow(asked)
    const { access, again } = await connect()
    try {
      clock.aheadMs = minuteMs + 1
      expect(await refused(exchange(service, asked, code))).toEqual([400, 'invalid_grant'])
      clock.aheadMs = 60 * minuteMs + 1
      expect((await knock(service, access)).status).toBe(401)
      const next = (await refresh(service, clientID(), again)).json
      expect(next.scope).toBe('read write')
      expect((await knock(service, next.access_token)).status).toBe(200)
      clock.aheadMs = 32 * 1_440 * minuteMs
      expect(await refused(refresh(service, clientID(), next.refresh_token))).toEqual([
        400,
        'invalid_grant',
      ])
    } finally {
      clock.aheadMs = 0
    }
  })

  test('a refresh token that comes twice ends the family, and so does none of another client', async () => {
    const { again } = await connect()
    const other = identities.at('/client.json', 'other.example')
    expect(await refused(refresh(service, other, again))).toEqual([400, 'invalid_grant'])
    const second = (await refresh(service, clientID(), again)).json
    expect((await knock(service, second.access_token)).status).toBe(200)
    expect(await refused(refresh(service, clientID(), again))).toEqual([400, 'invalid_grant'])
    expect((await knock(service, second.access_token)).status).toBe(401)
    expect(await refused(refresh(service, clientID(), second.refresh_token))).toEqual([
      400,
      'invalid_grant',
    ])
  })

  test('a token is good at /mcp alone, and there for no more than its scopes', async () => {
    const { access } = await connect(owner, 'read')
    for (const path of ['products/getList', 'assistants/getList', 'tokens/getList']) {
      expect((await call(`${service.url}/v1/${path}`, { token: access })).status).toBe(401)
    }
    const use = (name: string, given: object) =>
      knock(service, access, { method: 'tools/call', params: { name, arguments: given } })
    expect((await use('list_studies', {})).text).toContain('interviews')
    const written = await use('create_interview', {
      ...{ productID: 'p', interviewName: 'n', guidelines: 'Why?' },
    })
    expect(written.text).toContain('scope write')
  })

  test('no token consents, whatever it may do, and nobody for somebody else', async () => {
    const token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    expect((await answer(service, token, ask(service, clientID()))).status).toBe(403)
    const { access } = await connect()
    expect((await answer(service, access, ask(service, clientID()))).status).toBe(401)
    const { browser } = await join('viewer', 'viewer@example.com')
    const { told, access: theirs } = await connect(browser)
    expect(told.scope).toBe('read')
    const beyond = { ...ask(service, clientID()), scopes: ['read', 'write'] }
    expect((await answer(service, await browser.token(), beyond)).status).toBe(400)
    const [own] = (
      await call(`${service.url}/v1/assistants/getList`, {
        token: await browser.token(),
      })
    ).json.result
    const end = { tokenID: own.tokenID }
    expect((await asOwner('assistants/revoke', end)).status).toBe(404)
    const ended = await call(`${service.url}/v1/assistants/revoke`, {
      ...{ token: await browser.token(), body: end },
    })
    expect(ended.status).toBe(200)
    expect((await knock(service, theirs)).status).toBe(401)
  })

  test('who is removed, demoted or gets a new password loses assistants at once, and codes', async () => {
    const { browser, userID } = await join('researcher', 'leaving@example.com')
    const { access, again } = await connect(browser)
    const reading = await connect(browser, 'read')
    const pending = ask(service, clientID(), { scope: 'read' })
    const { code = '' } = await allow(pending, browser)
    await asOwner('members/setRole', { userID, role: 'viewer' })
    expect((await knock(service, access)).status).toBe(401)
    expect((await refresh(service, clientID(), again)).status).toBe(400)
    expect((await knock(service, reading.access)).status).toBe(200)
    expect((await exchange(service, pending, code)).status).toBe(400)
    const late = ask(service, clientID(), { scope: 'read' })
    const lateCode = (await allow(late, browser)).code ?? ''
    await asOwner('members/remove', { userID })
    expect((await knock(service, reading.access)).status).toBe(401)
    expect((await exchange(service, late, lateCode)).status).toBe(400)
    expect((await refresh(service, clientID(), reading.again)).status).toBe(400)
  })

  test('an assistant ends its own token, and its owner sees and ends it among the tokens', async () => {
    const { access, again } = await connect()
    const wrong = { token: access, client_id: identities.at('/client.json', 'other.example') }
    expect((await send(service, 'revoke', wrong)).status).toBe(200)
    expect((await knock(service, access)).status).toBe(200)
    expect((await send(service, 'revoke', { token: again, client_id: clientID() })).status).toBe(
      200,
    )
    expect((await knock(service, access)).status).toBe(401)
    const second = await connect()
    const listed = (await asOwner('tokens/getList')).json.result
    const { tokenID, name } = listed.at(-1)
    expect(name).toBe(`Scripted Assistant (${new URL(clientID()).host})`)
    await asOwner('tokens/revoke', { tokenID })
    expect((await knock(service, second.access)).status).toBe(401)
  })

  test('what is stored opens nothing, and tells no secret', async () => {
    const { access, again, code } = await connect()
    const stored = JSON.stringify(await service.store.listTokens({}))
    for (const secret of [access, again, code]) expect(stored).not.toContain(secret)
  })

  test('an assistant without a document registers, keeps nothing here, and is told apart', async () => {
    const register = (body: object) => call(`${service.url}/oauth/register`, { body })
    const given = { client_name: 'Old \u202eclient', redirect_uris: ['http://localhost/cb'] }
    const { status, json } = await register(given)
    expect([status, json.client_name]).toEqual([201, 'Old client'])
    const asked = ask(service, json.client_id, { redirect_uri: 'http://localhost:4321/cb' })
    const told = (await asOwner('assistants/getRequest', { request: asked.request })).json.result
    expect([told.host, told.returnHost]).toEqual([undefined, 'localhost:4321'])
    const { code = '' } = await allow(asked)
    const exchanged = exchange(service, asked, code, { redirect_uri: 'http://localhost:4321/cb' })
    expect((await exchanged).status).toBe(200)
    for (const wrong of [
      `${json.client_id}x`,
      json.client_id.replace('reg_', 'reg_x'),
      'reg_',
      'x',
    ]) {
      expect((await answer(service, await owner.token(), ask(service, wrong))).status).toBe(400)
    }
    for (const bad of [
      'http://evil.example/',
      'javascript:alert(1)',
      'https:evil.example/cb',
      'http:127.0.0.1:1/cb',
      'https://a.example/#x',
      'data:,x',
    ]) {
      expect(await refused(register({ redirect_uris: [bad] }))).toEqual([
        400,
        'invalid_client_metadata',
      ])
    }
  })
})
