import { expect, test } from 'vitest'
import { lacksSupport } from './support.ts'

const lack = (claimed: string, quote: string, language: string) =>
  lacksSupport(claimed, { quote, context: '', language, known: [] })

test.each([
  ['Nobody had said anything that day.', "Nobody'd said anything that day.", 'en'],
  ['They thought that nobody would look.', "So I thought, nobody'll look.", 'en'],
  ['Daheim hat es nichts geholfen.', "Daheim hat's nix geholfen.", 'de'],
])('however somebody says no, a sentence may say it plainly: %s', (claimed, quote, language) => {
  expect(lack(claimed, quote, language)).toBeNull()
})

test('a sentence that drops the no is not borne out', () => {
  expect(lack('Daheim hat es geholfen.', "Daheim hat's nix geholfen.", 'de')).toBe(
    'negation differs',
  )
})
