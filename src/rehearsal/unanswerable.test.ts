import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileGuide } from '../guide/compile.ts'
import { unanswerableIn } from './unanswerable.ts'

const whyNot = (question: string) => [
  ...unanswerableIn(compileGuide(`- How did you begin?\n- ${question}`)).values(),
]

test.each([
  ['What do most companies like yours pay for this?', 'others'],
  ['How do your competitors send their invoices?', 'others'],
  ['What percentage of your invoices is paid late?', 'figures'],
  ['Exactly how many invoices did you send last year?', 'figures'],
  ['How did you learn of our conversion rate?', 'jargon'],
  ['How did you get on with the Zorblax mode?', 'unknown_name'],
])('“%s” has no answer: %s', (question, why) => {
  expect(whyNot(question)).toEqual([why])
})

test.each([
  'Who else was involved in the decision?',
  'How do your colleagues use it?',
  'How often do you send invoices?',
  'How much do you pay for it?',
  'Walk me through how you moved your invoices over from Excel.',
])('“%s” has one', (question) => {
  expect(whyNot(question)).toEqual([])
})

test('the guides of the evaluation have an answer to every question', () => {
  const folder = new URL('../../eval/guardrails/guides/', import.meta.url)
  for (const language of ['en', 'de', 'fr', 'es', 'pt']) {
    for (const kind of ['guide', 'list']) {
      const guidelines = readFileSync(new URL(`${language}-${kind}.md`, folder), 'utf8')
      const found = unanswerableIn(compileGuide(guidelines, { productName: 'Korvo' }))
      expect([language, kind, ...found]).toEqual([language, kind])
    }
  }
})
