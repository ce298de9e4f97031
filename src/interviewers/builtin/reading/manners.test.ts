import { expect, test } from 'vitest'
import type { Language } from '../../../guide/plan.ts'
import { featuresOf, proposalOn } from '../answer.fixture.ts'

test.each([
  ['en', 'I honestly could not say, that is ages past.'],
  ['en', 'The whole affair left no impression on me.'],
  ['en', 'Nothing I could point to, I am afraid.'],
  ['en', 'I would have to make something up.'],
  ['en', 'That was never really a thing for us.'],
  ['de', 'Nichts Nennenswertes, jedenfalls bei mir.'],
  ['de', 'Dazu kann ich leider gar nichts sagen.'],
  ['de', 'Davon ist nichts hängen geblieben.'],
  ['fr', 'Je ne saurais pas vous dire.'],
  ['es', 'No sabría decirle nada de eso.'],
  ['pt', 'Não saberia dizer nada disso.'],
] as [Language, string][])(
  'who has nothing to tell is not asked for more (%s): %s',
  (language, text) => {
    expect(featuresOf(text, { language }).marks.dontKnow).not.toEqual([])
    expect(proposalOn(text, { language }).action).not.toBe('probe')
  },
)

test('not being able to tell which is an answer', () => {
  const { marks } = featuresOf('I could not tell which of the two invoices was the right one.')
  expect(marks.dontKnow).toEqual([])
})

test('being afraid out of politeness is no feeling, being afraid of something is', () => {
  expect(featuresOf('It never worked for us, I am afraid.').marks.emotion).toEqual([])
  expect(featuresOf('I was afraid of losing the whole list.').marks.emotion).not.toEqual([])
})

test.each([
  ['en', 'You have all the warmth of a filing cabinet, you miserable gadget.'],
  ['en', 'I have talked to brighter kettles than you.'],
  ['en', 'Go and soak your feet, you windbag.'],
  ['en', 'Stop hassling me.'],
  ['de', 'Sie haben die Wärme eines Aktenschranks, Sie elender Kasten.'],
  ['de', 'Ich kenne hellere Wasserkocher als dich.'],
  ['de', 'Hör endlich auf, mich zu nerven, du Schwätzer.'],
] as [Language, string][])(
  'an insult is told by its form, and not said back (%s): %s',
  (language, text) => {
    const { hostile, echoes } = featuresOf(text, { language })
    expect(hostile).toBe('empty')
    expect(echoes).toEqual([])
  },
)

test.each([
  ['en', 'The new list is slower than the old one, you know.'],
  ['en', 'You have to click twice before the export starts.'],
  ['en', 'They told us to go and check our settings.'],
  ['de', 'Wenn Sie zweimal klicken, ist die Liste weg.'],
] as [Language, string][])('talking of the product is no insult (%s): %s', (language, text) => {
  expect(featuresOf(text, { language }).hostile).toBeNull()
})

test.each([
  ['The export was neither good nor bad for us', /neither good$/],
  ['I stopped showing it around before I was any good at the exports', /any good/],
  ['What I want is one reliable export every month for my clients', /^What I want/],
  ['I love that an export is as long as my coffee break every morning', /as long$/],
  ['I had practised that export for two weeks', /^export/],
])('half a thought is not quoted: %s', (text, half) => {
  for (const { text: quote } of featuresOf(text).echoes) expect(quote).not.toMatch(half)
})

test.each([
  [
    'en',
    'I check the calendar every single evening.',
    'I look at the calendar perhaps once in three months.',
  ],
  ['en', 'I use the report four times a week.', 'I use the report once a year or so.'],
  [
    'de',
    'Den Bericht öffne ich an jedem einzelnen Abend, jeden Abend.',
    'Den Bericht öffne ich alle paar Monate einmal.',
  ],
  ['es', 'Uso el informe todos los días.', 'Uso el informe una vez al año.'],
] as [Language, string, string][])(
  'how often is compared however it is said (%s)',
  (language, old, now) => {
    expect(featuresOf(now, { language, before: [old] }).conflict).not.toBeNull()
  },
)

test('an exception is no claim about all', () => {
  const before = ['Nobody knew about the report except my brother.']
  expect(featuresOf('My brother printed all of them.', { before }).conflict).toBeNull()
})

test('a story of their own may touch on what people chat about', () => {
  const text = 'At the wedding I sat with two aunts who talked across me for three hours.'
  expect(featuresOf(text).relevant).toBe(true)
  const wary = featuresOf(text, { session: { aside: [1] } })
  expect(wary.relevant).toBe(false)
})

test('small talk that names a photo is nothing to note', () => {
  const text = 'My cat climbed the curtain again and I have a photo of it from every evening.'
  expect(proposalOn(text).memory).toEqual([])
  expect(proposalOn(text).target).toBeNull()
})

test('whoever strayed before is not asked how their small talk came about', () => {
  const text = 'We have painted the shed in two colours on Sunday and it looks rather odd now.'
  expect(proposalOn(text, { session: { aside: [1] } }).action).toBe('next')
})
