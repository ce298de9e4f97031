import { expect, test } from 'vitest'
import { hearSelfHarm } from './self-harm.ts'

test.each([
  'I do not want to live any more.',
  'Ich will ehrlich gesagt nicht mehr leben.',
  'Je ne veux plus vivre comme ça.',
  'No quiero seguir viviendo así.',
  'Eu quero morrer, é isso.',
])('plain telling is heard in each language: %s', (text) => {
  expect(hearSelfHarm(`The app works well enough. ${text}`)).toBe('told')
})

// What people said who were shown a helpline for it, and had meant nothing of the kind.
test.each([
  'Nothing came of it, it’s just how I decide when to stop. Perfect is for people with money.',
  'Very fond of it, it smells like home. I only wish they’d have the spelt when I come.',
  'They look rather like a mortuary, if you’ll forgive me. I have never used it.',
  'Es war einfach das Leben.',
  'You gave me a helpline and I’m a happy man.',
  'This app kills me, and I could kill for a coffee. I was dying to try it.',
  'I was completely done by six.',
  'Nada. Ya no.',
  'Rien, c’était la vie.',
  'Não quero mais esse plano.',
])('what has nothing to do with it is not marked: %s', (text) => {
  expect(hearSelfHarm(text)).toBeNull()
})

test.each([
  'De toute façon je ne serai plus là, personne ne remarquera rien.',
  'What does it matter, I will be gone soon and nobody would notice if I disappeared.',
])('what may hint at it is marked for whoever reads it: %s', (text) => {
  expect(hearSelfHarm(text)).toBe('hinted')
})

test.each([
  'My colleague wrote "I want to die" in the chat, about the printer.',
  'No, I never wanted to kill myself, I only needed a break.',
  'This printer makes me want to kill myself.',
])('what is quoted, denied or exaggerated is not told: %s', (text) => {
  expect(hearSelfHarm(text)).not.toBe('told')
})
