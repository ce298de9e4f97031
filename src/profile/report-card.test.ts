import { expect, test } from 'vitest'
import type { Message, MessageKind, Session } from '../interview/session.ts'
import type { MeasureName } from './measure.ts'
import { reportCard } from './report-card.ts'

const start = Date.parse('2026-03-02T10:00:00.000Z')
const noon = new Date(start).toISOString()

const session: Session = {
  version: 1,
  state: 'completed',
  language: 'en',
  plan: {
    version: 1,
    language: 'en',
    goals: [],
    context: [],
    glossary: [],
    topics: [],
    avoid: [],
    closing: [],
    budget: { minutes: 12, turns: 16, explicit: false },
    archetypes: [],
    warnings: [],
  },
  productID: 'p',
  organization: 'Org',
  interviewer: 'builtin',
  onboarding: {},
  topics: [],
  current: {},
  turns: 0,
  activeMs: 0,
  memory: [],
  templatesUsed: [],
  probesUsed: [],
  strikes: {},
  flags: [],
  questionsForTeam: [],
  breaker: { fails: 0, skipTurns: 0, cycles: 0 },
  endReason: 'finished',
  startedAt: noon,
  lastActivityAt: noon,
}

/** Answers come 30 s after their question, the next question 2 s after the answer. */
function held(turns: [MessageKind, string, string][]): Message[] {
  return turns.flatMap(([kind, ask, say], index): Message[] => [
    {
      seq: 2 * index,
      role: 'assistant',
      content: ask,
      kind,
      generatedBy: 'builtin',
      at: new Date(start + index * 32_000).toISOString(),
    },
    {
      seq: 2 * index + 1,
      role: 'user',
      content: say,
      kind: 'answer',
      generatedBy: 'participant',
      at: new Date(start + index * 32_000 + 30_000).toISOString(),
    },
  ])
}

function card(turns: [MessageKind, string, string][], more: Partial<Session> = {}) {
  const { measures, dropSeq } = reportCard({
    session: { ...session, ...more },
    messages: held(turns),
  })
  const of = (name: MeasureName) => measures.find((measure) => measure.name === name)
  return { measures, dropSeq, of }
}

const rich =
  'Last Friday the export took forty minutes, so I went for a walk, came back, found the spinner frozen, and sent the numbers to my accountant by hand instead.'

test('a well conducted interview meets every target', () => {
  const { measures } = card([
    ['question', 'What was the last export like?', rich],
    ['probe', 'You wrote about a frozen spinner. What happened next?', rich],
    ['question', 'Tell me about your Mondays.', rich],
    [
      'verdict',
      'How do you feel about it today?',
      'Nothing much, except that the invoices look lovely on my phone these days.',
    ],
  ])
  expect(measures.filter(({ met }) => met === false)).toEqual([])
})

test('each fault shows in its own measure', () => {
  const { of } = card([
    ['question', 'Great answer! What did you do? And when?', rich],
    ['question', 'What did you do? And when?', 'ok'],
    ['probe', 'Why is that? What is your e-mail?', 'idk'],
    ['question', 'And when? What did you do?', 'maybe'],
  ])
  for (const name of [
    'questionsPerTurn',
    'repeatRate',
    'praiseRate',
    'whyShare',
    'prematureClose',
    'contactAskedEarly',
    'sustainedDisengagement',
  ] as const) {
    expect([name, of(name)?.met]).toEqual([name, false])
  }
  expect(of('briefAnswerProbed')?.value).toBe(0.5)
})

test('times are those of the messages', () => {
  const { of } = card([
    ['question', 'What was it like?', rich],
    ['question', 'And then?', rich],
  ])
  expect(of('durationSeconds')?.value).toBe(62)
  expect(of('replyMsP95')).toMatchObject({ value: 2000, met: true })
})

test('an interview that was left tells where', () => {
  const { dropSeq, of } = card([['question', 'What was it like?', rich]], {
    endReason: 'ended_early',
  })
  expect(dropSeq).toBe(1)
  expect(of('completed')?.value).toBe(0)
})

test('an empty interview is measured without making numbers up', () => {
  const { measures } = card([])
  expect(measures.find(({ name }) => name === 'echoRate')).toMatchObject({ value: null, met: null })
  expect(measures.every(({ value }) => value === null || Number.isFinite(value))).toBe(true)
})
