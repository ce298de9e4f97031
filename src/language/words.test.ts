import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'
import { contentStems, fold, isStopWord, jaccard, words } from './words.ts'

test('folding makes curly and straight quotes, dashes and spaces alike', () => {
  expect(fold('It’s  “Fine” — really')).toBe('it\'s "fine" - really')
})

test('words keep apostrophes and hyphens inside', () => {
  expect(words("Don't e-mail me, José!")).toEqual(["don't", 'e-mail', 'me', 'josé'])
})

test('content stems leave stop words out and bring forms together, in each language', () => {
  expect(contentStems('The exports are failing', 'en')).toEqual(contentStems('export failed', 'en'))
  expect(contentStems('die Rechnungen', 'de')).toEqual(contentStems('eine Rechnung', 'de'))
  expect(isStopWord('les', 'fr')).toBe(true)
  expect(isStopWord('para', 'es')).toBe(true)
  expect(isStopWord('não', 'pt')).toBe(true)
})

test('content stems are the same however often and after however many others they are asked for', () => {
  const said = 'The exports are failing again'
  const first = contentStems(said, 'en')
  expect(contentStems(said, 'en')).toEqual(first)
  expect(contentStems(said, 'de')).not.toEqual(first)
  for (let at = 0; at < 5_000; at += 1) contentStems(`word${at}`, 'en')
  expect(contentStems(said, 'en')).toEqual(first)
})

test('jaccard tells how much is shared', () => {
  expect(jaccard(['a', 'b'], ['b', 'c'])).toBeCloseTo(1 / 3)
  expect(jaccard([], [])).toBe(0)
})

test('sentences know where they stand and mind abbreviations and lines', () => {
  const text = 'I use it daily, e.g. for invoices. It is slow!\n- Then I left'
  const found = sentences(text)
  expect(found.map((s) => s.text)).toEqual([
    'I use it daily, e.g. for invoices.',
    'It is slow!',
    '- Then I left',
  ])
  for (const s of found) expect(text.slice(s.start, s.end)).toBe(s.text)
})
