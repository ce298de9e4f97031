import { expect, test } from 'vitest'
import { compileGuide } from '../../guide/compile.ts'
import type { Language } from '../../guide/plan.ts'
import { session } from '../plan.fixture.ts'
import { begun } from '../walk.fixture.ts'
import { familiar, isFamiliar, wishesFamiliar } from './familiar.ts'
import { textsFor } from './texts.ts'

const guides: [Language, string, boolean][] = [
  ['de', '# Alltag\n- Wie machst du deine Einkäufe?\n- Was fehlt dir?', true],
  ['de', '# Alltag\n- Wie machen Sie Ihre Einkäufe?\n- Was fehlt Ihnen?', false],
  ['de', 'Ton: bitte duzen\n# Alltag\n- Wie läuft ein Einkauf ab?', true],
  ['de', 'Ton: bitte nicht duzen\n# Alltag\n- Wie läuft ein Einkauf ab?', false],
  ['es', '# Viajes\n- ¿Cómo vas tú al trabajo?\n- ¿Qué te falta?', true],
  ['es', '# Viajes\n- ¿Cómo va usted al trabajo?\n- ¿Qué le falta?', false],
  ['fr', '# Trajets\n- Comment fais-tu tes courses ?', true],
  ['fr', '# Trajets\n- Comment faites-vous vos courses ?', false],
  ['en', '# Trips\n- How do you get to work?', false],
]
test.each(guides)(
  'in %s a guide says whether people are addressed as friends: %j',
  (language, guide, is) => {
    expect(isFamiliar(compileGuide(guide, { language }))).toBe(is)
  },
)

test.each([
  ['de', 'Du reicht völlig, ich bin ja erst achtzehn.', true],
  ['de', 'Wie meinst du das?', false],
  ['es', 'De tú, por favor, que me haces mayor.', true],
  ['es', 'Tutéame, anda.', true],
  ['fr', 'On peut se tutoyer ? Ce sera plus simple.', true],
  ['fr', 'Tu sais, rien de spécial.', false],
])('in %s whoever wishes it so says so: %s', (language, answer, is) => {
  expect(wishesFamiliar(answer, language)).toBe(is)
})

test('from the wish on the engine speaks so as well', () => {
  const it = begun(session({ locale: 'es' }))
  it.answer('De tú, por favor. Los martes voy en autobús con mis primas.')
  expect(it.session.familiar).toBe(true)
})

test('whatever is said otherwise has no word of the other address', () => {
  const polite = {
    de: /(?:Sie|Ihnen|Ihre?)\b/,
    es: /\b(?:usted|su|sus|le)\b/i,
    fr: /\b(?:vous|votre|vos)\b/i,
  }
  for (const [language, own] of Object.entries(familiar)) {
    const { greeting, understood, verdict, onboardingLabels: _, ...plain } = own
    const made = [greeting?.('Ina'), understood?.('A.'), verdict?.('Xero')]
    const texts = [...Object.values(plain), ...made].filter((text) => typeof text === 'string')
    expect(texts.length).toBeGreaterThan(8)
    for (const text of texts) expect(text).not.toMatch(polite[language as 'de' | 'es' | 'fr'])
    expect(textsFor(language, { isFamiliar: true }).freedom).toBe(own.freedom)
  }
})
