import { expect, test } from 'vitest'
import { lintQuestion } from '../../../guide/lint.ts'
import { languages } from '../../../guide/plan.ts'
import { countWords } from '../../../language/words.ts'
import { templatePacks } from './packs.ts'

const samples = {
  en: {
    e: '“a bit clunky”',
    f: 'the export',
    alt: 'Harvest',
    p: 'Ledgerly',
    h: 'support',
    old: '“I use it daily”',
    new: '“hardly ever open it”',
    q: 'What happened the last time you sent an invoice?',
    t: 'invoicing',
  },
  de: {
    e: '„etwas umständlich“',
    f: '„Export“',
    alt: 'Harvest',
    p: 'Ledgerly',
    h: 'Support',
    old: '„ich nutze es täglich“',
    new: '„seit Monaten nicht geöffnet“',
    q: 'Was ist beim letzten Mal passiert?',
    t: 'Rechnungen',
  },
  fr: {
    e: '« un peu lent »',
    f: '« export »',
    alt: 'Harvest',
    p: 'Ledgerly',
    h: 'le support',
    old: '« tous les jours »',
    new: '« jamais ouvert »',
    q: "Que s'est-il passé la dernière fois ?",
    t: 'factures',
  },
  es: {
    e: '«un poco lento»',
    f: '«exportación»',
    alt: 'Harvest',
    p: 'Ledgerly',
    h: 'soporte',
    old: '«todos los días»',
    new: '«no la abro»',
    q: '¿Qué pasó la última vez?',
    t: 'facturas',
  },
  pt: {
    e: '“um pouco lento”',
    f: '“exportação”',
    alt: 'Harvest',
    p: 'Ledgerly',
    h: 'suporte',
    old: '“todos os dias”',
    new: '“não abro”',
    q: 'O que aconteceu da última vez?',
    t: 'faturas',
  },
} as const

const kindsNeeded = [
  'detail',
  'echo',
  'clarify',
  'expand',
  'reason',
  'ladder',
  'contrast',
  'timeline',
  'incident',
  'emotion',
  'contradiction',
  'exception',
  'quantify',
  'need',
  'hint',
  'continuer',
  'narrow',
  'bearing',
  'rephrase',
  'redirect',
  'restate',
] as const

for (const language of languages) {
  const slots: Record<string, string> = samples[language]
  const { templates, meta, notedForTeam, touched, planLanguage } = templatePacks[language]
  const filled = templates.map((template) => ({
    ...template,
    text: template.text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''),
  }))

  test(`every ${language} wording passes the linter of guides`, () => {
    const found = filled.flatMap(({ id, text }) =>
      lintQuestion(text, { language }).map(({ rule }) => `${id} ${rule}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test(`every ${language} wording fits on a glance and asks at most one thing`, () => {
    const long = filled.filter(({ text }) => countWords(text) > 35)
    const twice = filled.filter(({ text }) => (text.match(/\?/g) ?? []).length > 1)
    expect([...long, ...twice]).toEqual([])
  })

  test(`the ${language} pack has enough of each kind that nothing has to come twice`, () => {
    const few = kindsNeeded.filter(
      (kind) => templates.filter((template) => template.kind === kind).length < 3,
    )
    expect(few).toEqual([])
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
  })

  test(`what the ${language} interviewer says of itself is short`, () => {
    const lines = [...Object.values(meta), notedForTeam, touched, planLanguage]
    expect(lines.filter((line) => countWords(line) > 14)).toEqual([])
  })
}

test('all packs have the same templates, so that a switch of language repeats none', () => {
  const ids = (language: 'en' | 'de' | 'fr' | 'es' | 'pt') =>
    templatePacks[language].templates.map(({ kind, id }) => `${kind} ${id}`)
  for (const language of languages) expect(ids(language)).toEqual(ids('en'))
})
