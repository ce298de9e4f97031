import { expect, test } from 'vitest'
import type { Message } from '../../interview/session.ts'
import { hideQuotes } from './hide-quotes.ts'

const line = (role: Message['role'], content: string): Message => ({
  ...{ seq: 0, role, content, at: '2026-11-22T00:00:00.000Z' },
  ...{ kind: role === 'user' ? 'answer' : 'probe', generatedBy: 'builtin' },
})
const own = line('user', 'I tried the export twice.')
const guidelines = '- What does "Sync" mean to you?'

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
  expect(hideQuotes(line('assistant', said), [own], guidelines)).toBe(shown)
})

test('their own words are shown as they are', () => {
  expect(hideQuotes(line('user', 'I call it “home”.'), [own], guidelines)).toBe('I call it “home”.')
})
