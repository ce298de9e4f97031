import { expect, test } from 'vitest'
import { fill, pickLanguage, readLanguage } from './languages.ts'

test('the first language of the browser that the page speaks is taken', () => {
  expect(pickLanguage(['nl-BE', 'fr-BE', 'en'])).toBe('fr')
  expect(pickLanguage(['nl'])).toBe('en')
  expect(readLanguage('pt-BR')).toBe('pt')
  expect(readLanguage('constructor')).toBe(null)
  expect(readLanguage(undefined)).toBe(null)
})

test('values stand as given, whatever they look like', () => {
  expect(fill('{org} and {product}', { org: '$& {product}', product: 'x' })).toBe(
    '$& {product} and x',
  )
})
