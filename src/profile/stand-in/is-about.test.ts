import { expect, test } from 'vitest'
import { isAbout } from './is-about.ts'

const about = (question: string, sentence: string, asked: string[]) =>
  isAbout(question, sentence, {
    cited: asked.map((each) => ({ person: 'p', text: sentence, asked: each, language: 'en' })),
    known: ['Ledgerly'],
  })
const byHand = 'We send an invoice by hand and it takes an hour.'
const [tool, invoice] = ['What made you look for a tool?', 'How do you send an invoice?']

test.each([
  ['How long does invoicing take?', byHand, [invoice], true],
  ['Would you send invoices by Ledgerly?', 'It takes an hour by hand.', [invoice], true],
  ['Would you pay fifty for a number tool with a zebra?', byHand, [invoice], false],
  ['Would you pay fifty for a number tool with a zebra?', byHand, [tool, invoice], false],
  ['What do people say about Ledgerly?', 'Ledgerly is on my desk.', [tool], false],
])('%s: whether %j is about it', (question, sentence, asked, is) => {
  expect(about(question, sentence, asked)).toBe(is)
})
