import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote as quoteAsEverywhere } from '../../src/contract/findings-schemas.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

describe.each(databases)('notes of the team, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let profileID: string
  let links: string[]

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const body = { productID: 'ledger', interviewName: 'First week', guidelines }
    interviewID = (await post('interviews/addOne', body)).json.result.interviewID
    const invitee = { email: 'ada@example.org' }
    const invited = { interviewID, invitees: [invitee, invitee] }
    const made = await post('invites/createInvites', invited)
    links = made.json.result.map((link: string) => link.slice(link.lastIndexOf('/') + 1))
    for (const link of made.json.result) await takeInterview(link, answers)
    profileID = await eventually(async () => {
      const [first] = (await get('profiles/getList?productID=ledger')).json.result
      return first?.history.length === 2 ? first.profileID : null
    })
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const list = async (about: string) => (await get(`notes/getList?${about}`)).json.result

  test('a note stands beside what it is about, with the words that it is about', async () => {
    const [linkID = ''] = links
    const quote = { linkID, seq: 1, start: 2, end: 25 }
    const { json } = await post('notes/addOne', {
      linkID,
      quote,
      text: 'Ask for the two versions.',
    })
    expect(json.result).toMatchObject({
      ...{ linkID, text: 'Ask for the two versions.' },
      quote: { ...quote, text: answers[0]?.slice(2, 25), profileID },
    })
    expect(quoteAsEverywhere.strict().parse(json.result.quote)).toEqual(json.result.quote)
    expect(await list(`linkID=${linkID}`)).toEqual([json.result])
    await post('notes/addOne', { profileID, quote, text: 'The accountant again.' })
    await post('notes/addOne', { interviewID, quote, text: 'Everybody loses time there.' })
    await post('notes/addOne', { interviewID, text: 'Ask three more.' })
    expect(await list(`profileID=${profileID}`)).toMatchObject([{ profileID, quote }])
    expect(await list(`interviewID=${interviewID}&limit=1`)).toHaveLength(1)
    expect(
      (await list(`interviewID=${interviewID}`)).map(({ text }: { text: string }) => text),
    ).toEqual(['Everybody loses time there.', 'Ask three more.'])
  })

  test('an identifier of another kind is one of nothing', async () => {
    const [linkID = ''] = links
    expect(await list(`linkID=${linkID}`)).not.toEqual([])
    expect(await list(`interviewID=${linkID}`)).toEqual([])
    expect(await list(`linkID=${interviewID}`)).toEqual([])
  })

  test('what is no words of a participant is refused', async () => {
    const [linkID = ''] = links
    const add = async (body: object) => {
      const { status, json } = await post('notes/addOne', { linkID, text: 'n', ...body })
      return [status, json.message]
    }
    const none = [404, 'There are no words of a participant at this place.']
    expect(await add({ quote: { linkID, seq: 0, start: 0, end: 5 } })).toEqual(none)
    expect(await add({ quote: { linkID, seq: 1, start: 0, end: 50_000 } })).toEqual(none)
    expect(await add({ quote: { linkID, seq: 1, start: 5, end: 5 } })).toEqual(none)
    expect(await add({ quote: { linkID: 'x', seq: 1, start: 0, end: 5 } })).toEqual(none)
    expect(await add({ profileID })).toEqual([
      400,
      'linkID or one of profileID and interviewID must be given.',
    ])
    expect(await add({ linkID: 'x' })).toEqual([404, 'There is nothing to note this on.'])
  })

  test('a note is removed, by its own organization alone', async () => {
    const [{ noteID }] = (await list(`interviewID=${interviewID}`)).slice(-1)
    const stranger = await service.newToken({ org: 'stranger' })
    const theirs = await call(`${service.url}/v1/notes/remove`, {
      token: stranger,
      body: { noteID },
    })
    expect(theirs.status).toBe(404)
    expect((await post('notes/remove', { noteID })).json.result).toEqual({ removed: true })
    expect((await post('notes/remove', { noteID })).status).toBe(404)
    expect(await list(`interviewID=${interviewID}`)).toHaveLength(1)
  })

  test('who asks what is held about them is told of the notes, too', async () => {
    const { json } = await post('people/export', { email: 'ada@example.org' })
    const { teamNotes } = json.result.invited
    expect(teamNotes.map(({ text }: { text: string }) => text)).toEqual([
      'Ask for the two versions.',
      'The accountant again.',
    ])
  })

  test('with somebody go the notes on them, and their words from all others', async () => {
    const [linkID = ''] = links
    await post('invites/erase', { linkID })
    expect(await list(`linkID=${linkID}`)).toEqual([])
    expect(await list(`profileID=${profileID}`)).toEqual([])
    const [left] = await list(`interviewID=${interviewID}`)
    expect(left.text).toBe('Everybody loses time there.')
    expect(left.quote).toBeUndefined()
  })
})
