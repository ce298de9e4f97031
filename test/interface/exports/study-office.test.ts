import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../../src/contract/calls/calls.ts'
import { findings as shape } from '../../../src/contract/findings-schemas.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../../start.ts'
import { hasOffice, openInOffice, readCells, readParagraphs } from './read-office.ts'

const isPossible = await hasOffice()
const officeTest = test.skipIf(!isPossible)
const signs = '=cmd|1, "quoted", <b>tags</b> & a  gap;\nsecond line 🙂 of naïve words.'

let service: TestService
let token: string
let interviewID: string
let links: string[]

beforeAll(async () => {
  if (!isPossible) return
  service = await startService('file::memory:')
  token = await service.newToken()
  const added = await call(`${service.url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'ledger', interviewName: 'First <week> & "more"', guidelines },
  })
  interviewID = added.json.result.interviewID
  const made = await get(`invites/createInvites?interviewID=${interviewID}&count=2`)
  links = made.json.result
  await takeInterview(links[0] ?? '', answers, { onboard: { name: 'Zoltan Quill' } })
  await takeInterview(links[1] ?? '', [signs, ...answers.slice(1)], {
    onboard: { name: 'Yrsa Vell' },
  })
  await eventually(async () => ((await findings()).people === 2 ? true : null))
})
afterAll(async () => {
  await service?.close()
  if (!isPossible) console.log('LibreOffice is not on this machine: 3 tests were skipped.')
})

const get = (path: string) => call(`${service.url}/v1/${path}`, { token })

async function findings() {
  const { json } = await get(`interviews/getFindings?interviewID=${interviewID}&quotes=20`)
  return shape.parse(json.result)
}

async function take(format: string, more = ''): Promise<Buffer> {
  const path = `interviews/export?interviewID=${interviewID}&format=${format}${more}`
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${service.url}/v1/${path}`, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const idOf = (link = '') => link.slice(link.lastIndexOf('/') + 1)

officeTest('a word processor shows the findings, each quote with where it stands', async () => {
  const paragraphs = readParagraphs(await openInOffice('study.docx', await take('docx'), 'fodt'))
  const { topics, beside } = await findings()
  const names = new Map([
    [idOf(links[0]), 'P1, Zoltan Quill'],
    [idOf(links[1]), 'P2, Yrsa Vell'],
  ])
  const quotes = [...topics.flatMap(({ questions }) => questions), beside].flatMap(
    (one) => one.quotes,
  )
  expect(quotes.length).toBeGreaterThan(6)
  const { json } = await get(`themes/getList?interviewID=${interviewID}&quotes=20`)
  const themes = calls['themes.getList'].result.parse(json.result)
  const inThemes = themes.flatMap(({ supporting }) =>
    supporting.map(({ quote: _, ...told }) => told),
  )
  expect(inThemes.length).toBeGreaterThan(0)
  const shown = paragraphs.filter(({ notes }) => notes.length > 0)
  expect(shown).toEqual(
    [...quotes, ...inThemes].map(({ linkID, seq, start, end, text }) => ({
      text: `“${text}”`,
      notes: [`${names.get(linkID)}, message ${seq}, characters ${start} to ${end}.`],
    })),
  )
  const all = paragraphs.map(({ text }) => text)
  expect(all[0]).toBe('First <week> & "more"')
  for (const { title, questions } of topics) {
    for (const head of [title, ...questions.map(({ text }) => text)]) expect(all).toContain(head)
  }
  expect(all).toContain('2 of 2 people said something on it.')
})

officeTest('it leaves out who they are where it is asked to', async () => {
  const xml = await openInOffice('study.docx', await take('docx', '&names=false'), 'fodt')
  const notes = readParagraphs(xml).flatMap((paragraph) => paragraph.notes)
  expect(notes.length).toBeGreaterThan(6)
  for (const note of notes) expect(note).toMatch(/^P[12], message \d+, characters \d+ to \d+\.$/)
  for (const told of ['Zoltan', 'Yrsa', ...links.map(idOf)]) expect(xml).not.toContain(told)
})

officeTest(
  'a spreadsheet shows every answer beside its question, and computes nothing',
  async () => {
    const xml = await openInOffice('study.csv', await take('csv'), 'fods')
    expect(xml).not.toContain('table:formula')
    const [head = [], ...rows] = readCells(xml)
    const cells = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '')
    for (const said of [`'${signs}`, ...answers]) expect(cells('answer')).toContain(said)
    const lines = (await take('jsonl')).toString().trimEnd().split('\n')
    const messages = lines
      .map((line) => JSON.parse(line))
      .filter(({ record }) => record === 'message')
    const said = messages.filter(({ role, kind }) => role === 'user' && kind !== 'skip')
    expect(cells('answer').filter((text) => text !== '')).toHaveLength(said.length)
    expect(cells('name')).toContain('Yrsa Vell')
  },
)
