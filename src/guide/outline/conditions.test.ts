import { expect, test } from 'vitest'
import { compileGuide } from '../compile.ts'
import { asked, questions, unasked } from '../plans.fixture.ts'

const open = {
  en: '- How did the move go?\n- What broke on the way?',
  de: '- Wie lief der Umzug bei Ihnen?\n- Was ging unterwegs kaputt?',
  fr: '- Comment s’est passé le déménagement ?\n- Qui vous a aidé à porter ?',
  es: '- ¿Cómo fue la mudanza?\n- ¿Quién le ayudó a cargar?',
  pt: '- Como foi a mudança de casa?\n- Quem ajudou você a carregar?',
} as const

test.each([
  [
    'en',
    'LAPSED ONLY: Tell me about the time you used one.',
    'LAPSED ONLY',
    'Tell me about the time you used one.',
  ],
  [
    'en',
    'You ONLY: Tell me about the time you used one.',
    'You ONLY',
    'Tell me about the time you used one.',
  ],
  [
    'en',
    'If it comes up: How did you hear about the sale?',
    'it comes up',
    'How did you hear about the sale?',
  ],
  ['en', 'If they stopped: What made you stop?', 'they stopped', 'What made you stop?'],
  [
    'en',
    'How did you get your things out? -- only those who had that',
    'only those who had that',
    'How did you get your things out?',
  ],
  ['en', 'What made you stop? (lapsed only)', 'lapsed only', 'What made you stop?'],
  [
    'de',
    'Falls sie den Support kontaktiert haben: Wie lief das?',
    'sie den Support kontaktiert haben',
    'Wie lief das?',
  ],
  [
    'de',
    'Wenn gekündigt wurde, was gab den Ausschlag?',
    'gekündigt wurde',
    'Was gab den Ausschlag?',
  ],
  [
    'fr',
    "S'ils ont résilié : Qu'est-ce qui vous a décidé ?",
    'ils ont résilié',
    "Qu'est-ce qui vous a décidé ?",
  ],
  ['es', 'Si la dejaron: ¿qué pasó?', 'la dejaron', '¿Qué pasó?'],
  ['pt', 'Se pararam: o que aconteceu?', 'pararam', 'O que aconteceu?'],
] as const)(
  'in %s "%s" is asked on its condition alone, without it',
  (language, line, onlyIf, text) => {
    const plan = compileGuide(`${open[language]}\n- ${line}`)
    const [found] = questions(plan).filter((one) => one.onlyIf !== undefined)
    expect(found).toMatchObject({ onlyIf, text, lines: { from: 3, to: 3 } })
  },
)

test('a condition on what somebody mentions makes a hint wait', () => {
  const plan = compileGuide(
    '# Tools\n- What do you use today?\nIf they mention Excel → ask how they share files',
  )
  expect(plan.topics[0]?.probeHints).toMatchObject([{ when: 'Excel', ask: 'how they share files' }])
  expect(asked(plan)).toEqual(['What do you use today?'])
})

test('a condition below a question makes its hint wait', () => {
  const plan = compileGuide('- What do you use today?\n  - if they say “app”: which one?\n- Why?')
  expect(plan.topics[0]?.probeHints).toMatchObject([{ ask: 'which one?' }])
  expect(plan.topics[0]?.probeHints[0]?.when).toContain('app')
})

test('a condition that cannot be told from its question is listed, not asked', () => {
  const plan = compileGuide(`${open.en}\n- If they left for price, and only then, who knows`)
  expect(asked(plan)).toHaveLength(2)
  expect([...unasked(plan), ...plan.topics.flatMap(({ probeHints }) => probeHints)]).toHaveLength(1)
})

test.each([
  ['en', 'If there is time at the end: What is missing?'],
  ['de', 'Wenn am Ende noch Zeit ist: Was fehlt Ihnen?'],
  ['fr', "S'il reste du temps à la fin : que vous manque-t-il ?"],
  ['es', 'Si queda tiempo al final: ¿qué le falta?'],
  ['pt', 'Se houver tempo no fim: o que falta para você?'],
] as const)('%s: time that is left at the end is no condition: %s', (language, line) => {
  const read = questions(compileGuide(`${open[language]}\n- ${line}`, { language }))
  expect(read.at(-1)).toMatchObject({ ifTime: true })
  expect(read.at(-1)?.onlyIf).toBeUndefined()
})

test('“somebody” is whoever is asked where it says still or already, else anybody', () => {
  const lines = '- If somebody still uses the app: How do you book a repair in it?'
  const supposed = '- If a friend began there tomorrow: what would you tell them?'
  const read = questions(compileGuide(`${open.en}\n${lines}\n${supposed}`))
  expect(read.map(({ onlyIf }) => onlyIf ?? null)).toEqual([
    null,
    null,
    'somebody still uses the app',
    null,
  ])
})
