import { describe, expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import { asked, hints, questions, said, unasked } from './plans.fixture.ts'

const open = ['How did the move go?', 'What broke on the way?', 'Who helped you carry?']
const list = open.map((one) => `- ${one}`).join('\n')

describe('nothing becomes a question unless it is one', () => {
  test.each([
    ['a bare noun', '- late payments'],
    ['a noun that somebody put a mark behind', '- whistling?'],
    ['a bracket that never closes', '- What do you pay (and to whom?'],
    [
      'a question about others',
      '- What do they think of the prices?\n- Do customers like it, and what do they do?',
    ],
    ['a question to a colleague', '- Could you check what we pay the drivers?'],
    ['a question of the team', '- Should we send reminders?'],
    ['a label that needs its words', '- The bill: who opens it?'],
    ['our word for people', '- Why do churned people like you leave?'],
    ['an order to the interviewer', '- Explain that the call is recorded'],
  ])('%s', (_, line) => {
    const plan = compileGuide(`${list}\n${line}`)
    expect(asked(plan).slice(0, 3)).toEqual(open)
    const added = asked(plan).slice(3).join(' ')
    expect(added).not.toMatch(
      /late payments|whistling|bill|churned|recorded|drivers|reminders|\bthey\b/,
    )
  })

  test('what looks as if it was to be asked is listed with its lines', () => {
    const plan = compileGuide(`${list}\n- late payments\n- What do you pay (and to whom?`)
    expect(plan.unasked).toEqual([
      { text: 'late payments', lines: { from: 4, to: 4 } },
      { text: 'What do you pay (and to whom?', lines: { from: 5, to: 5 } },
    ])
    expect(plan.context.map(({ text }) => text)).toEqual(expect.arrayContaining(unasked(plan)))
  })

  test('no frame is put around a phrase', () => {
    const plan = compileGuide(
      '# Money\n- How do you pay?\n- late payments\n- onboarding experience\n- the first week',
    )
    expect(asked(plan)).toEqual(['How do you pay?'])
    expect(hints(plan)).toEqual(['late payments', 'onboarding experience', 'the first week'])
    expect(said(plan)).not.toMatch(/came up|Tell me about the last time|if at all/)
  })

  test('a title is never asked', () => {
    const plan = compileGuide(
      'Estudio: por qué los comercios de barrio no usan el datáfono móvil "Pagalia"\n\n1. Cuéntame cómo cobras en un día normal.\n2. ¿Qué pasó la última vez que un cliente quiso pagar con tarjeta?',
    )
    expect(asked(plan)).toEqual([
      'Cuéntame cómo cobras en un día normal.',
      '¿Qué pasó la última vez que un cliente quiso pagar con tarjeta?',
    ])
  })
})

test.each([
  'Walk me through your last order.',
  'Describe the delivery.',
  'Tell me about yourself.',
  'Could you tell me how you found us?',
  'When you export, what do you check first?',
  'If you could change one thing, what would it be?',
  'What do people in your street say about it?',
  'How did customer service react?',
])('"%s" is asked as it is written', (question) => {
  expect(asked(compileGuide(`${list}\n- ${question}`))).toContain(question)
})

test.each([
  ['de', 'Erzählen Sie mir von Ihrem letzten Einkauf.', 'Wie war das für Sie?'],
  ['de', 'Beschreiben Sie den letzten Abend, an dem Sie gekocht haben.', 'Wie war das für Sie?'],
  ['fr', 'Racontez-moi votre dernière commande.', 'Comment avez-vous connu le service ?'],
  ['es', 'Cuénteme su última compra.', '¿Cómo conoció el servicio?'],
  ['pt', 'Conte-me sobre a sua última compra.', 'Como você conheceu o serviço?'],
])(
  'in %s a request and a question are asked as they are written',
  (language, request, question) => {
    const plan = compileGuide(`- ${request}\n- ${question}`)
    expect(plan.language).toBe(language)
    expect(asked(plan)).toEqual([request, question])
  },
)

describe('a hint becomes a question only when it is one', () => {
  test('below a question', () => {
    const plan = compileGuide(
      '# Week\n- Tell me about the last time you planned a week.\n  - who else was involved\n  - workarounds\n  - What did it cost you?\n- How did it end?',
    )
    expect(plan.topics[0]?.probeHints.map(({ ask, question }) => [ask, question])).toEqual([
      ['who else was involved', 'Who else was involved?'],
      ['workarounds', undefined],
      ['What did it cost you?', 'What did it cost you?'],
    ])
  })

  test('behind "probe for", about third persons', () => {
    const plan = compileGuide(
      '- What do you cook?\n  - probe for: what they cooked before, who else eats with them\n- How is it going?',
    )
    expect(hints(plan)).toEqual(['what they cooked before', 'who else eats with them'])
    expect(said(plan)).not.toMatch(/eats with them/)
  })
})

test('a question below a bare title takes the title’s place', () => {
  const plan = compileGuide(
    '# Buying\n- First impression\n  - What did you think when you saw it?\n  - Who was with you?',
  )
  expect(asked(plan)).toContain('What did you think when you saw it?')
  expect(unasked(plan)).toEqual([])
})

test('what a colleague is told to ask is turned to the participant where that is sure', () => {
  const plan = compileGuide(
    `${list}\n\nAlso ask them how they plan a trip.\nAsk what their boss told them they had to do.\n- How do customers pick a seat?`,
  )
  expect(asked(plan)).toEqual([...open, 'Tell me how you plan a trip.', 'How do you pick a seat?'])
  expect(unasked(plan)).toHaveLength(1)
})

test('the researcher’s own words are kept beside what is asked', () => {
  const [first] = questions(compileGuide('- Do you like our prices and our support?\n- How is it?'))
  expect(first).toMatchObject({
    text: 'What are our prices like for you?',
    original: 'Do you like our prices and our support?',
  })
})

test.each([
  'Would you pay 9.99 for premium?',
  'Did you have any problems?',
  'Do you use the export?',
  'Have you got a car or a bike?',
])('"%s" is asked as written, with a word on it, for no rewording of it is sure', (question) => {
  const plan = compileGuide(`- ${question}\n- How did you start?`)
  expect(asked(plan)[0]).toBe(question)
  expect(plan.warnings.map(({ message }) => message).join('\n')).toContain(question)
})

test('what a request begins with does not hide it, and a reason is asked with its question', () => {
  const guide = [
    '- To start with, tell me a little about the work you do.',
    '- If you could change one thing about it, what would it be and why?',
    '- Which parts do you use every week?',
  ].join('\n')
  const plan = compileGuide(guide)
  expect(plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))).toEqual([
    'To start with, tell me a little about the work you do.',
    'If you could change one thing about it, what would it be and why?',
    'Which parts do you use every week?',
  ])
  expect(plan.unasked ?? []).toEqual([])
})

test('a letter that hardly asks is asked generally, about a subject that each question names', () => {
  const guide = `Hi Sam,

we would like to know more about how wards use Rostro. So I'd start with the last handover they did. Who did they have to ask for it? And then what happened to it once it was out.

If they look after more than one ward ask how they share staff between the two.

Cheers
Kim`
  const plan = compileGuide(guide, { productName: 'Rostro' })
  const asked = plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  expect(asked.join('\n')).not.toMatch(/once it was out|between the two/)
  expect(asked.some((text) => text.includes('last time'))).toBe(true)
})

test.each([
  [
    'Intro (2 mins)\nThank them.\n1. Warm-up (5 mins)\n- How was it?\n2. Travel (15 mins)\n- How do you go?',
    22,
  ],
  ['INTRO (2 minutes)\nHello.\n\nTRAVEL (20 minutes)\n1. How do you go?', 22],
  ['Guide, 45 minutes\n# Intro (2 min)\n- How was it?\n# Travel (30 min)\n- How do you go?', 45],
  ['# Questions (20 minutes)\n- How was it?\n- How do you go?', 20],
  ['# Intro (2 min)\n- How was it?\n# Travel (15 min)\n- How do you go?\nTotal: 25 min', 25],
])('times of parts are none of the whole: %s', (guide, minutes) => {
  const { budget } = compileGuide(guide)
  expect(Math.abs(budget.minutes - minutes)).toBeLessThanOrEqual(2)
})

test('a French question that names whom it asks of is one', () => {
  const guide =
    '- Comment s’est passé le déménagement ?\n- Comment les trajets se passent-ils le matin ?\n- Comment choisissent-ils ?'
  const plan = compileGuide(guide, { language: 'fr' })
  expect(asked(plan)).toContain('Comment les trajets se passent-ils le matin ?')
  expect(unasked(plan)).toEqual(['Comment choisissent-ils ?'])
})
