import { expect, test } from 'vitest'
import { createHearing } from './hearing.ts'
import { dropMarks, marksOn, moveMarks } from './marks.ts'
import { readWords } from './recognizer/read-words.ts'

const before = 'I was losing trick of the devices.'
const marks = [
  { from: 13, to: 18 },
  { from: 26, to: 34 },
]
const marked = (text: string, all = moveMarks(marks, before, text)) =>
  all.map(({ from, to }) => text.slice(from, to))

test.each([
  ['as they were', before, ['trick', 'devices.']],
  ['something before them', `Well, ${before}`, ['trick', 'devices.']],
  ['something between them', 'I was losing trick of all the devices.', ['trick', 'devices.']],
  ['something behind them', `${before} So I looked.`, ['trick', 'devices.']],
  ['one of them mended', 'I was losing track of the devices.', ['devices.']],
  ['one of them taken out', 'I was losing trick of the ', ['trick']],
  ['nothing left', '', []],
])('marks stay on their words: %s', (_, after, expected) => {
  expect(marked(after)).toEqual(expected)
})

test('a word is marked where a piece of it was doubtful, and no other', () => {
  const pieces = [' I', ' lost', ' tr', 'ick', ' of', ' it', '.']
  const decode = (tokens: number[]) => tokens.map((token) => pieces[token]).join('')
  const tokens = pieces.map((_, token) => ({ token, share: token === 3 ? 0.2 : 0.9 }))
  const { text, unsure } = readWords(decode, tokens, 0.5)
  expect(text).toBe('I lost trick of it.')
  expect(unsure.map(({ from, to }) => text.slice(from, to))).toEqual(['trick'])
})

test('what is heard in doubt is marked where it comes to stand', () => {
  dropMarks()
  const draft = { value: 'Well.' }
  const setDraft = (text: string) => {
    draft.value = text
  }
  const hearing = createHearing({ draft, setDraft })
  const unsure = [{ from: 3, to: 6 }]
  hearing.put([{ text: ' A tie came.', isFinal: false, unsure }])
  expect(marksOn(draft.value)).toEqual([])
  hearing.put([{ text: ' A tie came. ', isFinal: true, unsure }])
  hearing.put([{ text: 'A tie', isFinal: true, unsure: [{ from: 2, to: 5 }] }])
  expect(draft.value).toBe('Well. A tie came. A tie')
  expect(marksOn(draft.value).map(({ from, to }) => draft.value.slice(from, to))).toEqual([
    'tie',
    'tie',
  ])
})
