import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import {
  answers,
  browserOf,
  call,
  details,
  eventually,
  guidelines,
  openLink,
  type Reply,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

describe.each(databases)('taking part on $name', ({ open }) => {
  let service: TestService
  let token: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
  })
  afterAll(() => service.close())

  async function newLink(productID = 'p'): Promise<string> {
    const body = { productID, interviewName: 'First look', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
    return (await call(service.url + path, { token })).json.result[0]
  }

  const read = async (link: string) =>
    await call(`${service.url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, { token })

  /** A browser that has consented and given its details: the first question is asked. */
  async function begun(link?: string) {
    const place = link ?? (await newLink())
    const browser = openLink(place)
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    const first = await browser.send({ type: 'onboard', ...details })
    return { link: place, browser, after: Number(first.json.result.expects.after), first }
  }

  function expectError(reply: Reply, status: number) {
    expect(reply.status).toBe(status)
    expect(reply.json).toEqual({ error: status, message: expect.stringMatching(/^.{1,500}$/) })
  }

  test('the state of a fresh link asks for consent, says who asks, and changes nothing', async () => {
    const link = await newLink()
    const { result } = (await openLink(link).state()).json
    expect(result).toMatchObject({
      status: 'created',
      phase: 'consent',
      organization: 'acme',
      interviewName: 'First look',
      conversation: [],
      expects: { type: 'consent' },
      progress: 0,
      minutesLeft: 7,
    })
    expect(result.notice).toContain('acme')
    expect((await read(link)).json.result.status).toBe('created')
  })

  test('who does not agree is asked nothing, and nothing about them is kept', async () => {
    const { link } = await invited({ email: 'a@example.com', name: 'A' })
    const reply = await openLink(link).send({ type: 'consent', agreed: false })
    expect(reply.json.result).toMatchObject({ phase: 'done', status: 'revoked' })
    expect((await read(link)).json.result).toMatchObject({ userInfo: {}, conversation: [] })
  })

  async function invited(person: object) {
    const body = { productID: 'p', interviewName: 'n', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const { interviewID } = added.json.result
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [person] },
    })
    return { link: String(made.json.result[0]), interviewID }
  }

  test('what the invite knows is prefilled, and afterwards shown to nobody', async () => {
    const { link } = await invited({ email: 'a@example.com', name: 'A' })
    const browser = openLink(link)
    const consented = await browser.send({ type: 'consent', agreed: true })
    const values = ({ json }: Reply) =>
      json.result.onboarding.flatMap(({ value }: { value?: string }) => value ?? [])
    expect(values(consented)).toEqual(['A', 'a@example.com'])
    expect(values(await browser.send({ type: 'onboard', name: 'B' }))).toEqual([])
    expect((await read(link)).json.result.userInfo).toEqual({ email: 'a@example.com', name: 'B' })
  })

  test('each event is answered with what a reload shows', async () => {
    const { browser, after } = await begun()
    const text = 'I billed one client twice, and she called me the same evening.'
    const reply = await browser.send({ type: 'answer', text, clientMessageID: 'a', after })
    expect(reply.json.result.expects.after).toBeGreaterThan(after)
    expect((await browser.state()).json).toEqual(reply.json)
    const ended = await browser.send({ type: 'end', keep: true })
    expect(ended.json.result).toMatchObject({ status: 'completed', phase: 'done' })
    expect((await browser.state()).json).toEqual(ended.json)
  })

  test('the same clientMessageID again changes nothing and gives the same answer back', async () => {
    const { link, browser, after } = await begun()
    const event = { type: 'answer', text: 'I lost track of invoices.', clientMessageID: 'x', after }
    const replies = await Promise.all([browser.send(event), browser.send(event)])
    const again = await browser.send(event)
    for (const reply of replies) expect(reply.text).toBe(again.text)
    const { conversation } = (await read(link)).json.result
    expect(conversation).toHaveLength(3)
  })

  test('an answer to an older question is 409 with the number of the newest one', async () => {
    const { browser, after } = await begun()
    const reply = await browser.answer('First.', after)
    const newest = reply.json.result.expects.after
    const stale = await browser.answer('Once more.', after)
    expectError(stale, 409)
    expect(stale.json.message).toContain(String(newest))
  })

  test('of ten tabs that answer at once one wins and the others are told', async () => {
    const { link, browser, after } = await begun()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => browser.answer(`Answer of tab ${tab}.`, after)),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const { conversation } = (await read(link)).json.result
    expect(conversation.map(({ role }: { role: string }) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
    ])
  })

  test('another browser goes on at the question and is not shown earlier answers', async () => {
    const { link, browser, after } = await begun()
    const one = await browser.answer('My secret is the spreadsheet of 2019.', after)
    const question = one.json.result.conversation.at(-1)
    const other = openLink(link)
    const seen = (await other.state()).json.result
    expect(seen.conversation).toMatchObject([{ seq: question.seq, role: 'assistant' }])
    expect(JSON.stringify(seen)).not.toContain('spreadsheet of 2019')
    expect(seen.expects).toEqual({ type: 'answer', after: question.seq })
    expect(seen.onboarding.every((field: object) => !('value' in field))).toBe(true)
    expectError(await other.request('/export'), 403)
    await other.answer('Going on from my phone.', question.seq)
    const said = ({ conversation }: { conversation: { role: string; content: string }[] }) =>
      conversation.filter(({ role }) => role === 'user').map(({ content }) => content)
    expect(said((await other.state()).json.result)).toEqual(['Going on from my phone.'])
    expectError(await other.request('/export'), 403)
    const shown = (await browser.state()).json.result
    expect(said(shown)).toEqual(['My secret is the spreadsheet of 2019.'])
  })

  test('a skipped question is not asked again', async () => {
    const { browser, after, first } = await begun()
    const skipped = await browser.send({ type: 'skip', after })
    const asked = skipped.json.result.conversation.map(
      ({ content }: { content: string }) => content,
    )
    expect(asked.at(-1)).not.toBe(first.json.result.conversation.at(-1).content)
    expect(skipped.json.result.expects.after).toBeGreaterThan(after)
  })

  test('an early end keeps what was said and makes a profile of it', async () => {
    const { link, browser, after } = await begun(await newLink('early'))
    await browser.answer('I lost track of my invoices in the spreadsheet every month.', after)
    const ended = await browser.send({ type: 'end', keep: true })
    expect(ended.json.result).toMatchObject({ phase: 'done', status: 'completed' })
    expect((await browser.send({ type: 'end', keep: true })).status).toBe(200)
    await eventually(async () => {
      const list = await call(`${service.url}/v1/profiles/getList?productID=early`, { token })
      const found = list.json.result.filter(({ history }: { history: { id: string }[] }) =>
        history.some(({ id }) => id === link.split('/').at(-1)),
      )
      return found[0]
    })
  })

  test('an end that erases leaves nothing behind, and the link is unknown', async () => {
    const { link, browser, after } = await begun()
    await browser.answer('Forget that I said this.', after)
    const ended = await browser.send({ type: 'end', keep: false })
    expect(ended.json.result).toMatchObject({ phase: 'done', conversation: [] })
    expectError(await read(link), 404)
    expectError(await browser.state(), 404)
    expect((await fetch(link)).status).toBe(404)
  })

  test('a finished interview can be withdrawn, and its profile goes with it', async () => {
    const link = await newLink('withdrawn')
    await takeInterview(link, answers)
    const list = () => call(`${service.url}/v1/profiles/getList?productID=withdrawn`, { token })
    await eventually(async () => (await list()).json.result[0])
    const reply = await browserOf(link).request('/erase', {})
    expect(reply.json).toEqual({ result: { erased: true } })
    const { text } = await list()
    expect(text).not.toContain(link.split('/').at(-1))
  })

  test('the export holds the conversation, the consent and the details', async () => {
    const { browser, after } = await begun()
    await browser.answer('I lost track of invoices.', after)
    const { result } = (await browser.request('/export')).json
    expect(result.consent).toMatchObject({ textHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(result.location).toBe(details.location)
    expect(JSON.stringify(result.invite.conversation)).toContain('I lost track of invoices.')
  })

  test('events out of place are 409, and leave everything as it was', async () => {
    const link = await newLink()
    const browser = openLink(link)
    expectError(await browser.send({ type: 'onboard' }), 409)
    expectError(await browser.answer('Hello?', 0), 409)
    await browser.send({ type: 'consent', agreed: true })
    expectError(await browser.send({ type: 'verdict', score: 5 }), 409)
    expectError(await browser.send({ type: 'consent', agreed: false }), 409)
    expect((await browser.send({ type: 'consent', agreed: true })).status).toBe(200)
    expect((await browser.state()).json.result.phase).toBe('onboarding')
  })

  test.each([
    [{ type: 'answer', text: '', clientMessageID: 'a', after: 0 }, 'text'],
    [{ type: 'answer', text: 'x'.repeat(20_001), clientMessageID: 'a', after: 0 }, 'text'],
    [{ type: 'answer', text: 'x', after: 0 }, 'clientMessageID'],
    [{ type: 'answer', text: 'x', clientMessageID: 'a', after: '0' }, 'after'],
    [{ type: 'verdict', score: 6 }, 'score'],
    [{ type: 'onboard', email: 'no address' }, 'email'],
    [{ type: 'onboard', name: 'x'.repeat(201) }, 'name'],
    [{ type: 'dance' }, 'type'],
    [{}, 'type'],
  ])('the event %j is refused by the name of its field', async (event, field) => {
    const { browser } = await begun()
    const reply = await browser.send(event)
    expectError(reply, 400)
    expect(reply.json.message).toContain(field)
  })
})
