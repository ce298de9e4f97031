import { expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import { asked, hints, musts, questions, quiet, unasked } from './plans.fixture.ts'

test('the guide of the README is understood line by line', () => {
  const plan = compileGuide(`# Getting started
- Must ask: What made you look for an invoicing tool?
  - probe for: the moment it began, what they used before
# Everyday use (5 minutes)
1. Walk me through the last time you sent an invoice.
Do not mention: our pricing change
Time limit: 10 minutes`)
  expect(plan.topics.map(({ title }) => title)).toEqual(['Getting started', 'Everyday use'])
  expect(asked(plan)).toEqual([
    'What made you look for an invoicing tool?',
    'Walk me through the last time you sent an invoice.',
  ])
  expect(musts(plan)).toEqual(['What made you look for an invoicing tool?'])
  expect(hints(plan)).toEqual(['the moment it began', 'what they used before'])
  expect(plan.topics[1]?.budget).toEqual({ minutes: 5 })
  expect(plan.budget).toMatchObject({ minutes: 10, explicit: true })
  expect(plan.avoid).toMatchObject([
    { kind: 'mention', text: 'our pricing change', lines: { from: 6, to: 6 } },
  ])
  expect(questions(plan)[0]?.lines).toEqual({ from: 2, to: 2 })
  expect(plan.unasked).toBeUndefined()
})

test.for([
  [
    'de',
    `# Einstieg
- Unbedingt fragen: Was hat Sie fast davon abgehalten, sich anzumelden?
  - nachfragen zu: Preis, Vertrauen
- Wie sind Sie auf uns aufmerksam geworden?
Nicht erwähnen: Preisänderungen
Dauer: 10 Minuten`,
  ],
  [
    'fr',
    `# Début
- Question obligatoire : Comment avez-vous connu notre service ?
  - relancer sur : prix, confiance
- Que s'est-il passé ensuite ?
Ne pas mentionner : les prix
Durée : 10 minutes`,
  ],
  [
    'es',
    `# Inicio
- Pregunta obligatoria: ¿Cómo conoció nuestro servicio?
  - profundizar en: precio, confianza
- ¿Qué pasó después?
No mencionar: los precios
Duración: 10 minutos`,
  ],
  [
    'pt',
    `# Começo
- Pergunta obrigatória: Como você conheceu o nosso serviço?
  - aprofundar: preço, confiança
- O que aconteceu depois?
Não mencionar: os preços
Duração: 10 minutos`,
  ],
])(
  'must ask, probe for, do not mention and a time limit are understood in %s',
  ([language = '', guide = '']) => {
    const plan = compileGuide(guide)
    expect(plan.language).toBe(language)
    expect(asked(plan)).toHaveLength(2)
    expect(musts(plan)).toEqual([asked(plan)[0]])
    expect(hints(plan)).toHaveLength(2)
    expect(plan.avoid).toMatchObject([{ kind: 'mention', lines: { from: 5, to: 5 } }])
    expect(plan.budget.minutes).toBe(10)
    expect(plan.unasked).toBeUndefined()
  },
)

test('under "Must ask" and "Do not mention" headings, lists are musts and no-gos', () => {
  const plan = compileGuide(
    '## Must ask\n- How did it start?\n- How did it end?\n## Do not mention\n- layoffs\n- the merger',
  )
  expect(musts(plan)).toEqual(['How did it start?', 'How did it end?'])
  expect(quiet(plan)).toEqual(['layoffs', 'the merger'])
})

test('flags behind a question are read and taken off', () => {
  const plan = compileGuide(`- How did it start? (must)
- What came next? (if time)
- What would you miss? (verbatim)
- What did you pay? (skip if they never paid)
- How did it end? *
- What broke? <- must ask!!
- Who helped? MUST ASK
- What did it cost? (has to be in every interview)`)
  const found = questions(plan)
  expect(found.map(({ text }) => text)).toEqual([
    'How did it start?',
    'What came next?',
    'What would you miss?',
    'What did you pay?',
    'How did it end?',
    'What broke?',
    'Who helped?',
    'What did it cost?',
  ])
  expect(found.map(({ must }) => must)).toEqual([true, false, false, false, true, true, true, true])
  expect(found[1]).toMatchObject({ ifTime: true })
  expect(found[2]).toMatchObject({ verbatim: true })
  expect(found[3]).toMatchObject({ skipIf: 'skip if they never paid' })
})

test('a sign that the guide explains is taken as it says', () => {
  const plan = compileGuide('- How did it go?\n- ★ What broke on the way?\n\n★ = not to be skipped')
  expect(musts(plan)).toEqual(['What broke on the way?'])
})

test('a limit under a heading is that topic’s, one for the interview is the interview’s', () => {
  const plan = compileGuide(
    '# Buying\n15 minutes\n- What did you compare?\n# Support\n- How did the last call go?\nThe interview takes 30 minutes.',
  )
  expect(plan.topics.map(({ budget }) => budget)).toEqual([{ minutes: 15 }, {}])
  expect(plan.budget).toMatchObject({ minutes: 30, explicit: true })
})

test.each([
  ['en', 'a quarter of an hour should do', 15],
  ['en', 'Slots of 30 minutes, back to back', 30],
  ['de', '25 bis 30 Minuten', 30],
  ['de', 'Rechnet mit einer Dreiviertelstunde.', 45],
  ['fr', 'une demi-heure maximum', 30],
  ['es', 'media hora como mucho', 30],
  ['pt', 'quinze minutinhos no máximo', 15],
] as const)('in %s "%s" is understood as a length', (language, line, minutes) => {
  const plan = compileGuide(`${line}\n\n- How did you start?`, { language })
  expect(compileGuide(`${line}\n\n${lines[language]}`).budget).toMatchObject({
    minutes,
    explicit: true,
  })
  expect(asked(plan).join()).not.toContain(line)
})

/** Enough of a language that it is known. */
const lines = {
  en: '- How did the move go?\n- What broke on the way?',
  de: '- Wie lief der Umzug bei Ihnen?\n- Was ging unterwegs kaputt?',
  fr: '- Comment s’est passé le déménagement ?\n- Qui vous a aidé à porter ?',
  es: '- ¿Cómo fue la mudanza?\n- ¿Quién le ayudó a cargar?',
  pt: '- Como foi a mudança de casa?\n- Quem ajudou você a carregar?',
} as const

test('the order of a guide is the researcher’s', () => {
  const order = ['What is your salary?', 'How satisfied are you overall?', 'What is your role?']
  expect(asked(compileGuide(order.map((one) => `- ${one}`).join('\n')))).toEqual(order)
})

test('the language, the product and the tone that a guide names are taken', () => {
  const plan = compileGuide(
    'Language: German\nProduct: Paperly\nTone: warm and brief\n- What do you use today?\nAvoid jargon.\nDo not interrupt.',
  )
  expect(plan).toMatchObject({ language: 'de', product: 'Paperly' })
  expect(plan.tone).toBe('warm and brief Avoid jargon. Do not interrupt.')
  expect(unasked(plan)).toEqual([])
})

test('an identifier that is no name is not shown to anybody', () => {
  for (const productName of ['8f3a9c11d2', 'prod_8f3a9c', 'test'])
    expect(compileGuide('Why do people leave?', { productName }).product).toBe('the product')
  expect(compileGuide('Why do people leave?', { productName: 'acmeNotes' }).product).toBe(
    'Acme Notes',
  )
})

test('warnings say what to do about it', () => {
  const many = Array.from({ length: 12 }, (_, at) => `- How did part ${at} go?`).join('\n')
  const plan = compileGuide(`${many}\n- What changed with the layoffs?\nDo not mention: layoffs`)
  const all = plan.warnings.map(({ message }) => message).join('\n')
  expect(all).toContain('13 topics in 12 minutes')
  expect(all).toContain('No question is marked as one that must be asked')
  expect(all).toContain('touches on what the guide says to avoid: “layoffs”')
  for (const { suggestion } of plan.warnings) expect(suggestion).toBeTruthy()
})
