import { expect, test } from 'vitest'
import type { Avoidance } from '../../guide/plan.ts'
import { plan, question, session, topic } from '../plan.fixture.ts'
import type { TurnProposal } from '../proposals/proposal.ts'
import { aboutTexts } from '../texts/about.ts'
import { begun, proposal } from '../walk.fixture.ts'
import { checkProposal, type GateContext } from './gates.ts'

const answer = 'The export was slow every Friday, and my sister waits for the numbers.'

/** What the gates make of a reply of a model's to one answer. */
function check(
  question: string,
  changes: Partial<TurnProposal> = {},
  ack: string | null = null,
  told = answer,
) {
  const it = begun(session({ interviewer: 'p/m' }))
  it.answer(told)
  const proposed = proposal({
    ...{ action: 'probe', probeKind: 'detail', reply: { ack, question } },
    ...changes,
  })
  return checkProposal(proposed, { session: it.session, messages: it.messages })
}

const gateOf = (...given: Parameters<typeof check>) => {
  const checked = check(...given)
  return checked.ok ? null : checked.failed[0]?.gate
}
const ackOf = (...given: Parameters<typeof check>) => {
  const checked = check(...given)
  return checked.ok ? checked.proposal.reply.ack : undefined
}

test('answers are not suggested, unless they named them', () => {
  expect(gateOf('What held it up: the network, the browser, or the file?')).toBe('choices')
  expect(gateOf('What did you look at next, the export, the Friday, or the numbers?')).toBe(null)
})

test('nothing is taken for granted that nobody has told', () => {
  expect(gateOf('Since you sold your car, how do you get the numbers?')).toBe('own voice')
  expect(gateOf('Since the export was slow, what have you done with the numbers?')).toBe(null)
  const planned = { action: 'next', probeKind: null, questionId: 'q2' } as const
  const granted = 'Now that your sister left the bank, how do you send your invoices today?'
  expect(gateOf(granted, planned)).toBe('own voice')
})

test('a statement in front of a planned question is one of its own', () => {
  const planned = 'How do you send your invoices today?'
  const next = { action: 'next', probeKind: null, questionId: 'q2' } as const
  expect(gateOf(`Most people get paid faster with Northwind. ${planned}`, next)).toBe('own voice')
  expect(gateOf(`"every Friday", you say. ${planned}`, next)).toBe(null)
})

test('words that are told as theirs are fine, with or without a verb beside the quotation', () => {
  expect(gateOf('Slow, and then “every Friday”. What did you do about it?')).toBe(null)
  expect(gateOf('Tell me about that “slow” export. What happened?')).toBe(null)
})

test('who asks something on the way is answered: by what is true of us, else by what we know', () => {
  const asking = 'The export was slow every Friday. Who reads this, will my boss see it?'
  const ask = 'What did you do about the export?'
  const made = 'People of the research team look at it later. Nothing changes for your job.'
  expect(ackOf(ask, {}, made, asking)).toBe('People of the research team look at it later.')
  const promised = ackOf(ask, {}, 'Nothing you say changes anything for your job.', asking)
  expect(promised).toContain('The people doing this research for')
  expect(ackOf(ask, {}, null, asking)).toBe(null)
  const wondering = 'The export was slow. Is that the kind of thing you want?'
  const right = 'Yes, that is exactly what I am asking about.'
  expect(ackOf(ask, {}, right, wondering)).toBe(right)
  const assured = ackOf(ask, {}, 'That is fine, nobody will ever see it.', asking)
  expect(assured).not.toContain('ever')
})

test('what leads on to something else claims nothing', () => {
  expect(gateOf("Okay, let's move on. What did you do about the export?")).toBe(null)
  expect(gateOf('Okay, speed is everything. What did you do about the export?')).toBe('own voice')
})

test('a word that only explains what is kept quiet about may be said', () => {
  const avoid: Avoidance = {
    ...{ kind: 'mention', text: 'the host fee that starts in March', lines: { from: 1, to: 1 } },
    terms: ['host', 'fee', 'starts', 'march'],
  }
  const gateOf = (question: string) => {
    const it = begun(session({ interviewer: 'p/m', plan: plan({ avoid: [avoid] }) }))
    it.answer('We listed it and then left it.')
    const reply = { ack: null, question }
    const proposed = proposal({ action: 'probe', probeKind: 'detail', reply })
    const checked = checkProposal(proposed, { session: it.session, messages: it.messages })
    return checked.ok ? null : checked.failed[0]?.gate
  }
  expect(gateOf('At the start you “listed it”. What did that look like?')).toBe(null)
  expect(gateOf('How would the fee look to you?')).toBe('avoid list')
  expect(gateOf('What is it that starts for you in March?')).toBe('avoid list')
})

test('a model may say that something was hard on them, beside no question and without praise', () => {
  const ask = 'What did you do right after that?'
  expect(ackOf(ask, {}, 'That sounds exhausting, I am sorry.')).toContain('exhausting')
  expect(ackOf(ask, {}, 'How clever of you. Thank you for telling me.')).toBe(
    'Thank you for telling me.',
  )
  expect(check(`That sounds frustrating. ${ask}`)).toMatchObject({
    proposal: { reply: { question: ask } },
  })
})

test('a model meets what they told, said to them or in their words, and states nothing else', () => {
  const ask = 'What did you do right after that?'
  const said = (ack: string) => ackOf(ask, {}, ack)
  const met = 'So you had no numbers for her on a Friday.'
  expect(said(met)).toBe(met)
  expect(said('A slow export every Friday, and a sister who waits.')).toContain('sister')
  expect(said('Northwind exports everything in seconds now.')).toBeNull()
  expect(said('Fridays are busy for the people who run the servers.')).toBeNull()
  expect(said('Northwind cheats.')).toBeNull()
  expect(said('Thank you, Northwind lost the data of your studio.')).toBeNull()
  expect(said('No, I am a real person.')).toBeNull()
})

test('asked something that nobody told it, the interviewer passes it on and assures nothing', () => {
  const meta = { action: 'answer_meta', probeKind: null } as const
  const ask = 'What did you do right after that?'
  const told = 'No, your numbers are safe whatever happens.'
  expect(ackOf(ask, meta, told)).toBe(aboutTexts.en.noted)
  const passedOn = "I don't know that, I'll pass it on to the team."
  expect(ackOf(ask, meta, passedOn)).toBe(passedOn)
})

test('beside what is true of us an answer says nothing else of it', () => {
  const asking = 'The export was slow. Who reads this?'
  const meta = { action: 'answer_meta', probeKind: null } as const
  const said = (ack: string) => ackOf('What did you do right after that?', meta, ack, asking)
  expect(said('People read this. Your employer gets a list of who complains.')).toBe(
    'People read this.',
  )
  expect(said('I do not know. Thank you for asking.')).toBe('I do not know. Thank you for asking.')
})

/** How often an answer is looked up while a reply to a long conversation is judged. */
function countReads(reply: { ack: string | null; question: string }, more: object = {}): number {
  const it = begun(session({ interviewer: 'p/m' }))
  const words = (count: number, at: number) =>
    Array.from({ length: count }, (_, index) => `w${(at * count + index).toString(36)}q`).join(' ')
  for (let at = 0; at < 3; at += 1) {
    it.answer(words(3_000, at))
    if (at < 2) it.propose({ action: 'next' }, 'llm')
  }
  const barred = [{ start: 0, end: 6, why: 'order' }]
  let reads = 0
  const messages = it.messages.map((message) => ({
    ...message,
    ...(message.reading && { reading: { ...message.reading, barred } }),
    get content() {
      reads += message.role === 'user' ? 1 : 0
      return message.content
    },
  }))
  const proposed = proposal({ action: 'probe', probeKind: 'detail', reply, ...more })
  checkProposal(proposed, { session: it.session, messages } as GateContext)
  return reads
}

test.each([
  ['Zebra', {}, 'ack'],
  ['Okay.', { action: 'rephrase', probeKind: null }, 'question'],
  ['You said slow.', {}, 'question'],
  ['Slow Friday export.', { templateId: 'tmpl' }, 'question'],
] as const)(
  'of a long conversation each answer is read once, however often “%s” is said',
  (said, more, where) => {
    const asked = 'What did you do right after that?'
    const reads = (times: number) => {
      const beside = Array.from({ length: times }, (_, at) =>
        said.replace('Zebra', `Zebra${at} runs wild.`),
      ).join(' ')
      return where === 'ack'
        ? countReads({ ack: beside, question: asked }, more)
        : countReads({ ack: null, question: `${beside} ${asked}` }, more)
    }
    expect(reads(8)).toBe(reads(2))
    expect(reads(60)).toBeLessThanOrEqual(reads(2))
  },
)

test('nobody is asked where they can be reached', () => {
  expect(gateOf('What is your phone number, so that the team can call?')).toBe('private')
  expect(gateOf('How did you find the phone number of your bank?')).toBe(null)
})

test('whether a condition is met is for a model to judge, and for no built-in interviewer', () => {
  const [t1, t2] = [
    topic('t1', [question('q1'), question('q2')]),
    topic('t2', [question('q3', { onlyIf: 'they send quotes' })]),
  ]
  const asked = (interviewer: string) => {
    const it = begun(session({ interviewer, plan: plan({ topics: [t1, t2] }) }))
    it.answer(answer)
    it.propose({ questionId: 'q3', reply: { ack: null, question: '' } }, 'llm')
    return it.newest().questionId
  }
  expect([asked('p/m'), asked('builtin')]).toEqual(['q3', 'q2'])
})
