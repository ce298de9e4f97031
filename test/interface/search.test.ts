import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked as shape } from '../../src/contract/ask-schemas.ts'
import { readings } from '../../src/reading/readings.ts'
import { createSearch } from '../../src/service/study/search/search.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  details,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

/** What only one of them says, with all that a fold has to bear. */
const own = [
  'Lucía from accounting told me the SLA was “never‑met” — so 𝒘e left the 👩‍💻 vendor for good.',
  'The reminders came at midnight, and I muted the whole thing after two weeks.',
]

describe.each(databases)('what was said is found again, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let links: string[]

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    interviewID = await addInterview('ledger')
    const made = await get(`invites/createInvites?interviewID=${interviewID}&count=4`)
    links = made.json.result
    for (const [at, told] of [answers, [...own, ...answers.slice(2)], answers.slice(1)].entries()) {
      await takeInterview(links[at] ?? '', told, { onboard: { name: `Somebody ${at}` } })
    }
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const idOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)

  async function addInterview(productID: string): Promise<string> {
    const body = { productID, interviewName: 'First week', guidelines }
    return (await post('interviews/addOne', body)).json.result.interviewID
  }
  async function ask(question: string, scope: object = { interviewID }) {
    const { status, json } = await post('interviews/ask', { ...scope, question })
    expect(status).toBe(200)
    return shape.strict().parse(json.result)
  }
  async function verify(text: string, more: object = {}) {
    const { status, json } = await post('quotes/verify', { text, ...more })
    expect(status).toBe(200)
    return json.result as {
      linkID: string
      seq: number
      start: number
      end: number
      text: string
    }[]
  }
  async function contentOf({ linkID, seq }: { linkID: string; seq: number }): Promise<string> {
    return (await get(`invites/getOne?linkID=${linkID}`)).json.result.conversation[seq].content
  }

  test('whoever does not finish keeps nothing of others from being found', async () => {
    const [link] = (await get(`invites/createInvites?interviewID=${interviewID}&count=1`)).json
      .result
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    let after = (await browser.send({ type: 'onboard', ...details })).json.result.expects.after
    for (let turn = 0; turn < 6 && after !== undefined; turn += 1) {
      const { json } = await browser.answer(
        `Reminders muted at midnight, for the ${turn}th time.`,
        after,
      )
      after = json.result.expects?.after
    }
    const { standing, people } = await ask('Who muted the reminders at midnight?')
    expect([standing, people.spoke]).toEqual(['answered', 1])
  })

  test('a question finds who spoke of it, in any form of its words, without regard to accents', async () => {
    for (const question of [
      'Who muted a reminder?',
      'muting',
      'Was REMINDERS annoying at midnights?',
    ]) {
      const { standing, people, quotes } = await ask(question)
      expect({ question, standing, people }).toEqual({
        ...{ question, standing: 'answered' },
        people: { asked: 3, spoke: 1, silent: 2 },
      })
      expect(quotes[0]).toMatchObject({ linkID: idOf(links[1]), text: own[1] })
    }
    expect((await ask('What did lucia say?')).people.spoke).toBe(1)
  })

  test('whole words are found, not parts of them', async () => {
    expect((await ask('sla')).people.spoke).toBe(1)
    expect((await ask('slam')).standing).toBe('nothing_said')
    expect((await ask('night')).standing).toBe('nothing_said')
  })

  test('each quote stands where it says', async () => {
    const { quotes } = await ask('export')
    expect(quotes.length).toBeGreaterThan(1)
    for (const quote of quotes) {
      expect((await contentOf(quote)).slice(quote.start, quote.end)).toBe(quote.text)
    }
    expect(new Set(quotes.slice(0, 2).map(({ linkID }) => linkID)).size).toBe(2)
  })

  test('nobody is found on what nobody spoke of', async () => {
    expect(await ask('Do they want a loyalty card for the zeppelin?')).toEqual({
      ...{ standing: 'nothing_said', quotes: [] },
      people: { asked: 3, spoke: 0, silent: 3 },
    })
    const { status, json } = await post('interviews/ask', { question: 'What do people think?' })
    expect([status, json.message]).toEqual([400, 'Ask with a word or two of what you look for.'])
  })

  test('a product and the organization are looked through as a whole, and no other', async () => {
    const other = await addInterview('other')
    expect((await ask('reminders', {})).people).toEqual({ asked: 3, spoke: 1, silent: 2 })
    expect((await ask('reminders', { productID: 'ledger' })).people.spoke).toBe(1)
    expect((await ask('reminders', { productID: 'other' })).people.asked).toBe(0)
    expect((await ask('reminders', { interviewID: other })).people.asked).toBe(0)
    const both = { interviewID, productID: 'ledger', question: 'reminders' }
    expect((await post('interviews/ask', both)).status).toBe(400)
    const stranger = await service.newToken({ org: 'stranger' })
    const body = { question: 'reminders', productID: 'ledger' }
    const theirs = await call(`${service.url}/v1/interviews/ask`, { token: stranger, body })
    expect(theirs.json.result.people).toEqual({ asked: 0, spoke: 0, silent: 0 })
    const words = { text: own[1] ?? '' }
    const found = await call(`${service.url}/v1/quotes/verify`, { token: stranger, body: words })
    expect(found.json.result).toEqual([])
  })

  test('every run of words that was said is found where it stands', async () => {
    for (const said of [...own, ...answers]) {
      const words = [...said.matchAll(/[^\s]+/g)]
      for (const [from, to] of [
        [0, words.length],
        [1, 4],
        [2, 7],
      ]) {
        const first = words[from ?? 0]
        const last = words[Math.min(to ?? 0, words.length) - 1]
        if (!first || !last || last.index < first.index) continue
        const text = said.slice(first.index, last.index + last[0].length)
        const places = await verify(text)
        expect({ text, found: places.length > 0 }).toEqual({ text, found: true })
        for (const place of places) {
          expect((await contentOf(place)).slice(place.start, place.end)).toBe(place.text)
        }
      }
    }
  })

  test('kinds of quotes, dashes and spaces make no difference, another word or letter does', async () => {
    expect(await verify('the SLA was "never-met" -  so')).toHaveLength(1)
    expect(await verify('the sla was "never-met"')).toEqual([])
    expect(await verify('the SLA was always met')).toEqual([])
    expect(await verify('muted the whole thing after three weeks')).toEqual([])
    expect(await verify('uted the whole thing')).toEqual([])
    expect(await verify('the thing whole muted')).toEqual([])
    expect(await verify('muted the whole thing', { productID: 'other' })).toEqual([])
    expect(await verify('muted the whole thing', { productID: 'ledger' })).toHaveLength(1)
  })

  test('what an interviewer said is not what somebody said', async () => {
    const { conversation } = (await get(`invites/getOne?linkID=${idOf(links[0])}`)).json.result
    expect(await verify(conversation[0].content)).toEqual([])
  })

  test('words from before there was an index are found all the same', async () => {
    const { store } = service
    const said = new Map<string, string[]>()
    const before = {
      ...store,
      listUnsearchable: async () => links.map(idOf),
      addSaid: async ({ said: rows }: Parameters<typeof store.addSaid>[0]) => {
        for (const { linkID, tokens } of rows)
          said.set(linkID, [...(said.get(linkID) ?? []), tokens])
      },
    }
    const alone = { answerer: null, now: () => new Date() }
    const search = createSearch({ store: before, reading: readings, ...alone })
    const caller = { orgID: 'acme', userID: 'u', tokenID: 't', tokenHash: '', scopes: [] }
    const given = { caller, query: undefined, linkID: '', browser: null, idempotencyKey: null }
    await search['quotes.verify']({ ...given, body: { text: 'midnight' } })
    expect([...said.keys()].sort()).toEqual(links.slice(0, 3).map(idOf).sort())
    // The same tokens as were stored with the words.
    const rows = [...said].flatMap(([linkID, all]) =>
      all.map((tokens, seq) => ({ linkID, seq, tokens })),
    )
    expect(rows.some(({ tokens }) => tokens.includes(' smidnight'))).toBe(true)
    expect(await store.listUnsearchable({ orgID: 'acme', limit: 10 })).toEqual([])
  })

  test('who was erased is found no more', async () => {
    await post('invites/erase', { linkID: idOf(links[1]) })
    expect(await verify('muted the whole thing')).toEqual([])
    expect((await ask('reminders')).people).toEqual({ asked: 2, spoke: 0, silent: 2 })
  })
})
