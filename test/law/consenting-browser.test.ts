import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileGuide } from '../../src/guide/compile.ts'
import { createSession } from '../../src/interview/create-session.ts'
import type { Message } from '../../src/interview/session.ts'
import { digestOf } from '../../src/service/taking-part/digest.ts'
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

const invented = 'colloquy_browser=EEEEEEEEEEEEEEEEEEEEEE'
const consent = { type: 'consent', agreed: true, locale: 'en' }
const secrets = [details.email, details.name, details.occupation, details.location]

describe.each(databases)(
  'what is held belongs to the browser that agreed, on $name',
  ({ open }) => {
    let databaseURL: string
    let service: TestService
    let token: string
    const clock = { aheadMs: 0 }
    const start = () =>
      startService(databaseURL, { now: () => new Date(Date.now() + clock.aheadMs) })

    beforeAll(async () => {
      databaseURL = await open()
      service = await start()
      token = await service.newToken()
    })
    afterAll(() => service.close())

    const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })

    async function newLink(person: object = {}, productID = 'p'): Promise<string> {
      const made = await post('interviews/addOne', { productID, interviewName: 'n', guidelines })
      const { interviewID } = made.json.result
      const links = await post('invites/createInvites', { interviewID, invitees: [person] })
      return links.json.result[0]
    }

    const isRefused = (reply: Reply) => {
      expect(reply.status).toBe(403)
      expect(reply.json).toEqual({
        error: 403,
        message: expect.stringMatching(/^[A-Z].{20,400}\.$/),
      })
      for (const secret of secrets) expect(reply.text).not.toContain(secret)
    }

    /** Tries to be told what is held, as somebody else who holds the link may. */
    async function pry(link: string): Promise<void> {
      isRefused(await call(`${link}/export`))
      isRefused(await call(`${link}/export`, { headers: { cookie: invented } }))
      const stranger = openLink(link)
      await stranger.state()
      isRefused(await stranger.request('/export'))
    }

    test('at every stage nobody else who holds the link is told any of it', async () => {
      const link = await newLink()
      await pry(link)
      const browser = openLink(link)
      await browser.send(consent)
      await pry(link)
      await browser.send({ type: 'onboard', ...details })
      await pry(link)

      const { after } = (await browser.state()).json.result.expects
      const first = await browser.answer('My secret is the spreadsheet of 2019.', after)
      await pry(link)
      const stranger = openLink(link)
      const next = first.json.result.expects.after
      const went = await stranger.answer('I go on from elsewhere, which anybody may.', next)
      expect(went.status).toBe(200)
      for (const reply of [went, await stranger.state()]) {
        expect(reply.text).not.toContain('spreadsheet of 2019')
        for (const secret of secrets) expect(reply.text).not.toContain(secret)
      }
      isRefused(await stranger.request('/export'))
      await browser.send({ type: 'end', keep: true })
      await pry(link)
      isRefused(await stranger.request('/export'))

      const exported = await browser.request('/export')
      expect(exported.status).toBe(200)
      for (const secret of secrets) expect(exported.text).toContain(secret)
      expect(exported.text).toContain('spreadsheet of 2019')
      expect(exported.text).not.toContain('from elsewhere')
    })

    test('an invented cookie is replaced by one of the service, and no other link takes that', async () => {
      const link = await newLink()
      for (const reply of [
        await call(`${link}/state`, { headers: { cookie: invented } }),
        await call(`${link}/events`, { headers: { cookie: invented }, body: consent }),
      ]) {
        const [cookie = ''] = reply.headers.getSetCookie()
        expect(cookie).toMatch(/^colloquy_browser=[A-Za-z0-9_-]{22};/)
        expect(cookie).not.toContain(invented)
        const own = { headers: { cookie: cookie.split(';')[0] ?? '' } }
        expect((await call(`${link}/state`, own)).headers.getSetCookie()).toEqual([])
        const other = await newLink()
        const elsewhere = await call(`${other}/state`, own)
        expect(elsewhere.headers.getSetCookie()).toHaveLength(1)
      }
    })

    test('who agrees stays known when the answer to it gets lost', async () => {
      const link = await newLink()
      const [cookie = ''] = (await call(`${link}/state`)).headers.getSetCookie()
      const headers = { cookie: cookie.split(';')[0] ?? '' }
      await call(`${link}/events`, { headers, body: consent })
      expect((await call(`${link}/export`, { headers })).status).toBe(200)
    })

    test('what the invite knows is prefilled only where somebody agreed', async () => {
      const link = await newLink({ email: 'a@example.com', name: 'A. Person' })
      const browser = openLink(link)
      expect((await browser.send(consent)).text).toContain('A. Person')
      expect((await browser.state()).text).toContain('A. Person')
      const stranger = openLink(link)
      for (const reply of [await stranger.state(), await stranger.send(consent)]) {
        expect(reply.status).toBe(200)
        expect(reply.text).not.toContain('A. Person')
      }
    })

    test('a recap reads nobody the answers of another browser', async () => {
      const link = await newLink()
      const browser = openLink(link)
      await browser.send(consent)
      let reply = await browser.send({ type: 'onboard', ...details })
      for (const text of answers) {
        if (reply.json.result.recap) break
        reply = await browser.answer(text, reply.json.result.expects.after)
      }
      while (!reply.json.result.recap) {
        reply = await browser.send({ type: 'skip', after: reply.json.result.expects.after })
      }
      const [quote = ''] = reply.json.result.recap
      expect(quote).not.toBe('')
      expect(reply.json.result.conversation.at(-1).content).toContain(quote)
      const stranger = openLink(link)
      const seen = await stranger.state()
      expect(seen.json.result.recap).toEqual([])
      expect(seen.text).not.toContain(quote)
      const { after } = seen.json.result.expects
      expect((await stranger.answer('Nothing is missing there.', after)).status).toBe(200)
    })

    test('only there it can be erased, also when the link has ended', async () => {
      const links = await Promise.all([newLink(), newLink(), newLink(), newLink()])
      const [running = '', finished = '', revoked = '', expired = ''] = links
      await takeInterview(finished, answers)
      const browsers = new Map([[finished, browserOf(finished)]])
      for (const link of [running, revoked, expired]) {
        const browser = openLink(link)
        await browser.send(consent)
        browsers.set(link, browser)
      }
      const linkID = revoked.split('/').at(-1) ?? ''
      await post('invites/revoke', { linkIDs: [linkID] })
      isRefused(await openLink(running).send({ type: 'end', keep: false }))
      for (const link of links) {
        clock.aheadMs = link === expired ? 31 * 86_400_000 : 0
        isRefused(await openLink(link).request('/erase', {}))
        isRefused(await call(`${link}/erase`, { headers: { cookie: invented }, body: {} }))
        const browser = browsers.get(link)
        expect((await browser?.request('/export'))?.status).toBe(200)
        expect((await browser?.request('/erase', {}))?.json).toEqual({ result: { erased: true } })
        expect((await browser?.state())?.status).toBe(404)
      }
      clock.aheadMs = 0
    })

    test('before anybody has agreed whoever holds the link may have it erased', async () => {
      const link = await newLink({ email: 'b@example.com' })
      expect((await openLink(link).request('/erase', {})).status).toBe(200)
      expect((await openLink(link).state()).status).toBe(404)
    })

    test('a program that keeps no cookie takes part as before', async () => {
      const link = await newLink({}, 'by-program')
      const send = async (body: object) => {
        const reply = await call(`${link}/events`, { body })
        expect(reply.status).toBe(200)
        return reply.json.result
      }
      await send(consent)
      const { expects } = await send({ type: 'onboard', ...details })
      const said = { type: 'answer', text: answers[0] ?? '', clientMessageID: '1' }
      await send({ ...said, after: expects.after })
      expect((await send({ type: 'end', keep: true })).status).toBe('completed')
      const list = `${service.url}/v1/profiles/getList?productID=by-program`
      await eventually(async () => (await call(list, { token })).json.result[0])
    })

    test('a cookie is good in every process, and after a restart', async () => {
      const link = await newLink()
      const browser = openLink(link)
      await browser.send(consent)
      const { pathname } = new URL(link)
      await service.close()
      service = await start()
      const moved = openLink(`${service.url}${pathname}`, browser.cookie())
      expect((await moved.request('/export')).status).toBe(200)
    })

    test('an interview of before belongs to the browser that answered first, by the cookie it has', async () => {
      const link = await newLink()
      const value = 'L'.repeat(22)
      await beginAsBefore(link.split('/').at(-1) ?? '', value)
      await pry(link)
      const { pathname } = new URL(link)
      const owner = openLink(`${service.url}${pathname}`, `colloquy_browser=${value}`)
      const seen = await owner.state()
      expect(seen.text).toContain('I said this before.')
      const exported = await owner.request('/export')
      expect(exported.text).toContain('I said this before.')
      expect(exported.headers.getSetCookie()).toEqual([])
      expect((await owner.request('/erase', {})).status).toBe(200)
    })

    test('an interview of before that nobody has answered belongs to nobody who answers it now', async () => {
      const link = await newLink({ email: details.email, name: details.name })
      await beginAsBefore(link.split('/').at(-1) ?? '', null)
      const stranger = openLink(link)
      expect((await stranger.answer('It was slow, and I lost a day each week.', 0)).status).toBe(
        200,
      )
      isRefused(await stranger.request('/export'))
      isRefused(await stranger.request('/erase', {}))
    })

    /**
     * As the version before left it: the browser stands with the answer alone, where there is one.
     */
    async function beginAsBefore(linkID: string, value: string | null): Promise<void> {
      const at = new Date().toISOString()
      const plan = compileGuide(guidelines, { productName: 'p' })
      const fresh = { plan, productID: 'p', organization: 'acme', interviewer: 'builtin' }
      const session = createSession({ ...fresh, now: new Date() })
      session.state = 'conversation'
      const browser = createHash('sha256')
        .update(value ?? '')
        .digest('hex')
      const whole: Message[] = [
        {
          seq: 0,
          role: 'assistant',
          content: 'Why?',
          kind: 'question',
          generatedBy: 'builtin',
          at,
        },
        {
          ...{ seq: 1, role: 'user', content: 'I said this before.', kind: 'answer', after: 0 },
          ...{ generatedBy: 'participant', browser, at },
        } as Message,
        {
          seq: 2,
          role: 'assistant',
          content: 'How?',
          kind: 'question',
          generatedBy: 'builtin',
          at,
        },
      ]
      const append = value === null ? whole.slice(0, 1) : whole
      const step = { linkID, expectVersion: 0, expectStatus: 'created', event: 'start' } as const
      const texts = { session: JSON.stringify(session), digest: JSON.stringify(digestOf(session)) }
      const given = { textHash: 'abc', locale: 'en', agreedAt: at }
      await service.store.takeStep({
        ...{
          ...step,
          ...texts,
          append,
          at,
          answers: append.length > 1 ? 1 : 0,
          pendingUntil: null,
          consent: given,
        },
      })
    }

    test('details that another browser gave are not told where somebody agreed', async () => {
      const link = await newLink()
      const browser = openLink(link)
      await browser.send(consent)
      await openLink(link).send({ type: 'onboard', ...details })
      const exported = await browser.request('/export')
      expect(exported.status).toBe(200)
      for (const secret of secrets) expect(exported.text).not.toContain(secret)
    })

    test('the export holds what was derived, where nobody else had a part in it', async () => {
      const [before, link] = [await newLink({}, 'derived'), await newLink({}, 'derived')]
      const onboard = { ...details, email: 'derived@example.com' }
      for (const each of [before, link]) await takeInterview(each, answers, { onboard })
      const list = `${service.url}/v1/profiles/getList?productID=derived`
      const made = await eventually(async () => {
        const profiles = (await call(list, { token })).json.result
        const own = profiles.find((one: { history: { id: string }[] }) =>
          one.history.some(({ id }) => id === link.split('/').at(-1)),
        )
        return profiles.length === 2 ? own : null
      })
      const { result } = (await browserOf(link).request('/export')).json
      expect(result.record.claims.length).toBeGreaterThan(0)
      expect(result.notes).toMatchObject({ onboarding: onboard })
      expect(result.notes).not.toHaveProperty('plan')
      // The same address, as anybody may type it, stands on another interview, which stays out.
      expect(result.profile.history).toEqual([{ type: 'link', id: link.split('/').at(-1) }])
      expect(result.profile.details).toEqual(made.details)
      expect(result.sentiment).toBe(4)

      const shared = await newLink()
      const browser = openLink(shared)
      await browser.send(consent)
      const begun = await browser.send({ type: 'onboard', ...details })
      await openLink(shared).answer('I go on from elsewhere.', begun.json.result.expects.after)
      await browser.send({ type: 'end', keep: true })
      const told = (await browser.request('/export')).json.result
      expect(told).toMatchObject({ location: details.location })
      expect(told).not.toHaveProperty('notes')
      expect(told).not.toHaveProperty('record')
    })
  },
)
