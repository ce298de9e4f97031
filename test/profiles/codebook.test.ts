import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls/calls.ts'
import type { CodebookTheme, ThemeClaim } from '../../src/contract/calls/theme-calls.ts'
import { databases } from '../databases.ts'
import {
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

/** Three people whose sentences share a word: each word is a theme that rules make. */
const people = [
  [
    'I run a small design studio with four people and I do the invoices myself.',
    'The worst part of Ledgerly is the export, it breaks the columns every single time.',
    'The worst part of Ledgerly is the colours, they hurt my eyes.',
  ],
  [
    'I am an accountant and look after twelve clients.',
    'The worst thing about Ledgerly is the export, I mend it by hand every month.',
    'I love the reminders.',
  ],
  [
    'I work in a bakery with three other people.',
    'The worst thing about Ledgerly is the export, it takes an hour.',
    'I care about accuracy above all.',
  ],
]

describe.each(databases)('the codebook, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let links: string[]
  let before: CodebookTheme[]

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const body = { productID: 'Ledgerly', interviewName: 'First week', guidelines }
    interviewID = (await post('interviews/addOne', body)).result.interviewID
    const made = (await post('invites/createInvites', { interviewID, count: people.length })).result
    links = made.map((link: string) => link.slice(link.lastIndexOf('/') + 1))
    for (const [at, told] of people.entries())
      await takeInterview(made[at], told, { onboard: { name: 'A B', occupation: 'Baker' } })
    await eventually(async () => ((await report()).interviewsRead === people.length ? true : null))
    before = await list()
  })
  afterAll(() => service.close())

  const get = async (path: string) => (await call(`${service.url}/v1/${path}`, { token })).json
  const post = async (path: string, body: object) =>
    (await call(`${service.url}/v1/${path}`, { token, body })).json
  const report = async () => (await get(`interviews/getReport?interviewID=${interviewID}`)).result
  const list = async (): Promise<CodebookTheme[]> => {
    const { result } = await get(`themes/getList?interviewID=${interviewID}`)
    return calls['themes.getList'].result.parse(result)
  }
  const claims = async (themeID?: string): Promise<ThemeClaim[]> => {
    const of = themeID === undefined ? '' : `&themeID=${encodeURIComponent(themeID)}`
    const { result } = await get(`themes/getClaims?interviewID=${interviewID}${of}`)
    return calls['themes.getClaims'].result.parse(result)
  }
  const change = async (body: object) => {
    const reply = await post('themes/change', { interviewID, ...body })
    return reply.result ? calls['themes.change'].result.parse(reply.result) : reply
  }
  const undo = (changeID: string) => change({ change: 'undo', changeID })
  const keysOf = (themes: readonly { key: string }[]) => themes.map(({ key }) => key).sort()
  const ofKey = (themes: readonly CodebookTheme[], key: string) => {
    const found = themes.find((theme) => theme.key === key)
    if (!found) throw new Error(`There is no theme ${key}.`)
    return found
  }
  const named = (all: readonly ThemeClaim[]) =>
    all.map(({ linkID, claimID }) => ({ linkID, claimID }))

  test('a quote has the members that it has everywhere, and stands where it says', async () => {
    const told = (await claims(ofKey(before, 'export').themeID)).flatMap(({ quotes }) => quotes)
    const shown = before.flatMap(({ supporting, challenging }) => [...supporting, ...challenging])
    expect(told.length).toBeGreaterThan(0)
    expect(shown.length).toBeGreaterThan(0)
    for (const { linkID, seq, start, end, text, profileID } of [...told, ...shown]) {
      const { conversation } = (await get(`invites/getOne?linkID=${linkID}`)).result
      expect(conversation[seq].content.slice(start, end)).toBe(text)
      const profile = await get(`profiles/getOne?profileID=${profileID}`)
      expect(profile.result.history.map(({ id }: { id: string }) => id)).toContain(linkID)
    }
  })

  test('a title is told wherever the theme is, and taken back it is as before', async () => {
    const theme = ofKey(before, 'export')
    const made = await change({ change: 'rename', themeID: theme.themeID, title: 'Losing data' })
    expect(made).toMatchObject({ change: 'rename', title: 'Losing data', theme: 'export' })
    const renamed = ofKey(await list(), 'Losing data')
    expect(renamed).toMatchObject({ people: theme.people, claims: theme.claims, byHand: true })
    expect(keysOf((await report()).themes.feedback)).toContain('Losing data')
    const group = encodeURIComponent(renamed.themeID)
    const behind = await get(`interviews/getPeople?interviewID=${interviewID}&group=${group}`)
    expect(behind.result).toHaveLength(theme.people)
    const jsonl = await fetch(
      `${service.url}/v1/interviews/export?interviewID=${interviewID}&format=jsonl`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    const records = (await jsonl.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records).toContainEqual(
      expect.objectContaining({ record: 'theme', title: 'Losing data', people: theme.people }),
    )
    const inIt = records.filter(({ themes }) => themes?.includes(renamed.themeID))
    expect(inIt).toHaveLength(theme.claims)
    await undo(made.changeID)
    expect(await list()).toEqual(before)
    const told = (await get(`themes/getChanges?interviewID=${interviewID}`)).result
    expect(told).toMatchObject([
      { changeID: made.changeID, takenBack: { userID: expect.any(String) } },
    ])
  })

  test('claims are split off, moved and merged; none is lost and none told twice', async () => {
    const theme = ofKey(before, 'export')
    const all = await claims(theme.themeID)
    expect(all).toHaveLength(theme.claims)
    const [first, ...others] = named(all)
    const split = await change({
      ...{ change: 'split', themeID: theme.themeID, title: 'Columns' },
      claims: [first],
    })
    const columns = ofKey(await list(), 'Columns')
    expect(named(await claims(columns.themeID))).toEqual([first])
    expect(named(await claims(theme.themeID))).toEqual(others)
    const move = await change({ change: 'move', claims: others.slice(0, 1), into: columns.themeID })
    expect(ofKey(await list(), 'Columns')).toMatchObject({ people: 2, claims: 2 })
    const merge = await change({
      ...{ change: 'merge', themeID: columns.themeID },
      into: theme.themeID,
    })
    expect(named(await claims(theme.themeID))).toEqual(named(all))
    expect(keysOf(await list())).not.toContain('Columns')
    for (const one of [split, merge, move]) await undo(one.changeID)
    expect(await list()).toEqual(before)
  })

  test('what is in no theme is put into one that is made by hand', async () => {
    const rest = await claims()
    expect(rest.length).toBeGreaterThan(0)
    const add = await change({ change: 'add', title: 'Looks', kind: 'problem' })
    const looks = ofKey(await list(), 'Looks')
    expect(looks).toMatchObject({ people: 0, claims: 0 })
    expect(keysOf((await report()).themes.feedback)).not.toContain('Looks')
    await change({ change: 'move', claims: named(rest).slice(0, 1), into: looks.themeID })
    expect(keysOf((await report()).themes.feedback)).toContain('Looks')
    expect(await claims()).toEqual(rest.slice(1))
    await undo(add.changeID)
    expect(await claims()).toEqual(rest)
  })

  test('what is hidden no report tells, and the codebook does', async () => {
    const theme = ofKey(before, 'export')
    const made = await change({ change: 'hide', themeID: theme.themeID })
    expect(keysOf((await report()).themes.feedback)).not.toContain('export')
    expect(ofKey(await list(), 'export')).toMatchObject({ hidden: true, people: theme.people })
    await undo(made.changeID)
    expect(await list()).toEqual(before)
  })

  test('what names nothing that is there is refused', async () => {
    const { themeID } = ofKey(before, 'export')
    const [claim] = named(await claims(themeID))
    const refused = async (body: object) => {
      const { error, message } = await change(body)
      return [error, message]
    }
    const none = [404, 'There is no theme with this themeID.']
    expect(await refused({ change: 'rename', themeID: 'theme:x', title: 'A' })).toEqual(none)
    expect(await refused({ change: 'merge', themeID, into: 'theme:problem:-:x' })).toEqual(none)
    expect(await refused({ change: 'rename', themeID })).toEqual([400, 'title is required.'])
    expect(await refused({ change: 'merge', themeID, into: themeID })).toEqual([
      400,
      'into must be another theme.',
    ])
    const claims404 = [404, 'There is no such claim to take.']
    const foreign = { ...claim, linkID: 'x' }
    expect(await refused({ change: 'move', claims: [foreign], into: themeID })).toEqual(claims404)
    expect(await refused({ change: 'undo', changeID: 'chg_x' })).toEqual([
      404,
      'There is no change with this changeID.',
    ])
    expect(await refused({ change: 'add', title: 'export', kind: 'problem' })).toEqual([
      409,
      'There is a theme with this title already: merge them.',
    ])
    expect((await refused({ change: 'rename', themeID, title: 'x'.repeat(81) }))[0]).toBe(400)
    const many = Array.from({ length: 101 }, () => claim)
    expect((await refused({ change: 'move', claims: many, into: themeID }))[0]).toBe(400)
  })

  test('with somebody go their claims, and the changes that named only them', async () => {
    const theme = ofKey(before, 'export')
    const [linkID = ''] = links
    const all = named(await claims(theme.themeID))
    const own = all.filter((one) => one.linkID === linkID)
    expect(own.length).toBeGreaterThan(0)
    await change({ change: 'rename', themeID: theme.themeID, title: 'Losing data' })
    const { themeID } = ofKey(await list(), 'Losing data')
    await change({ change: 'split', themeID, claims: own, title: 'Broken columns' })
    await post('invites/erase', { linkID })
    const left = await list()
    expect(keysOf(left)).not.toContain('Broken columns')
    expect(ofKey(left, 'Losing data').people).toBe(theme.people - 1)
    const told = (await get(`themes/getChanges?interviewID=${interviewID}`)).result
    expect(told.map((one: { title?: string }) => one.title)).not.toContain('Broken columns')
    expect(told.some((one: { theme?: string }) => one.theme !== undefined)).toBe(false)
    const place = { orgID: 'acme', interviewID, limit: 500 }
    expect(JSON.stringify(await service.store.listThemeChanges(place))).not.toContain(linkID)
  })
})
