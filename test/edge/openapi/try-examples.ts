import { randomBytes } from 'node:crypto'
import type { OpenAPIDocument } from '../../../src/contract/openapi/openapi-types.ts'
import { createSetupCode } from '../../../src/service/members/accounts.ts'
import { openStore } from '../../../src/storage/open.ts'
import { answers, browserOf, details, eventually, guidelines, takeInterview } from '../../start.ts'
import { createAsker } from '../../trust/asker.ts'
import { addTokenFor } from '../../trust/furnish.ts'
import { serve } from '../../trust/served.ts'
import { type Example, examplesOf, inOrder, requestOf, withOwn } from './from-examples.ts'

/** What stands before the service, and how it is ended. */
type Before = { url: string; end(): void }
/** What the examples of a document can only stand for, by the name of the member. */
type Own = Record<string, string>
type Asker = ReturnType<typeof createAsker>

const metricsToken = 'for-the-metrics-alone'
/** Fewer who allowed it are answered for by no software. */
const people = 5
/** What can be done to a link that nobody has used. */
const toFresh = [
  'participant.addEvent',
  ...['send', 'revoke', 'erase', 'setExpiry'].map((name) => `invites.${name}`),
]
/** Answered only where a model or a recogniser is set up, or sound is kept, and of what an assistant asks of a member at the console. */
const notAsked = [
  'interviews.draftGuidelines',
  'participant.recognize',
  'invites.getSound',
  'participant.keepSound',
  'participant.getSound',
  'participant.readAloud',
  ...['getRequest', 'answer', 'revoke'].map((name) => `assistants.${name}`),
]

/**
 * Asks each operation of the served document for what its examples say, by way of whatever `stand` puts
 * before the service. Identifiers, codes and instants are those of what was made here before, as no
 * document can know them; all else is sent as it is written there.
 */
export async function tryExamples(databaseURL: string, stand: (url: string) => Promise<Before>) {
  const token = await addTokenFor(databaseURL, 'acme', ['read', 'write', 'admin'])
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ask@mail.example' }
  const env = { METRICS_TOKEN: metricsToken, WEBHOOK_ALLOW: '127.0.0.1', ...mail }
  const server = await serve({ databaseURL, env })
  const asker = createAsker({ url: server.url, token })
  const before = await stand(server.url)
  const document: OpenAPIDocument = JSON.parse((await asker.ask('/openapi.json'))?.text ?? '')
  const all = inOrder(examplesOf(document))
  const examples = all.filter(({ id }) => !notAsked.includes(id))
  const broken: string[] = []
  const own: Own = { code: await makeSetupCode(databaseURL) }
  const cookies = new Map<string, string>()
  Object.assign(own, await furnish(server.url, asker, cookies))
  for (const example of examples) {
    const fresh = toFresh.includes(example.id) ? await makeLink(asker, own) : {}
    const { target, init } = requestOf(withOwn(example, { ...own, ...fresh }))
    if (example.id === 'products.remove') await eraseInterviews(asker)
    const isConsole = target.startsWith('/console/')
    const isMetrics = target === '/metrics'
    const answer = await fetch(`${before.url}${target}`, {
      ...init,
      headers: {
        ...init.headers,
        ...(!example.isOpen && { authorization: `Bearer ${token}` }),
        ...(isMetrics && { authorization: `Bearer ${metricsToken}` }),
        ...(isConsole && fromConsole(server.url)),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    const text = await answer.text()
    if (isConsole) keepCookies(cookies, answer.headers.getSetCookie().join(', '))
    if (answer.status === 200) learn(own, example, text)
    else broken.push(`${example.id}: ${answer.status} ${text.slice(0, 600)}`)
  }
  before.end()
  asker.close()
  await server.end('SIGTERM')
  const answered = examples.length - broken.length
  return { asked: examples.length, answered, left: notAsked, broken }
}

/** What the console's own pages send, which come from the service itself. */
const fromConsole = (url: string) => ({
  origin: url.replace('127.0.0.1', 'localhost'),
  'x-colloquy-console': '1',
})

async function makeSetupCode(databaseURL: string): Promise<string> {
  const store = await openStore(databaseURL)
  const code = await createSetupCode({ store, now: () => new Date(), randomBytes })
  await store.close()
  return code ?? ''
}

/** An interview that five people took, who allowed that software answers for them. */
async function furnish(url: string, { need }: Asker, cookies: Map<string, string>): Promise<Own> {
  const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
    body: { productID: 'acme-app', interviewName: 'First week', guidelines },
  })
  const links = await need<string[]>(
    `/v1/invites/createInvites?interviewID=${interviewID}&count=${people}`,
  )
  for (const link of links) {
    const email = link === links[0] ? 'person@example.com' : `of.${link.slice(-9)}@example.com`
    const onboard = { ...details, email }
    await takeInterview(new URL(link).pathname.replace(/^/, url), answers, {
      ...{ onboard, consent: { simulate: true } },
    })
  }
  const profiles = await eventually(async () => {
    const made = await need<{ profileID: string }[]>('/v1/profiles/getList?productID=acme-app')
    return made.length === people ? made : null
  })
  const [link = ''] = links
  keepCookies(cookies, browserOf(link).cookie())
  const inADay = new Date(Date.now() + 86_400_000).toISOString()
  return {
    ...{ interviewID, linkID: link.slice(link.lastIndexOf('/') + 1) },
    ...{ profileID: profiles[0]?.profileID ?? '', expires: inADay, expires_on: inADay },
    // Let through by the setting, and answered by nobody.
    url: 'http://127.0.0.1:9/',
  }
}

async function makeLink({ need }: Asker, { interviewID }: Own): Promise<Own> {
  const [link = ''] = await need<string[]>('/v1/invites/createInvites', {
    body: { interviewID, invitees: [{ email: 'somebody@example.com' }] },
  })
  return { linkID: link.slice(link.lastIndexOf('/') + 1) }
}

/** A product that is still asked about is not taken away. */
async function eraseInterviews({ need, ask }: Asker): Promise<void> {
  const list = '/v1/interviews/getList?productID=acme-app'
  for (const { interviewID } of await need<{ interviewID: string }[]>(list))
    await ask('/v1/interviews/erase', { body: { interviewID } })
}

/** Several may arrive as one line: Prism joins them. */
function keepCookies(cookies: Map<string, string>, line: string): void {
  for (const [, name = '', value = ''] of line.matchAll(/(?:^|, ?)([^=;, ]+)=([^;,]*)/g))
    cookies.set(name, value)
}

/** Identifiers of what an operation made or lists, for those that come after it. */
function learn(own: Own, { id }: Example, text: string): void {
  if (!/^(\w+\.addOne|profiles\.correct|themes\.getList|members\.resetPassword)$/.test(id)) return
  const { result } = JSON.parse(text)
  for (const [name, value] of Object.entries({ ...[result].flat()[0] })) {
    if (name.endsWith('ID')) own[name] ??= String(value)
    if (name.endsWith('IDs')) own[name.slice(0, -1)] ??= String([value].flat()[0])
  }
  const link: string | undefined = result.joinURL ?? result.resetURL
  if (link !== undefined) own.code = link.slice(link.lastIndexOf('/') + 1)
  if (id === 'profiles.correct') own.at = result.corrections.at(-1).at
}
