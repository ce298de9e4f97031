import { expect, test } from 'vitest'
import { plan, question, session, topic } from './plan.fixture.ts'
import type { TurnProposal } from './proposals/proposal.ts'
import { recapShown, shownTo } from './shown-to.ts'
import { english } from './texts/en.ts'
import { begun, type Walk } from './walk.fixture.ts'

const planned = 'What were you using Northwind for when you first started?'
const secret = 'My sister died in May and I stopped the account.'

/** An interview in which one browser answers, and a model replies. */
function answered(reply: Partial<TurnProposal>, text = secret, of = session()): Walk {
  const it = begun(of)
  answerFrom(it, 'hers', text)
  it.propose(reply, 'llm')
  return it
}

function answerFrom(it: Walk, browser: string, text: string) {
  const clientMessageID = `c${it.messages.length}`
  it.take({ type: 'answer', text, clientMessageID, after: it.newest().seq, browser })
}

const linesFor = (browser: string | null, it: Walk) =>
  shownTo(browser, it).map(({ content }) => content)

const probe: Partial<TurnProposal> = {
  action: 'probe',
  probeKind: 'incident',
  reply: { ack: 'Losing a sister is hard.', question: 'How did her death end the account?' },
}

test("a follow-up of a model's is told to another browser without what it rests on", () => {
  const it = answered(probe)
  expect(linesFor('hers', it).at(-1)).toContain('her death')
  for (const other of ['his', null]) {
    expect(linesFor(other, it)).toEqual(['Could you tell me a bit more about that?'])
  }
})

test("a question of the guide's is told to another browser in the guide's words alone", () => {
  const reply = {
    ack: 'Losing a sister is hard.',
    question: 'After her death, how do you invoice?',
  }
  const it = answered({ action: 'next', reply })
  expect(linesFor('hers', it).at(-1)).toContain('sister')
  expect(linesFor('his', it)).toEqual(['How do you send your invoices today?'])
})

test('the answer to what they asked is the question again', () => {
  const reply = { ack: 'Your sister is not the subject.', question: planned }
  const it = answered({ action: 'answer_meta', reply }, 'Who reads that about my sister?')
  expect(linesFor('his', it)).toEqual([planned])
})

test('what another browser answers itself is replied to in full', () => {
  const it = answered(probe)
  answerFrom(it, 'his', 'I only opened the link.')
  it.propose({ ...probe, reply: { ack: null, question: 'What made you open the link?' } }, 'llm')
  expect(linesFor('his', it)).toEqual([
    'Could you tell me a bit more about that?',
    'I only opened the link.',
    'What made you open the link?',
  ])
  expect(linesFor('hers', it).at(-1)).toBe('Could you tell me a bit more about that?')
})

test('of a recap in the words of a model another browser is shown the frame', () => {
  const line = { text: 'Your sister died in May.', quotes: [{ seq: 1, quote: secret }] }
  const short = session({ plan: plan({ topics: [topic('t1', [question('q1')])] }) })
  const it = answered({ action: 'close', recap: [line] }, secret, short)
  expect(it.newest()).toMatchObject({ kind: 'recap', generatedBy: 'llm' })
  expect(linesFor('his', it)).toEqual([
    'Before we finish, here is what I understood: … What did I miss or get wrong?',
  ])
})

test('a line of it is shown where the answers are that it rests on, whatever words they share', () => {
  const line = {
    text: 'Your sister died in May.',
    quotes: [{ seq: 3, quote: 'My sister died in May' }],
  }
  const topics = [topic('t1', [question('q1')]), topic('t2', [question('q2')])]
  const it = begun(session({ plan: plan({ topics }) }))
  answerFrom(it, 'his', 'I wrote to them: My sister died in May, please wait.')
  it.propose({ action: 'next' }, 'llm')
  answerFrom(it, 'hers', secret)
  it.propose({ action: 'close', recap: [line] }, 'llm')
  const recapFor = (browser: string) => recapShown(it.session, shownTo(browser, it))
  expect([recapFor('hers'), recapFor('his')]).toEqual([[line.text], []])
})

test.each([
  'I want to kill myself, I can not go on.',
  'I am sixteen years old, by the way.',
  'I would like to stop here, my sister died.',
  'Are you a robot, and who reads what I say about my sister?',
  'You stupid thing, leave me and my sister alone.',
])('what care, anger or a question is met with tells another browser nothing: %s', (text) => {
  const [of, after] = [begun(session()), begun(session())]
  answerFrom(of, 'hers', text)
  answerFrom(after, 'hers', 'I send invoices every Friday from the office.')
  for (const it of [of, after]) {
    if (it.session.pending) {
      it.propose({ action: 'next', reply: { ack: 'About your sister.', question: '' } }, 'llm')
    }
  }
  const known = [...linesFor('his', after), ...[english.confirmEnd, english.closing, planned]]
  for (const line of linesFor('his', of)) expect(known).toContain(line)
})

test('stopping at somebody else’s care text is met like stopping anywhere, and at one’s own with care', () => {
  const stopped = (text: string, browser: string) => {
    const it = begun(session())
    answerFrom(it, 'hers', text)
    answerFrom(it, browser, 'yes')
    return it
  }
  const crisis = 'I want to kill myself, I can not go on.'
  expect(linesFor('his', stopped(crisis, 'his'))).toEqual([
    ...[english.confirmEnd, 'yes', english.closing],
  ])
  expect(linesFor('hers', stopped(crisis, 'hers')).at(-1)).toBe(english.closingGently)
  const both = begun(session())
  answerFrom(both, 'his', 'I send invoices every Friday from the office.')
  both.propose({ action: 'next' }, 'llm')
  answerFrom(both, 'hers', crisis)
  answerFrom(both, 'hers', 'yes')
  expect(linesFor('hers', both).at(-1)).toBe(english.closingGently)
})

test('the verdict is asked for without what leads to it', () => {
  const short = session({ plan: plan({ topics: [topic('t1', [question('q1')])] }) })
  const reply = { ack: 'About your sister.', question: '' }
  const it = answered({ action: 'close', reply, recap: [] }, 'No idea, ask my sister.', short)
  expect(it.newest().kind).toBe('verdict')
  const [line = ''] = linesFor('his', it)
  expect(it.newest().content.endsWith(line)).toBe(true)
  expect(line).toMatch(/^One last tap/)
})
