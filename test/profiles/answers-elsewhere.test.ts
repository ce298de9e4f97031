import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls/calls.ts'
import type { StudyRecord } from '../../src/contract/calls/study-calls.ts'
import { findings as shape } from '../../src/contract/findings-schemas.ts'
import { databases } from '../databases.ts'
import { hasOffice, openInOffice, readParagraphs } from '../interface/exports/read-office.ts'
import { readQDPX } from '../interface/exports/read-qdpx.ts'
import { connect, overHTTP } from '../mcp/assistant.ts'
import { call, eventually, startService, type TestService, takeInterview } from '../start.ts'

const officeTest = test.skipIf(!(await hasOffice()))
const { lines: studyRecord } = calls['interviews.export'].file
const guidelines = '- How does the export of Ledger work for you?\n- Who else uses it?'
const long = 'It takes the whole evening of a Friday, and then once more on Saturday at the desk.'
/** Ten who say much, and so are quoted, and two of another opinion who say little, with their names. */
const people: { name: string; told: [string, string] }[] = [
  ...Array.from({ length: 10 }, (_, at) => ({
    name: `Person ${'ABCDEFGHIJ'[at]}`,
    told: [`The worst part is the export. ${long}`, 'Only my accountant.'] as [string, string],
  })),
  { name: 'Yrsa Vell', told: ['I love the export, says Yrsa.', 'Nobody.'] },
  { name: 'Zoltan Quill', told: ['I love the export, says Zoltan.', 'Nobody.'] },
]

describe.each(databases)('answers in groups outside the console, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let links: string[]

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const body = { productID: 'ledger', interviewName: 'Exports', guidelines }
    interviewID = (await post('interviews/addOne', body)).interviewID
    links = await get(`invites/createInvites?interviewID=${interviewID}&count=${people.length}`)
    for (const [at, { name, told }] of people.entries()) {
      await takeInterview(links[at] ?? '', told, { onboard: { name } })
    }
    await eventually(async () => ((await findings()).people === people.length ? true : null))
  }, 120_000)
  afterAll(() => service.close())

  const get = async (path: string) =>
    (await call(`${service.url}/v1/${path}`, { token })).json.result
  const post = async (path: string, body: object) =>
    (await call(`${service.url}/v1/${path}`, { token, body })).json.result
  const findings = async () =>
    shape.parse(await get(`interviews/getFindings?interviewID=${interviewID}`))
  const idOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)

  async function take(format: string, more = ''): Promise<Buffer> {
    const path = `interviews/export?interviewID=${interviewID}&format=${format}${more}`
    const headers = { authorization: `Bearer ${token}` }
    return Buffer.from(await (await fetch(`${service.url}/v1/${path}`, { headers })).arrayBuffer())
  }

  async function records(more = ''): Promise<StudyRecord[]> {
    const lines = (await take('jsonl', more)).toString().trimEnd().split('\n')
    return lines.map((line) => studyRecord.parse(JSON.parse(line)) as StudyRecord)
  }

  const questionsIn = (all: StudyRecord[]) => all.filter((one) => one.record === 'question')

  async function share(more: object = {}): Promise<string> {
    const expires = new Date(Date.now() + 86_400_000).toISOString()
    const body = { interviewID, what: 'findings', expires, ...more }
    const { url } = await post('shares/addOne', body)
    return await (await fetch(url)).text()
  }

  async function told(): Promise<string> {
    const assistant = await connect(overHTTP(service.url, token))
    const { text } = await assistant.use('findings', { interviewID, quotes: 5 })
    await assistant.close()
    return text
  }

  test('what is shared has the groups with who speaks against them, and without names none', async () => {
    const page = await share()
    expect(page).toMatch(
      /<summary><bdi>export<\/bdi> <span class="quiet">Praise · 2 people · 10 against/,
    )
    expect(page).toContain('I love the export, says […].')
    expect(page).toContain('What speaks against it:')
    expect(page).not.toMatch(/Zoltan|Quill|Yrsa|Vell/)
    const named = await share({ names: true })
    expect(named).toContain('I love the export, says Zoltan.')
    expect(named).toContain('P12, Zoltan Quill')
  })

  test('jsonl tells each question with its groups, and every quote stands where it says', async () => {
    const all = await records()
    const known = (await findings()).topics.flatMap(({ questions }) => questions)
    expect(questionsIn(all).map(({ questionID, spoke }) => [questionID, spoke])).toEqual(
      known.map(({ id, spoke }) => [id, spoke]),
    )
    const [first] = questionsIn(all)
    expect(first?.answers.map(({ themeID, people: many }) => [themeID, many])).toEqual(
      known[0]?.answers?.map(({ themeID, people: many }) => [themeID, many]),
    )
    const messages = all.filter((one) => one.record === 'message')
    const quotes = first?.answers.flatMap((one) => [...one.quotes, ...one.against.quotes]) ?? []
    expect(quotes.length).toBeGreaterThan(5)
    for (const { participant, linkID, seq, start, end, text } of quotes) {
      const message = messages.find((one) => one.participant === participant && one.seq === seq)
      expect([message?.linkID, message?.content.slice(start, end)]).toEqual([linkID, text])
    }
    const nameless = JSON.stringify(questionsIn(await records('&names=false')))
    for (const link of links) expect(nameless).not.toContain(idOf(link))
  })

  test('md has them as lists, csv beside each answer', async () => {
    const text = (await take('md')).toString()
    expect(text).toContain('### How does the export of Ledger work for you?')
    expect(text).toMatch(/- export \(praise\): 2 people, 10 against\n {2}- “I love the export/)
    expect(text).toMatch(/ {2}- Against: “.*” \(P\d+, \d+\)\n/)
    const rows = (await take('csv')).toString().split('\r\n')
    expect(rows[0]).toMatch(/,flags,themes,misheard$/)
    expect(rows.find((row) => row.includes('I love the export'))).toMatch(/,export,$/)
  })

  officeTest('a word processor shows them, each quote with where it stands', async () => {
    const file = await openInOffice('study.docx', await take('docx'), 'fodt')
    const paragraphs = readParagraphs(file)
    const at = paragraphs.findIndex(({ text }) => text === 'export (praise): 2 people, 10 against')
    const next = paragraphs.slice(at + 1)
    const against = next.findIndex(({ text }) => text === 'What speaks against it:')
    for (const { text, notes } of next.slice(0, against)) {
      expect([text, notes]).toEqual([
        expect.stringMatching(/^“I love the export, says (Yrsa|Zoltan)\.”$/),
        [
          expect.stringMatching(
            /^P1[12], (Yrsa Vell|Zoltan Quill), message 1, characters 0 to \d+\.$/,
          ),
        ],
      ])
    }
    expect(against).toBe(2)
    expect(next[against + 1]?.text).toBe('“The worst part is the export.”')
    expect(next[against + 1]?.notes[0]).toMatch(/^P\d+, Person [A-J], message 1, /)
  })

  test('qdpx has the themes of each question as a set, and stays what the standard asks for', async () => {
    const { xml, problems, codes } = await readQDPX(await take('qdpx'))
    expect(problems).toEqual([])
    const [, name = '', body = ''] = /<Set [^>]*name="([^"]*)">(.*?)<\/Set>/s.exec(xml) ?? []
    expect(name).toBe('How does the export of Ledger work for you?')
    const members = [...body.matchAll(/targetGUID="([^"]*)"/g)].map(([, guid = '']) =>
      codes.get(guid),
    )
    expect(members).toEqual(expect.arrayContaining([name, 'export']))
    expect(members).not.toContain(undefined)
  })

  test('an assistant reads them, each quote with its address, behind the fence', async () => {
    const text = await told()
    expect(text).toMatch(/Said alike, praise: export; 2 people, 10 say the opposite/)
    const within = text.slice(text.indexOf('Said alike'))
    const [, linkID, seq, words = ''] =
      /against: \S+ \[(\w+), message (\d+)\] “([^”]+)”/.exec(within) ?? []
    const { conversation } = await get(`invites/getOne?linkID=${linkID}`)
    expect(conversation[Number(seq)].content).toContain(words)
    expect(text.indexOf(' begins -----')).toBeLessThan(text.indexOf('Said alike'))
  })

  test('whoever was erased is in none of them afterwards', async () => {
    await post('invites/erase', { linkID: idOf(links[11]) })
    const files = await Promise.all(
      ['jsonl', 'md', 'csv'].map(async (format) => (await take(format)).toString()),
    )
    const { xml, sources } = await readQDPX(await take('qdpx'))
    const spoken = sources.map(({ text }) => text)
    const all = [...files, xml, ...spoken, await told(), await share({ names: true })].join('\n')
    expect(all).not.toMatch(/Zoltan/)
    expect(all).not.toContain(idOf(links[11]))
  })
})
