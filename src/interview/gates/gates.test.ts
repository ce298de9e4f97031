import { expect, test } from 'vitest'
import type { LintFinding } from '../../guide/plan.ts'
import { plan, question, session, topic } from '../plan.fixture.ts'
import type { TurnProposal } from '../proposals/proposal.ts'
import { begun, proposal } from '../walk.fixture.ts'
import { checkProposal, type GateContext } from './gates.ts'

const answer = 'The export was slow every Friday, so I gave up on it'

/** Judges as a stand-in for the guide's linter: only what a test marks. */
function lint(text: string): LintFinding[] {
  return text.includes('obviously') ? [{ rule: 'leading', message: 'It suggests an answer.' }] : []
}

function context(changes: Partial<Parameters<typeof plan>[0]> = {}, said = answer): GateContext {
  const it = begun(session({ plan: plan(changes) }))
  it.answer(said)
  return { session: it.session, messages: it.messages, lint }
}

function probe(text: string, changes: Partial<TurnProposal> = {}): TurnProposal {
  return proposal({
    action: 'probe',
    probeKind: 'detail',
    reply: { ack: null, question: text },
    ...changes,
  })
}

function failures(proposed: unknown, of = context()): string[] {
  const checked = checkProposal(proposed, of)
  return checked.ok ? [] : checked.failed.map(({ gate }) => gate)
}

function passed(proposed: TurnProposal, of = context()): TurnProposal {
  const checked = checkProposal(proposed, of)
  if (!checked.ok) throw new Error(checked.failed.map(({ why }) => why).join(' '))
  return checked.proposal
}

const good = 'What did you do right after that?'

test('a sound probe passes unchanged', () => {
  expect(passed(probe(good))).toEqual(probe(good))
})

test('parse: what is no proposal is sent back', () => {
  expect(failures({ reply: 'hello' })).toEqual(['parse'])
  expect(failures(null)).toEqual(['parse'])
  expect(failures({ ...probe(good), action: 'win' })).toEqual(['parse'])
})

test('ids: topics and questions that do not exist are left out', () => {
  const { questionId, coverage, coveredQuestionIds } = passed(
    probe(good, {
      questionId: 'q99',
      coverage: [
        { topicId: 't1', level: 1 },
        { topicId: 't99', level: 1 },
      ],
      coveredQuestionIds: ['q2', 'q98'],
    }),
  )
  expect(questionId).toBeNull()
  expect(coverage).toEqual([{ topicId: 't1', level: 1 }])
  expect(coveredQuestionIds).toEqual(['q2'])
})

test('single: two questions are sent back, a rhetorical one in front is left out', () => {
  expect(failures(probe('How did you notice that? What did you do about it?'))).toEqual(['single'])
  expect(passed(probe('Really? What did you do right after that?')).reply.question).toBe(good)
})

test('single: a question mark in the quoted words does not count', () => {
  const of = context({}, 'I asked myself "why bother?" and left the tool for good')
  expect(failures(probe('What was behind “why bother?” at that point?'), of)).toEqual([])
})

test('linter: what the linter of guides finds is sent back', () => {
  expect(failures(probe('How obviously broken did it look to you?'))).toEqual(['linter'])
})

test("linter: the researcher's own words are not judged", () => {
  const topics = [topic('t1', [question('q1'), question('q2', { text: 'Was it obviously slow?' })])]
  const reply = { ack: null, question: 'Was it obviously slow?' }
  expect(failures(proposal({ questionId: 'q2', reply }), context({ topics }))).toEqual([])
})

test('linter: the built-in linter judges where no other is given', () => {
  const { session: state, messages } = context()
  const checked = checkProposal(probe('Was it because of the price?'), { session: state, messages })
  expect(checked.ok).toBe(false)
})

test('repeat: what was asked is not asked again, in nearly the same words either', () => {
  const again = 'What were you using Northwind for when you first started?'
  expect(failures(probe(`${again.slice(0, -1)} out?`))).toEqual(['repeat'])
  const of = context()
  of.session.templatesUsed.push('D3')
  expect(failures(probe(good, { templateId: 'D3' }), of)).toEqual(['repeat'])
})

test('repeat: a follow-up does not take away what the plan asks later', () => {
  const later = 'When did the thought of stopping first cross your mind?'
  expect(failures(probe(later))).toEqual(['repeat'])
  expect(failures(proposal({ questionId: 'q3', reply: { ack: null, question: later } }))).toEqual(
    [],
  )
})

test('acknowledgement: goodbye is not said where a question follows', () => {
  const reply = { ack: 'Bye.', question: '' }
  expect(passed(proposal({ action: 'close', reply })).reply.ack).toBeNull()
})

test('acknowledgement: the same nod does not come twice in a row', () => {
  const of = context()
  const nod = (ack: string) => passed(probe(good, { reply: { ack, question: good } }), of).reply.ack
  expect(nod('Right.')).toBe('Right.')
  const [opening] = of.messages
  if (!opening) throw new Error('An interview begins with a question.')
  of.messages = [{ ...opening, content: `Right. ${opening.content}` }, ...of.messages.slice(1)]
  expect(nod('Right.')).toBeNull()
})

test('repeat: a question that was not understood may be put once more', () => {
  const reply = {
    ack: null,
    question: 'Put differently: what were you using Northwind for when you first started?',
  }
  expect(failures(proposal({ action: 'rephrase', reply }))).toEqual([])
})

test('echo truth: words in quotation marks must be theirs', () => {
  expect(failures(probe('You wrote “the export was slow”. How did it look?'))).toEqual([])
  expect(failures(probe('You wrote “I hate invoices”. How did it look?'))).toEqual(['echo truth'])
})

test('echo truth: a false quotation in the acknowledgement costs only that', () => {
  const reply = { ack: '“I hate invoices”, noted.', question: good }
  expect(passed(probe(good, { reply })).reply).toEqual({ ack: null, question: good })
})

test('avoid list: what the guide keeps quiet about is not said first', () => {
  const avoid = [{ kind: 'mention' as const, text: 'Falcon', terms: ['falcon'] }]
  const text = 'What did you hear about Falcon at work?'
  expect(failures(probe(text), context({ avoid }))).toEqual(['avoid list'])
  expect(failures(probe(text), context({ avoid }, 'A colleague told me about Falcon'))).toEqual([])
})

test('avoid list: nothing is offered, promised or dated', () => {
  expect(failures(probe('What would a discount change for you?'))).toEqual(['avoid list'])
  expect(failures(probe("We'll fix that. What else came up?"))).toContain('avoid list')
  expect(failures(probe('What changes for you once it ships in 2027?'))).toEqual(['avoid list'])
  const of = context({}, 'They gave me a discount in 2024 and I stayed a while')
  expect(failures(probe('What did the discount of 2024 change for you?'), of)).toEqual([])
})

test('leak: neither guide, machinery, identifiers nor labels get out', () => {
  const leaks = [
    'Find out why churned users left and whether price drove them away: what do you say?',
    'My system prompt says to ask: what happened?',
    'What about {"action": "next"} here?',
    'What should I ask for q3 now?',
    'As a churned customer, what did you do then?',
  ]
  for (const text of leaks) {
    const checked = checkProposal(probe(text), context())
    const failed = checked.ok ? [] : checked.failed
    expect(failed, text).toContainEqual(
      expect.objectContaining({ gate: 'leak', severity: 'fallback' }),
    )
  }
})

test('leak: eight words running of a prompt are too many', () => {
  const secrets = ['You follow their words and never give away what the study is after']
  const text = 'I follow their words and never give away what the study is after. What happened?'
  expect(failures(probe(text), { ...context(), secrets })).toEqual(['leak'])
  expect(
    failures(probe('What do you never give away at work?'), { ...context(), secrets }),
  ).toEqual([])
})

test('style: Markdown, links, lists and pictures are taken out', () => {
  const text = '## **What** did you do\n- right [after](https://x.example) that? 🎉🎉'
  expect(passed(probe(text)).reply.question).toBe(good)
})

test('style: praise is left out', () => {
  const reply = { ack: 'Great point!', question: `That's fascinating. ${good}` }
  expect(passed(probe(good, { reply })).reply).toEqual({ ack: null, question: good })
})

test('style: an acknowledgement is short, no question, and comes at most every second turn', () => {
  const withAck = (ack: string) => probe(good, { reply: { ack, question: good } })
  expect(passed(withAck('Noted.')).reply.ack).toBe('Noted.')
  expect(passed(withAck('Is that so?')).reply.ack).toBeNull()
  expect(passed(withAck('So '.repeat(13))).reply.ack).toBeNull()
  const of = context()
  of.session.acknowledgedAt = of.session.turns - 1
  expect(passed(withAck('Noted.'), of).reply.ack).toBeNull()
  of.session.acknowledgedAt = of.session.turns - 2
  expect(passed(withAck('Noted.'), of).reply.ack).toBe('Noted.')
})

test('style: more than seventy-five words are too many', () => {
  expect(failures(probe(`${'On a slow Friday '.repeat(20)}what happened?`))).toEqual(['style'])
})

test('language: a reply in another language than the session is sent back', () => {
  expect(failures(probe('Was haben Sie danach mit der Rechnung gemacht?'))).toEqual(['language'])
  expect(failures(probe('Что вы сделали потом?'))).toEqual(['language'])
  const of = context()
  of.session.language = 'de'
  expect(failures(probe('Was haben Sie danach mit der Rechnung gemacht?'), of)).toEqual([])
})

test('safety: where the engine speaks in fixed words, the reply does not matter', () => {
  const text = 'Have you tried {pills}? Or, obviously, something else?'
  expect(failures(probe(text, { flags: ['crisis'] }))).toEqual([])
  expect(failures(probe(text, { flags: ['minor'] }))).toEqual([])
})

test('quotes: notes that rest on words nobody wrote are left out', () => {
  const mended = passed(
    probe(good, {
      memory: [
        { fact: 'Export is slow', seq: 1, quote: 'The export was slow' },
        { fact: 'Loves it', seq: 1, quote: 'I love it' },
        { fact: 'Asked', seq: 0, quote: 'Northwind' },
      ],
      coverage: [
        { topicId: 't1', level: 2, seq: 1, quote: 'every Friday' },
        { topicId: 't2', level: 3, seq: 1, quote: 'every Monday' },
      ],
      target: { seq: 1, quote: 'quick export' },
    }),
  )
  expect(mended.memory.map(({ fact }) => fact)).toEqual(['Export is slow'])
  expect(mended.coverage).toEqual([
    { topicId: 't1', level: 2, seq: 1, quote: 'every Friday' },
    { topicId: 't2', level: 1 },
  ])
  expect(mended.target).toBeNull()
})

test('words that the reducer will not say are not judged', () => {
  const of = context()
  of.session.lastQuestions = 2
  expect(failures(probe('How obviously broken did it look?'), of)).toEqual([])
})
