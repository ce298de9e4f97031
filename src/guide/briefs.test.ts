import { describe, expect, test } from 'vitest'
import { outlineNames } from './brief/brief-pack.ts'
import { briefPacks } from './brief/packs.ts'
import { compileGuide } from './compile.ts'
import { lintQuestion } from './lint/lint.ts'
import { type Language, languages } from './plan.ts'
import { asked, musts, said } from './plans.fixture.ts'
import { inLanguage } from './translate.ts'

const compile = (guide: string) => compileGuide(guide, { productName: 'Ledgerly' })

describe('a brief of a sentence is asked in its own words, and generally about its subject', () => {
  test.each([
    [
      'Find out why small studios leave their spreadsheets.',
      'What, if anything, has made you leave your spreadsheets?',
    ],
    ["We'd like to learn how parents pick a summer camp", 'Tell me how you pick a summer camp.'],
    [
      'talk to nurses about handover at shift change and what goes wrong',
      'Tell me about your own experience with handover at shift change.',
    ],
    [
      'Wir möchten verstehen, wie Eltern ein Ferienlager auswählen.',
      'Erzählen Sie mir, wie Sie ein Ferienlager auswählen.',
    ],
    [
      'Nous voulons comprendre comment les parents choisissent une colonie de vacances.',
      'Racontez-moi comment vous choisissez une colonie de vacances.',
    ],
    [
      'Queremos saber cómo eligen los padres un campamento de verano.',
      'Cuénteme cómo elige un campamento de verano.',
    ],
    [
      'Queremos entender como os pais escolhem uma colônia de férias.',
      'Conte-me como você escolhe uma colônia de férias.',
    ],
  ])('%s', (guide, question) => {
    const plan = compile(guide)
    expect(asked(plan)).toContain(question)
    expect(asked(plan).length).toBeGreaterThanOrEqual(5)
    expect(asked(plan).length).toBeLessThanOrEqual(7)
    expect(plan.archetypes).toEqual(['general'])
    expect(musts(plan).length).toBeGreaterThan(0)
    expect(said(plan)).not.toMatch(/Ledgerly|stopping|the day you stopped|came up/)
  })
})

test.each([
  ['Find out why churned users left', 'churn'],
  ['Why do customers cancel their subscription?', 'churn'],
  ['understand why families stop after the 3rd or 4th box', 'churn'],
  ['How do new users experience onboarding?', 'onboarding'],
  ['Explore why people chose us over competitors', 'adoption'],
  ['Understand willingness to pay', 'pricing'],
  ['Warum kündigen Kunden?', 'churn'],
  ['Pourquoi les clients résilient-ils ?', 'churn'],
  ['¿Por qué cancelan los clientes?', 'churn'],
  ['Por que os clientes cancelam?', 'churn'],
  ['Learn what our users think', 'general'],
])('"%s" is a study of %s', (guide, name) => {
  expect(compile(guide).archetypes).toEqual([name])
})

test('words for people that are ours reach nobody', () => {
  for (const label of ['churned', 'low-value', 'at-risk'])
    expect(said(compile(`Find out why ${label} users left`)).toLowerCase()).not.toContain(label)
})

test('a brief does not begin with a question about something that nobody named', () => {
  const [first] = asked(
    compile('We want to learn what keeps households with us and what drives them away.'),
  )
  expect(first).not.toMatch(/drives you away/)
})

test('what a brief says to keep quiet about is not asked', () => {
  const plan = compile('Find out how parents pick a camp. Do not ask about others.')
  expect(said(plan)).not.toContain('others')
})

test('an empty guide still makes an interview', () => {
  const plan = compileGuide('  \n\n')
  expect(plan.archetypes).toEqual(['general'])
  expect(plan.warnings[0]?.message).toContain('empty')
})

test.for(languages)('what is added in %s is one open, unbiased question each', (language) => {
  const { opener, later, outlines } = briefPacks[language]
  for (const [, ask] of [opener, ...later, ...outlineNames.flatMap((name) => outlines[name])]) {
    const text = ask.replace('{product}', 'Paperly').replace('{x}', 'invoices')
    expect([text, lintQuestion(text, { language }).map(({ rule }) => rule)]).toEqual([text, []])
  }
})

test('what is added is asked in the language that the conversation changes to', () => {
  const plan = compile('Find out why churned users left.')
  const to = (language: Language) =>
    plan.topics.flatMap(({ questions }) =>
      questions.map((one) => inLanguage(one, plan, language).text),
    )
  expect(to('de')[0]).toBe('Wofür haben Sie Ledgerly am Anfang genutzt?')
  for (const language of languages)
    expect(to(language)).toHaveLength(briefPacks[language].outlines.churn.length)
})

test('a question that was written out stays in its words', () => {
  const plan = compile('- What did you compare before you bought it?\n- How did it go?')
  const [first] = plan.topics.flatMap(({ questions }) => questions)
  expect(first && inLanguage(first, plan, 'fr').text).toBe(
    'What did you compare before you bought it?',
  )
})

test('who does it never stands behind a question that is put to one of them', () => {
  const plan = compile('Queremos saber cómo compran verdura los vecinos del barrio.')
  expect(said(plan)).not.toMatch(/vecinos/)
})

test('a brief of our own members begins with what they belong to', () => {
  const guide = 'Find out why members of our bread club collect less often than they used to.'
  expect(asked(compile(guide)).slice(0, 2)).toEqual([
    'Tell me about your own experience with Ledgerly.',
    'What, if anything, has made you collect less often than you used to?',
  ])
})
