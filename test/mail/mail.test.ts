import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { setUp } from '../console/console-browser.ts'
import { databases, newDataFile } from '../databases.ts'
import { tracesOf } from '../profiles/traces.ts'
import {
  answers,
  blankPages,
  call,
  details,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { startReceiver, status } from '../webhooks/receiver.ts'
import { startPostOffice } from './post-office.ts'

const from = 'ask@mail.example'
const { webhookAllow } = readConfig({ WEBHOOK_ALLOW: '127.0.0.1' })
const dayMs = 86_400_000
const pages = {
  ...blankPages,
  participant: {
    html: () => '<!doctype html><html lang="en"><title>page</title><main class="late"></main>',
  },
}

describe.each(databases)('mail on $name', ({ open }) => {
  let databaseURL: string
  let service: TestService
  let office: Awaited<ReturnType<typeof startPostOffice>>
  let token: string
  let interviewID: string
  let log = ''
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)

  beforeAll(async () => {
    office = await startPostOffice()
    const { smtp } = readConfig({ SMTP_URL: `smtp://127.0.0.1:${office.port}`, MAIL_FROM: from })
    const lines = new Writable({
      write(line, _encoding, done) {
        log += line
        done()
      },
    })
    const logger = pino({ level: 'debug' }, lines)
    databaseURL = await open()
    service = await startService(databaseURL, {
      now,
      work: false,
      logger,
      pages,
      config: { smtp, webhookAllow },
    })
    token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    await post('organization/setSettings', { name: 'Büro\r\nBcc: all@example.com' })
    interviewID = await newInterview(guidelines)
  })
  afterAll(async () => {
    await service.close()
    await office.close()
  })

  const get = async (path: string) =>
    (await call(`${service.url}/v1/${path}`, { token })).json.result
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const newInterview = async (text: string) => {
    const body = { productID: 'ledger', interviewName: 'First week', guidelines: text }
    return (await post('interviews/addOne', body)).json.result.interviewID
  }
  const invite = async (emails: readonly string[], to = interviewID) => {
    const invitees = emails.map((email) => ({ email }))
    const { json } = await post('invites/createInvites', { interviewID: to, invitees })
    return json.result.map((url: string) => url.split('/').at(-1) ?? '') as string[]
  }
  const send = async (body: object) => {
    const { status, json } = await post('invites/send', body)
    expect(status, JSON.stringify(json)).toBe(200)
    return json.result as { queued: number; left: { linkID: string; why: string }[] }
  }
  const workOff = async () => {
    while (await service.worker.tick());
  }
  const mailsOf = async (linkID: string) => {
    const [found] = await get(`invites/getSummaries?interviewID=${interviewID}&search=${linkID}`)
    return found?.mails
  }

  test('each invited person is mailed once, in plain text with one link, and reminded once', async () => {
    const [ann = '', again = '', nobody = '', bob = ''] = [
      ...(await invite(['ann@example.com', 'Ann@Example.com '])),
      (await get(`invites/createInvites?interviewID=${interviewID}`))[0].split('/').at(-1),
      ...(await invite(['bob@example.com'])),
    ]
    const waiting = async () =>
      (await get(`invites/getInvitation?interviewID=${interviewID}`)).waiting
    expect(await waiting()).toBe(2)
    const wanted = { linkIDs: [ann, again, nobody, bob, 'none'], remindAfterDays: 3 }
    const sent = await send(wanted)
    expect(sent.queued).toBe(2)
    expect(new Map(sent.left.map(({ linkID, why }) => [linkID, why]))).toEqual(
      new Map([
        [again, 'An invitation to this interview was written to this person before.'],
        [nobody, 'No e-mail address is known.'],
        [
          'none',
          'There is no invite with this linkID; linkIDs are what stands behind /i/ in links.',
        ],
      ]),
    )
    expect(await mailsOf(ann)).toMatchObject([{ kind: 'invitation', state: 'queued' }])
    await workOff()
    expect((await send(wanted)).queued).toBe(0)
    await workOff()
    const [mail, ...more] = office.mailsTo('ann@example.com')
    expect(more).toEqual([])
    const { headers = '', text = '' } = mail ?? {}
    expect(text.match(/https?:\/\/\S+/g)).toEqual([`${service.url}/i/${ann}`])
    expect(text).toContain('would like to hear from you')
    expect(headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/im)
    expect(headers).toMatch(/^Message-ID: <mail_[\w]+@mail\.example>$/im)
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(headers.match(/^From: .*<ask@mail\.example>$/gim)).toHaveLength(1)
    expect(await mailsOf(ann)).toMatchObject([
      { kind: 'invitation', state: 'sent' },
      { kind: 'reminder', state: 'queued' },
    ])
    await openLink(`${service.url}/i/${bob}`).send({ type: 'consent', agreed: false })
    ahead += 3 * dayMs + 1_000
    await workOff()
    ahead += 30 * dayMs
    await workOff()
    expect(
      office
        .mailsTo('ann@example.com')
        .map(({ headers }) => /^Subject: (\S+)/im.exec(headers)?.[1]),
    ).toHaveLength(2)
    expect(office.mailsTo('ann@example.com')[1]?.text).toContain('This is a reminder')
    expect(office.mailsTo('bob@example.com')).toHaveLength(1)
    ahead = 0
  })

  test('refusals are told, what is put off goes later, and what is uncertain goes once', async () => {
    const links = await invite([
      'no@x.example',
      'grey@x.example',
      'cut@x.example',
      'late@x.example',
      'spam@x.example',
    ])
    const [no = '', grey = '', cut = '', late = '', spam = ''] = links
    office.treats((to, times) => {
      if (to === 'no@x.example') return { at: 'recipient', code: 550 }
      if (to === 'grey@x.example' && times < 3) return { at: 'recipient', code: 451 }
      if (to === 'late@x.example' && times < 2) return { at: 'data', code: 451 }
      if (to === 'spam@x.example') return { at: 'data', code: 554 }
      return to === 'cut@x.example' ? 'cut' : null
    })
    expect((await send({ linkIDs: links })).queued).toBe(5)
    for (let round = 0; round < 6; round += 1) {
      await workOff()
      ahead += 2 * 3_600_000
    }
    expect(await mailsOf(no)).toMatchObject([{ state: 'refused', code: 550 }])
    expect(await mailsOf(spam)).toMatchObject([{ state: 'refused', code: 554 }])
    expect(await mailsOf(grey)).toMatchObject([{ state: 'sent' }])
    expect(await mailsOf(late)).toMatchObject([{ state: 'sent' }])
    expect(await mailsOf(cut)).toMatchObject([{ state: 'uncertain' }])
    for (const to of ['grey@x.example', 'cut@x.example', 'late@x.example']) {
      expect([to, office.mailsTo(to).length]).toEqual([to, 1])
    }
    expect(office.asked('no@x.example')).toBe(1)
    expect(log).not.toMatch(/x\.example|hear from you/)
    expect(log).toContain('job failed')
    office.treats(() => null)
    ahead = 0
  })

  test('a server that never takes it has the mail parked, and a person can let it go again', async () => {
    const [linkID = ''] = await invite(['down@y.example'])
    office.treats(() => ({ at: 'recipient', code: 451 }))
    await send({ linkIDs: [linkID] })
    for (let round = 0; round < 6; round += 1) {
      await workOff()
      ahead += 3 * 3_600_000
    }
    expect(await mailsOf(linkID)).toMatchObject([{ state: 'failed' }])
    const [parked] = await service.store.listParkedJobs({ limit: 9 })
    expect(parked?.reason).toBe('The mail server answered 451.')
    office.treats(() => null)
    const runAt = now().toISOString()
    await service.store.retryJob({ jobID: parked?.jobID ?? '', runAt })
    await workOff()
    expect(await mailsOf(linkID)).toMatchObject([{ state: 'sent' }])
    expect(office.mailsTo('down@y.example')).toHaveLength(1)
    ahead = 0
  })

  test('one tap unsubscribes for good, a look at the page does not, and erasing leaves no address', async () => {
    const [first = ''] = await invite(['cleo@z.example'])
    await send({ linkIDs: [first], remindAfterDays: 1 })
    await workOff()
    const { headers = '' } = office.mailsTo('cleo@z.example')[0] ?? {}
    const url = /^List-Unsubscribe: <(\S+)>$/im.exec(headers)?.[1] ?? ''
    const look = await fetch(url)
    expect([look.status, (await look.text()).includes('<form')]).toEqual([200, true])
    expect((await fetch(`${url}x`)).status).toBe(404)
    const other = await newInterview(guidelines)
    const [second = '', wide = ''] = await invite(['Cleo@Z.example', 'cleo@ｚ.example'], other)
    const tap = await fetch(url, {
      method: 'POST',
      headers: { 'accept-language': 'de' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect([tap.status, (await tap.text()).includes('Sie sind abgemeldet')]).toEqual([200, true])
    ahead += 2 * dayMs
    await workOff()
    expect(office.mailsTo('cleo@z.example')).toHaveLength(1)
    expect((await mailsOf(first))[1]).toMatchObject({ kind: 'reminder', state: 'left' })
    const again = await send({ interviewID: other })
    const why = 'This person wants no mail from you.'
    expect(again.left.map((one) => one.why)).toEqual([why, why])
    for (const linkID of [first, second, wide]) await post('invites/erase', { linkID })
    const [third = ''] = await invite(['cleo@z.example'], other)
    expect((await send({ linkIDs: [third] })).queued).toBe(0)
    await post('invites/erase', { linkID: third })
    expect(await service.store.findMail({ mailID: `mail_${first}` })).toBeNull()
    ahead = 0
  })

  test('what was written to somebody is theirs to read, and gone with them', async () => {
    const to = 'Eda@v.example'
    const [linkID = '', other = ''] = await invite([to, 'fin@v.example'])
    const words = { subject: 'A word on glimwort', text: 'Hello, would you tell us of glimwort?' }
    await send({ linkIDs: [linkID], remindAfterDays: 3, ...words })
    await workOff()
    await send({ linkIDs: [other] })
    await workOff()
    const own = (await post('people/export', { email: 'eda@v.example' })).json.result.invited
    expect(own.interviews[0].mails).toMatchObject([
      { kind: 'invitation', state: 'sent', ...words },
      { kind: 'reminder', state: 'queued', ...words },
    ])
    const [{ mails }] = (await post('people/export', { email: 'fin@v.example' })).json.result
      .invited.interviews
    expect(mails).toEqual([{ kind: 'invitation', state: 'sent', timestamp: expect.any(String) }])
    const browser = openLink(`${service.url}/i/${linkID}`)
    await browser.send({ type: 'consent', agreed: true })
    const copy = (await browser.request('/export')).json.result
    expect(copy.mails).toMatchObject([{ kind: 'invitation', ...words }, { kind: 'reminder' }])
    const erased = (await post('people/erase', { email: to })).json.result
    expect(erased.invited.interviews).toBe(1)
    const left = (await post('people/export', { email: to })).json.result
    expect(left.invited.interviews).toEqual([])
    expect(await service.store.listMailsTo({ orgID: 'acme', linkID })).toEqual([])
    const traces = () => tracesOf(databaseURL, ['glimwort', 'eda@v.example'])
    await expect.poll(traces, { timeout: 60_000 }).toEqual([])
    ahead = 0
  })

  test('a slow server holds up no other work, and what a crash left open goes nowhere', async () => {
    const [slow = '', lost = ''] = await invite(['slow@w.example', 'lost@w.example'])
    const linkID = (await get(`invites/createInvites?interviewID=${interviewID}`))[0]
    let release = () => {}
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null)
    })
    office.treats(() => held)
    await send({ linkIDs: [slow] })
    const sending = service.worker.tick()
    await eventually(async () => office.asked('slow@w.example') || null)
    await takeInterview(linkID, answers)
    expect(await service.worker.tick()).toBe(true)
    expect((await get(`profiles/getList?productID=ledger`)).length).toBeGreaterThan(0)
    release()
    await sending
    office.treats(() => null)
    expect(await mailsOf(slow)).toMatchObject([{ state: 'sent' }])
    await send({ linkIDs: [lost] })
    const times = { now: now().toISOString(), leaseUntil: now().toISOString() }
    const job = await service.store.claimJob({ ...times, lane: 'mail' })
    await service.store.beginMail({ mailID: job?.subject ?? '', at: now().toISOString() })
    await workOff()
    expect(await mailsOf(lost)).toMatchObject([{ state: 'uncertain' }])
    expect(office.asked('lost@w.example')).toBe(0)
  })

  test('owners are told at once of who may need help and of a webhook that was shut, without a word', async () => {
    await using stack = new AsyncDisposableStack()
    const receiver = await startReceiver()
    stack.defer(receiver.close)
    receiver.answers(status(410))
    const { json } = await post('webhooks/addOne', { url: receiver.url, events: ['care.heard'] })
    await setUp(service, { email: 'owner@example.com' })
    const [linkID = ''] = await invite(['dan@example.com'])
    const writeOfHarm = async (link: string) => {
      const browser = openLink(`${service.url}/i/${link}`)
      await browser.send({ type: 'consent', agreed: true, locale: 'en' })
      const onboarded = await browser.send({ type: 'onboard', ...details })
      const harm = 'Honestly I do not want to live any more.'
      await browser.answer(harm, onboarded.json.result.expects.after)
    }
    await writeOfHarm(linkID)
    await workOff()
    while (await service.sender.tick());
    await workOff()
    const [mail, shut, ...more] = office.mailsTo('owner@example.com')
    expect(more).toEqual([])
    expect(shut?.text).toContain(`webhook at 127.0.0.1:${receiver.port}`)
    await post('webhooks/remove', { webhookID: json.result.webhookID })
    expect(mail?.text).toContain(`${service.url}/console/invites/${linkID}`)
    expect(mail?.text).not.toMatch(/to live|Sample|dan@/)
    const orgID = (await get('organization/getSettings')).orgID
    const flood = { key: `care ${orgID}`, endsAt: now().toISOString(), count: 10 }
    await service.store.shareCounts({ counts: [flood], now: now().toISOString() })
    for (const link of await invite(['fay@example.com', 'gil@example.com'])) await writeOfHarm(link)
    await workOff()
    expect(office.mailsTo('owner@example.com')).toHaveLength(2)
    ahead += 32 * 60_000
    await workOff()
    const told = office.mailsTo('owner@example.com').slice(2)
    const text = told.map((one) => one.text).join()
    // Two, unless a quarter of an hour ended between them.
    const sum = [...text.matchAll(/^(\d) × \S+\/console\/interviews\/(\S+)\/links/gm)]
    expect(sum.reduce((total, [, count]) => total + Number(count), 0)).toBe(2)
    expect(new Set(sum.map(([, , id]) => id))).toEqual(new Set([interviewID]))
    ahead = 0
  })
})

test('without a server the calls say what is missing, and a certificate that is not good gets no mail', async () => {
  await using stack = new AsyncDisposableStack()
  const office = await startPostOffice({ tls: true })
  stack.defer(office.close)
  const none = await startService(newDataFile(), { work: false })
  stack.defer(none.close)
  const plain = await none.newToken()
  const body = { interviewID: 'int_none' }
  const refused = await call(`${none.url}/v1/invites/send`, { token: plain, body })
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('SMTP_URL')])
  const { smtp } = readConfig({ SMTP_URL: `smtp://127.0.0.1:${office.port}`, MAIL_FROM: from })
  const service = await startService(newDataFile(), { work: false, config: { smtp } })
  stack.defer(service.close)
  const token = await service.newToken()
  const post = async (path: string, given: object) =>
    (await call(`${service.url}/v1/${path}`, { token, body: given })).json.result
  const made = { productID: 'p', interviewName: 'n', guidelines }
  const { interviewID } = await post('interviews/addOne', made)
  const links = await post('invites/createInvites', {
    interviewID,
    invitees: [{ email: 'eve@example.com' }],
  })
  expect(links).toHaveLength(1)
  expect((await post('invites/send', { interviewID })).queued).toBe(1)
  while (await service.worker.tick());
  expect(office.received).toEqual([])
})
