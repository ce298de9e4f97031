import { expect, test } from 'vitest'
import { withFlags } from '../answers/flags.ts'
import { plan, session } from '../plan.fixture.ts'
import { begun, type Walk } from '../walk.fixture.ts'

const harm = 'Honestly I do not want to live any more.'
const hint = 'What does it matter, I will be gone soon and nobody would notice if I disappeared.'

function careText(it: Walk): void {
  expect(it.newest().kind).toBe('safety')
  expect(it.newest().content).toContain('help you deserve')
  expect(it.session.flags).toContain('crisis')
  const seq = it.messages.findLast(({ role }) => role === 'user')?.seq
  expect(it.session.flagged).toContainEqual({ seq, flags: ['crisis'] })
}

/** An interview that was led up to a state. */
function led(state: 'conversation' | 'recap' | 'verdict' | 'anything_else'): Walk {
  const closing = [{ text: 'Who else should we talk to?' }]
  const it = begun(session({ plan: plan({ closing }) }))
  const said = 'We send twenty invoices a month to the cafés in our street and print them all'
  while (state !== 'conversation' && it.session.state === 'conversation')
    it.exchange(`${said} ${it.messages.length}`)
  if (state === 'verdict' || state === 'anything_else') it.answer('That is right.')
  if (state === 'verdict') it.answer('Ask my neighbour.')
  expect(it.session.state).toBe(state)
  return it
}

test.each(['conversation', 'recap', 'verdict', 'anything_else'] as const)(
  'in the state %s it is met with the care text at once, before anybody is asked for a reply',
  (state) => {
    const it = led(state)
    const { effects } = it.answer(harm)
    careText(it)
    expect(effects).toEqual([])
    expect(it.session.pending).toBeUndefined()
    it.answer('yes')
    expect(it.session.endReason).toBe('crisis')
    expect(it.newest().content).toContain('take good care of yourself')
  },
)

test('a verdict that says so counts as a number alone', () => {
  const it = led('verdict')
  it.take({ type: 'verdict', score: 2, text: harm })
  careText(it)
  expect(it.session.verdict).toEqual({ score: 2 })
  expect(() => it.take({ type: 'verdict', score: 5 })).toThrow('not asked for')
})

test.each([
  ['recap', 'anything_else'],
  ['anything_else', 'verdict'],
  ['verdict', 'completed'],
] as const)('whoever wants to go on in the state %s comes to %s', (from, to) => {
  const it = led(from)
  it.answer(harm)
  it.answer('no, go on')
  expect(it.session.state).toBe(to)
})

test('skipping the question whether to stop ends it gently', () => {
  const it = led('verdict')
  it.answer(harm)
  it.skip()
  expect(it.session.endReason).toBe('crisis')
})

test('the third time it ends at once', () => {
  const it = led('conversation')
  for (let time = 0; time < 2; time += 1) {
    it.answer(harm)
    it.answer('no, go on')
    expect(it.session.state).toBe('conversation')
  }
  it.answer(harm)
  expect(it.session.endReason).toBe('crisis')
})

test.each([
  ['conversation', 'conversation'],
  ['recap', 'anything_else'],
  ['anything_else', 'verdict'],
  ['verdict', 'completed'],
] as const)(
  'a hint in the state %s is marked for a researcher, and it goes on to %s without a word about it',
  (from, to) => {
    const it = led(from)
    const { effects } = it.answer(hint)
    expect(effects.filter(({ type }) => type === 'request_turn')).toEqual([])
    expect(it.newest().kind).not.toBe('safety')
    expect(it.newest().content).not.toMatch(
      /findahelpline|emergency|misread|great|thank you for telling/i,
    )
    expect(it.session.state).toBe(to)
    expect(it.session.endAsked).toBeUndefined()
    expect(it.session.flags).not.toContain('crisis')
    const marked = withFlags(it.session, it.messages).findLast(({ role }) => role === 'user')
    expect(marked?.flags).toContain('self_harm_hint')
  },
)

test('after a hint the next question is another one, and nothing is followed up there', () => {
  const it = led('conversation')
  const before = it.session.current.questionId
  it.answer(hint)
  expect(it.newest().kind).toBe('question')
  expect(it.session.current.questionId).not.toBe(before)
  expect(it.session.topics.some(({ sensitive }) => sensitive)).toBe(true)
})

test('a hint when the budget is spent is followed by what is asked last', () => {
  const it = led('conversation')
  it.session.activeMs = 91 * 60_000
  it.answer(hint)
  expect(it.session.state).toBe('anything_else')
})

test('a second hint shows nothing either', () => {
  const it = led('conversation')
  it.answer(hint)
  it.answer(`${hint} Nobody will miss me.`)
  expect(it.newest().kind).toBe('question')
})

test('what reads like a hint answers the question whether to stop, where that is asked', () => {
  const it = led('conversation')
  it.answer(harm)
  it.answer(hint)
  expect(it.session.endReason).toBe('crisis')
})

test('a verdict that hints at it keeps its words', () => {
  const it = led('verdict')
  it.take({ type: 'verdict', score: 2, text: hint })
  expect(it.session.verdict).toEqual({ score: 2, text: hint })
})
