import { expect, test } from 'vitest'
import { inWrittenLines, sentenceLines } from './sentence-lines.ts'

test('sentences of prose stand on lines of their own, lists and tables as they are', () => {
  const guide = 'We ask bakers. Do not say who pays.\n\n- What broke? And when?\n| a. b | c. d |'
  const lines = sentenceLines(guide)
  expect(lines.text.split('\n')).toEqual([
    'We ask bakers.',
    'Do not say who pays.',
    '',
    '- What broke? And when?',
    '| a. b | c. d |',
  ])
  expect(lines.from).toEqual([1, 1, 2, 3, 4])
  const note = { kind: 'added' as const, lines: [1, 2, 4], text: 'x', why: 'y' }
  const settled = { guidelines: guide, language: 'en' as const, notes: [note] }
  expect(inWrittenLines(settled, lines).notes[0]?.lines).toEqual([1, 3])
})
