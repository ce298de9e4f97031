import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../../src/contract/calls/calls.ts'
import type { StudyRecord } from '../../../src/contract/calls/study-calls.ts'
import { readings } from '../../../src/reading/readings.ts'
import type { CallInput } from '../../../src/service/service.ts'
import type { Store } from '../../../src/service/store.ts'
import { createStudyExport } from '../../../src/service/study/export/study-export.ts'
import { openStore } from '../../../src/storage/open.ts'
import { databases } from '../../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../../start.ts'
import { readQDPX, unzip } from './read-qdpx.ts'

const program = join(import.meta.dirname, '../../../src/cli/colloquy.ts')
const run = promisify(execFile)
const { lines: studyRecord } = calls['interviews.export'].file
const signs = '=cmd|1, "quoted", *stars* and a\nsecond line 🙂 of naïve words.'
const invited = { name: 'Zoltan Quill', email: 'zoltan.quill@example.com' }
const typed = { name: 'Yrsa Vell', occupation: 'Beekeeper', location: 'Upper Nowhere' }

describe.each(databases)('a study as a file, on $name', ({ open }) => {
  let service: TestService
  let databaseURL: string
  let token: string
  let interviewID: string
  let links: string[]

  beforeAll(async () => {
    databaseURL = await open()
    service = await startService(databaseURL)
    token = await service.newToken()
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID: 'ledger', interviewName: 'First *week*', guidelines },
    })
    interviewID = added.json.result.interviewID
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [invited, {}, {}] },
    })
    links = made.json.result
    await takeInterview(links[0] ?? '', answers, { onboard: invited })
    await takeInterview(links[1] ?? '', [signs, ...answers], { onboard: typed })
    await eventually(async () => {
      const listed = await call(`${service.url}/v1/profiles/getList?productID=ledger`, { token })
      return listed.json.result.length === 2 ? true : null
    })
  })
  afterAll(() => service.close())

  const idOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)

  async function take(format: string, more = '') {
    const query = `interviewID=${interviewID}&format=${format}${more}`
    const response = await fetch(`${service.url}/v1/interviews/export?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    // As bytes first: a decoder would take the byte order mark away.
    const bytes = Buffer.from(await response.arrayBuffer())
    return { response, bytes, text: bytes.toString() }
  }

  async function records(more = ''): Promise<StudyRecord[]> {
    const { text } = await take('jsonl', more)
    return text
      .trimEnd()
      .split('\n')
      .map((line) => studyRecord.parse(JSON.parse(line)) as StudyRecord)
  }

  test('jsonl has everybody who began, whole, and every quote stands where it says', async () => {
    const all = await records()
    const of = <K extends StudyRecord['record']>(kind: K) =>
      all.filter((one): one is Extract<StudyRecord, { record: K }> => one.record === kind)
    expect(all[0]).toMatchObject({ record: 'study', interviewID, guidelines })
    expect(all.at(-1)).toEqual({ record: 'end', participants: 2 })
    expect(of('participant')).toMatchObject([
      { participant: 'P1', linkID: idOf(links[0]), ...invited, status: 'completed' },
      { participant: 'P2', linkID: idOf(links[1]), ...typed, status: 'completed' },
    ])
    for (const link of links.slice(0, 2)) {
      const asked = `${service.url}/v1/invites/getOne?linkID=${idOf(link)}`
      const { conversation } = (await call(asked, { token })).json.result
      const told = of('message').filter(({ linkID }) => linkID === idOf(link))
      expect(told.map(({ role, content }) => ({ role, content }))).toEqual(conversation)
    }
    const messages = of('message')
    expect(of('claim').length).toBeGreaterThan(4)
    for (const { participant, quotes } of of('claim')) {
      for (const { seq, start, end, text } of quotes) {
        const message = messages.find((one) => one.participant === participant && one.seq === seq)
        expect(message).toMatchObject({ role: 'user' })
        expect(message?.content.slice(start, end)).toBe(text)
      }
    }
  })

  test('what the team put right comes along, and who they are not without names', async () => {
    const linkID = idOf(links[0])
    const profiles = await call(`${service.url}/v1/profiles/getList?productID=ledger`, { token })
    const { profileID } = profiles.json.result.find(({ history }: { history: { id: string }[] }) =>
      history.some(({ id }) => id === linkID),
    )
    const reason = 'Zoltan said so on the phone.'
    const correct = (field: string, value: unknown) =>
      call(`${service.url}/v1/profiles/correct`, {
        token,
        body: { profileID, field, value, reason },
      })
    for (const [field, value] of [
      ['occupation', 'Falconer'],
      ['sentiment', 2],
      ['interests', ['old maps']],
    ] as const)
      expect((await correct(field, value)).status).toBe(200)
    const of = (all: readonly StudyRecord[]) => all.filter((one) => one.record === 'correction')
    expect(of(await records())).toMatchObject([
      { participant: 'P1', linkID, field: 'occupation', value: 'Falconer', reason },
      { field: 'interests', value: ['old maps'] },
      { field: 'sentiment', value: 2 },
    ])
    // The team's own words may tell who somebody is.
    expect(of(await records('&names=false'))).toEqual([])
    const [first] = (await records()).filter((one) => one.record === 'participant')
    expect(first).toMatchObject({ participant: 'P1', sentiment: 2 })
    expect((await take('md')).text).toContain(`- occupation: Falconer (${reason}), `)
    expect((await take('md', '&names=false')).text).not.toMatch(/Falconer|old maps/)
    const table = readCSV((await take('csv')).text.slice(1))
    expect(table[1]?.[table[0]?.indexOf('sentiment') ?? -1]).toBe('2')
  })

  test('csv has a row for each answer, beside its question, and no formula', async () => {
    const { response, text } = await take('csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain(`"${interviewID}.csv"`)
    expect(text.startsWith('\ufeff')).toBe(true)
    const [head = [], ...rows] = readCSV(text.slice(1))
    const table = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
    const messages = (await records()).filter((one) => one.record === 'message')
    const said = messages.filter(({ role, kind }) => role === 'user' && kind !== 'skip')
    expect(table).toHaveLength(said.length)
    for (const [at, message] of said.entries()) {
      const { participant, content, question } = message
      const asked = messages.find((one) => one.participant === participant && one.seq === question)
      expect(table[at]).toMatchObject({
        ...{ participant, question: asked?.content },
        answer: content === signs ? `'${signs}` : content,
      })
    }
    expect(table.map(({ name }) => name)).toContain('Zoltan Quill')
  })

  test('md shows words as they are, whatever signs they have', async () => {
    const { text } = await take('md')
    expect(text).toContain(String.raw`# First \*week\*`)
    expect(text).toContain('## P2, Yrsa Vell, Beekeeper, Upper Nowhere, completed ')
    const words = String.raw`> \=cmd\|1, "quoted", \*stars\* and a`
    expect(text).toContain(`${words}\n> second line 🙂 of naïve words.`)
    for (const answer of answers) expect(text).toContain(`> ${answer}`)
    expect(text).toMatch(/\n2 participants\.\n$/)
  })

  test('qdpx is what the standard asks for, and every quote is where another reader looks for it', async () => {
    const { response, bytes } = await take('qdpx')
    expect(response.headers.get('content-type')).toBe('application/zip')
    const { xml, problems, codes, sources } = await readQDPX(bytes)
    expect(problems).toEqual([])
    expect(xml).toContain('name="First *week*"')
    expect([...codes.values()]).toContain('What made you look for a tool like this?')
    expect(sources.map(({ name }) => name)).toEqual(['P1', 'P2'])
    const all = await records()
    for (const { name, text, selections } of sources) {
      const of = all.filter((one) => 'participant' in one && one.participant === name)
      const messages = of.filter((one) => one.record === 'message')
      for (const { content } of messages) expect(text).toContain(content)
      const asked = (seq?: number) => messages.find((one) => one.seq === seq)?.questionID
      const answers = messages.filter(
        ({ role, kind, question }) => role === 'user' && kind !== 'skip' && asked(question),
      )
      const quotes = of.flatMap((one) =>
        one.record === 'claim'
          ? one.quotes.map((quote) => [quote.text, one.field.replaceAll('_', ' ')])
          : [],
      )
      const found = selections.map((one) => [one.text, codes.get(one.codes[0] ?? '')])
      expect(found.slice(0, answers.length).map(([words]) => words)).toEqual(
        answers.map(({ content }) => content),
      )
      expect(found.slice(answers.length)).toEqual(quotes)
      expect(found.every(([, code]) => code !== undefined)).toBe(true)
    }
    expect(sources[1]?.text).toContain(signs)
  })

  test('a project of nobody is one all the same', async () => {
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID: 'ledger', interviewName: 'a <b> & "c"', guidelines },
    })
    const { interviewID: empty } = added.json.result
    const asked = `${service.url}/v1/interviews/export?interviewID=${empty}&format=qdpx`
    const response = await fetch(asked, { headers: { authorization: `Bearer ${token}` } })
    const { problems, sources } = await readQDPX(Buffer.from(await response.arrayBuffer()))
    expect([problems, sources]).toEqual([[], []])
  })

  test('qdpx without names tells what they said, not who', async () => {
    const { xml, problems, sources } = await readQDPX((await take('qdpx', '&names=false')).bytes)
    expect(problems).toEqual([])
    const all = [xml, ...sources.map(({ text }) => text)].join('\n')
    expect(all).toContain('naïve words')
    const who = [...Object.values(invited), ...Object.values(typed), 'Zoltan', 'Yrsa']
    for (const told of [...who, ...links.map(idOf)]) expect(all).not.toContain(told)
  })

  test.each(['jsonl', 'csv', 'md'])(
    '%s without names tells what they said, not who',
    async (format) => {
      const { text } = await take(format, '&names=false')
      expect(text).toContain('naïve words')
      const who = [...Object.values(invited), ...Object.values(typed), 'Zoltan', 'Yrsa']
      for (const told of [...who, ...links.map(idOf)]) expect(text).not.toContain(told)
    },
  )

  test('the command line prints the same, beside the running service', async () => {
    const { text } = await take('csv', '&names=false')
    const given = ['--org', 'acme', '--interview', interviewID, '--format', 'csv', '--no-names']
    const { stdout } = await run('node', [program, 'export', ...given], {
      env: { ...process.env, DATABASE_URL: databaseURL },
    })
    expect(stdout).toBe(text)
    const unknown = run('node', [program, 'export', '--org', 'acme', '--interview', 'int_x'], {
      env: { ...process.env, DATABASE_URL: databaseURL },
    })
    await expect(unknown).rejects.toMatchObject({
      stderr: 'There is no interview with this interviewID; interviewIDs begin with int_.\n',
    })
  })

  test('it takes a known interview and format', async () => {
    const ask = async (query: string) =>
      (await call(`${service.url}/v1/interviews/export?${query}`, { token })).json
    expect(await ask('interviewID=int_nobody&format=csv')).toMatchObject({ error: 404 })
    expect(await ask(`interviewID=${interviewID}&format=xls`)).toEqual({
      error: 400,
      message: 'format must be one of jsonl, csv, md, docx, qdpx.',
    })
    expect(await ask(`interviewID=${interviewID}&format=csv&names=no`)).toEqual({
      error: 400,
      message: 'names must be true or false.',
    })
  })

  test('who was erased is in no file made afterwards, and taking along is written down', async () => {
    const erased = await call(`${service.url}/v1/invites/erase`, {
      token,
      body: { linkID: idOf(links[1]) },
    })
    expect(erased.status).toBe(200)
    for (const format of ['jsonl', 'csv', 'md']) {
      const { text } = await take(format)
      expect(text).toContain('Zoltan Quill')
      expect(text).not.toContain('naïve words')
      expect(text).not.toContain('Yrsa')
    }
    const admin = await service.newToken({ scopes: ['admin'] })
    const lines = await eventually(async () => {
      const asked = `${service.url}/v1/audit/getList?resource=${interviewID}`
      const { json } = await call(asked, { token: admin })
      const found = json.result.filter(
        (line: { call: string }) => line.call === 'interviews.export',
      )
      return found.length > 0 ? found : null
    })
    expect(lines[0]).toMatchObject({ resource: interviewID })
  })
})

describe.each(databases)('a file that is made while somebody is erased, on $name', ({ open }) => {
  test.each(['qdpx', 'docx'] as const)('%s holds nothing of them', async (format) => {
    const databaseURL = await open()
    const service = await startService(databaseURL)
    const token = await service.newToken()
    const { json } = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID: 'ledger', interviewName: 'Beside', guidelines },
    })
    const { interviewID } = json.result
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [invited, {}] },
    })
    const [stays, goes] = made.json.result
    await takeInterview(stays, answers, { onboard: invited })
    await takeInterview(goes, [signs, ...answers], { onboard: typed })
    await eventually(async () => {
      const listed = await call(`${service.url}/v1/profiles/getList?productID=ledger`, { token })
      return listed.json.result.length === 2 ? true : null
    })
    const store = await openStore(databaseURL)
    let gatherings = 0
    // A study is gathered twice for each: for its themes and for its questions.
    async function listLinksOfInterview(given: Parameters<Store['listLinksOfInterview']>[0]) {
      gatherings += 1
      if (gatherings === 2) {
        const body = { linkID: goes.slice(goes.lastIndexOf('/') + 1) }
        expect((await call(`${service.url}/v1/invites/erase`, { token, body })).status).toBe(200)
      }
      return await store.listLinksOfInterview(given)
    }
    const files = createStudyExport({
      store: { ...store, listLinksOfInterview },
      reading: readings,
      now: () => new Date(),
    })
    const asked = { caller: { orgID: 'acme' }, query: { interviewID, format } }
    const answer = await files['interviews.export'](asked as CallInput<'interviews.export'>)
    if (!('pieces' in answer)) throw new TypeError('An export is told in pieces.')
    const pieces: Buffer[] = []
    for await (const piece of answer.pieces) pieces.push(Buffer.from(piece))
    const bytes = Buffer.concat(pieces)
    const written = [...(await unzip(bytes)).values()].join('\n')
    expect(gatherings).toBeGreaterThan(1)
    expect(written).toContain('Zoltan Quill')
    for (const word of ['Yrsa', 'Beekeeper', 'naïve words']) expect(written).not.toContain(word)
    await store.close()
    await service.close()
  })
})

/** A reader by the text of RFC 4180 alone. */
function readCSV(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at]
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++]
    }
    row.push(cell)
    if (text[at] === ',') at += 1
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n')
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}
