import { expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import { asked, quiet, said, unasked } from './plans.fixture.ts'

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
