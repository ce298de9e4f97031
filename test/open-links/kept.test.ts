import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { databases } from '../databases.ts'
import { readQDPX } from '../interface/exports/read-qdpx.ts'
import { startModelServer } from '../llm/model-server.ts'
import {
  answers,
  browserOf,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  takeInterview,
} from '../start.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { pages, useOpenLinks, visitor } from './use-open-links.ts'

const secret = 'pid-of-somebody-4711'

describe.each(databases)('what a link for many people keeps, on $name', ({ open }) => {
  const { here, get, post, need, addInterview, openOne, tell, summaries } = useOpenLinks(open)

  test('what is not named is dropped, and so is what is too long', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid', 'source', 'note'] })
    const long = 'x'.repeat(201)
    await visitor(url).start(`?source=${'é'.repeat(200)}&email=a@b.example&note=${long}&source=2`)
    const [{ kept }] = await summaries(interviewID)
    expect(kept).toEqual({ source: 'é'.repeat(200) })
  })

  test('the closing page leads where it is said to, with what was kept, and for the person alone', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid', 'source'] })
    const completed = 'https://panel.example/done?p={pid}&s={source}&l={linkID}&x={other}'
    const set = await need('interviews/setRedirects', { interviewID, completed })
    expect(set).toEqual({ interviewID, completed })
    expect((await tell(interviewID)).redirects).toEqual({ completed })
    const { to } = await visitor(url).start('?pid=a%20b%26c%2F%C3%A9')
    const link = `${here.url}${to}`
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
    const link = `${here.url}${to}`
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
      const at = `${here.url}/v1/interviews/export?interviewID=${interviewID}&format=${format}`
      const headers = { authorization: `Bearer ${here.token}` }
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

  test('people are compared by what was kept with them', async () => {
    const { interviewID, url } = await openOne({ keep: ['source'] })
    const sources = ['mail', 'Mail', 'mail', 'mail', 'mail', 'web']
    for (const source of sources) {
      const { to } = await visitor(url).start(`?source=${source}`)
      await takeInterview(`${here.url}${to}`, answers.slice(0, 2), { onboard: {} })
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
