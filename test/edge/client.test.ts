import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import {
  type Client,
  type ClientOptions,
  ColloquyError,
  createClient,
} from '../../src/client/client.ts'
import { routes } from '../../src/client/routes.ts'
import type { Call } from '../../src/contract/calls/call.ts'
import { calls } from '../../src/contract/calls/calls.ts'
import { AppError } from '../../src/contract/errors.ts'
import type { Invite, Profile } from '../../src/contract/resources.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { linkID, pagesOf, tokens } from './scripted-service.ts'

let edge: EdgeServer
beforeAll(async () => {
  edge = await startEdge()
})
beforeEach(() => {
  edge.asked.length = 0
})
afterAll(() => edge.app.close())

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({ baseURL: `${edge.url}/`, token: tokens.both, ...options })

async function failureOf(call: Promise<unknown>): Promise<ColloquyError> {
  const error: unknown = await call.catch((cause: unknown) => cause)
  if (!(error instanceof ColloquyError)) throw new Error('It did not fail with a ColloquyError.')
  return error
}

describe('failures', () => {
  test('a failure carries the status, the sentence and the request’s name', async () => {
    const error = await failureOf(client().interviews.getOne({ interviewID: '' }))
    expect(error).toMatchObject({
      name: 'ColloquyError',
      status: 400,
      message: 'interviewID must have 1 to 200 characters.',
      requestID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('a service that is not there, and one that does not answer in time, fail with status 0', async () => {
    const nowhere = createClient({ baseURL: 'http://127.0.0.1:1' })
    const gone = await failureOf(nowhere.participant.erase({ linkID }))
    expect([gone.status, gone.message]).toEqual([0, 'The service could not be reached.'])
    edge.script('participant.erase', () => new Promise(() => {}))
    const late = await failureOf(client({ timeoutMs: 50 }).participant.erase({ linkID }))
    expect([late.status, late.message]).toEqual([0, 'The service did not answer in time.'])
    edge.script('participant.erase', async () => ({ value: { erased: true } }))
  })

  test('a proxy’s page in place of an answer keeps its status', async () => {
    const proxy = createServer((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    const away = createClient({ baseURL: `http://127.0.0.1:${port}` })
    const error = await failureOf(away.participant.erase({ linkID }))
    expect([error.status, error.message]).toEqual([502, 'The service answered 502.'])
    proxy.close()
  })

  test('a caller can end a call', async () => {
    const ended = AbortSignal.abort()
    const error = await failureOf(client().profiles.getList({ productID: 'p' }, { signal: ended }))
    expect([error.status, error.message]).toEqual([0, 'The call was ended.'])
  })
})

describe('another try', () => {
  /** A fetch that fails as scripted before it lets requests through. */
  function flaky(...failures: (number | 'lost')[]) {
    const seen: string[] = []
    const send: typeof fetch = async (input, init) => {
      seen.push(`${init?.method} ${new URL(String(input)).pathname}`)
      const failure = failures.shift()
      if (failure === 'lost') throw new TypeError('fetch failed')
      if (failure === undefined) return fetch(input, init)
      return Response.json(
        { error: failure, message: 'Away.' },
        { status: failure, headers: { 'retry-after': '0' } },
      )
    }
    return { seen, send }
  }

  test.each([400, 401, 403, 404, 409, 422, 500])(
    'a read answered %i is not tried again',
    async (status) => {
      const { seen, send } = flaky(status)
      await failureOf(client({ fetch: send }).profiles.getList({ productID: 'p' }))
      expect(seen.length).toBe(1)
    },
  )

  test('a write without a key is never tried again, the GET that makes links included', async () => {
    for (const call of [
      (api: ReturnType<typeof client>) => api.invites.createInvites({ interviewID: 'a' }),
      (api: ReturnType<typeof client>) => api.invites.createInvitesFor({ interviewID: 'a' }),
      (api: ReturnType<typeof client>) => api.participant.erase({ linkID }),
    ]) {
      for (const failure of ['lost', 503] as const) {
        const { seen, send } = flaky(failure)
        await failureOf(call(client({ fetch: send })))
        expect(seen.length).toBe(1)
      }
    }
  })

  test('a read is tried three times at most', async () => {
    const { seen, send } = flaky('lost', 503, 'lost', 'lost')
    const error = await failureOf(client({ fetch: send }).profiles.getList({ productID: 'p' }))
    expect(error.status).toBe(0)
    expect(seen.length).toBe(3)
  })

  test('a call told to wait longer than ten seconds fails at once', async () => {
    let tries = 0
    const send: typeof fetch = async () => {
      tries += 1
      return Response.json(
        { error: 429, message: 'Wait.' },
        { status: 429, headers: { 'retry-after': '60' } },
      )
    }
    const error = await failureOf(client({ fetch: send }).profiles.getList({ productID: 'p' }))
    expect([error.status, tries]).toEqual([429, 1])
  })

  test('a write with a key is tried again with the same key', async () => {
    const { seen, send } = flaky('lost')
    const links = await client({ fetch: send }).invites.createInvites(
      { interviewID: 'a' },
      { idempotencyKey: 'k1' },
    )
    expect(links.length).toBe(1)
    expect(seen.length).toBe(2)
    expect(edge.asked.map(({ input }) => input.idempotencyKey)).toEqual(['k1'])
  })
})

test('a key makes no write safe that honours none', async () => {
  for (const begin of [
    (using: Client) =>
      using.participant.addEvent(
        { linkID, event: { type: 'end', keep: true } },
        { idempotencyKey: 'k2' },
      ),
    (using: Client) => using.console.signOut({}, { idempotencyKey: 'k2' }),
  ]) {
    let tries = 0
    const send: typeof fetch = () => {
      tries += 1
      return Promise.reject(new TypeError('lost'))
    }
    await failureOf(begin(client({ fetch: send })))
    expect(tries).toBe(1)
  }
})

describe('calls', () => {
  test('every call of the contract is a method that reaches it', async () => {
    expect(Object.entries(routes)).toEqual(
      Object.entries<Call>(calls).map(([id, { method, path }]) => [id, `${method} ${path}`]),
    )
    // A browser says by itself where a page of the service is.
    const fromPage: typeof fetch = (input, init) =>
      fetch(input, { ...init, headers: { ...init?.headers, origin: 'https://interviews.example' } })
    const api = client({ fetch: fromPage, token: tokens.all })
    await api.profiles.getList({ productID: 'p' })
    await api.interviews.addOne({ productID: 'p', interviewName: 'n', guidelines: 'g' })
    await api.interviews.getOne({ interviewID: 'a' })
    await api.interviews.getPlan({ interviewID: 'a' })
    await api.interviews.checkGuidelines({ guidelines: 'g' })
    await api.interviews.draftGuidelines({ guidelines: 'g' })
    await api.interviews.getRetention({ interviewID: 'a' })
    await api.interviews.setRetention({ interviewID: 'a', retentionDays: 30 })
    await api.invites.getList({ interviewID: 'a', limit: 5 })
    await api.invites.getOne({ linkID })
    await api.invites.createInvites({ interviewID: 'a', count: 2 })
    await api.invites.createInvitesFor({ interviewID: 'a', invitees: [{ name: 'Ada' }] })
    await api.profiles.getOne({ profileID: 'a' })
    const correction = { profileID: 'a', field: 'location', value: null, reason: 'r' } as const
    await api.profiles.correct(correction)
    await api.profiles.takeBack({ profileID: 'a', field: 'location', at: 'then', reason: 'r' })
    await api.invites.getReport({ linkID })
    await api.interviews.getReport({ interviewID: 'a', quotes: 0 })
    await api.people.export({ email: 'a@example.com' })
    await api.people.erase({ email: 'a@example.com', identity: 'typed' })
    await api.audit.getList({ resource: 'prf_a', limit: 5 })
    await api.products.getList({})
    await api.interviews.getList({ productID: 'p' })
    await api.invites.getSummaries({ interviewID: 'a', status: 'created', search: 'ada' })
    await api.invites.getTranscript({ linkID })
    await api.organization.getSettings({})
    await api.organization.setSettings({ name: 'Acme', retentionDays: '' })
    await api.tokens.getList({})
    await api.tokens.addOne({ scopes: ['read'] })
    await api.tokens.revoke({ tokenID: 't' })
    await api.members.getList({})
    await api.members.addOne({ email: 'ada@example.com', role: 'viewer' })
    await api.members.setRole({ userID: 'u', role: 'owner' })
    await api.members.resetPassword({ userID: 'u' })
    await api.members.remove({ userID: 'u' })
    await api.assistants.getRequest({ request: 'a=b' })
    await api.assistants.answer({ request: 'a=b', allow: true })
    await api.assistants.getList({})
    await api.assistants.revoke({ tokenID: 't' })
    await api.interviews.updateOne({ interviewID: 'a', interviewName: 'n' })
    await api.interviews.preview({ guidelines: 'g' })
    await api.invites.revoke({ linkIDs: [linkID] })
    await api.invites.erase({ linkID })
    await api.invites.setExpiry({ linkIDs: [linkID], expires_on: '2030-01-01T00:00:00Z' })
    await api.interviews.getPeople({ interviewID: 'a', group: 'invited' })
    await api.interviews.setOpenLink({ interviewID: 'a', open: true })
    await api.interviews.getOpenLink({ interviewID: 'a' })
    await api.interviews.setRedirects({ interviewID: 'a' })
    await api.invites.send({ interviewID: 'a' })
    await api.invites.getInvitation({ interviewID: 'a' })
    await api.interviews.rehearse({ guidelines: 'g' })
    await api.interviews.getFindings({ interviewID: 'a', quotes: 0 })
    await api.interviews.ask({ interviewID: 'a', question: 'b' })
    await api.quotes.verify({ text: 'a' })
    const file = await api.interviews.export({ interviewID: 'a', format: 'csv' })
    expect([file.type, await file.text()]).toEqual(['text/csv', 'a,b'])
    await api.notes.addOne({ linkID, text: 'a' })
    await api.notes.getList({ linkID })
    await api.notes.remove({ noteID: 'a' })
    await api.shares.addOne({ interviewID: 'a', what: 'findings', expires: 'a' })
    await api.shares.getList({ interviewID: 'a' })
    await api.shares.remove({ shareID: 'a' })
    await api.themes.getList({ interviewID: 'a' })
    await api.themes.getClaims({ interviewID: 'a' })
    await api.themes.getChanges({ interviewID: 'a' })
    await api.themes.change({ interviewID: 'a', change: 'undo', changeID: 'b' })
    const webhookID = 'a'
    await api.webhooks.addOne({ url: 'https://example.com', events: ['care.heard'] })
    await api.webhooks.getList({})
    await api.webhooks.updateOne({ webhookID, enabled: false })
    await api.webhooks.remove({ webhookID })
    await api.webhooks.rotateSecret({ webhookID })
    await api.webhooks.test({ webhookID })
    await api.webhooks.getDeliveries({ webhookID })
    await api.webhooks.replay({ webhookID, deliveryID: 'a' })
    await api.profiles.generate({ productID: 'a' })
    await api.simulations.addOne({ interviewID: 'a', profileIDs: ['b'] })
    await api.simulations.getOne({ simulationID: 'a' })
    await api.simulations.getList({ profileID: 'a' })
    await api.simulations.remove({ simulationID: 'a' })
    await api.simulations.ask({ profileID: 'a', question: 'b' })
    await api.simulations.getAccuracy({ productID: 'a' })
    await api.invites.getSound({ linkID, seq: 1 })
    await api.interviews.getStanding({ interviewID: 'a' })
    await api.interviews.setClosed({ interviewID: 'a', closed: true })
    await api.interviews.setArchived({ interviewID: 'a', archived: true })
    await api.interviews.erase({ interviewID: 'a' })
    await api.products.updateOne({ productID: 'p', name: 'n' })
    await api.products.remove({ productID: 'p' })
    await api.participant.getState({ linkID })
    await api.participant.addEvent({ linkID, event: { type: 'consent', agreed: true } })
    await api.participant.export({ linkID })
    await api.participant.erase({ linkID })
    const password = 'plain words, long enough'
    const [code, email] = ['c', 'ada@example.com']
    await api.console.getState({})
    await api.console.setUp({ code, orgID: 'o', email, password })
    await api.console.signIn({ email, password })
    await api.console.signOut({})
    await api.console.join({ code, password })
    await api.console.changePassword({ password, newPassword: password })
    await api.console.getToken({})
    expect(edge.asked.map(({ id }) => id)).toEqual(Object.keys(calls))
    const inputOf = (call: string) => edge.asked.find(({ id }) => id === call)?.input
    expect(inputOf('invites.getList')?.query).toEqual({ interviewID: 'a', limit: 5 })
    expect(inputOf('participant.addEvent')?.body).toEqual({ type: 'consent', agreed: true })
  })

  test('answers are typed by the contract and unwrapped', async () => {
    const invite = await client().invites.getOne({ linkID })
    expectTypeOf(invite).toEqualTypeOf<Invite>()
    expectTypeOf(client().profiles.getList).returns.toEqualTypeOf<Promise<Profile[]>>()
    expectTypeOf(client().interviews.addOne).parameter(0).toHaveProperty('guidelines')
    expect(invite.linkID).toBe(linkID)
  })

  test('text of every kind arrives exactly as given', async () => {
    const productID = ' +%&=#?é\u{1f642}/\\"\t'
    await client().profiles.getList({ productID })
    await client().participant.getState({ linkID: 'a/b?c#d é' })
    expect(edge.asked[0]?.input.query).toEqual({ productID })
    expect(edge.asked[1]?.input.linkID).toBe('a/b?c#d é')
  })

  test('a participant’s calls never carry the token', async () => {
    const headers: (string | null)[] = []
    const send: typeof fetch = (input, init) => {
      headers.push(new Headers(init?.headers).get('authorization'))
      return fetch(input, init)
    }
    await client({ fetch: send }).participant.getState({ linkID })
    await client({ fetch: send }).invites.getOne({ linkID })
    expect(headers).toEqual([null, `Bearer ${tokens.both}`])
  })

  test('a list is walked page by page, by the cursor alone', async () => {
    const targets: string[] = []
    const send: typeof fetch = (input, init) => {
      targets.push(String(input))
      return fetch(input, init)
    }
    edge.script('invites.getList', async ({ query }) => {
      const { cursor = '0' } = query as { cursor?: string }
      const at = Number(cursor)
      return { pages: pagesOf([[`${at}`, `${at + 1}`]]), next: at < 4 ? `${at + 2}` : null }
    })
    const items: unknown[] = []
    for await (const item of client({ fetch: send }).invites.getList.each({ productID: 'p' })) {
      items.push(item)
    }
    expect(items).toEqual([0, 1, 2, 3, 4, 5])
    expect(targets.length).toBe(3)
    // The Link header names the public address; the token stays where it was given.
    for (const target of targets) expect(target).toContain(`${edge.url}/v1/invites/getList?`)
    expect(targets[0]).toContain('limit=100')
  })

  test('a failure on the way through a list is told', async () => {
    edge.script('invites.getList', async ({ query }) => {
      if (Object.hasOwn(query as object, 'cursor')) throw new AppError('not_found', 'Gone.')
      return { pages: pagesOf([['1']]), next: 'c' }
    })
    const items: unknown[] = []
    const walk = async () => {
      for await (const item of client().invites.getList.each({ productID: 'p' })) items.push(item)
    }
    expect((await failureOf(walk())).status).toBe(404)
    expect(items).toEqual([1])
  })
})
