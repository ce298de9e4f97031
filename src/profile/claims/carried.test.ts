import { describe, expect, test } from 'vitest'
import type { AnswerQuote } from '../answerer.ts'
import { lacksCarrying } from './carried.ts'

type Own = Partial<AnswerQuote> & { text: string }
const quoteOf = (own: Own): AnswerQuote => ({ person: 'a', asked: '', language: 'en', ...own })
const lack = (sentence: string, ...quotes: Own[]) =>
  lacksCarrying(sentence, quotes.map(quoteOf), ['Ledgerly'])

const slow = { text: 'The export took forty minutes, and I added the numbers by hand.' }
const left = { person: 'b', text: 'The export took an hour, so I left for a spreadsheet.' }

describe('a sentence is carried by the quotes it names', () => {
  test.each([
    ['The export took forty minutes.', slow],
    ['They say they added numbers by hand.', slow],
    ['The export of Ledgerly took forty minutes.', slow],
    ['They might cancel in spring.', { text: 'I might cancel in spring.' }],
    ['They do not recommend it.', { text: 'I do not recommend it to anybody.' }],
    [
      'The reminders annoyed them at night.',
      { text: 'They annoyed me, mostly at night.', asked: 'What of the reminders?' },
    ],
    [
      'Der Export dauerte vierzig Minuten.',
      { ...slow, text: 'Der Export dauerte bei mir vierzig Minuten.', language: 'de' },
    ],
    [
      'La exportación tardó cuarenta minutos.',
      { text: 'La exportación tardó como cuarenta minutos.', language: 'es' },
    ],
  ] satisfies [string, Own][])('%s', (sentence, quote) => {
    expect(lack(sentence, quote)).toBeNull()
  })

  test('also where several people say it, each in their own words', () => {
    expect(
      lack(
        'The export took long.',
        { text: 'The export took very long.' },
        { person: 'b', text: 'It was long, the export. It took ages.' },
      ),
    ).toBeNull()
  })
})

describe('a sentence is not carried', () => {
  test.each([
    ['without a quote', 'The export took forty minutes.', []],
    ['with something made up', 'The export took forty minutes because of the server.', [slow]],
    ['with another number', 'The export took 50 minutes.', [slow]],
    ['with a name', 'The export took Maria forty minutes.', [slow]],
    ['where it makes much of little', 'The export always took forty minutes.', [slow]],
    ['where it counts people', 'Most say the export took forty minutes.', [slow]],
    ['where a denial is dropped', 'They recommend it.', [{ text: 'I would not recommend it.' }]],
    [
      'where a denial is dropped far from its word',
      'The export works.',
      [{ text: 'I don’t think the export works.' }],
    ],
    ['where a denial is added', 'They did not add the numbers by hand.', [slow]],
    ['where doubt is dropped', 'They cancel in spring.', [{ text: 'I might cancel in spring.' }]],
    [
      'where a no to the question is dropped',
      'The reminders annoy them at night.',
      [{ text: 'No, not at night.', asked: 'Do the reminders annoy you?' }],
    ],
    [
      'where two people say half of it each',
      'They added numbers by hand and left for a spreadsheet.',
      [slow, left],
    ],
    ['where one of them does not say it', 'They left for a spreadsheet.', [slow, left]],
    [
      'where the words are the question’s',
      'The reminders annoy them.',
      [{ text: 'Well, it is what it is.', asked: 'Do the reminders annoy you?' }],
    ],
    ['in another language', 'Der Export dauerte lange.', [slow]],
  ] satisfies [string, string, Own[]][])('%s', (_, sentence, quotes) => {
    expect(lack(sentence, ...quotes)).not.toBeNull()
  })
})
