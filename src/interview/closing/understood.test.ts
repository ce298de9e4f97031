import { expect, test } from 'vitest'
import { checkProposal } from '../gates/gates.ts'
import { session as newSession, plan, question, topic } from '../plan.fixture.ts'
import type { RecapLine } from '../proposals/proposal.ts'
import { begun, proposal, type Walk } from '../walk.fixture.ts'

const first = 'I count every Sunday without fail, and it takes me 40 minutes.'
const second = 'Nobody reads the numbers, so I order from my head.'

/** An interview on its last answer, and its recap by a model. */
function recapped(...recap: RecapLine[]): Walk {
  const topics = [topic('t1', [question('q1')]), topic('t2', [question('q2')])]
  const it = begun(newSession({ interviewer: 'p/m', plan: plan({ topics }) }))
  it.exchange(first)
  it.answer(second)
  it.propose({ action: 'close', recap }, 'llm')
  return it
}

const sunday = {
  text: 'You count every Sunday, in about 40 minutes.',
  quotes: [{ seq: 1, quote: 'I count every Sunday without fail, and it takes me 40 minutes' }],
}
const head = {
  text: 'You order from your head, because nobody reads the numbers.',
  quotes: [{ seq: 3, quote: 'Nobody reads the numbers, so I order from my head' }],
}

test('what a model understood is read back in its sentences', () => {
  const it = recapped(sunday, head)
  expect(it.newest()).toMatchObject({
    kind: 'recap',
    generatedBy: 'llm',
    content: `Before we finish, here is what I understood: ${sunday.text} ${head.text} What did I miss or get wrong?`,
  })
  expect(it.session.recap).toEqual([sunday.text, head.text])
})

test.each([
  ['words that nobody wrote', { ...head, quotes: [{ seq: 3, quote: 'I hate the numbers' }] }],
  ['words of another line', { ...head, quotes: [{ seq: 1, quote: head.quotes[0]?.quote ?? '' }] }],
  ['our own words', { ...head, quotes: [{ seq: 0, quote: 'There are no right or wrong' }] }],
  ['nothing', { ...head, quotes: [] }],
  ['another number', { ...sunday, text: 'You count every Sunday, in about 45 minutes.' }],
  [
    'quite another matter',
    { ...sunday, text: 'You think that the export of taxes ought to cost less.' },
  ],
  ['no statement', { ...sunday, text: 'Do you count every Sunday in 40 minutes?' }],
])('a sentence that rests on %s is left out', (_, line) => {
  expect(recapped(line, sunday).session.recap).toEqual([sunday.text])
})

test('where no sentence of a model holds nothing is read back', () => {
  const it = recapped({ ...head, quotes: [] })
  expect(it.newest()).toMatchObject({ kind: 'verdict', generatedBy: 'fixed' })
})

test('a sentence that breaks what is kept quiet about is never said', () => {
  const avoid = [{ kind: 'mention' as const, text: 'the merger', terms: ['merger'] }]
  const topics = [topic('t1', [question('q1')])]
  const it = begun(newSession({ interviewer: 'p/m', plan: plan({ topics, avoid }) }))
  it.answer(first)
  const line = { ...sunday, text: 'You count every Sunday without fail since the merger.' }
  const proposed = proposal({ action: 'close', recap: [line, sunday] })
  const checked = checkProposal(proposed, { session: it.session, messages: it.messages })
  expect(checked).toMatchObject({ ok: true, proposal: { recap: [{ text: sunday.text }] } })
})

test('what is put right withdraws what the sentence rested on, and the model follows up once', () => {
  const it = recapped(sunday, head)
  const after = it.newest().seq
  const text = 'Not every Sunday, three of the last five I skipped.'
  const corrections = [{ old: sunday.text, new: text }]
  it.take({ type: 'answer', text, clientMessageID: 'r', after, corrections })
  expect(it.session.corrections?.[0]?.withdraws).toContainEqual(sunday.quotes[0])
  expect(it.session.pending).toBeDefined()
  const asked = 'What happened on the Sundays that you skipped?'
  it.propose({ action: 'probe', reply: { ack: null, question: asked } }, 'llm')
  expect(it.newest()).toMatchObject({ kind: 'probe', generatedBy: 'llm', content: asked })
  it.answer('My sous quit and I was on the pass.')
  const ack = 'So the pass kept you from counting.'
  it.propose({ action: 'close', reply: { ack, question: '' } }, 'llm')
  expect(it.newest()).toMatchObject({ kind: 'verdict' })
  expect(it.newest().content).toMatch(/^So the pass kept you from counting\. /)
})

test('what they say to the follow-up gets no second one, whatever the model proposes', () => {
  const it = recapped(sunday)
  it.answer('You left out that I also count the cellar on Mondays.')
  it.propose({ action: 'probe', reply: { ack: null, question: 'How does the cellar go?' } }, 'llm')
  it.answer('Slowly, with a torch.')
  it.propose({ action: 'probe', reply: { ack: null, question: 'Why a torch?' } }, 'llm')
  expect(it.newest().kind).toBe('verdict')
})

test.each(['failed', 'builtin'])('where the model cannot, the engine follows up: %s', (how) => {
  const it = recapped(sunday)
  it.answer('You left out that I also count the cellar on Mondays.')
  const turnId = it.session.pending?.turnId ?? ''
  if (how === 'failed') it.take({ type: 'turn_failed', turnId, why: 'timeout' })
  else it.propose({ action: 'next' })
  expect(it.newest()).toMatchObject({ kind: 'probe', generatedBy: 'fixed' })
  it.answer('With a torch, every Monday.')
  it.take({ type: 'turn_failed', turnId: it.session.pending?.turnId ?? '', why: 'timeout' })
  expect(it.newest().kind).toBe('verdict')
})

test('with nothing to follow up the model may let it stand', () => {
  const it = recapped(sunday)
  it.answer('You left out that I also count the cellar on Mondays.')
  it.propose({ action: 'close' }, 'llm')
  expect(it.newest().kind).toBe('verdict')
})

test('a last question is answered from what is known, beside the follow-up', () => {
  const it = recapped(sunday)
  it.answer('I also count the cellar on Mondays. Who will read this?')
  it.propose({ action: 'probe', reply: { ack: null, question: 'How does the cellar go?' } }, 'llm')
  expect(it.newest().content).toMatch(/^.+\. How does the cellar go\?$/)
  expect(it.session.questionsForTeam).toHaveLength(1)
})
