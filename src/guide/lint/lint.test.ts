import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../plan.ts'
import { lintQuestion } from './lint.ts'

const labelled: { lang: Language; split: string; text: string; rules: string[] }[] = readFileSync(
  new URL('../../../eval/questions/questions.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const open = labelled.filter(({ split }) => split === 'open')

test.for(open)('$lang: $text', ({ lang, text, rules }) => {
  const found = lintQuestion(text, { language: lang }).map(({ rule }) => rule)
  expect(found.toSorted()).toEqual(rules.toSorted())
})

function suggestion(text: string, language: Language = 'en'): string | undefined {
  return lintQuestion(text, { language }).find((finding) => finding.suggestion)?.suggestion
}

test.for<[string, string]>([
  ['Do you like the new dashboard?', 'What is the new dashboard like for you?'],
  ['Did you like the reports?', 'What were the reports like for you?'],
  ['Is the export useful to you?', 'What is the export like for you?'],
  ['Have you ever contacted support?', 'When, if ever, have you contacted support?'],
  ['How easy was it to set up?', 'What was it like to set up?'],
  ['What do you love about our app?', 'What stands out to you about our app?'],
  ['Was it because of the price?', 'What led to that?'],
  ['Everyone says the app is slow. How do you see it?', 'How do you see it?'],
  ['What was missing, for example reports?', 'What was missing?'],
  ['Great! What happened next?', 'What happened next?'],
  ['How and why did you switch?', 'How did you switch? / Why did you switch?'],
])('%s is better asked as: %s', ([text, better]) => {
  expect(suggestion(text)).toBe(better)
})

test.each([
  ['de', 'Gefällt Ihnen die neue Ansicht?', 'Wie erleben Sie die neue Ansicht?'],
  ['fr', 'Aimez-vous notre nouvelle vue ?', 'Que pensez-vous de notre nouvelle vue ?'],
  ['es', '¿Le gusta la nueva vista?', '¿Qué le parece la nueva vista?'],
  ['pt', 'Você gosta da nova tela?', 'O que você acha da nova tela?'],
] as const)('in %s "%s" is better asked as: %s', (language, text, better) => {
  expect(suggestion(text, language)).toBe(better)
})

test.each([
  ['en', 'Would you pay 9.99 for premium?'],
  ['en', 'When you export, do you check the totals?'],
  ['de', 'Hatten Sie Probleme?'],
  ['fr', "Utilisez-vous l'export ?"],
  ['es', '¿Usa la exportación?'],
  ['pt', 'Você usa a exportação?'],
] as const)(
  'in %s there is no better wording for "%s" that is sure, so none is proposed',
  (language, text) => {
    const found = lintQuestion(text, { language })
    expect(found.map(({ rule }) => rule)).toContain('closed')
    expect(found.flatMap(({ suggestion }) => suggestion ?? [])).toEqual([])
  },
)

test('a suggestion never pushes and never closes', () => {
  for (const { lang: language, text, rules } of open) {
    if (!rules.includes('closed') && !rules.includes('leading')) continue
    const better = lintQuestion(text, { language }).find(
      ({ rule }) => rule !== 'double_barrelled' && rule !== 'multiple',
    )?.suggestion
    if (better === undefined) continue
    const left = lintQuestion(better, { language }).map(({ rule }) => rule)
    expect([better, left.filter((rule) => rule === 'closed' || rule === 'leading')]).toEqual([
      better,
      [],
    ])
  }
})

test("a person's own words in quotes are not held against the question", () => {
  const text = 'You wrote "amazing and so easy, right?". What was going on then?'
  expect(lintQuestion(text, { language: 'en' })).toEqual([])
})

// The suite's own time limit is the bound: it took twice as long with every further item.
test('a long list of examples that never ends is read like any other question', () => {
  const text = `What about that (one${', or two'.repeat(200)}; what else?`
  expect(lintQuestion(text, { language: 'en' }).map(({ rule }) => rule)).toContain('too_long')
})
