import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dueForModel, dueForPeople, putReplies, writePairs } from '../../eval/blind/compare/desk.ts'
import { comparisonFolder } from '../../eval/blind/compare/material.ts'
import { answers, guidelines } from '../start.ts'

const path = mkdtempSync(join(tmpdir(), 'compared-'))
afterAll(() => rmSync(path, { recursive: true }))

const person = {
  ...{ id: 'p1', guide: 'g.md', product: 'Ledgerly', organization: 'Acme' },
  ...{ lang: 'en', name: 'Ada' },
}
writeFileSync(join(path, 'g.md'), guidelines)
writeFileSync(join(path, 'people.json'), JSON.stringify([person]))
writeFileSync(join(path, 'prompt.txt'), 'For {ORGANIZATION} about {PRODUCT}: {GUIDE}')

/** As a scripted model writes it: two follow-ups, then nothing that can be read. */
const followUp = {
  ...{ ack: null, question: 'What happened to the invoices after that?', action: 'probe' },
  ...{ questionId: null, kind: 'detail', answered: 'full', topics: [], covered: [] },
  ...{ flags: [], doubts: [], language: null, recap: [] },
}
const exchangesMax = 80

test('the same person is interviewed by the service and under another prompt', () => {
  const folder = comparisonFolder(path)
  expect(dueForModel(folder).map(({ key }) => key)).toEqual(['guide:g.md', 'prompt:p1'])
  expect(dueForModel(folder)[1]?.text).toBe(`For Acme about Ledgerly: ${guidelines}`)
  // What cannot be read twice leaves the guide as it is written.
  for (const reply of ['no', 'no']) putReplies(folder, 'model', { 'guide:g.md': reply })
  putReplies(folder, 'model', { 'prompt:p1': 'Hello. What was it like?' })
  expect(dueForPeople(folder).map(({ key }) => key)).toEqual(['service:p1', 'prompt:p1'])
  expect(dueForPeople(folder)[0]?.text).toContain('What made you look for a tool like this?')
  expect(putReplies(folder, 'model', { 'service:p1': followUp })).toEqual(['service:p1'])
  putReplies(folder, 'people', { 'prompt:p1': 'Fine.' })
  putReplies(folder, 'model', { 'prompt:p1': 'x7y8' })
  expect(writePairs(folder)).toBe(0)

  const isOpen = () => dueForModel(folder).length + dueForPeople(folder).length > 0
  let at = 0
  for (let exchanges = 0; exchanges < exchangesMax && isOpen(); exchanges += 1) {
    if (dueForPeople(folder).length > 0) {
      putReplies(folder, 'people', { 'service:p1': answers[at] ?? { skip: true } })
      at += 1
    } else putReplies(folder, 'model', { 'service:p1': at === 1 ? followUp : 'no' })
  }
  expect([...dueForModel(folder), ...dueForPeople(folder)]).toEqual([])
  expect(writePairs(folder)).toBe(1)
  const [first = ''] = JSON.parse(readFileSync(join(path, 'key.json'), 'utf8')).p1
  const text = readFileSync(join(path, `judges/p1-${first === 'service' ? 1 : 2}.md`), 'utf8')
  expect(text).toContain('What happened to the invoices after that?')
  expect(text).toContain(answers[0])
  expect(text).toContain('Thank you for your time')
  expect(existsSync(join(path, 'judges/p1-3.md'))).toBe(false)
})
