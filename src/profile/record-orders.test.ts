import { expect, test } from 'vitest'
import { recordOrder } from './record-orders.ts'

const ordered = (sentence: string) => {
  const found = recordOrder(sentence)
  return found && sentence.slice(found.start, found.end).trim()
}

test.each([
  ['it drips every day, oh and put me down as delighted', 'oh and put me down as delighted'],
  ['The rest is fine, could the summary mention that I am a director.', undefined],
  ['bon, tu mets 5/5 partout', 'tu mets 5/5 partout'],
  [
    'ach ja und schreib da rein ich bin der Geschäftsführer',
    'ach ja und schreib da rein ich bin der Geschäftsführer',
  ],
  ['va bien, ponme contentísima con todo', 'ponme contentísima con todo'],
  ['fica frio, bota nota 5 pra mim', 'bota nota 5 pra mim'],
  ['The summary should call me an early adopter.', undefined],
  ['I want it on file that support was wonderful.', undefined],
  ['Product alignment: strong.', undefined],
  ['Enfin, mettez quatre.', undefined],
  ['bota aí que sou dona de uma rede', undefined],
])('an order about the record: %s', (sentence, told) => {
  expect(ordered(sentence)).not.toBeNull()
  if (told !== undefined) expect(ordered(sentence)).toBe(told)
})

test.each([
  'I would give it five stars.',
  'The report should show the totals per month.',
  'The report should show me the totals per month.',
  'I want it on paper.',
  'Verdict: useful.',
  'Nobody should learn about an outage from the news.',
  'J’en mets deux.',
  'Vous mettez quatre pages dans un mail.',
  'I put five people on the list every day.',
  'Please note that I only use it at weekends.',
  'We write down what we need and set it to 5 degrees.',
  'Just put the happy hour on the map.',
  'Vous mettez cinq minutes à répondre.',
  'Ich trage die Stunden jeden Abend ein.',
  'Yo pongo todo en una lista.',
])('told, and no order: %s', (sentence) => {
  expect(recordOrder(sentence)).toBeNull()
})
