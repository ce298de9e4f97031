import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lintQuestion } from './lint.ts'
import type { Language } from './plan.ts'

const development: { language: Language; text: string; rules: string[] }[] = JSON.parse(
  readFileSync(new URL('../../eval/questions/development.json', import.meta.url), 'utf8'),
)

test.for(development)('$language: $text', ({ language, text, rules }) => {
  const found = lintQuestion(text, { language }).map(({ rule }) => rule)
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
  [
    'When you export, do you check the totals?',
    'When you export, how, if at all, do you check the totals?',
  ],
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

test('every language has a better wording for a closed question', () => {
  expect(suggestion('Gefällt Ihnen die neue Ansicht?', 'de')).toBe(
    'Wie erleben Sie die neue Ansicht?',
  )
  expect(suggestion("Utilisez-vous l'export ?", 'fr')).toBe(
    "Dans quelle mesure utilisez-vous l'export ?",
  )
  expect(suggestion('¿Usa la exportación?', 'es')).toBe(
    '¿De qué manera, en su caso, usa la exportación?',
  )
  expect(suggestion('Você usa a exportação?', 'pt')).toBe(
    'De que forma, se for o caso, você usa a exportação?',
  )
})

test('a suggestion never pushes and never closes', () => {
  for (const { language, text, rules } of development) {
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
