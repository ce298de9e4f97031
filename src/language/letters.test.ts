import { expect, test } from 'vitest'
import { letterOrDigit, wholeWords } from './letters.ts'

const one = new RegExp(`^${letterOrDigit}$`, 'u')

test.each([...'aZ0éßœřΩяאع語かカ한𝒜ａ５ª'])('%s is a letter or digit', (character) => {
  expect(one.test(character)).toBe(true)
})

test.each([...' .,;:!?-–—“”«»¿¡\'’"()[]{}…/\\&@#%*+=<>|~^`×÷€£、。「」★🙂\n\t'])(
  '%j is none',
  (character) => {
    expect(one.test(character)).toBe(false)
  },
)

test('every letter and digit that Unicode knows up to Greek is one', () => {
  for (let code = 0; code <= 0x3ff; code += 1) {
    const character = String.fromCodePoint(code)
    if (/[\p{L}\p{N}]/u.test(character) && !/[²³¹¼½¾]/.test(character)) {
      expect(one.test(character), character).toBe(true)
    }
  }
})

test('words are whole where letters of any alphabet end them', () => {
  const words = new RegExp(wholeWords('être', 'no'), 'gu')
  expect('peut-être, bienêtre; no nó né no'.match(words)).toEqual(['être', 'no', 'no'])
})
