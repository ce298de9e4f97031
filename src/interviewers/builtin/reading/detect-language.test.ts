import { expect, test } from 'vitest'
import { detectLanguage, languageAfter, loadNgrams, requestedLanguage } from './detect-language.ts'

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

test('letter groups decide where little words cannot', async () => {
  const ngrams = await loadNgrams()
  expect(detectLanguage('Esportazione lentissima, colonne mancanti', ngrams)).toBe('it')
})

const spanish = 'La exportación no funciona cuando la necesito'

test('a whole sentence in another language is followed at once, a few words of it are not', () => {
  expect(languageAfter(['It was fine for a while, I think', spanish], 'en')).toBe('es')
  expect(languageAfter(['It was fine for a while, I think', 'La factura, no sé'], 'en')).toBeNull()
  expect(languageAfter([spanish], 'es')).toBeNull()
})

test('a language asked for in so many words is followed', () => {
  expect(requestedLanguage('Can we do this in Spanish?')).toBe('es')
  expect(requestedLanguage('Können wir auf Deutsch weitermachen?')).toBe('de')
  expect(requestedLanguage('All my invoices are in Spanish and English.')).toBeNull()
})
