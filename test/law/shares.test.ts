import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const dayMs = 86_400_000
const invited = { name: 'Zoltan Quill', email: 'zoltan.quill@example.com' }
const typed = {
  ...{ name: 'Dr. Yrsa Vell', email: 'yrsa@vell.example' },
  ...{ occupation: 'Beekeeper', location: 'Upper Nowhere' },
}
const confiding =
  'I need <b>exports</b> for me, YRSA vell, by yrsa@vell.example or help@ledger.example. Vellum costs more, says Yrsa.'
const left = 'I need &lt;b&gt;exports&lt;/b&gt; for me, […], by […] or […].'
/** What must stand nowhere on a page that leaves names out. */
const secrets =
  /zoltan|quill|yrsa|\bvell\b|@(example|vell|ledger)|beekeeper|nowhere|prf_|int_[0-9A-Za-z]/i

describe.each(databases)('shares, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let admin: string
  let interviewID: string
  let links: string[]
  let aheadMs = 0
  let log = ''

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _, done) {
        log += chunk
        done()
      },
    })
    service = await startService(await open(), {
      now: () => new Date(Date.now() + aheadMs),
      logger: pino({ level: 'debug' }, stream),
    })
    token = await service.newToken()
    admin = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const settings = { name: 'Harbour & Sons', accent: '#aa3311' }
    await call(`${service.url}/v1/organization/setSettings`, { token: admin, body: settings })
    interviewID = await addInterview()
    const invitees = [invited, {}, {}]
    const made = await post('invites/createInvites', { interviewID, invitees })
    links = made.json.result
    await takeInterview(links[0] ?? '', answers, { onboard: invited })
    await takeInterview(links[1] ?? '', [confiding, ...answers], { onboard: typed })
    await eventually(async () => {
      const { json } = await get('profiles/getList?productID=ledger')
      return json.result.length === 2 ? true : null
    })
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const idOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)
  const inDays = (days: number) => new Date(Date.now() + aheadMs + days * dayMs).toISOString()

  async function addInterview(): Promise<string> {
    const body = { productID: 'ledger', interviewName: 'First <week>', guidelines }
    return (await post('interviews/addOne', body)).json.result.interviewID
  }

  async function share(more: object = {}) {
    const body = { interviewID, what: 'findings', expires: inDays(7), ...more }
    const { status, json } = await post('shares/addOne', body)
    expect([status, json.message]).toEqual([200, undefined])
    return json.result as { shareID: string; url: string }
  }

  const transcriptOf = (at: number, more: object = {}) =>
    share({ what: 'transcript', linkID: idOf(links[at]), ...more })

  async function look(url: string, headers: Record<string, string> = {}) {
    const response = await fetch(url, { headers })
    return { response, status: response.status, html: await response.text() }
  }

  test('somebody without an account reads what people said to each question, by whom is left out', async () => {
    const { url } = await share()
    const { status, html } = await look(url)
    expect(status).toBe(200)
    expect(html).toContain('First &lt;week&gt;')
    expect(html).toContain('Harbour &amp; Sons')
    expect(html).toContain('2 people took part.')
    expect(html).toContain('What made you look for a tool like this?')
    expect(html).toContain('2 of 2 people said something on it.')
    expect(html).toContain('<figcaption dir="auto">P1</figcaption>')
    expect(html).toContain('<figcaption dir="auto">P2</figcaption>')
    expect(html).toContain(answers[0])
    expect(html).toContain('Vellum costs more, says […].')
    expect(html).not.toMatch(secrets)
    for (const link of links) expect(html).not.toContain(idOf(link))
  })

  test('findings begin with what the study wanted to know and what nobody answered', async () => {
    const guide = `${guidelines}\nGoal: what made them look for a tool`
    const body = { productID: 'ledger', interviewName: 'Goals', guidelines: guide }
    const { interviewID: other } = (await post('interviews/addOne', body)).json.result
    const made = await post('invites/createInvites', { interviewID: other, count: 1 })
    await takeInterview(made.json.result[0] ?? '', answers.slice(0, 1))
    const { url } = await share({ interviewID: other })
    const html = await eventually(async () => {
      const page = (await look(url)).html
      return page.includes('took part') ? page : null
    })
    const part = (from: string, to: string) =>
      html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)))
    expect(part('What the study wanted to know', '</ul>')).toMatch(
      /what made them look for a tool.*1 of 1 person said something on it\./,
    )
    const { unanswered, topics } = (await get(`interviews/getFindings?interviewID=${other}`)).json
      .result
    const questions: { id: string; text: string; asked: number }[] = topics.flatMap(
      (topic: { questions: { id: string; text: string; asked: number }[] }) => topic.questions,
    )
    const open = questions.filter(({ id }) => unanswered.includes(id))
    expect(open).not.toEqual([])
    const missed = part('What nobody answered', '</ul>')
    for (const { text, asked } of open) {
      const [, note = ''] = missed.split(text)
      expect([text, note.slice(0, 80).includes('Nobody was asked this.')]).toEqual([
        text,
        asked === 0,
      ])
    }
  })

  test('a page has no script, is kept by nobody, tells no other site, and allows itself its colour alone', async () => {
    const { response, html } = await look((await share()).url)
    expect(html).not.toMatch(/<script|\son\w+=/i)
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(style).toBe(':root{--org:#aa3311}')
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(style))
    const hash = Buffer.from(digest).toString('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`default-src 'none'; style-src 'self' 'sha256-${hash}'; img-src data:`)
    expect(policy).not.toContain('script-src')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    })
    const sheet = /href="(\/assets\/share-[^"]+)"/.exec(html)?.[1]
    expect((await fetch(service.url + sheet)).status).toBe(200)
  })

  test('its own words are in the language of the browser', async () => {
    const { url } = await share()
    const inLanguage = async (language: string) =>
      (await look(url, { 'accept-language': language })).html
    expect(await inLanguage('de-AT,en;q=0.5')).toContain(
      '2 von 2 Personen haben etwas dazu gesagt.',
    )
    const french = await inLanguage('fr')
    expect(french).toContain('<html lang="fr">')
    expect(french).toContain('Cette page prend fin le ')
    expect(await inLanguage('es')).toContain('Participaron 2 personas.')
    expect(await inLanguage('pt-BR')).toContain('Nomes e endereços foram omitidos.')
    expect(await inLanguage('ja')).toContain('Names and addresses are left out.')
  })

  test('a conversation is shared without names and addresses, or with them', async () => {
    const withoutNames = (await look((await transcriptOf(1)).url)).html
    expect(withoutNames).toContain('What made you look for a tool like this?')
    expect(withoutNames).toContain(left)
    expect(withoutNames).not.toMatch(secrets)
    const told = (await look((await transcriptOf(1, { names: true })).url)).html
    expect(told).toContain('Dr. Yrsa Vell, Beekeeper, Upper Nowhere')
    expect(told).toContain('YRSA vell, by yrsa@vell.example')
    expect(told).not.toContain('Names and addresses are left out.')
    const named = (await look((await share({ names: true })).url)).html
    expect(named).toContain('P1, Zoltan Quill')
    const unbegun = (await look((await transcriptOf(2)).url)).html
    expect(unbegun).toContain('Nothing has been said yet.')
  })

  test('withdrawn, ended and never made, a page answers with the same bytes', async () => {
    const [withdrawn, ended] = [await share(), await share({ expires: inDays(1) })]
    expect((await look(withdrawn.url)).status).toBe(200)
    await post('shares/remove', { shareID: withdrawn.shareID })
    aheadMs += 2 * dayMs
    const never = `${service.url}/s/${'0'.repeat(28)}`
    const looks = await Promise.all([withdrawn.url, ended.url, never].map((url) => look(url)))
    for (const { status, html, response } of looks) {
      expect([status, html]).toEqual([404, looks[2]?.html])
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
    expect(looks[0]?.html).toContain('There is nothing at this address')
    expect((await post('shares/remove', { shareID: withdrawn.shareID })).status).toBe(404)
    const listed = (await get(`shares/getList?interviewID=${interviewID}`)).json.result
    expect(listed.map(({ shareID }: { shareID: string }) => shareID)).not.toContain(ended.shareID)
  })

  test('shares are listed with who made them and until when, those of one conversation apart', async () => {
    const other = await addInterview()
    const made = await share({ interviewID: other })
    const list = async (query: string) => (await get(`shares/getList?${query}`)).json.result
    expect(await list(`interviewID=${other}`)).toEqual([made])
    expect(made).toMatchObject({ what: 'findings', names: false, userID: 'ada' })
    expect(made.url).toBe(`${service.url}/s/${made.shareID}`)
    expect(made.shareID).toMatch(/^[0-9A-Za-z]{28}$/)
    const linkID = idOf(links[2])
    const [first, ...more] = await list(`interviewID=${interviewID}&linkID=${linkID}`)
    expect([first.linkID, more]).toEqual([linkID, []])
    expect(await list(`interviewID=${interviewID}&limit=1`)).toHaveLength(1)
  })

  test('what cannot be shared is refused', async () => {
    const add = async (more: object) => {
      const body = { interviewID, what: 'findings', expires: inDays(7), ...more }
      const { status, json } = await post('shares/addOne', body)
      return [status, json.message]
    }
    const linkID = idOf(links[0])
    expect(await add({ what: 'transcript' })).toEqual([400, 'linkID is required.'])
    const elsewhere = 'linkID belongs to a transcript, and must be left out elsewhere.'
    expect(await add({ linkID })).toEqual([400, elsewhere])
    const ahead = [400, 'expires must lie ahead, by 365 days at most.']
    expect(await add({ expires: inDays(-1) })).toEqual(ahead)
    expect(await add({ expires: inDays(366) })).toEqual(ahead)
    const nothing = [404, 'There is nothing to share here.']
    expect(await add({ what: 'transcript', linkID: 'x' })).toEqual(nothing)
    const other = await addInterview()
    expect(await add({ interviewID: other, what: 'transcript', linkID })).toEqual(nothing)
    for (let count = 0; count < 100; count += 1) await share({ interviewID: other })
    expect(await add({ interviewID: other })).toEqual([
      409,
      'There are 100 shares of this interview: withdraw some.',
    ])
    aheadMs += 8 * dayMs
    expect(await add({ interviewID: other, expires: inDays(1) })).toEqual([200, undefined])
  })

  test('another organization makes, sees and withdraws none of them', async () => {
    const { shareID, url } = await share()
    const stranger = await service.newToken({ org: 'stranger' })
    const ask = (path: string, body?: object) =>
      call(`${service.url}/v1/${path}`, { token: stranger, ...(body && { body }) })
    const body = { interviewID, expires: inDays(1) }
    expect((await ask('shares/addOne', { ...body, what: 'findings' })).status).toBe(404)
    const linkID = idOf(links[0])
    const transcript = { ...body, what: 'transcript', linkID }
    expect((await ask('shares/addOne', transcript)).status).toBe(404)
    expect((await ask(`shares/getList?interviewID=${interviewID}`)).json.result).toEqual([])
    expect((await ask('shares/remove', { shareID })).status).toBe(404)
    const lines = await service.store.listAudit({ orgID: 'stranger', limit: 100 })
    expect(lines.map(({ call: told }) => told)).not.toContain('shares.addOne')
    expect((await look(url)).status).toBe(200)
  })

  test('making, withdrawing and reading are written down, and the address is not', async () => {
    const other = await addInterview()
    const { shareID, url } = await share({ interviewID: other })
    await look(url)
    await look(url)
    await post('shares/remove', { shareID })
    const lines = await eventually(async () => {
      const asked = `${service.url}/v1/audit/getList?resource=${other}`
      const { json } = await call(asked, { token: admin })
      return json.result.length >= 4 ? json.result : null
    })
    const told = lines.map(({ call, tokenID }: { call: string; tokenID: string }) => [
      call,
      tokenID === 'share',
    ])
    expect(told.sort()).toEqual([
      ['interviews.addOne', false],
      ['shares.addOne', false],
      ['shares.look', true],
      ['shares.remove', false],
    ])
    expect(JSON.stringify(lines)).not.toContain(shareID)
    expect(log).toContain('/s/:shareID')
    expect(log).not.toContain(shareID)
  })

  test('with somebody go the pages of their conversation and their words from all others', async () => {
    const [conversation, findings] = [await transcriptOf(1), await share()]
    expect((await look(findings.url)).html).toContain('Vellum costs more, says […].')
    await post('invites/erase', { linkID: idOf(links[1]) })
    expect((await look(conversation.url)).status).toBe(404)
    expect(await service.store.findShare({ shareID: conversation.shareID })).toBeNull()
    const { html } = await look(findings.url)
    expect(html).toContain('1 person took part.')
    expect(html).not.toContain('Vellum')
  })
})

describe.each(databases)('guessing at shares, on $name', ({ open }) => {
  test('whoever asks for pages that are not there is told to wait, there and at links', async () => {
    const service = await startService(await open(), { config: { callsPerMinute: 600 } })
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries += 1) {
      const guess = `${tries}`.padStart(28, '0')
      statuses.push((await fetch(`${service.url}/s/${guess}`)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
    expect((await openLink(`${service.url}/i/none`).state()).status).toBe(429)
    await service.close()
  })

  test('one page is opened so often in a minute and no more', async () => {
    const service = await startService(await open(), { config: { callsPerMinute: 10 } })
    const token = await service.newToken()
    const post = async (path: string, body: object) =>
      (await call(`${service.url}/v1/${path}`, { token, body })).json.result
    const interview = { productID: 'p', interviewName: 'n', guidelines }
    const { interviewID } = await post('interviews/addOne', interview)
    const expires = new Date(Date.now() + dayMs).toISOString()
    const { url } = await post('shares/addOne', { interviewID, what: 'findings', expires })
    const first = await fetch(url)
    expect([first.status, first.headers.get('ratelimit')]).toEqual([
      200,
      expect.stringContaining('"pages";r=0'),
    ])
    const second = await fetch(url)
    expect([second.status, await second.text()]).toEqual([
      429,
      expect.stringContaining('Too many pages were opened'),
    ])
    await service.close()
  })
})
