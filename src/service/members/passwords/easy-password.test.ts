import { describe, expect, test } from 'vitest'
import { isEasyToGuess } from './easy-password.ts'

const owner = {
  email: 'olga.ferreira@northwind.example',
  name: 'Olga Ferreira',
  orgID: 'acme-labs',
}

describe('a password that is easy to guess is one that', () => {
  test.each([
    ['is one character again and again', 'aaaaaaaaaaaaaaaa'],
    ['is a word again and again', 'gardengardengarden'],
    ['is a row of keys', 'qwertyuiop1234567890'],
    ['is a row of keys backwards', '0987654321poiuytrewq'],
    ['is the alphabet', 'abcdefghijklmnop'],
    ['is a common word with digits', 'Password1234'],
    ['is common words one behind another', 'welcome-admin-2026!'],
    ['hides a common word behind look-alikes', 'P@$$w0rd!!2026'],
    ['is the word for it in another language', 'contraseña2026!'],
    ['is a season and a year', 'Sommer2026!!!'],
    ['is the own address', owner.email],
    ['is the own name and a year', 'olga-ferreira-1984'],
    ['is the organization and a year', 'Acme-Labs-2026'],
    ['is this service and what it is for', 'colloquy.interviews'],
    ['goes up and down the keys', '1q2w3e4r5t6y'],
    ['goes from column to column', 'zaq12wsxcde3'],
    ['goes down each column', '1qaz2wsx3edc'],
    ['goes so on another keyboard', '6zhn7ujm8ik,'],
    ['is a known one twice', 'trustno1trustno1'],
    ['is anything short twice', '7f#Kp!2v7f#Kp!2v'],
    ['is a hero and a row of digits', 'superman123456'],
    ['is a film and a year', 'starwars1977'],
    ['is a club, a year and a sign', 'liverpool2024!'],
    ['is any word and digits', 'Marmalade48213'],
    ['is digits and any word', '48213marmalade'],
    ['is a disguised word and a year', 'M4rmal4de2024'],
    ['is a word of another script and digits', 'картошка48213'],
    ['is two words of the list and signs', '!!!superman-liverpool!!!'],
    ['is two rows in turn', 'q1w2e3r4t5y6'],
    ['is two rows in turn, further on', 'z1x2c3v4b5n6m7'],
    ['is a singer whom many love', 'justinbieber'],
    ['is what many ask for', 'LeaveMeAlone'],
    ['is one long word that many take', 'professional'],
    ['is such a word with a year and a sign', 'Professional2024!'],
    ['is such a word in disguise', 'pr0f3ss10n4l'],
    ['is any long word', 'kartoffelpuffer'],
    ['is any long word and a digit', 'telechargement1'],
    ['is a greeting typed on a Russian keyboard', 'ghbdtnrfrltkf'],
  ])('%s', (_, password) => {
    expect(isEasyToGuess(password, owner)).toBe(true)
  })
})

test.each([
  'plain words, long enough',
  'correct horse battery staple',
  'kürbis und drei blaue stühle',
  '7f#Kp!2vQz9w',
  'xkq mvr btz lnd',
  '夜空に浮かぶ青い月の光',
  '83 61 94 27 50 16',
  'marmalade on 4 trains',
  'we were poor as deserted trees',
  'x7kq2mvb9rtz',
  'kTqzWmvhRbn4',
  'my superman cape is drying',
  'photosynthesis runs at dawn 7',
  'Kopfsteinpflaster und Quark',
  'l’orage a pris le parapluie',
  'the acme interviews bored my parrot',
])('“%s” may be a password, whatever it is made of', (password) => {
  expect(isEasyToGuess(password, owner)).toBe(false)
})

test('what is known of others does not matter', () => {
  const password = 'ferreira-northwind'
  expect(isEasyToGuess(password, owner)).toBe(true)
  expect(isEasyToGuess(password, { email: 'a@b.example', orgID: 'zeta' })).toBe(false)
})
