import { expect, test } from 'vitest'
import { hintsAtSelfHarm } from './hinted.ts'

test.each([
  'It works. What does it matter, I will be gone soon anyway.',
  'The app is fine. I will not be around long enough to renew it, and nobody will miss me.',
  'Nächstes Jahr gibt es mich nicht mehr, ein Abo brauche ich also nicht.',
  'De toute façon je ne serai plus là, personne ne remarquera rien.',
  'Para qué renovar, si yo ya no voy a estar y nadie me va a extrañar.',
  'Não vou renovar, eu não vou estar mais aqui e ninguém vai sentir falta.',
])('what is hinted at is noticed: %s', (answer) => {
  expect(hintsAtSelfHarm(answer)).toBe(true)
})

test.each([
  'The battery died twice and the support people never called back.',
  'I am leaving the company in June, so I will not need the licence.',
  'My father died in March and I still get letters from you in his name.',
  'I sold the bike because I never used it.',
  'Die Rechnung kommt immer zu spät, das nervt uns alle.',
  'Je suis fatigué le soir, alors je lis sur mon téléphone.',
  'Me mudé de ciudad y tuve que cancelar el gimnasio.',
  'Parei de usar porque era caro demais.',
  '',
  '...',
])('what has nothing to do with it is not: %s', (answer) => {
  expect(hintsAtSelfHarm(answer)).toBe(false)
})

test('of a long answer it is noticed as well', () => {
  const talk = 'The export takes two minutes and then the file is there. '
  const hint = 'Nobody will miss me when I am gone for good.'
  expect(hintsAtSelfHarm(talk.repeat(40) + hint)).toBe(true)
  expect(hintsAtSelfHarm(talk.repeat(40))).toBe(false)
})
