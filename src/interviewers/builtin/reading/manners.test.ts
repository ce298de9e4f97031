import { expect, test } from 'vitest'
import type { Language } from '../../../guide/plan.ts'
import { question, topic } from '../../../interview/plan.fixture.ts'
import { contextOf, featuresOf, proposalOn, roomyPlan } from '../answer.fixture.ts'
import { proposeTurn } from '../interviewer.ts'
import { readAnswer } from './features.ts'

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
  const { echoes } = featuresOf('Nothing I could put my finger on, I am afraid.')
  expect(echoes.map(({ text }) => text)).not.toContain('I am afraid')
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

test('whoever strayed before is asked at most what it has to do with the subject', () => {
  const text = 'We have painted the shed in two colours on Sunday and it looks rather odd now.'
  const { reply, target } = proposalOn(text, { session: { aside: [1] } })
  expect(reply.question).not.toMatch(/shed|colours|odd/)
  expect(target).toBeNull()
})

const christening =
  'There was a lunch do in a pub function room in May. I took the pair of them out and put them in my jacket pocket.'

test('what names nothing of the subject is taken to be of it once they kept to it', () => {
  const before = ['I used the Zeta calendar for our invoices every week.']
  expect(featuresOf(christening, { before }).tied).toBe(true)
  expect(featuresOf(christening, { before, session: { flags: ['hostile'] } }).tied).toBe(false)
  expect(featuresOf(christening).tied).toBe(false)
})

test('what names nothing of the subject at the very start is asked how it bears on it', () => {
  const made = proposalOn(christening)
  expect(made.action).toBe('probe')
  expect(made.reply.question).toContain('Zeta')
  expect(made.target).toBeNull()
})

test('whoever tells of something else again when asked what it has to do with this is led on', () => {
  const context = contextOf('They put the buses up again and there is nowhere for a pram now.', {
    before: ['My sister is building an oven out of an old bath in the garden.'],
  })
  const messages = context.messages.map((message) =>
    message.kind === 'question'
      ? { ...message, kind: 'probe' as const, templateId: 'B1' }
      : message,
  )
  const made = proposeTurn({ ...context, messages })
  expect(made.action).toBe('next')
  expect(made.assessment.answered).toBe('off_topic')
})

test('one word of small talk by the way is not small talk', () => {
  const text = 'All four of us see everything. Even Mateusz, who pays nothing, enters his beer.'
  expect(featuresOf(text).relevant).toBe(true)
})

test('putting an answer more exactly when asked on contradicts nothing', () => {
  const before = ['The deliveries were always on time.']
  const now = 'The box came late nearly every week.'
  expect(featuresOf(now, { before }).conflict).not.toBeNull()
  const context = contextOf(now, { before })
  const question = context.messages.findLast(({ role }) => role === 'assistant')
  if (!question) throw new Error('a question')
  const asked = { ...context, question: { ...question, kind: 'probe' as const } }
  expect(readAnswer(now, asked).conflict).toBeNull()
})

test.each([
  [
    'I have them in from morning to night, every day.',
    "I've hardly had them in since the summer, if I'm honest.",
  ],
  ['I keep it on every day.', 'I hardly ever keep it on.'],
])('what is only called "it" or "them" can be contradicted: %s', (old, now) => {
  expect(featuresOf(now, { before: [old] }).conflict).not.toBeNull()
})

test('a denial about a part of a sentence is none of the whole', () => {
  const before = ['I cover the evening shift that nobody wants.']
  const now = 'I cover a shift for her every week to help with the evening.'
  expect(featuresOf(now, { before }).conflict).toBeNull()
})

test('German adjectives contradict each other whatever their ending', () => {
  const before = ['Die Lehrkräfte sind sehr freundliche Leute.']
  const now = 'Die Lehrkräfte waren von Anfang an unhöflich zu mir.'
  expect(featuresOf(now, { language: 'de', before }).conflict).not.toBeNull()
})

test.each([
  'We buried my grandmother on Friday, so I have not thought about it.',
  'Our little boy died in the spring.',
  'Am Montag haben wir meine Oma beerdigt.',
  'Nous avons enterré mon père lundi.',
  'El lunes enterramos a mi madre.',
  'Na segunda enterramos o meu pai.',
])('a burial is a loss: %s', (text) => {
  expect(featuresOf(text).distress).toBe(true)
})

test.each(['We buried my old laptop in the cupboard.', 'I buried the report under five folders.'])(
  'burying a thing is none: %s',
  (text) => {
    expect(featuresOf(text).distress).toBe(false)
  },
)

test.each([
  'not 18 yet btw, is that a problem',
  'Still under 18, by the way.',
  'Ich sollte sagen, dass ich 15 bin.',
  'bin noch keine 18 übrigens',
  'Ich geh in die neunte Klasse.',
  "Je n'ai pas encore 18 ans.",
  'Aún no tengo 18 años.',
  'Ainda não tenho 18 anos.',
])('an age below eighteen is heard however it is put: %s', (text) => {
  expect(featuresOf(text).minor).toBe(true)
})

test.each([
  'We are under 18 people in the office.',
  'Not 18 but 20 euros a month, that is what we pay.',
])('a number that is no age is none: %s', (text) => {
  expect(featuresOf(text).minor).toBe(false)
})

test('what people do in their own time is to the point where it was asked for', () => {
  const text = 'Mostly climbing, and I brew beer in the cellar with two neighbours, football too.'
  const guide = (asked: string) =>
    roomyPlan('en', { topics: [topic('t1', [question('q1', { text: asked }), question('q2')])] })
  expect(featuresOf(text, { guide: guide('How do you unwind?') }).relevant).toBe(true)
  expect(featuresOf(text, { guide: guide('How do you pay?') }).relevant).toBe(false)
})

test('a second wording that leads is not ours to say', () => {
  const guide = (rephrased: string) =>
    roomyPlan('en', {
      topics: [topic('t1', [question('q1', { text: 'How is it?', rephrased }), question('q2')])],
    })
  const led = proposalOn('no idea', { guide: guide("Don't you think that it is much better now?") })
  expect(led.action).toBe('next')
  expect(proposalOn('no idea', { guide: guide('What was it like?') }).action).toBe('rephrase')
})
