import { expect, test } from 'vitest'
import { compileGuide } from '../guide/compile.ts'
import { repeatsIn } from './repeats.ts'

const repeats = (lines: readonly string[], language: string) => {
  const guidelines = [`Language: ${language}`, ...lines.map((line) => `- ${line}`)].join('\n')
  return repeatsIn(compileGuide(guidelines)).size
}

test.each([
  [
    'English',
    'What made you look for an invoicing tool?',
    'Why did you start looking for an invoicing tool?',
  ],
  [
    'English',
    'Tell me about the last time you sent an invoice.',
    'Walk me through the last invoice you sent.',
  ],
  [
    'German',
    'Weshalb haben Sie nach etwas anderem gesucht?',
    'Warum haben Sie etwas anderes gesucht?',
  ],
  ['French', 'Racontez-moi votre dernier trajet.', 'Décrivez votre dernier trajet.'],
  ['Spanish', 'Cuénteme su último viaje en bici.', 'Describa su último viaje en bici.'],
  ['Portuguese', 'Conte como foi sua última viagem.', 'Descreva sua última viagem.'],
])('in %s “%s” is asked again', (language, one, other) => {
  expect(repeats([one, other], language)).toBe(1)
})

test.each([
  ['English', 'What did you use before?', 'What do you use now?'],
  ['English', 'Why do you use the export?', 'How often do you use the export?'],
  ['English', 'What do you like about the export?', 'What do you dislike about the export?'],
  [
    'English',
    'Tell me about the first invoice you sent.',
    'Tell me about the last invoice you sent.',
  ],
  ['German', 'Was haben Sie vorher benutzt?', 'Was benutzen Sie heute?'],
  ['French', 'Que transportez-vous le plus souvent ?', 'Que transportez-vous le moins ?'],
  ['Spanish', '¿Qué usaba antes?', '¿Qué usa ahora?'],
  ['Portuguese', 'O que você usava antes?', 'O que você usa hoje?'],
])('in %s “%s” and “%s” are two questions', (language, one, other) => {
  expect(repeats([one, other], language)).toBe(0)
})
