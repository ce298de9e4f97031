import { expect, test } from 'vitest'
import { detectLanguage, languageAfter, loadNgrams } from './detect-language.ts'

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

test('a language is followed after two answers in it, not after one', () => {
  const spanish = [
    'La exportación no funciona cuando la necesito',
    'Y el soporte no me contesta nunca',
  ]
  expect(languageAfter(['It was fine for a while, I think', spanish[0] ?? ''], 'en')).toBeNull()
  expect(languageAfter(spanish, 'en')).toBe('es')
  expect(languageAfter(spanish, 'es')).toBeNull()
})
