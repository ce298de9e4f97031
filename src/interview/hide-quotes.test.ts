import { expect, test } from 'vitest'
import { hideQuotes } from './hide-quotes.ts'

const known = ['- What does "Sync" mean to you?', 'I tried the export twice.']

test.each([
  ['What sits behind “I was ill”?', 'What sits behind “…”?'],
  [
    'Here is what I noted: “one”, “two”. What did I miss?',
    'Here is what I noted: “…”. What did I miss?',
  ],
  ['„Die Karte“: Was wurde daraus?', '„…“: Was wurde daraus?'],
  ['« la carte » : et ensuite ?', '«…» : et ensuite ?'],
  ['You wrote “he said “no” to me”. Why?', 'You wrote “…”. Why?'],
  ['You wrote "never again". Why?', 'You wrote "…". Why?'],
  ['What happened “the export twice”?', 'What happened “the export twice”?'],
  ['What does "Sync" mean to you?', 'What does "Sync" mean to you?'],
  ['Nothing is quoted here: 5" wide.', 'Nothing is quoted here: 5" wide.'],
])('of “%s” whoever is not shown the answers reads %s', (said, shown) => {
  expect(hideQuotes(said, known)).toBe(shown)
})
