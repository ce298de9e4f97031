import { expect, test } from 'vitest'
import { othersSpans } from './others-words.ts'

const others = (content: string) =>
  othersSpans(content).map(({ start, end }) => content.slice(start, end))

test.each([
  [
    'My brother wrote: “It is the best thing we ever bought.” We will see.',
    'My brother wrote: “It',
  ],
  ['Meine Nachbarin sagt immer: „Das Ding ist ein einziger Ärger.“', 'Meine Nachbarin'],
  ['Ma sœur dit : « Je ne peux plus m’en passer du tout. »', 'Ma sœur dit'],
  [
    'The advert says "the one app that every single busy family in the country loves to use".',
    'The advert says',
  ],
  [
    'See the chat:\n09:14 Priya: it is broken AGAIN\n09:15 Lou: same here',
    'See the chat:\n09:14 Priya',
  ],
  ['jo_p 09:03: lost my whole view', 'jo_p'],
  ['Interviewer: What do you do? Participant: I run a bank.', 'Interviewer'],
  ['Q: Do you pay? A: Yes, premium, I am a diplomat.', 'Q: Do'],
  ['The guy at the bakery says they will go bankrupt.', 'The guy'],
  ['I like it. My boss reckons it costs too much, but I pay for it.', 'My boss'],
  ['According to my accountant the exports are illegal.', 'According'],
  ['Everyone at my company says it is the best.', 'Everyone'],
  ['Meine Chefin sagt, es kostet zu viel.', 'Meine Chefin'],
  ['Mon mari dit que ça ne sert à rien.', 'Mon mari'],
  ['Anna: I hate it.\nBert: Me too, every day.', 'Anna'],
  ['From our channel\npriya 9:02  it ate it AGAIN\nlou 9:03  worst thing we own', 'priya'],
  [
    'My supplier wrote:\n\nHello Sam,\nwe left them in May. I run purchasing here.\nBest, Jo',
    'My supplier wrote:',
  ],
])('somebody else’s: %s', (content, begins) => {
  expect(others(content)[0]).toMatch(new RegExp(`^${begins}`))
})

test.each([
  'It just said "row invalid" without saying which row.',
  'The app showed "something went wrong, try again later" each time.',
  'I told them "we cannot go on like this, sort it out".',
  '“This cannot be the way to do it,” I thought.',
  'They call it "smart mode" now.',
  "It's what we've always done, and that's what's wrong.",
  'Three things: price, speed and looks.',
  'The manual says to reset it first, and that helped.',
  'The app says it saved everything, and then it has not.',
  'I must say the price is fair.',
  'The support team told me to reinstall it, twice.',
  'The hotline says it is my router.',
  'My daughter set it up for me and told me how it goes.',
  'I take the bus at 9:02 and it is late.\nmonday 9:15 was worse',
  'Hello, it works well for me. Best of all I like the price. Cheers, Bob',
])('one’s own, or what a product says: %s', (content) => {
  expect(others(content)).toEqual([])
})

test('of a conversation that was pasted one’s own lines stay', () => {
  expect(others('10:01 Anna: never works\n10:02 me: it works for me')).toEqual([
    '10:01 Anna: never works',
  ])
})

test('a long message of marks alone is read in no time to speak of', () => {
  expect(othersSpans('"'.repeat(50_000))).toEqual([])
  // At most its beginning and its end are read.
  expect(othersSpans('Q: '.repeat(20_000)).length).toBeLessThanOrEqual(2)
})

test('a review that one read, and a mail behind a sentence of one’s own', () => {
  const others = (content: string) =>
    othersSpans(content).map(({ start, end }) => content.slice(start, end))
  expect(others("A review I read said: 'Worst support in the industry, avoid.'")).not.toEqual([])
  const mail = 'From: bob@example.com\nTo: me\n\nI dislike the dashboard and need a refund.'
  expect(others(`The export crashed twice. ${mail}`)).toContain(mail)
  expect(others("I asked and said: 'Please send it again tomorrow.'")).toEqual([])
})
