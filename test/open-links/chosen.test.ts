import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { readQDPX } from '../interface/exports/read-qdpx.ts'
import { connect, overHTTP } from '../mcp/assistant.ts'
import {
  call,
  details,
  eventually,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const guidelines = `# Screener
- How many people work there? (choose one)
  - [ ] Just me -> end
  - [ ] 2 to 10 (quota 1)
  - [ ] More than 10
# Use
- How easy was the set-up? (scale 1-5: hard .. easy)`

describe.each(databases)('what people chose, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const body = { productID: 'ledger', interviewName: 'Only some', guidelines }
    interviewID = (await post('interviews/addOne', body)).interviewID
    const links = await get(`invites/createInvites?interviewID=${interviewID}&count=3`)
    await takeInterview(links[0], ['2 to 10', '4'])
    await takeInterview(links[1], ['2 to 10'])
    await takeInterview(links[2], ['Just me'])
    await eventually(async () => ((await findings()).people === 1 ? true : null))
  })
  afterAll(() => service.close())

  const get = async (path: string) =>
    (await call(`${service.url}/v1/${path}`, { token })).json.result
  const post = async (path: string, body: object) =>
    (await call(`${service.url}/v1/${path}`, { token, body })).json.result
  const findings = () => get(`interviews/getFindings?interviewID=${interviewID}`)
  const file = async (format: string) => {
    const url = `${service.url}/v1/interviews/export?interviewID=${interviewID}&format=${format}`
    const headers = { authorization: `Bearer ${token}` }
    return Buffer.from(await (await fetch(url, { headers })).arrayBuffer())
  }

  test('whoever was turned away is counted alike by findings, files, shares and to assistants', async () => {
    const [first] = (await findings()).topics[0].questions
    expect(first.closed).toMatchObject({
      ...{ asked: 3, answered: 3 },
      options: [{ people: 1 }, { people: 2, taken: 1 }, { people: 0 }],
    })
    const markdown = (await file('md')).toString()
    expect(markdown).toContain(
      '### How many people work there?\n\n3 of 3 people chose. 1 of them finished.\n\n- Just me: 1 person\n- 2 to 10: 2 people\n- More than 10: 0 people\n',
    )
    expect(markdown).toContain('1 of 1 person chose.\n')
    expect(readDocument(await file('docx'))).toContain('3 of 3 people chose. 1 of them finished.')

    const expires = new Date(Date.now() + 86_400_000).toISOString()
    const { url } = await post('shares/addOne', { interviewID, what: 'findings', expires })
    const page = await (await fetch(url)).text()
    expect(page).toContain('Chose: 3 of 3. Finished: 1.')
    expect(page).toContain('<span lang="en" dir="auto">2 to 10</span>: 2 people</li>')
    expect(page).toContain('Chose: 1 of 1. Mean: 4.')
    expect(page).toContain('<span lang="en" dir="auto">5 (easy)</span>: 0 people</li>')
    const inFrench = await fetch(url, { headers: { 'accept-language': 'fr' } })
    expect(await inFrench.text()).toContain('Ont choisi : 3 sur 3. Ont terminé : 1.')

    const assistant = await connect(overHTTP(service.url, token))
    const { text } = await assistant.use('findings', { interviewID })
    expect(text).toContain(
      'Of 3 people who were asked, finished or not, 3 chose: Just me: 1; 2 to 10: 2; More than 10: 0',
    )
    await assistant.close()
  })

  test('words that chose stand beside the option in the transcript, in files and in the person’s copy, and the same sent again changes nothing', async () => {
    const [link] = await get(`invites/createInvites?interviewID=${interviewID}`)
    const words = 'more than 10, <b>sadly</b>'
    const person = openLink(link)
    await person.send({ type: 'consent', agreed: true })
    await person.send({ type: 'onboard' })
    const answer = { type: 'answer', text: words, clientMessageID: 'words', after: 0 }
    const first = (await person.send(answer)).json.result
    expect(first.conversation[1]).toMatchObject({ content: 'More than 10', choice: [2] })
    expect((await person.send(answer)).json.result).toEqual(first)
    const linkID = link.split('/').at(-1)
    const { messages } = await get(`invites/getTranscript?linkID=${linkID}`)
    expect(messages[1]).toMatchObject({ content: 'More than 10', said: words, choice: [2] })
    expect(messages[0]).not.toHaveProperty('said')
    const own = await person.request('/export')
    expect(own.json.result.said).toEqual([{ at: 1, text: words }])
    const page = await person.request('/export?format=html')
    expect(page.text).toContain('<small>“more than 10, &lt;b&gt;sadly&lt;/b&gt;”</small>')
    await person.answer('4', 2)
    await person.send({ type: 'end', keep: true })
    expect(String(await file('csv'))).toContain(`,More than 10,2,"${words}",`)
    expect(String(await file('jsonl'))).toContain(`"said":${JSON.stringify(words)}`)
    expect(String(await file('md'))).toContain('> More than 10\n> (in their words: more than 10, ')
    const { problems, sources } = await readQDPX(await file('qdpx'))
    expect(problems).toEqual([])
    expect(sources.map(({ text }) => text).join()).toContain('(in their words: more than 10, ')
    await post('invites/erase', { linkID })
    for (const format of ['csv', 'jsonl', 'md'])
      expect(String(await file(format))).not.toContain('sadly')
  })

  test('a project for other programs has what each person chose as variables', async () => {
    const { xml, problems } = await readQDPX(await file('qdpx'))
    expect(problems).toEqual([])
    expect(xml).toMatch(/<Variable [^>]*name="How many people work there\?" typeOfVariable="Text"/)
    expect(xml).toMatch(/<Variable [^>]*name="How easy was the set-up\?" typeOfVariable="Integer"/)
    const cases = [...xml.matchAll(/<Case .*?<\/Case>/gs)].map(([one]) =>
      [...one.matchAll(/<(?:Text|Integer)Value>([^<]*)</g)].map(([, value]) => value),
    )
    // The first of them finished, and said how they feel.
    const { occupation } = details
    expect(cases).toEqual([
      [occupation, '4', '2 to 10', '4'],
      [occupation, '2 to 10'],
      [occupation, 'Just me'],
    ])
  })

  test('nothing was left out for whoever was turned away before it', async () => {
    const { counts, topics, completion } = await get(
      `interviews/getReport?interviewID=${interviewID}`,
    )
    expect(counts).toMatchObject({ started: 3, completed: 1, screenedOut: 1, quotaFull: 1 })
    expect(completion).toBe(1)
    expect(topics).toMatchObject([
      { reached: 3, cut: 0 },
      { reached: 1, cut: 0 },
    ])
    const [, { id }] = topics
    const people = await get(
      `interviews/getPeople?interviewID=${interviewID}&group=topic:${id}:cut`,
    )
    expect(people).toEqual([])
  })
})

/** The text of a Word document, whose parts stand compressed one after the other. */
function readDocument(bytes: Buffer): string {
  const head = Buffer.from('504b0304', 'hex')
  for (let at = bytes.indexOf(head); at !== -1; at = bytes.indexOf(head, at + 4)) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)]
    const begin = at + 30 + nameLength
    if (bytes.toString('utf8', at + 30, begin) !== 'word/document.xml') continue
    const xml = inflateRawSync(bytes.subarray(begin + extraLength)).toString()
    return xml.replaceAll(/<[^>]+>/g, '')
  }
  return ''
}
