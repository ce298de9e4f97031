import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { databases } from '../databases.ts'
import { readQDPX } from '../interface/read-qdpx.ts'
import { startModelServer } from '../llm/model-server.ts'
import {
  answers,
  blankPages,
  browserOf,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { startReceiver } from '../webhooks/receiver.ts'

const { webhookAllow } = readConfig({ WEBHOOK_ALLOW: '127.0.0.0/8' })
const shell =
  '<!doctype html><html lang="en"><head><title>Interview</title><script src="/x.js"></script></head><main class="late"></main></html>'
const pages = { ...blankPages, participant: { html: () => shell } }
const secret = 'pid-of-somebody-4711'
const nothing = { places: 0, started: 0, finished: 0, screenedOut: 0, full: 0 }

/** A guide that asks whom it is for, with places for one person of the second kind. */
const closedGuide = `# Use
- How easy was the set-up? (scale 1-5: hard .. easy)
- Tell me about the last time you used it.
# Screener
- How many people work there? (choose one)
  - [ ] Just me -> end
  - [ ] 2 to 10 (quota 1)
  - [ ] More than 10
`

const comparedGuide = `# Use
- Which plan are you on? (choose one)
  - [ ] Free
  - [ ] Paid
- Which of these matter to you? (choose up to 2)
  - [ ] Price
  - [ ] Speed
- What made you look for a tool like this?
`

/** A browser that keeps its cookie at one open link. */
function visitor(url: string, cookieOfBefore = '') {
  let cookie = cookieOfBefore
  async function go(path: string, init: RequestInit = {}) {
    const headers = { ...init.headers, ...(cookie !== '' && { cookie }) }
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const to = response.headers.get('location') ?? ''
    return { status: response.status, to, html: await response.text(), headers: response.headers }
  }
  return {
    look: (query = '') => go(query),
    start: (query = '', headers: Record<string, string> = {}) =>
      go(`/start${query}`, { method: 'POST', headers }),
    cookie: () => cookie,
  }
}

describe.each(databases)('one link for many people, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let aheadMs = 0

  beforeAll(async () => {
    const now = () => new Date(Date.now() + aheadMs)
    service = await startService(await open(), { now, pages, config: { webhookAllow } })
    token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const settings = { name: 'Harbour & Sons', accent: '#aa3311' }
    await post('organization/setSettings', settings)
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const need = async (path: string, body: object) => {
    const { status, json } = await post(path, body)
    expect(status, JSON.stringify(json)).toBe(200)
    return json.result
  }

  async function addInterview(written = guidelines): Promise<string> {
    const body = { productID: 'ledger', interviewName: 'Secret name', guidelines: written }
    return (await need('interviews/addOne', body)).interviewID
  }

  async function openOne(more: object = {}, written = guidelines) {
    const interviewID = await addInterview(written)
    const body = { interviewID, open: true, ...more }
    const { url } = await need('interviews/setOpenLink', body)
    return { interviewID, url: url as string }
  }

  const tell = async (interviewID: string) =>
    (await get(`interviews/getOpenLink?interviewID=${interviewID}`)).json.result
  const summaries = async (interviewID: string) =>
    (await get(`invites/getSummaries?interviewID=${interviewID}`)).json.result

  test('it is opened, shut and opened again at one address, with what bounds it', async () => {
    const interviewID = await addInterview()
    expect(await tell(interviewID)).toEqual({
      ...{ interviewID, open: false, keep: [], redirects: {} },
      ...nothing,
    })
    const expires = new Date(Date.now() + 86_400_000).toISOString()
    const bounds = { people: 40, expires, keep: ['pid', 'utm_source'] }
    const opened = await need('interviews/setOpenLink', { interviewID, open: true, ...bounds })
    expect(opened).toMatchObject({ interviewID, open: true, ...bounds, ...nothing })
    expect(opened.url.replace(service.url, '')).toMatch(/^\/o\/[0-9A-Za-z]{28}$/)
    const shut = await need('interviews/setOpenLink', { interviewID, open: false })
    expect(shut).toEqual({ ...opened, open: false })
    const free = { people: '', expires: '', keep: [] }
    const again = await need('interviews/setOpenLink', { interviewID, open: true, ...free })
    const { people: _, expires: __, ...rest } = opened
    expect(again).toEqual({ ...rest, keep: [] })
    expect(await tell(interviewID)).toEqual(again)
    const lines = (await get(`audit/getList?resource=${interviewID}`)).json.result
    const told = lines.filter((line: { call: string }) => line.call === 'interviews.setOpenLink')
    expect(told).toHaveLength(3)
  })

  test('a closed interview takes nobody new, lets others finish, and can be opened again', async () => {
    const { interviewID, url } = await openOne()
    const links: string[] = await need('invites/createInvites', { interviewID, count: 2 })
    const [waiting = '', begun = ''] = links
    await openLink(begun).send({ type: 'consent', agreed: true })
    const standing = { interviewID, closed: true, archived: false, sound: false }
    expect(await need('interviews/setClosed', { interviewID, closed: true })).toEqual(standing)
    const more = await post('invites/createInvites', { interviewID })
    expect([more.status, more.json.message]).toEqual([
      409,
      'This interview is closed; open it again to invite people.',
    ])
    const page = (link: string, language = 'en') =>
      fetch(link, { headers: { 'accept-language': language } })
    const titles = [
      'This study is over',
      'Diese Studie ist abgeschlossen',
      'Cette étude est terminée',
    ]
    for (const [at, language] of ['en', 'de', 'fr'].entries()) {
      const shown = await page(waiting, language)
      expect([shown.status, await shown.text()]).toEqual([
        410,
        expect.stringContaining(titles[at] ?? ''),
      ])
    }
    expect((await page(url)).status).toBe(410)
    const late = openLink(waiting)
    expect((await late.state()).json).toMatchObject({ result: { phase: 'done', closed: true } })
    expect((await late.send({ type: 'consent', agreed: true })).status).toBe(410)
    expect((await page(begun)).status).toBe(200)
    expect((await summaries(interviewID)).length).toBe(2)
    await need('interviews/setClosed', { interviewID, closed: false })
    expect((await page(waiting)).status).toBe(200)
    expect((await page(url)).status).toBe(200)
  })

  test('archived ones are listed where they are asked for, and products by the name they were given', async () => {
    const productID = 'shelf'
    const body = { productID, interviewName: 'n', guidelines }
    const { interviewID } = await need('interviews/addOne', body)
    await need('interviews/setArchived', { interviewID, archived: true })
    const ids = async (query: string) =>
      (await get(`interviews/getList?${query}`)).json.result.map(
        (one: { interviewID: string }) => one.interviewID,
      )
    expect(await ids('archived=false')).not.toContain(interviewID)
    expect(await ids('archived=true')).toEqual([interviewID])
    expect(await ids('')).toContain(interviewID)
    await need('products/updateOne', { productID, name: 'Shown so', archived: true })
    const products = async (query: string) => (await get(`products/getList?${query}`)).json.result
    expect(await products('archived=true')).toMatchObject([{ productID, name: 'Shown so' }])
    expect(await products('archived=false')).not.toContainEqual(
      expect.objectContaining({ productID }),
    )
    const standing = (await get(`interviews/getStanding?interviewID=${interviewID}`)).json.result
    expect(standing).toEqual({
      interviewID,
      closed: false,
      archived: true,
      sound: false,
      productName: 'Shown so',
    })
    const back = await need('products/updateOne', { productID, name: '', archived: false })
    expect(back).toEqual({ productID, archived: false })
    expect((await post('products/updateOne', { productID: 'none', name: 'n' })).status).toBe(404)
  })

  test.each([
    [{ keep: ['a b'] }, 'keep[0] must have 1 to 200 letters'],
    [{ keep: ['linkID'] }, 'keep[0] must not be linkID'],
    [{ keep: Array.from({ length: 11 }, (_, at) => `p${at}`) }, 'keep must have at most 10 items'],
    [{ keep: ['pid', 'pid'] }, 'keep must name each once'],
    [{ people: 0 }, 'people must be at least 1'],
    [{ expires: '2001-01-01T00:00:00Z' }, 'expires must lie ahead'],
  ])('%j is refused in a sentence', async (wrong, sentence) => {
    const interviewID = await addInterview()
    const { status, json } = await post('interviews/setOpenLink', {
      ...{ interviewID, open: true },
      ...wrong,
    })
    expect(status).toBe(400)
    expect(json.message).toContain(sentence)
  })

  test('its page shows who asks and not a word of the guide, and makes nothing', async () => {
    const { interviewID, url } = await openOne()
    const { status, html, headers } = await visitor(url).look('?utm_source=mail')
    expect(status).toBe(200)
    expect(html).toContain('Harbour &amp; Sons would like to hear from you.')
    expect(html).toContain(`action="${url.slice(service.url.length)}/start?utm_source=mail"`)
    expect(html).toContain('property="og:title" content="An interview · Harbour &amp; Sons"')
    expect(html).not.toMatch(/Secret name|Getting started|made you look|<script/)
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${url}/start`)).status).toBe(405)
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
    for (const speculation of [{ 'sec-purpose': 'prefetch' }, { purpose: 'preview' }]) {
      expect((await visitor(url).start('', speculation as Record<string, string>)).status).toBe(403)
    }
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await visitor(url).start('', elsewhere)).status).toBe(403)
    expect((await visitor(url).start('', { origin: 'https://evil.example' })).status).toBe(403)
    expect(await tell(interviewID)).toMatchObject({ places: 0 })
    expect(await summaries(interviewID)).toEqual([])
  })

  test('a browser has one invite, however often its button is pressed, and goes on with it', async () => {
    const { interviewID, url } = await openOne()
    const browser = visitor(url)
    await browser.look()
    const [one, other] = await Promise.all([browser.start(), browser.start()])
    expect([one?.status, one?.to]).toEqual([303, other?.to])
    expect(one?.to).toMatch(/^\/i\/[0-9A-Za-z]{28}$/)
    expect(await browser.look()).toMatchObject({ status: 303, to: one?.to })
    await need('interviews/setOpenLink', { interviewID, open: false })
    expect(await browser.look()).toMatchObject({ status: 303, to: one?.to })
    expect(await browser.start()).toMatchObject({ status: 303, to: one?.to })
    expect(await visitor(url).start()).toMatchObject({ status: 410, to: '' })
    expect(await tell(interviewID)).toMatchObject({ open: false, places: 1 })
    const [summary, ...more] = await summaries(interviewID)
    expect([summary.linkID, more]).toEqual([one?.to.slice(3), []])
    expect(summary).not.toHaveProperty('kept')
  })

  test('a pid is no key: nobody comes by it to what was begun in another browser', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid'] })
    const [victim, stranger] = [visitor(url), visitor(url)]
    for (const browser of [victim, stranger]) await browser.look()
    const first = await victim.start('?pid=A%201')
    const other = await victim.start('?pid=B')
    expect(other.to).not.toBe(first.to)
    expect(await victim.look('?pid=C')).toMatchObject({ status: 200 })
    expect((await victim.look('?pid=B')).to).toBe(other.to)
    expect(await victim.start('?pid=A+1')).toMatchObject({ status: 303, to: first.to })
    await openLink(`${service.url}${first.to}`).send({ type: 'consent', agreed: true })
    expect(await victim.start('?pid=A+1')).toMatchObject({ status: 303, to: first.to })
    for (const browser of [stranger, visitor(url)]) {
      for (const { status, to, html } of [
        await browser.look('?pid=A%201'),
        await browser.start('?pid=A%201'),
      ]) {
        expect([status, to]).toEqual([409, ''])
        expect(html).toContain('This has begun in another browser')
        expect(html).not.toMatch(/\/i\/|Getting started/)
      }
    }
    const german = { headers: { 'accept-language': 'de' } }
    expect(await (await fetch(`${url}?pid=A%201`, german)).text()).toContain('Browser begonnen')
    expect(await tell(interviewID)).toMatchObject({ places: 2 })
  })

  test('a pid that nobody filled in is nobody’s: each browser has its own invite, and it is shown as it came', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid'] })
    const query = '?pid=%5BID%5D'
    const starts: string[] = []
    for (const browser of [visitor(url), visitor(url)]) {
      await browser.look(query)
      const { status, to } = await browser.start(query)
      expect([status, (await browser.look(query)).to]).toEqual([303, to])
      await openLink(`${service.url}${to}`).send({ type: 'consent', agreed: true })
      starts.push(to)
    }
    expect(new Set(starts).size).toBe(2)
    const all = await summaries(interviewID)
    expect(all.map(({ kept }: { kept: object }) => kept)).toEqual([
      { pid: '[ID]' },
      { pid: '[ID]' },
    ])
  })

  test('nobody agrees for whoever comes later with that pid', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid'] })
    const [stranger, person] = [visitor(url), visitor(url)]
    for (const browser of [stranger, person]) await browser.look()
    const before = await stranger.start('?pid=A')
    expect(await person.look('?pid=A')).toMatchObject({ status: 200 })
    const own = await person.start('?pid=A')
    expect([own.status, own.to === before.to]).toEqual([303, false])
    const left = openLink(`${service.url}${before.to}`)
    expect((await left.send({ type: 'consent', agreed: true })).status).toBe(200)
    const of = async ({ to }: { to: string }) =>
      (await summaries(interviewID)).find(({ linkID }: { linkID: string }) => to.endsWith(linkID))
    expect(await of(before)).not.toHaveProperty('kept')
    expect(await of(own)).toMatchObject({ status: 'created', kept: { pid: 'A' } })
    expect((await person.look('?pid=A')).to).toBe(own.to)
  })

  test('a place that nobody agreed to take is given back after half an hour', async () => {
    const { interviewID, url } = await openOne({ people: 1 })
    const slow = visitor(url)
    await slow.look()
    const { to } = await slow.start()
    expect(await visitor(url).start()).toMatchObject({ status: 410 })
    aheadMs = 1_801_000
    expect(await tell(interviewID)).toMatchObject({ places: 0 })
    expect(await visitor(url).look()).toMatchObject({ status: 200 })
    const quick = await visitor(url).start()
    const agree = async (path: string) =>
      await openLink(`${service.url}${path}`).send({ type: 'consent', agreed: true })
    expect((await agree(quick.to)).status).toBe(200)
    const late = await agree(to)
    expect([late.status, late.json.message]).toEqual([
      403,
      expect.stringContaining('All places are taken by now'),
    ])
    expect(await tell(interviewID)).toMatchObject({ places: 1 })
    aheadMs = 0
  })

  test('one address cannot take all places, and is told to wait', async () => {
    const { interviewID, url } = await openOne({ people: 100 })
    const came = await Promise.all(Array.from({ length: 24 }, () => visitor(url).start()))
    expect(came.filter(({ status }) => status === 303)).toHaveLength(20)
    const [refused] = came.filter(({ status }) => status === 429)
    expect(refused?.html).toContain('Many are starting here just now')
    expect(refused?.headers.get('retry-after')).toBe('60')
    expect(await tell(interviewID)).toMatchObject({ places: 20 })
  })

  test('one address that agrees each time fills neither a quota nor the link', async () => {
    const written = closedGuide.replace('quota 1', 'quota 21')
    const { interviewID, url } = await openOne({ people: 100 }, written)
    const choose = async ({ to }: { to: string }) => {
      const browser = openLink(`${service.url}${to}`)
      await browser.send({ type: 'consent', agreed: true })
      await browser.send({ type: 'onboard' })
      const chosen = { text: '2 to 10', choice: [1], clientMessageID: to, after: 0 }
      const again = () => browser.send({ type: 'answer', ...chosen })
      return { ...browser, again, taken: await again() }
    }
    const came = []
    for (let one = await visitor(url).start(); one.status === 303; one = await visitor(url).start())
      came.push(await choose(one))
    expect(came).toHaveLength(20)
    const [first, second, ...others] = came.filter(({ taken }) => taken.status === 200)
    const waiting = came.filter(({ taken }) => taken.status === 429)
    expect([others.length, waiting.length]).toEqual([9, 9])
    const [next] = waiting
    expect(next?.taken.json.message).toContain(
      'Many people are choosing this at your network just now',
    )
    expect(next?.taken.headers.get('retry-after')).toBe('60')
    expect((await next?.state())?.json.result).toMatchObject({ expects: { type: 'answer' } })
    const taken = async () => {
      const { json } = await get(`interviews/getFindings?interviewID=${interviewID}`)
      return json.result.topics[0].questions[0].closed.options[1].taken
    }
    expect(await taken()).toBe(11)
    // Nor does who ends at once; whoever answers on lets the next one in.
    await first?.send({ type: 'end', keep: true })
    expect(await taken()).toBe(10)
    await second?.answer('4', 2)
    await second?.answer(answers[2] ?? '', 4)
    expect(await tell(interviewID)).toMatchObject({ places: 19 })
    expect((await next?.again())?.status).toBe(200)
    for (let more = 0; more < 2; more += 1)
      expect(await visitor(url).start()).toMatchObject({ status: 303 })
    expect(await visitor(url).start()).toMatchObject({ status: 429 })
    aheadMs = 7_201_000
    expect([await taken(), await tell(interviewID)]).toMatchObject([0, { places: 1 }])
    aheadMs = 0
  }, 120_000)

  test('who comes back within two hours finds their place, of the quota and of the link', async () => {
    const { interviewID, url } = await openOne({ people: 1 }, closedGuide)
    const { to } = await visitor(url).start()
    const browser = openLink(`${service.url}${to}`)
    await browser.send({ type: 'consent', agreed: true })
    await browser.send({ type: 'onboard' })
    const chosen = { text: '2 to 10', choice: [1], clientMessageID: to, after: 0 }
    await browser.send({ type: 'answer', ...chosen })
    const [link = ''] = await need('invites/createInvites', { interviewID })
    const other = openLink(link)
    await other.send({ type: 'consent', agreed: true })
    await other.send({ type: 'onboard' })
    aheadMs = 7_199_000
    expect(await visitor(url).start()).toMatchObject({ status: 410 })
    const late = await other.send({ type: 'answer', ...chosen, clientMessageID: 'late' })
    expect(late.json.result.status).toBe('quota_full')
    const back = await browser.answer('4', 2)
    expect([back.status, back.json.result.status]).toEqual([200, 'started'])
    aheadMs = 0
  })

  test('what is not named is dropped, and so is what is too long', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid', 'source', 'note'] })
    const long = 'x'.repeat(201)
    await visitor(url).start(`?source=${'é'.repeat(200)}&email=a@b.example&note=${long}&source=2`)
    const [{ kept }] = await summaries(interviewID)
    expect(kept).toEqual({ source: 'é'.repeat(200) })
  })

  test('nobody more starts than may, and everybody else is told so in their language', async () => {
    const { interviewID, url } = await openOne({ people: 5 })
    const came = await Promise.all(Array.from({ length: 20 }, () => visitor(url).start()))
    expect(came.filter(({ status }) => status === 303)).toHaveLength(5)
    const late = came.filter(({ status }) => status === 410)
    expect(late).toHaveLength(15)
    expect(late[0]?.html).toContain('All places are taken')
    expect(await tell(interviewID)).toMatchObject({ places: 5, people: 5 })
    const german = await fetch(url, { headers: { 'accept-language': 'de-AT,en' } })
    expect([german.status, await german.text()]).toEqual([
      410,
      expect.stringContaining('Alle Plätze sind vergeben'),
    ])
  })

  test('it ends at its time, and one that never was tells nothing', async () => {
    const expires = new Date(Date.now() + 60_000).toISOString()
    const { url } = await openOne({ expires })
    aheadMs = 61_000
    expect(await visitor(url).look()).toMatchObject({ status: 410 })
    expect(await visitor(url).start()).toMatchObject({ status: 410 })
    aheadMs = 0
    for (const none of ['x', '0'.repeat(28), '%F0%9F%92%A5']) {
      const at = `${service.url}/o/${none}`
      expect(await visitor(at).look()).toMatchObject({ status: 404 })
      expect(await visitor(at).start()).toMatchObject({ status: 404 })
    }
  })

  test('the closing page leads where it is said to, with what was kept, and for the person alone', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid', 'source'] })
    const completed = 'https://panel.example/done?p={pid}&s={source}&l={linkID}&x={other}'
    const set = await need('interviews/setRedirects', { interviewID, completed })
    expect(set).toEqual({ interviewID, completed })
    expect((await tell(interviewID)).redirects).toEqual({ completed })
    const { to } = await visitor(url).start('?pid=a%20b%26c%2F%C3%A9')
    const link = `${service.url}${to}`
    expect((await openLink(link).state()).json.result).not.toHaveProperty('next')
    const snapshot = await takeInterview(link, answers.slice(0, 1))
    const next = `https://panel.example/done?p=a%20b%26c%2F%C3%A9&s=&l=${to.slice(3)}&x=`
    expect(snapshot.next).toBe(next)
    expect((await browserOf(link).state()).json.result.next).toBe(next)
    expect((await openLink(link).state()).json.result).not.toHaveProperty('next')
    const gone = await need('interviews/setRedirects', { interviewID, completed: '' })
    expect(gone).toEqual({ interviewID })
  })

  test.each([
    'http://panel.example/',
    'javascript:alert(1)',
    'https://{pid}/',
    'https://panel.example{pid}/',
    'https://{pid}@panel.example/',
    'https://panel.example:{pid}/',
    'https://me:secret@panel.example/',
    'https://panel.example/{p id}',
    `https://panel.example/${'x'.repeat(2_000)}`,
    '//panel.example/',
    'https://./{pid}',
    'https://panel..example/',
    'https://-panel.example/',
    `https://${'x'.repeat(64)}.example/`,
  ])('%s is no place to lead anybody', async (completed) => {
    const body = { interviewID: await addInterview(), completed }
    const { status, json } = await post('interviews/setRedirects', body)
    expect(status).toBe(400)
    expect(json.message).toContain('completed must be an https address')
  })

  test('what was kept stands in summaries, transcript, exports, events and the person’s own copy, and goes with them', async () => {
    const receiver = await startReceiver()
    const { webhookID } = await need('webhooks/addOne', {
      url: receiver.url,
      events: ['invite.started', 'invite.completed'],
    })
    const { interviewID, url } = await openOne({ keep: ['pid', 'source'] })
    const told = receiver.reached(2)
    const { to } = await visitor(url).start(`?pid=${secret}&source=%3Dmail`)
    const link = `${service.url}${to}`
    const email = 'kept@example.com'
    await takeInterview(link, answers, { onboard: { email } })
    const linkID = to.slice(3)
    const kept = { pid: secret, source: '=mail' }

    expect(await summaries(interviewID)).toMatchObject([{ linkID, kept }])
    const transcript = await get(`invites/getTranscript?linkID=${linkID}`)
    expect(transcript.json.result.invite.kept).toEqual(kept)
    expect((await get(`invites/getOne?linkID=${linkID}`)).text).not.toContain(secret)
    expect(await tell(interviewID)).toMatchObject({ places: 1, finished: 1 })
    const own = await browserOf(link).request('/export')
    expect(own.json.result.kept).toEqual(kept)
    const held = await need('people/export', { email })
    expect(held.typed.interviews).toMatchObject([{ kept }])
    await told
    for (const { data } of receiver.received) expect(data.kept).toEqual(kept)

    const take = async (format: string, more = '') => {
      const at = `${service.url}/v1/interviews/export?interviewID=${interviewID}&format=${format}`
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${at}${more}`, { headers })
      return Buffer.from(await response.arrayBuffer())
    }
    const table = String(await take('csv'))
    expect(table.split('\r\n')[0]).toMatch(/,kept\.pid,kept\.source$/)
    expect(table.split('\r\n')[1]).toContain(`,${secret},'=mail`)
    expect(String(await take('jsonl'))).toContain(`"kept":${JSON.stringify(kept)}`)
    expect(String(await take('md'))).toContain(`pid: ${secret}`)
    const { xml, problems } = await readQDPX(await take('qdpx'))
    expect(problems).toEqual([])
    expect(xml).toContain(`<TextValue>${secret}</TextValue>`)
    for (const format of ['csv', 'jsonl', 'md']) {
      const nameless = String(await take(format, '&names=false'))
      expect(nameless).not.toContain(secret)
      expect(nameless).not.toContain('=mail')
    }

    await need('invites/erase', { linkID })
    expect(await summaries(interviewID)).toEqual([])
    expect(await tell(interviewID)).toMatchObject({ places: 1, finished: 0 })
    const left = await get(`webhooks/getDeliveries?webhookID=${webhookID}`)
    expect(left.json.result).toEqual([])
    await need('webhooks/remove', { webhookID })
    await receiver.close()
    // Who was erased is nobody who is known.
    expect((await visitor(url).start(`?pid=${secret}`)).to).not.toBe(to)
  })

  test('a screener ends it for whom it is not, a quota when it is full, and each is counted', async () => {
    const receiver = await startReceiver()
    const events = ['invite.ended', 'interview.quota_reached']
    const { webhookID } = await need('webhooks/addOne', { url: receiver.url, events })
    const { interviewID, url } = await openOne({ keep: ['pid'] }, closedGuide)
    const out = 'https://panel.example/out?p={pid}'
    const full = 'https://panel.example/full?p={pid}'
    await need('interviews/setRedirects', { interviewID, screenedOut: out, quotaFull: full })
    const come = async (pid: string) => {
      const { to } = await visitor(url).start(`?pid=${pid}`)
      const browser = openLink(`${service.url}${to}`)
      await browser.send({ type: 'consent', agreed: true, locale: 'en' })
      const { json } = await browser.send({ type: 'onboard' })
      const [{ seq: after, closed }] = json.result.conversation
      expect(closed).toEqual({
        kind: 'one',
        options: ['Just me', '2 to 10', 'More than 10'],
      })
      const choose = (text: string, choice: number[]) =>
        browser.send({ type: 'answer', text, choice, clientMessageID: pid, after })
      return { choose, browser, link: `${service.url}${to}`, linkID: to.slice(3) }
    }
    const told = receiver.reached(3)
    const alone = await come('a')
    const wrong = await alone.choose('More than 10', [0])
    expect([wrong.status, wrong.json.message]).toEqual([
      400,
      'text must be what choice says: the options chosen, or the number.',
    ])
    const ended = (await alone.choose('Just me', [0])).json.result
    expect(ended).toMatchObject({ status: 'screened_out', phase: 'done', progress: 1 })
    expect(ended.conversation.at(-1).content).toContain('another situation')
    expect(ended.next).toBe('https://panel.example/out?p=a')
    expect((await alone.choose('More than 10', [2])).json.result).toEqual(ended)

    const people = await Promise.all(['b', 'c', 'd', 'e'].map(come))
    const went = await Promise.all(people.map(({ choose }) => choose('2 to 10', [1])))
    const statuses = went.map(({ json }) => json.result.status)
    expect(statuses.toSorted()).toEqual(['quota_full', 'quota_full', 'quota_full', 'started'])
    const late = went.find(({ json }) => json.result.status === 'quota_full')?.json.result
    expect(late.conversation.at(-1).content).toContain('enough people')
    expect(late.conversation.at(-2)).toMatchObject({ content: '2 to 10', choice: [1] })
    expect(late.next).toMatch(/^https:\/\/panel\.example\/full\?p=[b-e]$/)
    const inside = people[statuses.indexOf('started')]
    expect((await openLink(inside?.link ?? '').state()).json.result).not.toHaveProperty('next')

    expect((await inside?.browser.answer('4', 2))?.status).toBe(200)
    const last = await inside?.browser.answer(answers[2] ?? '', 4)
    expect(last?.status).toBe(200)
    await inside?.browser.send({ type: 'end', keep: true })
    expect(await tell(interviewID)).toMatchObject({
      places: 1,
      screenedOut: 1,
      full: 3,
      finished: 1,
    })
    const list = await summaries(interviewID)
    expect(list.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'completed',
      'quota_full',
      'quota_full',
      'quota_full',
      'screened_out',
    ])
    const { counts } = (await get(`interviews/getReport?interviewID=${interviewID}`)).json.result
    expect(counts).toMatchObject({ started: 5, screenedOut: 1, quotaFull: 3, endedEarly: 1 })
    const found = (await get(`interviews/getFindings?interviewID=${interviewID}`)).json.result
    const [screener, use] = found.topics
    expect(screener.questions[0].closed).toEqual({
      ...{ kind: 'one', asked: 5, answered: 5 },
      options: [
        { text: 'Just me', end: true, people: 1 },
        { text: '2 to 10', quota: 1, people: 4, taken: 1 },
        { text: 'More than 10', people: 0 },
      ],
    })
    const values = [1, 2, 3, 4, 5].map((value) => ({ value, people: value === 4 ? 1 : 0 }))
    const scale = { kind: 'scale', from: 1, to: 5, labels: { low: 'hard', high: 'easy' }, values }
    expect(use.questions[0].closed).toEqual({ ...scale, asked: 1, answered: 1, mean: 4 })
    const transcript = await get(`invites/getTranscript?linkID=${inside?.linkID}`)
    expect(transcript.json.result.messages[1]).toMatchObject({ content: '2 to 10', choice: [1] })
    const at = `${service.url}/v1/interviews/export?interviewID=${interviewID}&format=`
    const headers = { authorization: `Bearer ${token}` }
    const table = await (await fetch(`${at}csv`, { headers })).text()
    expect(table.split('\r\n')[0]).toContain(',choice,said,flags')
    expect(table).toMatch(/,2 to 10,1,/)
    expect(await (await fetch(`${at}jsonl`, { headers })).text()).toContain('"choice":[4]')

    await told
    const reasons = receiver.received.map(({ type, data }) => data.reason ?? type).toSorted()
    expect(reasons).toContain('screened_out')
    expect(reasons.filter((one) => one === 'interview.quota_reached')).toHaveLength(1)
    await need('webhooks/remove', { webhookID })
    await receiver.close()
  })

  test('people are compared by what was kept with them', async () => {
    const { interviewID, url } = await openOne({ keep: ['source'] })
    const sources = ['mail', 'Mail', 'mail', 'mail', 'mail', 'web']
    for (const source of sources) {
      const { to } = await visitor(url).start(`?source=${source}`)
      await takeInterview(`${service.url}${to}`, answers.slice(0, 2), { onboard: {} })
    }
    const by = `interviewID=${interviewID}&by=param:source&quotes=0`
    const found = await eventually(async () => {
      const { json } = await get(`interviews/getFindings?${by}`)
      return json.result.people === sources.length ? json.result : null
    })
    expect(found.groupedBy).toEqual({
      by: 'param:source',
      groups: [{ value: 'mail', people: 5 }, { value: 'web' }],
      unknown: 0,
    })
    const once = await get(`interviews/getFindings?${by.replace('param:', 'kept:')}`)
    expect(once.json.result.groupedBy.groups).toEqual(found.groupedBy.groups)
    const wrong = await get(`interviews/getFindings?interviewID=${interviewID}&by=kept`)
    expect([wrong.status, wrong.json.message]).toEqual([
      400,
      expect.stringContaining('by must be one of occupation'),
    ])
  })

  test('people are compared by what they chose, whoever chose several in each of these groups', async () => {
    const { interviewID, url } = await openOne({}, comparedGuide)
    const long = answers[0] ?? ''
    for (const plan of ['Free', 'Free', 'Free', 'Free', 'Free', 'Paid']) {
      const { to } = await visitor(url).start()
      const told = plan === 'Free' ? [plan, 'Price and Speed', long] : [plan, 'Speed']
      await takeInterview(`${service.url}${to}`, told, { onboard: {} })
    }
    const tellBy = async (question: string) => {
      const by = `interviewID=${interviewID}&by=question:${question}&quotes=0`
      return (await get(`interviews/getFindings?${by}`)).json
    }
    const found = await eventually(async () => {
      const { result } = await tellBy('q1')
      return result.people === 6 ? result : null
    })
    expect(found.groupedBy).toEqual({
      by: 'question:q1',
      groups: [{ value: 'Free', people: 5 }, { value: 'Paid' }],
      unknown: 0,
    })
    const [{ questions }] = found.topics
    expect(questions[2].groups).toMatchObject([{ value: 'Free', asked: 5, spoke: 5 }])
    expect((await tellBy('q2')).result.groupedBy.groups).toEqual([
      { value: 'Speed', people: 6 },
      { value: 'Price', people: 5 },
    ])
    for (const none of ['q3', 'q9']) {
      expect((await tellBy(none)).message).toContain('by must name a closed question')
    }
  })
})

test('no model is told what was kept', async () => {
  const server = await startModelServer()
  server.play(() => ({ type: 'write', text: '{}' }))
  const url = await databases[0]?.open()
  const env = {
    COLLOQUY_MODEL: 'openai-compatible/test',
    COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
  }
  const { model } = readConfig(env)
  const service = await startService(url ?? '', { pages, config: { model } })
  const token = await service.newToken()
  const need = async (path: string, body: object) =>
    (await call(`${service.url}/v1/${path}`, { token, body })).json.result
  const about = { productID: 'ledger', interviewName: 'n', guidelines }
  const { interviewID } = await need('interviews/addOne', about)
  const keep = ['pid', 'source']
  const link = await need('interviews/setOpenLink', { interviewID, open: true, keep })
  const { to } = await visitor(link.url).start(`?pid=${secret}&source=${secret}`)
  await takeInterview(`${service.url}${to}`, answers.slice(0, 2))
  await need('interviews/ask', { interviewID, question: 'spreadsheet' })
  await service.close()
  expect(server.requests.length).toBeGreaterThan(0)
  expect(JSON.stringify(server.requests)).not.toContain(secret)
  await server.close()
})
