import { expect, test } from 'vitest'
import { session } from '../plan.fixture.ts'
import type { Message } from '../session.ts'
import { beginStep } from '../step.ts'
import { recordCorrection } from './corrections.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const sentence = (at: number) =>
  `Gadget${at} pleases cousin${at} beside window${at} before winter${at}.`

function answer(seq: number, content: string): Message {
  return { seq, role: 'user', kind: 'answer', content, generatedBy: 'participant', at: '' }
}

/** So many answers of fifty sentences, each about things of its own, and what a denial takes back. */
function withdrawn(answers: number, text: string) {
  const told = Array.from({ length: answers }, (_, seq) =>
    answer(seq, Array.from({ length: 50 }, (_, at) => sentence(seq * 50 + at)).join(' ')),
  )
  const step = beginStep(session(), [...told, answer(answers, text)], { now, seed: '' })
  recordCorrection(step, { type: 'answer', text, clientMessageID: 'c', after: 0 })
  return step.session.corrections?.[0]?.withdraws.map(({ quote }) => quote)
}

test('what is put right takes back the sentence that it denies, and no other', () => {
  expect(withdrawn(1, 'No, gadget7 never stood beside window7.')).toEqual([sentence(7)])
})

test('it is held against so many sentences, the newest, and takes back a few at most', () => {
  const all = Array.from({ length: 600 }, (_, at) => `gadget${at} window${at}`).join(' ')
  expect(withdrawn(12, `No, that is wrong: ${all}.`)).toHaveLength(6)
  expect(withdrawn(12, 'No, gadget0 never stood beside window0.')).toEqual([])
  expect(withdrawn(12, 'No, gadget599 never stood beside window599.')).toEqual([sentence(599)])
})

test.each([
  ['It was the knee, not the hip.', 'The hip hurt for weeks after the fall in the yard.', true],
  ['Fue la rodilla, no la cadera', 'Me dolió la cadera durante tres semanas después.', true],
  [
    'Nicht die Hüfte, sondern das Knie.',
    'Die Hüfte tat nach dem Sturz drei Wochen lang weh.',
    true,
  ],
  ['No, it was the knee.', 'The knee was fine after a week of rest at home.', false],
  ['I am not sure about the price.', 'The price went up twice in one winter for us.', false],
])('“%s” takes back “%s”: %s', (text, told, isTaken) => {
  const step = beginStep(session(), [answer(0, told), answer(1, text)], { now, seed: '' })
  recordCorrection(step, { type: 'answer', text, clientMessageID: 'c', after: 0 })
  expect(step.session.corrections?.[0]?.withdraws).toHaveLength(isTaken ? 1 : 0)
})
