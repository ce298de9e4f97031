import { createHash } from 'node:crypto'
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
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

describe.each(databases)('what a participant is told and may do, on $name', ({ open }) => {
  let service: TestService
  let token: string
  const clock = { aheadMs: 0 }

  beforeAll(async () => {
    const now = () => new Date(Date.now() + clock.aheadMs)
    service = await startService(await open(), { now })
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const idOf = (link: string) => link.split('/').at(-1) ?? ''

  async function newLink(given: object = {}): Promise<string> {
    const interview = { productID: 'p', interviewName: 'n', guidelines, ...given }
    const { interviewID } = (await post('interviews/addOne', interview)).json.result
    const invitees = [{ email: 'a@example.com', name: 'A' }]
    return (await post('invites/createInvites', { interviewID, invitees })).json.result[0]
  }
  const statusOf = async (link: string) =>
    (await call(`${service.url}/v1/invites/getOne?linkID=${idOf(link)}`, { token })).json.result

  test('what is agreed to is told in the language of whoever asks, and that text is what is kept', async () => {
    const link = await newLink()
    const browser = openLink(link)
    const told = (await browser.request('/state?locale=de-AT')).json.result
    expect(told.notice).toMatch(/^Ich bin einverstanden/)
    expect(told.locale).toBe('en')
    expect((await browser.request('/state?locale=nl')).json.result.notice).toMatch(/^I agree/)
    expect((await browser.request('/state?locale=english%20please')).status).toBe(400)
    await browser.send({ type: 'consent', agreed: true, locale: 'de-AT' })
    const { consent } = (await browser.request('/export')).json.result
    expect(consent.text).toBe(told.notice)
    expect(consent.textHash).toBe(createHash('sha256').update(told.notice).digest('hex'))
  })

  test('the interview begins in their language, and the words of the guide are marked as its own', async () => {
    const browser = openLink(await newLink())
    const consented = await browser.send({ type: 'consent', agreed: true, locale: 'de' })
    expect(consented.json.result.locale).toBe('de')
    const { result } = (await browser.send({ type: 'onboard', name: 'Björn' })).json
    const [greeting] = result.conversation
    expect(greeting.content).toMatch(/^Guten Tag Björn/)
    expect(greeting.other.locale).toBe('en')
    expect(greeting.content.slice(greeting.other.at)).toMatch(/^What made you/)
  })

  test('a no can be taken back while the link lives, and is not told as a withdrawal', async () => {
    const link = await newLink()
    const page = await fetch(link)
    const said = (await openLink(link).send({ type: 'consent', agreed: false })).json.result
    expect(said).toMatchObject({ status: 'revoked', phase: 'done', declined: true })
    expect(await statusOf(link)).toMatchObject({ status: 'revoked', userInfo: {} })
    const again = openLink(link)
    const state = (await again.state()).json.result
    expect(state).toMatchObject({ declined: true, notice: expect.stringMatching(/^I agree/) })
    expect((await fetch(link)).status).toBe(page.status)
    expect((await again.send({ type: 'skip', after: 0 })).status).toBe(410)
    expect((await again.send({ type: 'consent', agreed: false })).json.result.declined).toBe(true)
    const back = await again.send({ type: 'consent', agreed: true, locale: 'en' })
    expect(back.json.result).toMatchObject({ status: 'started', phase: 'onboarding' })
    expect(back.json.result.declined).toBeUndefined()
  })

  test('a link on which somebody said no is closed for good by whoever invited them', async () => {
    const link = await newLink()
    await openLink(link).send({ type: 'consent', agreed: false })
    const revoked = await post('invites/revoke', { linkIDs: [idOf(link)] })
    expect(revoked.json.result).toMatchObject({ revoked: 1 })
    const again = await openLink(link).send({ type: 'consent', agreed: true })
    expect(again.status).toBe(410)
  })

  test('what a researcher closed stays closed, and so does a no past its time', async () => {
    const closed = await newLink()
    await post('invites/revoke', { linkIDs: [idOf(closed)] })
    expect((await openLink(closed).state()).json.result).toMatchObject({ status: 'revoked' })
    expect((await openLink(closed).state()).json.result.declined).toBeUndefined()
    const agreed = { type: 'consent', agreed: true }
    expect((await openLink(closed).send(agreed)).status).toBe(410)
    const declined = await newLink()
    await openLink(declined).send({ type: 'consent', agreed: false })
    clock.aheadMs = 31 * 86_400_000
    const late = await openLink(declined).send(agreed)
    clock.aheadMs = 0
    expect(late.status).toBe(410)
  })

  test('who may erase is told so, also after the link was closed; nobody else is', async () => {
    const link = await newLink()
    const browser = openLink(link)
    expect((await browser.state()).json.result.yours).toBeUndefined()
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    await browser.send({ type: 'onboard', ...details })
    await post('invites/revoke', { linkIDs: [idOf(link)] })
    expect((await browser.state()).json.result).toMatchObject({ status: 'revoked', yours: true })
    expect((await openLink(link).state()).json.result.yours).toBe(false)
    expect((await openLink(link).request('/erase', {})).status).toBe(403)
    expect((await browser.request('/erase', {})).status).toBe(200)
  })

  test('whoever else holds the link is not told by what name they were greeted', async () => {
    const link = await newLink()
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    const own = (await browser.send({ type: 'onboard', ...details, name: 'Marmaduke' })).json.result
    expect(own.conversation[0].content).toContain('Marmaduke')
    const other = (await call(`${link}/state`)).json.result
    expect(JSON.stringify(other)).not.toContain('Marmaduke')
    expect(other.conversation[0].content).toMatch(/^Hello/)
  })

  test('how long it is kept is told before anything is given', async () => {
    const link = await newLink()
    expect((await openLink(link).state()).json.result.retentionDays).toBe(365)
    const other = await newLink({ retentionDays: 30 })
    expect((await openLink(other).state()).json.result.retentionDays).toBe(30)
  })

  test('there is a copy that can be read: the consent, what was said and what was made of it', async () => {
    const link = await newLink({ productID: 'copy' })
    await takeInterview(link, ['<b>I</b> was losing track of invoices.', ...answers.slice(1)])
    const list = `${service.url}/v1/profiles/getList?productID=copy`
    await eventually(async () => (await call(list, { token })).json.result[0])
    const path = `${link}/export?format=html`
    const reply = await fetch(path, { headers: { cookie: browserOf(link).cookie() } })
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('content-disposition')).toContain('interview.html')
    const page = await reply.text()
    for (const part of ['I agree to be interviewed for acme.', details.email, details.location]) {
      expect(page).toContain(part)
    }
    expect(page).toContain('&lt;b&gt;I&lt;/b&gt; was losing track of invoices.')
    expect(page).toContain('What was drawn from it about you')
    expect(page).not.toContain('<script')
    expect((await fetch(path)).status).toBe(403)
    expect((await fetch(`${link}/export?format=pdf`)).status).toBe(400)
  })

  test('whether to stop is marked as such, so that a tap can answer it', async () => {
    const browser = openLink(await newLink())
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    const first = (await browser.send({ type: 'onboard', ...details })).json.result
    expect(first.expects.choices).toBeUndefined()
    const asked = await browser.answer('Please stop the interview now.', first.expects.after)
    expect(asked.json.result.expects.choices).toHaveLength(2)
    const goOn = asked.json.result.expects.choices[1].value
    const on = await browser.answer(goOn, asked.json.result.expects.after)
    expect(on.json.result.expects.choices).toBeUndefined()
    expect(on.json.result.phase).toBe('conversation')
  })
})
