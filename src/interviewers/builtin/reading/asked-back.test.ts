import { expect, test } from 'vitest'
import { featuresOf } from '../answer.fixture.ts'

test.each([
  ['identity', 'en', 'Am I speaking with a computer?'],
  ['identity', 'en', 'Is this automated, or is a person there?'],
  ['identity', 'en', 'Wait, is there a person typing this or what?'],
  ['readers', 'en', 'Is my landlord gonna read this?'],
  ['readers', 'en', 'Can anybody at work see what I write?'],
  ['privacy', 'en', 'How long do you keep all this stuff?'],
  ['duration', 'en', 'We almost through?'],
  ['purpose', 'en', 'Why do you guys need to know that?'],
  ['identity', 'de', 'Unterhalte ich mich hier eigentlich mit einem Computer?'],
  ['identity', 'de', 'Sitzt da wirklich ein Mensch?'],
  ['identity', 'fr', 'Je discute avec un robot, là ?'],
  ['identity', 'es', '¿Hay alguien ahí o es un programa?'],
  ['identity', 'pt', 'Estou a falar com uma máquina?'],
  ['privacy', 'en', 'Is my name attached to this?'],
  ['privacy', 'en', 'Will they quote me anywhere?'],
  ['privacy', 'de', 'Steht da mein Name dabei?'],
  ['privacy', 'fr', 'Mon nom sera associé à tout ça, ou mon nom reste dessus ?'],
  ['privacy', 'es', '¿Aparece mi nombre en algún sitio?'],
  ['privacy', 'pt', 'Aparece o meu nome em algum lado?'],
  ['opinion', 'en', 'What is your own opinion of it?'],
  ['purpose', 'en', 'What do you need all this for?'],
  ['purpose', 'en', 'Why so many questions?'],
  ['purpose', 'de', 'Wofür brauchen Sie das alles?'],
  ['purpose', 'fr', 'Pourquoi toutes ces questions ?'],
  ['purpose', 'es', '¿Para qué es todo esto?'],
  ['purpose', 'pt', 'Para que serve isto?'],
] as const)('asked about %s in %s: %s', (about, language, text) => {
  expect(featuresOf(text, { language }).asksMe).toBe(about)
})

test.each([
  ['en', 'The till is a computer from 2009.'],
  ['en', 'I was talking to a machine for an hour before somebody rang back.'],
  ['de', 'Unsere Kasse ist ein Computer von 2009.'],
  ['de', 'Am Empfang sitzt ein Mensch, das ist mir wichtig.'],
  ['fr', "C'est un ordinateur portable de 2015."],
  ['es', 'Es un programa para llevar las cuentas.'],
  ['pt', 'É um programa para as contas da loja.'],
] as const)('nothing is asked in %s: %s', (language, text) => {
  expect(featuresOf(text, { language }).asksMe).toBeNull()
})
