import { expect, test } from 'vitest'
import { isOfTheTalk } from './of-the-talk.ts'

test.each([
  'I asked you to pick one and you said "understood".',
  "And you've not answered my question.",
  'You keep asking the same thing.',
  'Sie haben mir immer noch nicht geantwortet.',
  "Vous ne m'avez pas répondu pour la caution.",
  'No me ha contestado.',
  'Você não respondeu.',
])('%s is about the talk', (sentence) => {
  expect(isOfTheTalk(sentence)).toBe(true)
})

test.each([
  'The driver asked me to pick one of the two slots.',
  'My boss never answered the mail I sent him.',
  'Ich habe die Hotline gefragt, und dort wusste es niemand.',
  "Le vendeur m'a répondu trois jours après.",
  'El técnico no vino hasta el martes.',
  'A loja respondeu só depois de uma semana.',
])('%s is not', (sentence) => {
  expect(isOfTheTalk(sentence)).toBe(false)
})
