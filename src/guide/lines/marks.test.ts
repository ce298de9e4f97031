import { expect, test } from 'vitest'
import { compileGuide } from '../compile.ts'
import { asked, musts, quiet, said, unasked } from '../plans.fixture.ts'

test.for([
  ['How did you start?', 'Things to stay away from:', 'who left the choir'],
  ['How did you start?', 'Please avoid:', 'the merger'],
  ['Wie haben Sie angefangen?', 'Bitte nicht ansprechen:', 'den Streit um die Miete'],
  ['Comment avez-vous commencé ?', 'À ne pas évoquer :', 'le départ de la cheffe'],
  ['¿Cómo empezó usted?', 'A evitar:', 'la multa de Sevilla'],
  ['Como você começou?', 'Assuntos a evitar:', 'o desconto de inverno'],
])('a list below a label that forbids is kept quiet about: %s %s', ([question, label, item]) => {
  const plan = compileGuide(`1. ${question}\n\n${label}\n- ${item}`)
  expect(asked(plan)).toEqual([question])
  expect(quiet(plan)).toEqual([item])
})

test.for(['~~What do you earn?~~', '<del>What do you earn?</del>', '~~What do you earn?'])(
  'what is struck out is listed and not asked: %s',
  (struck) => {
    const plan = compileGuide(
      `- How do you get to work?\n- ${struck}\n- How do you rest? ${struck}`,
    )
    expect(asked(plan)).toEqual(['How do you get to work?', 'How do you rest?'])
    expect(unasked(plan)).toEqual(['What do you earn?', 'What do you earn?'])
  },
)

test('what is to be read aloud at the start is the opening', () => {
  const plan = compileGuide(
    'Read this aloud first: Thank you for coming.\n\n1. How did you choose it?',
  )
  expect(plan.opening?.text).toBe('Thank you for coming.')
})

test('what is not for participants is never said', () => {
  const plan = compileGuide(
    '1. How do you set a price?\nnot for participants: we think you charge a third too little',
  )
  expect(said(plan)).not.toContain('third')
})

test('a list of another kind is none of the list below a label that forbids', () => {
  const plan = compileGuide(
    'Off limits:\n- the merger\n- the rent\n\n1. How did you start?\n2. What came next for you?',
  )
  expect(asked(plan)).toEqual(['How did you start?', 'What came next for you?'])
  expect(quiet(plan)).toEqual(['the merger', 'the rent'])
})

test.for([
  ['Must: 1, 3', 'How did you start?', 'What do you read?', 'Whom did you ask?'],
  ['Pflichtfragen: 1 und 3', 'Wie fing es an?', 'Was lesen Sie?', 'Wen haben Sie gefragt?'],
])('numbers say which questions are musts: %s', ([label, ...lines]) => {
  const plan = compileGuide(`${label}\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`)
  expect(musts(plan)).toEqual([lines[0], lines[2]])
})
