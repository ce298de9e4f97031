import { describe, expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import { asked, hints, quiet, said, unasked } from './plans.fixture.ts'

test('a secret in brackets is a no-go, and its line is neither asked nor a hint', () => {
  const plan = compileGuide(
    `# Bakery\n- What do you buy on Saturdays?\n  - what they think of our prices (don't say we are going up to 5,20 for the Krume loaf!)\n- How did you find us?`,
  )
  expect(asked(plan)).toEqual(['What do you buy on Saturdays?', 'How did you find us?'])
  expect(hints(plan)).toEqual([])
  expect(quiet(plan)).toEqual(['we are going up to 5,20 for the Krume loaf'])
  expect(said(plan)).not.toMatch(/5,20|Krume|prices/)
  expect(unasked(plan)).toEqual(['what they think of our prices'])
})

test('a question that is whole before its bracket is asked without it', () => {
  const plan = compileGuide('- What do you sell? (leave the tips out of it)\n- Who fixes it?')
  expect(asked(plan)).toEqual(['What do you sell?', 'Who fixes it?'])
  expect(quiet(plan)).toEqual(['the tips'])
})

const open = {
  en: '- How did the move go?\n- What broke on the way?',
  de: '- Wie lief der Umzug bei Ihnen?\n- Was ging unterwegs kaputt?',
  fr: '- Comment s’est passé le déménagement ?\n- Qui vous a aidé à porter ?',
  es: '- ¿Cómo fue la mudanza?\n- ¿Quién le ayudó a cargar?',
  pt: '- Como foi a mudança de casa?\n- Quem ajudou você a carregar?',
} as const

describe('what to keep quiet about is kept, however it is said', () => {
  test.each([
    ['en', 'Never promise discounts.', 'discounts'],
    ['en', 'Please keep the merger to ourselves.', 'the merger'],
    ['en', 'The clinic’s fines are off limits.', 'fines'],
    ['en', 'how they pay, not to mention the refund case', 'refund case'],
    ['en', '🚫 the landlord dispute', 'landlord dispute'],
    ['en', 'And I’d rather we didn’t get into tariffs.', 'tariffs'],
    ['de', 'Bitte nicht sagen, dass wir die Filiale in Ulm schließen.', 'Filiale in Ulm'],
    ['de', 'Die Gebührenerhöhung bleibt unter uns.', 'Gebührenerhöhung'],
    ['de', 'Kein Wort über die Übernahme.', 'Übernahme'],
    ['de', '- Preise (sagt nicht, dass sie steigen)', 'steigen'],
    ['fr', 'Ne dites pas que nous fermons le magasin de Lyon.', 'magasin de Lyon'],
    ['fr', 'La fusion doit rester entre nous.', 'fusion'],
    ['fr', 'On laisse de côté les marges.', 'marges'],
    ['es', 'No digas que subimos la comisión en enero.', 'comisión'],
    ['es', 'Que la venta quede entre nosotros.', 'venta'],
    ['es', 'Dejad fuera las licencias.', 'licencias'],
    ['pt', 'Não diga que vamos fechar a loja do Porto.', 'loja do Porto'],
    ['pt', 'A fusão fica entre nós.', 'fusão'],
    ['pt', 'Deixem de lado a feira cancelada.', 'feira cancelada'],
  ] as const)('in %s: %s', (language, line, word) => {
    const plan = compileGuide(`${open[language]}\n\n${line}`)
    expect(plan.language).toBe(language)
    expect(quiet(plan).join(' ').replaceAll("'", '’')).toContain(word)
    expect(asked(plan)).toHaveLength(2)
    expect(said(plan)).not.toContain(word)
    expect(hints(plan).join()).not.toContain(word)
  })

  test('a heading with a sign says so of the list below it', () => {
    const plan = compileGuide(`${open.en}\n\n## 🚫 Don'ts\n- YouTube\n- fines\n- the strike`)
    expect(quiet(plan)).toEqual(['YouTube', 'fines', 'the strike'])
    expect(asked(plan)).toHaveLength(2)
  })
})

test('"no right or wrong answers" in an opening is said, and no no-go', () => {
  const plan = compileGuide(
    `## Intro\nHi, thanks for your time. There are no right or wrong answers.\n## Questions\n${open.en}`,
  )
  expect(plan.avoid).toEqual([])
  expect(plan.opening?.text).toBe('Hi, thanks for your time. There are no right or wrong answers.')
})

test('"do not interrupt" and "avoid jargon" are manners, and no no-gos', () => {
  const plan = compileGuide(`${open.en}\n\nAvoid jargon.\nDo not interrupt.`)
  expect(plan.avoid).toEqual([])
  expect(plan.tone).toBe('Avoid jargon. Do not interrupt.')
})

test.each(['What did you leave out?', 'What would you never say to a colleague?'])(
  '"%s" asks a participant, and forbids nothing',
  (question) => {
    const plan = compileGuide(`${open.en}\n- ${question}`)
    expect(asked(plan)).toContain(question)
    expect(plan.avoid).toEqual([])
  },
)

test.each([
  "Que se passe-t-il quand quelqu'un ne paie pas ?",
  'What do you do when a customer does not mention the price?',
  'Was machen Sie, wenn jemand den Termin nicht nennt?',
  '¿Qué pasa cuando alguien no dice la verdad?',
])('a question about what somebody does not do forbids nothing: %s', (line) => {
  const plan = compileGuide(`- ${line}`)
  expect(plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))).toContain(line)
  expect(plan.avoid).toEqual([])
})
