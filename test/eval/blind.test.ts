import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { controlQuestion } from '../../eval/blind/control.ts'
import { dumpRound } from '../../eval/blind/dump-round.ts'
import { readGuideFiles } from '../../eval/blind/guide-files.ts'
import { startRound } from '../../eval/blind/start-round.ts'
import { readConfig } from '../../src/config.ts'
import { answers, eventually, guidelines, takeInterview } from '../start.ts'

const folder = mkdtempSync(join(tmpdir(), 'round-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['en', 'Which colour has “The export lost a whole column”?'],
  ['de', 'Welche Farbe hat „The export lost a whole column“?'],
  ['fr', 'De quelle couleur est « The export lost a whole column » ?'],
  ['es', '¿De qué color es «The export lost a whole column»?'],
  ['pt', 'De que cor é “The export lost a whole column”?'],
])('the control asks for a colour in %s', (language, question) => {
  expect(controlQuestion(language, 'The export lost a whole column again!')).toBe(question)
})

test('the control has a question for an answer without words', () => {
  expect(controlQuestion('en', '…')).toBe('Which colour has that?')
})

test('a guide names its product in front or in the JSON beside it', () => {
  const guides = join(folder, 'both')
  writeGuide(guides, 'a.md', 'Product: Brewly\n\n# Mornings\n- What woke you?')
  writeGuide(guides, 'b.txt', '# Abends\n- Was war gestern?')
  writeGuide(guides, 'b.json', '{"product": "Sapona", "secrets": ["Preis"]}')
  expect(readGuideFiles(guides)).toMatchObject([
    { name: 'a', product: 'Brewly', guidelines: '# Mornings\n- What woke you?', secrets: [] },
    { name: 'b', product: 'Sapona', secrets: ['Preis'] },
  ])
  writeGuide(guides, 'c.md', '# Nobody says what this is about')
  expect(() => readGuideFiles(guides)).toThrow('c.md needs a first line "product: …"')
})

test('a round serves the build and its control alike, and judges cannot tell which is which', async () => {
  const guides = join(folder, 'guides')
  const round = join(folder, 'round')
  writeGuide(guides, 'invoices.md', `product: Ledgerly\n${guidelines}`)
  const options = { guides, folder: round, links: 1, controls: 1, slow: 3 }
  const { running, round: made } = await startRound(readConfig({ PORT: '0' }), options)
  try {
    for (const { link } of made.links) await takeInterview(link, answers)
    const dumped = await eventually(async () => {
      const found = await dumpRound(round)
      return found.profiles === 2 ? found : null
    })
    expect(dumped.talks).toBe(2)
  } finally {
    await running.close()
  }
  const read = (name: string) => readFileSync(join(round, name), 'utf8')
  const rows: { label: string; control: boolean; questions: { kind: string }[] }[] = JSON.parse(
    read('rows.json'),
  )
  for (const { label, control, questions } of rows) {
    const transcript = read(`judges/talks/${label}/transcript.md`)
    const colours = transcript.match(/Which colour has/g) ?? []
    const followUps = questions.filter(({ kind }) => kind === 'follow-up')
    expect(followUps.length).toBeGreaterThan(0)
    expect(colours).toHaveLength(control ? followUps.length : 0)
    expect(`${transcript}${read(`judges/talks/${label}/profile.json`)}`).not.toMatch(/control/i)
  }
  expect(read('judges/guides/invoices/guide.md')).toContain('Must ask')
  expect(JSON.parse(read('judges/guides/invoices/plan.json'))).toHaveProperty('topics')
})

function writeGuide(guides: string, name: string, text: string): void {
  mkdirSync(guides, { recursive: true })
  writeFileSync(join(guides, name), text)
}
