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

test('answers that push back and questions of their own are counted where answers were read', () => {
  const turns: [MessageKind, string, string][] = [
    ['question', 'What was the last export like?', rich],
    ['probe', 'What sits behind that?', 'what do you mean?'],
    ['probe', 'What came of it?', 'I told you already. Is this a robot?'],
    ['anything_else', 'What did I miss?', rich],
  ]
  expect(card(turns).of('pushBacks')).toMatchObject({ value: null, met: null })
  const acts = ['answer', 'puzzled', 'said_already', 'answer'] as const
  const messages = held(turns).map((message, at) => {
    const act = acts[(at - 1) / 2]
    if (message.role !== 'user' || !act) return message
    const questions = message.content.includes('robot') ? ['Is this a robot?'] : []
    return { ...message, reading: { act, barred: [], questions, selfHarm: null } }
  })
  const { measures } = reportCard({ session, messages })
  const of = (name: MeasureName) => measures.find((measure) => measure.name === name)
  expect(of('pushBacks')).toMatchObject({ value: 2, met: false })
  expect(of('ownQuestions')).toMatchObject({ value: 1, met: null })
})

test('nothing is said to be met that only tells of form: targets are few', () => {
  const { measures } = card([
    ['question', 'What did you do? And when?', rich],
    ['anything_else', 'What did I miss?', 'no'],
  ])
  const targets = measures.filter(({ target }) => target).map(({ name }) => name)
  expect(targets).toEqual(['prematureClose', 'pushBacks', 'questionsPerTurn', 'replyMsP95'])
  expect(measures.find(({ name }) => name === 'questionsPerTurn')?.met).toBe(false)
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
  expect(measures.find(({ name }) => name === 'followUpRate')).toMatchObject({
    value: null,
    met: null,
  })
  expect(measures.every(({ value }) => value === null || Number.isFinite(value))).toBe(true)
})
