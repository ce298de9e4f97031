import { expect, test } from 'vitest'
import { compileGuide } from '../../guide/compile.ts'
import { type Language, languages } from '../../guide/plan.ts'
import { createSession } from '../create-session.ts'
import type { EngineEvent } from '../events.ts'
import { reduce } from '../reduce.ts'
import type { Message, Session } from '../session.ts'
import { textsFor } from '../texts/texts.ts'
import { proposal } from '../walk.fixture.ts'
import { readChoice } from './read-choice.ts'

const guide = `# Use
- How easy was the set-up? (scale 1-7: very hard .. very easy)
- Which of these matter to you? (choose up to 2, ask why)
  - [ ] Price
  - [ ] Speed
  - [ ] Support
- How do you use it on an ordinary day?

# Screener
- Who decides which tool you use? (choose one)
  - [ ] I do (quota 3)
  - [ ] Somebody else, I am asked
  - [ ] Somebody else -> end
- How many tools do you pay for? (number)
`
const now = new Date('2026-11-21T10:00:00.000Z')

type Talk = { session: Session; messages: Message[] }

function begin(interviewer = 'builtin', text = guide, language: Language = 'en'): Talk {
  const plan = { ...compileGuide(text), language }
  const made = { plan, productID: 'p', organization: 'Acme', interviewer, now }
  return go({ session: createSession(made), messages: [] }, { type: 'onboard', fields: {} })
}

function go({ session, messages }: Talk, event: EngineEvent): Talk {
  const step = reduce(session, messages, event, { now, seed: 'seed' })
  return { session: step.session, messages: [...messages, ...step.append] }
}

function say(talk: Talk, text: string, choice?: number[]): Talk {
  const after = talk.messages.length - 1
  return go(talk, { type: 'answer', text, choice, clientMessageID: `m${after}`, after })
}

const newest = ({ messages }: Talk) => messages.at(-1)

test('the screener comes first, each question as written, and a choice is data beside the words', () => {
  let talk = begin()
  expect(newest(talk)?.content).toMatch(/Who decides which tool you use\?$/)
  talk = say(talk, 'I do', [0])
  expect(talk.messages.at(-2)).toMatchObject({ content: 'I do', choice: [0], kind: 'answer' })
  expect(newest(talk)?.content).toBe('How many tools do you pay for?')
  talk = say(talk, '12')
  expect(talk.messages.at(-2)?.choice).toEqual([12])
  expect(newest(talk)?.content).toMatch(/How easy was the set-up\?$/)
  talk = say(talk, 'very easy')
  expect(talk.messages.at(-2)).toMatchObject({ content: '7', said: 'very easy', choice: [7] })
  expect(newest(talk)?.content).toBe('Which of these matter to you?')
  talk = say(talk, 'Support and price')
  expect(talk.messages.at(-2)).toMatchObject({
    ...{ content: 'Price, Support', said: 'Support and price', choice: [0, 2] },
  })
  expect(newest(talk)).toMatchObject({ kind: 'probe', content: 'What made you choose that?' })
  expect(talk.session.choices).toEqual({ q1: [0], q2: [12], q3: [7], q4: [0, 2] })
  expect(talk.session.pending).toBeUndefined()
})

test('a tap, a number and words that say more than a point stand as they came', () => {
  let talk = say(begin(), 'I do', [0])
  expect(talk.messages.at(-2)).not.toHaveProperty('said')
  talk = say(talk, 'about 12 of them')
  expect(talk.messages.at(-2)).toMatchObject({ content: 'about 12 of them', choice: [12] })
  const reasons = '3, because the first hour went into the wrong manual'
  talk = say(talk, reasons)
  expect(talk.messages.at(-2)).toMatchObject({ content: reasons, choice: [3] })
  talk = say(talk, 'Speed, Price', [0, 1])
  expect(talk.messages.at(-2)).toMatchObject({ content: 'Speed, Price', choice: [0, 1] })
  expect(talk.messages.some(({ said }) => said !== undefined)).toBe(false)
})

test('words that chose before somebody is turned away are kept beside the option as well', () => {
  const answer = { type: 'answer' as const, text: 'well, i do', clientMessageID: 'm', after: 0 }
  const away = go(begin(), { type: 'turn_away', answer })
  const kept = { content: 'I do', said: 'well, i do', choice: [0] }
  expect(away.messages.at(-2)).toMatchObject(kept)
  expect(say(begin(), 'well, i do').messages.at(-2)).toMatchObject(kept)
})

test('the reason for a choice is asked once, and no interviewer asks on', () => {
  let talk = say(say(say(say(begin(), 'I do'), '2'), '4'), 'Speed')
  talk = say(talk, 'It saves me an hour every single morning before the others arrive.')
  const turnId = talk.session.pending?.turnId ?? ''
  const probe = proposal({ action: 'probe', reply: { ack: null, question: 'Tell me more?' } })
  talk = go(talk, { type: 'turn_ready', turnId, proposal: probe, generatedBy: 'builtin' })
  expect(newest(talk)).toMatchObject({ kind: 'question' })
  expect(newest(talk)?.content).toMatch(/How do you use it on an ordinary day\?$/)
})

test('words that are none of the options are asked about once, with these read out, and then stand', () => {
  let talk = say(say(say(begin(), 'I do'), '2'), '4')
  talk = say(talk, 'that depends on the day of the week')
  expect(newest(talk)).toMatchObject({ kind: 'rephrase', questionId: 'q4' })
  expect(newest(talk)?.content).toBe(
    'These are the answers to choose from, at most 2 of them: Price; Speed; Support. Which of these matter to you?',
  )
  talk = say(talk, 'it really depends on the day')
  expect(talk.messages.at(-2)?.choice).toBeUndefined()
  expect(talk.messages.at(-2)?.content).toBe('it really depends on the day')
  expect(newest(talk)?.content).toMatch(/How do you use it on an ordinary day\?$/)
})

const words = (talk: Talk) => say(talk, 'My sister does that with me and with nobody else')
const skip = (talk: Talk) => go(talk, { type: 'skip', after: talk.messages.length - 1 })
const stop = (talk: Talk) => say(say(talk, 'please stop'), 'no, go on')

test.for([
  ['words', [words, words, words]],
  ['skipping', [skip, skip, skip]],
  ['refusing', [(talk: Talk) => say(talk, "I'd rather not say"), skip, words]],
  ['stopping and going on', [words, stop, words, words]],
] as const)('nobody passes a screener by %s, and is asked kindly before it ends', ([, ways]) => {
  const last = ways.length - 1
  const [, screener = ''] = guide.split('# Screener')
  for (const text of [guide, `# Use${screener}`]) {
    let talk = begin('builtin', text)
    for (const way of ways.slice(0, last)) {
      talk = way(talk)
      expect(newest(talk)?.kind).toBe('rephrase')
      expect(newest(talk)?.content).toMatch(/Who decides which tool you use\?$/)
    }
    expect(talk.messages.map(({ content }) => content).join()).toContain('An answer is needed here')
    expect(say(talk, 'I do').session.choices).toEqual({ q1: [0] })
    talk = ways[last]?.(talk) ?? talk
    expect(talk.session).toMatchObject({ state: 'screened_out', endReason: 'screened_out' })
  }
})

test('whoever asks at a screener is answered, and not shown out for it', () => {
  let talk = words(words(begin()))
  for (const asked of ['Why do you ask?', 'How long does this take?']) {
    talk = say(talk, asked)
    expect([talk.session.state, newest(talk)?.kind]).toEqual(['conversation', 'rephrase'])
    expect(newest(talk)?.content).toMatch(/Who decides which tool you use\?$/)
  }
  expect(newest(talk)?.content).toMatch(/minutes/)
  expect(words(talk).session.state).toBe('screened_out')
})

test('whoever only asks at a screener comes to an end', () => {
  let talk = begin()
  for (let at = 0; at < 100 && talk.session.state === 'conversation'; at += 1)
    talk = say(talk, 'Why do you ask?')
  expect(talk.session.state).toBe('screened_out')
})

test('whoever it is not for is thanked in a sentence, and nothing more can happen', () => {
  const talk = say(begin(), 'Somebody else', [2])
  expect(talk.session).toMatchObject({ state: 'screened_out', endReason: 'screened_out' })
  expect(newest(talk)).toMatchObject({ kind: 'closing' })
  expect(newest(talk)?.content).toContain('another situation')
  expect(() => say(talk, 'hello')).toThrow('This interview is over.')
})

test('whoever finds no place is thanked in another sentence, with the answer kept', () => {
  const talk = begin()
  const answer = {
    type: 'answer' as const,
    text: 'I do',
    choice: [0],
    clientMessageID: 'm',
    after: 0,
  }
  const away = go(talk, { type: 'turn_away', answer })
  expect(away.messages.at(-2)).toMatchObject({ content: 'I do', choice: [0] })
  expect(away.session).toMatchObject({ state: 'quota_full', endReason: 'quota_full' })
  expect(newest(away)?.content).toContain('enough people')
})

test('a wish to stop, a word of harm and a skip mean there what they mean elsewhere', () => {
  expect(newest(say(begin(), 'please stop'))?.kind).toBe('confirm_end')
  expect(newest(say(begin(), 'I want to kill myself, I do'))?.kind).toBe('safety')
  const open = say(say(begin(), 'I do'), '2')
  const skipped = go(open, { type: 'skip', after: open.messages.length - 1 })
  expect(newest(skipped)?.content).toMatch(/Which of these matter to you\?$/)
  const refused = say(open, "I'd rather not say")
  expect(newest(refused)?.content).toMatch(/Which of these matter to you\?$/)
})

test('a model is not asked while closed questions follow, and goes on behind them', () => {
  let talk = say(say(begin('acme/model'), 'I do'), '2')
  expect(talk.session.pending).toBeUndefined()
  talk = say(talk, '4')
  expect(newest(talk)?.content).toBe('Which of these matter to you?')
  talk = say(say(talk, 'Price'), 'It is what we can pay.')
  const turnId = talk.session.pending?.turnId ?? ''
  const words = { ack: null, question: 'Walk me through how you use it on an ordinary day?' }
  const next = proposal({ action: 'next', questionId: 'q5', reply: words })
  talk = go(talk, { type: 'turn_ready', turnId, proposal: next, generatedBy: 'llm' })
  expect(newest(talk)?.content).toBe(words.question)
})

test.for([
  [[3], 'Somebody', 'choice must name options from 0 to 2, each once.'],
  [[0, 1], 'I do', 'choice must have at most 1 item here.'],
  [[0], 'Somebody else', 'text must be what choice says'],
  [[0.5], 'I do', 'choice must name options'],
] as const)(
  'a choice that is not offered, or not what the text says, is refused: %j %s',
  ([choice, text, why]) => {
    expect(() => say(begin(), text, [...choice])).toThrow(why)
  },
)

test('a choice where none is asked for is refused', () => {
  const open = begin('builtin', '- How do you work on an ordinary day?')
  expect(() => say(open, 'I do', [0])).toThrow('choice belongs to a closed question')
})

test('a session whose plan knows of no closed question goes on as before', () => {
  const talk = begin()
  const plan = structuredClone(talk.session.plan)
  for (const topic of plan.topics) for (const question of topic.questions) delete question.closed
  const before = { ...talk, session: { ...talk.session, plan } }
  expect(say(before, 'I do').session.pending?.turnId).toBe('turn-1')
})

const one = {
  kind: 'one' as const,
  options: ['Yes, always', 'No', 'Not yet', 'I do'].map((text) => ({ text })),
}
const some = {
  kind: 'some' as const,
  max: 2,
  options: ['Price', 'Speed', 'Price and speed', 'Support'].map((text) => ({ text })),
}
const scale = { kind: 'scale' as const, from: 1, to: 7, labels: { low: 'bad', high: 'good' } }

test.for([
  [one, 'yes', [0]],
  [one, 'YES, ALWAYS!', [0]],
  [one, 'well, I do', [3]],
  [one, 'I do not', null],
  [one, 'not yet, sorry', [2]],
  [one, 'no idea what that is supposed to mean here', null],
  [one, 'No.', [1]],
  [some, 'speed, price', [0, 1]],
  [some, 'Price and speed', [2]],
  [some, 'price, speed, support', null],
  [some, 'not the price', null],
  [some, 'the weather', null],
  [scale, 'seven', [7]],
  [scale, '6 out of 7', [6]],
  [scale, 'a 6, I think', [6]],
  [scale, '8', null],
  [scale, '3 or 4', null],
  [scale, '4.5', null],
  [scale, 'good', [7]],
  [{ kind: 'number' as const }, 'about 1,200 people', [1_200]],
  [{ kind: 'number' as const }, '3.5', [3.5]],
  [{ kind: 'number' as const }, '10 to 12', null],
  [{ kind: 'number' as const }, 'none of them', null],
] as const)('%j: "%s" is read as %j', ([closed, said, choice]) => {
  const asked = closed as Parameters<typeof readChoice>[0]
  expect(readChoice(asked, said, 'en')).toEqual(choice)
})

test.for([
  ['de', '1.200', 1_200],
  ['de', 'drei', 3],
  ['fr', '1 200', 1_200],
  ['es', '3,5', 3.5],
  ['pt', 'dez', 10],
] as const)('in %s a number is read as people write it: %s', ([language, said, value]) => {
  expect(readChoice({ kind: 'number' }, said, language)).toEqual([value])
})

test.for(languages)(
  'whoever is told in %s what they may skip is not told so of what decides who takes part',
  (language) => {
    const opening = (text: string) => newest(begin('builtin', text, language))?.content
    const texts = textsFor(language)
    expect(opening(guide)).toContain(texts.freedomAtGates)
    expect(opening('- How do you use it on an ordinary day?')).toContain(texts.freedom)
    const [lead = ''] = texts.freedom.split('. ').slice(1)
    expect(texts.freedomAtGates).not.toContain(lead)
  },
)

test('whoever asks whether they may skip is told the same', () => {
  const talk = say(begin(), 'Can I skip a question?')
  expect(talk.messages.map(({ content }) => content).join()).toContain(
    'A choice that decides who takes part needs an answer; you can skip any other question, come back',
  )
})
