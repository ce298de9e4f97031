import { expect, test } from 'vitest'
import { compileGuide } from '../compile.ts'
import { asked, hints, questions, unasked } from '../plans.fixture.ts'
import { readForm } from './forms.ts'

const guide = (line: string, ...below: string[]) =>
  [`- ${line}`, ...below.map((one) => `  - ${one}`), '- How did it go for you?'].join('\n')
const closedIn = (text: string) => questions(compileGuide(text))[0]?.closed

test.for([
  ['en', 'one', ['choose one', 'pick one answer', 'single choice', 'Choose only one of these']],
  ['de', 'one', ['eine wählen', 'bitte wählen Sie eine', 'eins auswählen', 'Einfachauswahl']],
  ['fr', 'one', ['choisir une', 'choisissez une seule réponse', 'choix unique']],
  ['es', 'one', ['elegir una', 'elija una opción', 'marque solo una', 'respuesta única']],
  ['pt', 'one', ['escolher uma', 'escolha só uma opção', 'resposta única']],
  ['en', 'some', ['choose any', 'select all that apply', 'choose as many as you like']],
  ['en', 'some', ['tick whichever apply', 'choose several']],
  ['de', 'some', ['beliebig viele wählen', 'alle zutreffenden auswählen', 'Mehrfachauswahl']],
  ['de', 'some', ['beliebige auswählen', 'so viele Sie möchten ankreuzen']],
  ['fr', 'some', ['choisir plusieurs', 'choisir tout ce qui convient', 'plusieurs réponses']],
  ['fr', 'some', ['cocher celles que vous voulez', 'choisissez ceux que vous voulez']],
  ['es', 'some', ['elegir varias', 'elija todas las que correspondan', 'respuesta múltiple']],
  ['es', 'some', ['elegir las que quiera', 'elija los que quiera', 'elegir cualesquiera']],
  ['pt', 'some', ['escolher várias', 'escolha todas as que se aplicam', 'várias respostas']],
  ['pt', 'some', ['escolher quaisquer', 'escolha as que quiser', 'marque quantas quiser']],
  ['en', 'number', ['number', 'a number']],
  ['de', 'number', ['Zahl', 'eine Zahl']],
  ['fr', 'number', ['nombre', 'un nombre']],
  ['es', 'number', ['número', 'un número']],
  ['pt', 'number', ['número', 'um número']],
] as const)('in %s a question of kind %s is said in these words', ([language, kind, words]) => {
  for (const said of words) expect(readForm(said, language), said).toEqual({ kind })
})

test.for([
  ['en', 'choose up to 3', 'scale 1-7: low .. high'],
  ['de', 'bis zu 3 wählen', 'Skala 1-7: low .. high'],
  ['fr', 'choisir jusqu’à 3', 'échelle de 1 à 7 : low … high'],
  ['es', 'elegir hasta tres', 'escala de 1 a 7: low .. high'],
  ['pt', 'escolher até 3', 'escala de 1 até 7: low .. high'],
] as const)('in %s a most and a scale are said in these words', ([language, most, scale]) => {
  const options = { options: ['A', 'B', 'C', 'D'].map((text) => ({ text })) }
  const boxes = ['[ ] A', '[ ] B', '[ ] C', '[ ] D']
  const some = compileGuide(guide(`Which is it? (${most})`, ...boxes), { language })
  expect(questions(some)[0]?.closed).toEqual({ kind: 'some', max: 3, ...options })
  const labels = { low: 'low', high: 'high' }
  const plan = compileGuide(guide(`How was it? (${scale})`), { language })
  expect(questions(plan)[0]?.closed).toEqual({ kind: 'scale', from: 1, to: 7, labels })
})

test.for([
  ['Screener', 'end', 'quota 1,200'],
  ['Screening-Fragen', 'Ende', 'Quote 1.200'],
  ['Questions filtres', 'fin', 'quota 1 200'],
  ['Preguntas de filtro', 'final', 'cupo 1200'],
  ['Triagem', 'fim', 'cota: 1200'],
])('the part called %s comes first, ends for some and counts others', ([name, end, quota]) => {
  const boxes = [`  - [ ] Solo -> ${end}`, `  - [ ] Duo (${quota})`, '  - [ ] Trio']
  const screener = [`# ${name}`, '- How many are you? (choose one)', ...boxes]
  const plan = compileGuide(['# Use', '- How do you use it?', ...screener].join('\n'))
  expect(plan.topics.map(({ screener }) => screener)).toEqual([true, undefined])
  expect(questions(plan)[0]).toMatchObject({
    must: true,
    verbatim: true,
    text: 'How many are you?',
    closed: {
      options: [{ text: 'Solo', end: true }, { text: 'Duo', quota: 1_200 }, { text: 'Trio' }],
    },
  })
  expect(plan.warnings.filter(({ message }) => /^Line/.test(message))).toEqual([])
})

test('a part called screening that holds no closed question stays what it was', () => {
  const plan = compileGuide('# Screening\n- What do you do for work?\n# Use\n- How do you use it?')
  expect(plan.topics.map(({ screener }) => screener)).toEqual([undefined])
})

test('closed questions in lines of their own are one each, below a label too', () => {
  const plan = compileGuide(
    'Screener:\nHow satisfied are you all in all with the tool that you use? (scale 1-5)\nHow many people work there with you on an ordinary day? (number)\n\n# Use\nHow do you use it?',
  )
  expect(questions(plan).map(({ closed }) => closed?.kind)).toEqual(['scale', 'number', undefined])
  expect(plan.topics.map(({ screener }) => screener)).toEqual([true, undefined])
})

test('a question keeps its words, its marks and its wish for a reason, wherever they stand', () => {
  const below = ['- [ ] Yes, always', '- [ ] No']
  const plans = [
    ['1. Did it help you? (must) (choose one, ask why)', ...below],
    ['**Must ask:** Did it help you? (choose one) (ask why)', ...below.map((one) => `  ${one}`)],
    ['- Did it help you (choose one)? (must)', '  - Yes, always', '  - No', '  - Why?'],
  ].map((lines) => compileGuide([...lines, '- How do you work?'].join('\n')))
  const options = [{ text: 'Yes, always' }, { text: 'No' }]
  for (const plan of plans) {
    const [first] = questions(plan)
    expect(first?.text).toMatch(/^Did it help you\s?\?$/)
    expect(first?.must).toBe(true)
    expect(first).toMatchObject({ closed: { kind: 'one', options, why: true } })
    expect(asked(plan)).toHaveLength(2)
    expect(unasked(plan)).toEqual([])
  }
})

test.for([
  ['How is it? (scale 7-1)', '“scale 7-1”'],
  ['How is it? (scale 1-100: bad .. good)', '“scale 1-100: bad .. good”'],
  ['How is it? (scale 1-7: bad)', '“scale 1-7: bad”'],
  ['What helps? (choose up to none)', '“choose up to none”', '[ ] A', '[ ] B'],
  ['What helps? (choose one)', 'fewer than two options', '[ ] A'],
])(
  'what cannot be read is named with its line, and asked openly: %s',
  ([line = '', said, ...below]) => {
    const plan = compileGuide(guide(line, ...below))
    const [first] = questions(plan)
    expect(first).toMatchObject({ text: line.replace(/ \(.*/, '') })
    expect(first?.closed).toBeUndefined()
    const told = plan.warnings.find(({ message }) => message.startsWith('Line 1: '))
    expect(told?.message).toContain(said)
    expect(told?.lines).toEqual({ from: 1, to: 1 })
  },
)

test('what stands behind an option and cannot be read is named, and never offered', () => {
  const text = guide(
    'Which is it? (choose one)',
    '[ ] A -> q5',
    '[ ] B (quota many)',
    '[ ] C',
    '[ ] c',
  )
  expect(closedIn(text)?.options).toEqual([{ text: 'A' }, { text: 'B' }, { text: 'C' }])
  const told = compileGuide(text).warnings.flatMap(({ message, lines }) =>
    message.startsWith('Line') ? [lines?.from] : [],
  )
  expect(told).toEqual([2, 3, 5])
})

test('boxes below a question that does not say how many are hints as before, with a warning', () => {
  const plan = compileGuide(guide('What matters to you?', '[ ] Price', '[ ] Speed'))
  expect(questions(plan)[0]?.closed).toBeUndefined()
  expect(hints(plan)).toEqual(['Price', 'Speed'])
  expect(plan.warnings.map(({ message }) => message).join()).toContain('boxes in lines 2 to 3')
})

test.for(['(choose a recent example)', '(10 minutes)', '(all of them)', '(3 max)', '(name)'])(
  'an ordinary remark makes no closed question: %s',
  (remark) => expect(closedIn(guide(`What did you do? ${remark}`))).toBeUndefined(),
)

test('a title, a note and a bracket alone are no closed questions', () => {
  for (const line of ['# Rating (scale 1-5)', 'Context: they answer (scale 1-5)', '(number)']) {
    const plan = compileGuide(`${line}\n- How did you start?\n- What came next for you?`)
    expect(questions(plan).some(({ closed }) => closed)).toBe(false)
  }
})

test('a question that must not be asked is not made a closed one', () => {
  const plan = compileGuide('How did you start?\nDo not ask how old they are (number)')
  expect(asked(plan)).toEqual(['How did you start?'])
})

test('a guide of very many options, quotas and long lines is read within its bounds', () => {
  const many = Array.from({ length: 400 }, (_, at) => `[ ] option ${at} (quota 5)`)
  const plan = compileGuide(guide('Which? (choose any)', ...many, `[ ] ${'x'.repeat(2_000)}`))
  expect(questions(plan)[0]?.closed?.options).toHaveLength(50)
  expect(plan.warnings.length).toBeLessThan(61)
  const brackets = compileGuide(guide(`What? ${'('.repeat(1_900)}`, `[ ] ${'-> '.repeat(600)}`))
  expect(asked(brackets).length).toBeGreaterThan(0)
})
