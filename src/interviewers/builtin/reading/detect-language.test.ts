import { expect, test } from 'vitest'
import { detectLanguage, languageAfter, requestedLanguage } from './detect-language.ts'

test.each([
  ['The export never worked when I needed it', 'en'],
  ['Der Export hat nie funktioniert, wenn ich ihn brauchte', 'de'],
  ["L'export ne marche pas quand j'en ai besoin", 'fr'],
  ['La exportación no funciona cuando la necesito', 'es'],
  ['A exportação não funciona quando eu preciso', 'pt'],
  ['エクスポートがとても遅くて困っています、毎日です', 'ja'],
  ['Экспорт работает очень медленно каждый день', 'ru'],
])('%s is read as %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test('a short text tells no language', () => {
  expect(detectLanguage('ok, super')).toBeNull()
})

const spanish = 'La exportación no funciona cuando la necesito'

test('a whole sentence in another language is followed at once, a few words of it are not', () => {
  expect(languageAfter(spanish, 'en')).toBe('es')
  expect(languageAfter('La factura, no sé', 'en')).toBeNull()
  expect(languageAfter(spanish, 'es')).toBeNull()
})

test('words of the present language beside those of another one are no switch', () => {
  expect(languageAfter('It said “la factura no es válida para la cuenta”', 'en')).toBeNull()
})

test.each([
  "Mei, z'Fuaß! Drei Kilometer an da Straß entlang, do gibt's koan Weg ned, as Auto hamma vakafft.",
  'Ja nix, dabliem samma! An oidn Baam vasetzt ma nimma.',
  'De Leit in da Kirch kenna mi no, do gang gar nix mehr ohne an Bus.',
  'Dat weet ik nich mehr so genau, wi weern dor to Foot.',
  'Mir hend des halt emmer so gmacht, i ond mei Frau.',
])('a dialect is no other language: %s', (line) => {
  expect(languageAfter(line, 'de')).toBeNull()
})

test('a language asked for in so many words is followed', () => {
  expect(requestedLanguage('Can we do this in Spanish?')).toBe('es')
  expect(requestedLanguage('Können wir auf Deutsch weitermachen?')).toBe('de')
  expect(requestedLanguage('All my invoices are in Spanish and English.')).toBeNull()
})
