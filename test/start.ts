import { randomBytes, randomUUID } from 'node:crypto'
import pino from 'pino'
import { type Config, readConfig } from '../src/config.ts'
import type { Scope } from '../src/contract/calls/call.ts'
import type { Snapshot } from '../src/contract/participant.ts'
import { type Overrides, type Running, startColloquy } from '../src/main.ts'
import { createID } from '../src/service/ids.ts'
import { createToken, hashToken } from '../src/service/members/tokens.ts'
import { startBefore, versionBefore } from './scale/beside.ts'
import { sharedReading } from './shared-reading.ts'

export type TestService = Running & {
  newToken(wanted?: Partial<NewToken>): Promise<string>
  /** The identifier that revokes the newest token of the organization. */
  tokenID(token: string): Promise<string>
}

type NewToken = { org: string; user: string; scopes: Scope[]; expiresAt: string | null }

/** The page where none is built: these tests speak to the calls behind it. */
export const blankPages = {
  participant: { html: () => '<!doctype html><title>page</title>' },
  console: { html: '<!doctype html><title>console</title>' },
  assets: new Map(),
}

/** Boots the whole service, as `colloquy serve` does, on a database and a free port. */
export async function startService(
  databaseURL: string,
  overrides: Overrides & { config?: Partial<Config> } = {},
): Promise<TestService> {
  // The version before knows nothing of what a test puts in place of the real thing.
  const isShared = databaseURL.startsWith('postgres') && !hasAny(overrides)
  const before = versionBefore && isShared ? await startBefore(versionBefore, databaseURL) : null
  const running = await startColloquy(
    {
      ...readConfig({}),
      port: 0,
      databaseURL,
      callsPerMinute: 0,
      ...(before && { publicURL: before.url }),
      ...overrides.config,
    },
    {
      ...{ pages: blankPages, logger: pino({ level: 'silent' }), passwordCostLog2: 10 },
      reading: sharedReading,
      ...overrides,
    },
  )
  await before?.join(running.url.replace('localhost', '127.0.0.1'))
  return {
    ...running,
    ...(before && { url: before.url }),
    async close() {
      await before?.close()
      await running.close()
    },
    async newToken({ org = 'acme', user = 'ada', scopes, expiresAt = null } = {}) {
      const token = createToken(randomBytes)
      await running.store.addToken({
        hash: hashToken(token),
        tokenID: createID({ now: () => new Date(), randomBytes }, 'tok_'),
        orgID: org,
        userID: user,
        scopes: scopes ?? ['read', 'write'],
        createdAt: new Date().toISOString(),
        expiresAt,
        revokedAt: null,
      })
      return token
    },
    async tokenID(token) {
      const found = await running.store.findToken({ hash: hashToken(token) })
      return found?.tokenID ?? ''
    },
  }
}

function hasAny(overrides: object): boolean {
  return Object.keys(overrides).length > 0
}

export type Reply = {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire has no type until it is asserted
  json: any
}

/** One request as any HTTP client makes it. */
export async function call(
  url: string,
  { token, body, ...init }: Omit<RequestInit, 'body'> & { token?: string; body?: unknown } = {},
): Promise<Reply> {
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined && !headers.has('content-type')) {
    headers.set('content-type', 'application/json')
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(url, {
    ...init,
    headers,
    ...(body !== undefined && { body: text, method: init.method ?? 'POST' }),
  })
  const received = await response.text()
  const isJSON = received !== '' && !isFile(response)
  return {
    status: response.status,
    headers: response.headers,
    text: received,
    json: isJSON ? JSON.parse(received) : undefined,
  }
}

function isFile({ headers }: Response): boolean {
  return headers.has('content-disposition')
}

/** A browser that keeps its cookie, at one link. */
export function openLink(link: string, cookieOfBefore = '', headers: Record<string, string> = {}) {
  let cookie = cookieOfBefore
  async function request(path: string, body?: unknown): Promise<Reply> {
    const reply = await call(`${link}${path}`, {
      headers: { ...headers, ...(cookie !== '' && { cookie }) },
      ...(body !== undefined && { body }),
    })
    cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return reply
  }
  return {
    state: () => request('/state'),
    send: (event: object) => request('/events', event),
    cookie: () => cookie,
    request,
    async answer(text: string, after: number): Promise<Reply> {
      const clientMessageID = randomUUID()
      return await request('/events', { type: 'answer', text, clientMessageID, after })
    },
  }
}

export const details = {
  name: 'Sample Person',
  email: 'sample.person@example.com',
  occupation: 'Bookkeeper',
  location: 'Lisbon, Portugal',
}

const takers = new Map<string, ReturnType<typeof openLink>>()

const idOf = (link: string) => link.split('/').at(-1) ?? ''

/** The browser in which `takeInterview` last took an interview: it may export and erase it. */
export function browserOf(link: string): ReturnType<typeof openLink> {
  const taker = takers.get(idOf(link))
  if (!taker) throw new Error('Nobody took this interview.')
  return taker
}

/** Most events until an interview must have ended by itself. */
const eventsMax = 80

/**
 * Takes an interview from consent to thanks: answers in turn, the verdict where it is asked for,
 * skips where the answers are used up. Returns the last Snapshot.
 */
export async function takeInterview(
  link: string,
  answers: readonly string[],
  given: { onboard?: object; verdict?: object; consent?: object } = {},
): Promise<Snapshot> {
  const browser = openLink(link)
  takers.set(idOf(link), browser)
  const left = [...answers]
  const consent = { type: 'consent', agreed: true, locale: 'en', ...given.consent }
  let reply = await browser.send(consent)
  for (let sent = 0; sent < eventsMax; sent += 1) {
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`)
    const snapshot: Snapshot = reply.json.result
    const after = snapshot.expects?.after ?? 0
    if (snapshot.phase === 'done') return snapshot
    const next = left[0]
    if (snapshot.expects?.type === 'onboard') {
      reply = await browser.send({ type: 'onboard', ...(given.onboard ?? details) })
    } else if (snapshot.expects?.type === 'verdict') {
      reply = await browser.send({ type: 'verdict', ...(given.verdict ?? { score: 4 }) })
    } else if (snapshot.expects?.type === 'answer' && next !== undefined) {
      left.shift()
      reply = await browser.answer(next, after)
    } else if (snapshot.expects?.type === 'answer') {
      reply = await browser.send({ type: 'skip', after })
    } else {
      reply = await browser.state()
    }
  }
  throw new Error('The interview did not end.')
}

/** Looks again and again until there is what is waited for, at most about ten seconds. */
export async function eventually<T>(look: () => Promise<T | null | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await look()
    if (found !== null && found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not come.')
}

export const guidelines = `# Getting started
- Must ask: What made you look for a tool like this?
- What almost stopped you from signing up?
# Everyday use
- Walk me through the last time you used the export.
Time limit: 10 minutes`

/** Answers a person could give to those guidelines. */
export const answers = [
  'I was losing track of invoices in my spreadsheet and billed one client twice.',
  'The price almost stopped me because I could not see what the export would cost.',
  'Last Friday I exported the quarter for my accountant and the tax column was missing.',
  'I had to add the numbers by hand, which took me an hour.',
  'I care about getting my data out without errors.',
  'I work in a small studio with three other people.',
  'It is fast when it works and I like the clean invoices.',
  'I wish the export kept every column.',
]
