import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Call } from '../../src/contract/calls/call.ts'
import { calls } from '../../src/contract/calls/calls.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  type Reply,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const slots = ['interviewID', 'productID', 'linkID', 'profileID'] as const
type Slot = (typeof slots)[number]
/** Calls in which a product is only named: it need not exist. */
const namesProduct = [
  'interviews.addOne',
  'interviews.checkGuidelines',
  'interviews.draftGuidelines',
  'interviews.preview',
]
// Nobody listens there: what is queued waits.
const { smtp } = readConfig({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ask@mail.example' })
const malformed = ['x', 'int_', "' OR '1'='1", '%', '../../etc', '💥', '0'.repeat(200)]

const inADay = new Date(Date.now() + 86_400_000).toISOString()

/** What a call needs beside the identifier that is tried. */
const needs: Record<string, object> = {
  'invites.getSound': { seq: 1 },
  'interviews.getPeople': { group: 'invited' },
  'interviews.export': { format: 'jsonl' },
  'interviews.setOpenLink': { open: true },
  'interviews.setClosed': { closed: false },
  'interviews.setArchived': { archived: false },
  'products.updateOne': { archived: false },
  'interviews.ask': { question: 'export' },
  'simulations.ask': { question: 'How do you export?' },
  'simulations.getList': {},
  'quotes.verify': { text: 'export' },
  'notes.addOne': { text: 'Look at this.' },
  'themes.change': { change: 'add', title: 'Export', kind: 'problem' },
  'profiles.correct': { field: 'occupation', value: 'Baker', reason: 'She said so.' },
}

/** Each call under `/v1` and each of its places for an identifier of something owned. */
const cases = Object.entries<Call>(calls)
  .filter(([, { access }]) => access !== 'link' && access !== 'session')
  .flatMap(([id, shape]) => {
    const members = { ...shape.query?.shape, ...(shape.body && bodyShape(shape)) }
    return slots
      .filter((slot) => slot in members && !(slot === 'productID' && namesProduct.includes(id)))
      .map((slot) => ({ id, shape, slot }))
  })

function bodyShape({ body }: Call): object {
  return body && 'shape' in body ? (body.shape as object) : {} // zod objects, refined or not, have one
}

describe.each(databases)('two organizations on $name', ({ open }) => {
  let service: TestService
  let mine: string
  let theirs: string
  const own = {} as Record<Slot, string>
  const foreign = {} as Record<Slot, string>

  beforeAll(async () => {
    service = await startService(await open(), { config: { smtp } })
    mine = await service.newToken({ org: 'mine' })
    theirs = await service.newToken({ org: 'theirs' })
    Object.assign(own, await furnish(mine, 'my product'))
    Object.assign(foreign, await furnish(theirs, 'their product'))
    const correction = { field: 'location', value: 'Lisbon', reason: 'She moved.' }
    const made = await call(`${service.url}/v1/profiles/correct`, {
      token: mine,
      body: { ...correction, profileID: own.profileID },
    })
    const { at } = made.json.result.corrections[0]
    const { interviewID, linkID, profileID } = own
    needs['simulations.addOne'] = { interviewID, profileIDs: [profileID] }
    needs['shares.addOne'] = { interviewID, linkID, what: 'transcript', expires: inADay }
    needs['shares.getList'] = { interviewID }
    needs['profiles.takeBack'] = { field: 'location', at, reason: 'A slip.' }
  })
  afterAll(() => service.close())

  /** An organization with an interview that was taken and the profile that came of it. */
  async function furnish(token: string, productID: string): Promise<Record<Slot, string>> {
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID, interviewName: 'n', guidelines },
    })
    const { interviewID } = added.json.result
    const made = await call(`${service.url}/v1/invites/createInvites?interviewID=${interviewID}`, {
      token,
    })
    const link: string = made.json.result[0]
    await takeInterview(link, answers, { consent: { simulate: true } })
    const { profileID } = await eventually(
      async () => (await profiles(token, productID)).json.result[0],
    )
    return { interviewID, productID, linkID: link.slice(link.lastIndexOf('/') + 1), profileID }
  }

  const profiles = (token: string, productID: string) =>
    call(`${service.url}/v1/profiles/getList?productID=${encodeURIComponent(productID)}`, { token })

  async function ask(shape: Call, given: Record<string, string>): Promise<Reply> {
    if (shape.body) return await call(`${service.url}${shape.path}`, { token: mine, body: given })
    return await call(`${service.url}${shape.path}?${new URLSearchParams(given)}`, { token: mine })
  }

  /** All that the other organization can see of itself. */
  async function theirView(): Promise<string[]> {
    const productID = encodeURIComponent(foreign.productID)
    const paths = [
      `/v1/profiles/getList?productID=${productID}`,
      `/v1/invites/getList?productID=${productID}`,
      `/v1/interviews/getOne?interviewID=${foreign.interviewID}`,
    ]
    return await Promise.all(
      paths.map(async (path) => (await call(service.url + path, { token: theirs })).text),
    )
  }

  /** A link of one's own that nothing else here needs. */
  async function newLink(): Promise<string> {
    const path = `/v1/invites/createInvites?interviewID=${own.interviewID}`
    const [link]: string[] = (await call(service.url + path, { token: mine })).json.result
    return String(link).split('/').at(-1) ?? ''
  }

  /** An interview of one's own, as before. */
  async function newInterview(): Promise<string> {
    const body = { productID: own.productID, interviewName: 'n', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token: mine, body })
    return added.json.result.interviewID
  }
  const toLose: Record<string, () => Promise<string>> = {
    'invites.erase': newLink,
    'interviews.erase': newInterview,
  }

  /** Of one person alone nothing is drawn, there is an interview about the product, and nobody spoke. */
  const lacking: Record<string, number> = {
    'profiles.generate': 409,
    'products.remove': 409,
    'invites.getSound': 404,
  }

  test.each(cases)('$id: a foreign $slot gets the same bytes as an unknown one', async (given) => {
    const { id, shape, slot } = given
    const needed = 'interviewID' in { ...shape.query?.shape, ...bodyShape(shape) }
    const rest =
      slot === 'productID' && needed && !(id in needs)
        ? { interviewID: own.interviewID }
        : { ...needs[id] }
    const before = await theirView()
    const answered = await ask(shape, { ...rest, [slot]: foreign[slot] })
    expect(answered.status).not.toBe(500)
    for (const unknown of malformed) {
      const reply = await ask(shape, { ...rest, [slot]: unknown })
      expect([reply.status, reply.text]).toEqual([answered.status, answered.text])
    }
    for (const secret of Object.values(foreign)) expect(answered.text).not.toContain(secret)
    expect(await theirView()).toEqual(before)
    const mineToo = (await toLose[id]?.()) ?? own[slot]
    const { status } = await ask(shape, { ...rest, [slot]: mineToo })
    expect(status).toBe(lacking[id] ?? 200)
  })

  test('a cursor of one organization opens nothing of it to another', async () => {
    const path = `/v1/invites/createInvites?interviewID=${foreign.interviewID}&count=5`
    await call(service.url + path, { token: theirs })
    const paged = await call(
      `${service.url}/v1/invites/getList?interviewID=${foreign.interviewID}&limit=2`,
      { token: theirs },
    )
    const next = /<([^>]+)>/.exec(paged.headers.get('link') ?? '')?.[1] ?? ''
    expect(next).not.toBe('')
    expect((await call(next, { token: mine })).text).toBe('{"result":[]}')
  })

  test('the same e-mail in two organizations makes two profiles', async () => {
    const [here] = (await profiles(mine, own.productID)).json.result
    const [there] = (await profiles(theirs, foreign.productID)).json.result
    expect(here.profileID).not.toBe(there.profileID)
    const links = here.history.filter(({ type }: { type: string }) => type === 'link')
    expect(links).toHaveLength(1)
  })
})
