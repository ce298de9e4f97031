import { expect, test } from 'vitest'
import { linesOf, splitField } from './sentences.ts'

const evidence = [{ linkID: 'l', seq: 1, start: 0, end: 3, quote: 'abc' }]
const claim = (text: string) => ({ text, evidence })

test('each statement of a field is a piece of its own, and no letter is lost', () => {
  const text = 'Works nights. Has two children. And more.'
  const pieces = splitField(text, [claim('Has two children.'), claim('Works nights.')])
  expect(pieces.map((piece) => [piece.text, piece.claim !== undefined])).toEqual([
    ['Works nights.', true],
    [' ', false],
    ['Has two children.', true],
    [' And more.', false],
  ])
})

test('a line ends between statements and never within one', () => {
  const text = 'On “Q”: “It is nice.\nTwo.”\nOn “R”: “Yes, often.”'
  const lines = linesOf(text, [claim('It is nice.\nTwo.'), claim('Yes, often.')])
  expect(lines.map((line) => line.map((piece) => piece.text))).toEqual([
    ['On “Q”: “', 'It is nice.\nTwo.', '”'],
    ['On “R”: “', 'Yes, often.', '”'],
  ])
})

test('of statements that overlap the longer one is taken', () => {
  const pieces = splitField('I like speed a lot.', [claim('speed'), claim('I like speed a lot.')])
  expect(pieces.map(({ text }) => text)).toEqual(['I like speed a lot.'])
})

test('a statement without words behind it, or from elsewhere, is plain text', () => {
  const pieces = splitField('Nurse', [{ text: 'Nurse', evidence: [] }, claim('Doctor'), claim('')])
  expect(pieces).toEqual([{ text: 'Nurse' }])
})

test('a sentence that a model made of a claim opens its words as they do', () => {
  const told = {
    ...claim('I do the books for nine bakeries.'),
    sentence: 'Does books for bakeries.',
  }
  const pieces = splitField('Does books for bakeries. Lives in Lund.', [told])
  expect(pieces.map((piece) => [piece.text, piece.claim?.text])).toEqual([
    ['Does books for bakeries.', told.text],
    [' Lives in Lund.', undefined],
  ])
})
