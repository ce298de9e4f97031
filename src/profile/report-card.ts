import type { Act } from '../interview/answers/answer-reading.ts'
import type { Message, MessageKind, Session } from '../interview/session.ts'
import { countWords } from '../language/words.ts'
import { engagementOf } from './composition/engagement.ts'
import { type Measure, measure, quantile, share } from './measure.ts'

const askingKinds: readonly MessageKind[] = [
  'opening',
  'question',
  'probe',
  'rephrase',
  'redirect',
  'recap',
  'verdict',
  'anything_else',
]
/** What people say to a question rather than answer it. */
const pushBacks: readonly Act[] = ['puzzled', 'said_already', 'protest']

/** What can be counted of how an interview went. Whether it was a good one nothing here can tell. */
export type ReportCard = {
  measures: Measure[]
  /** Seq of the last answer of an interview that was not finished. */
  dropSeq: number | null
}

/** Measures one interview; the same conversation always gets the same card. */
export function reportCard({
  session,
  messages,
}: {
  session: Session
  messages: readonly Message[]
}): ReportCard {
  const asked = messages.filter(
    ({ role, kind }) => role === 'assistant' && askingKinds.includes(kind),
  )
  const answers = messages.filter(({ role, kind }) => role === 'user' && kind === 'answer')
  const completed = session.state === 'completed' && session.endReason !== 'ended_early'
  return {
    measures: [
      ...closeMeasures(session, messages, completed),
      ...answerMeasures(messages, answers, session.language),
      ...questionMeasures(asked),
      ...timeMeasures(messages),
    ],
    dropSeq: completed ? null : (answers.at(-1)?.seq ?? null),
  }
}

function closeMeasures(
  { plan, topics }: Session,
  messages: readonly Message[],
  completed: boolean,
): Measure[] {
  const reached = new Set(
    topics.flatMap((topic) => [...topic.asked, ...topic.refused, ...topic.alreadyCovered]),
  )
  const open = plan.topics
    .flatMap(({ questions }) => questions)
    .filter(({ must, id }) => must && !reached.has(id))
  const asksVerdict = messages.some(({ kind }) => kind === 'verdict')
  // A must-ask with a condition that nobody met was not due.
  const due = open.filter(({ onlyIf }) => onlyIf === undefined)
  const premature = completed && (due.length > 0 || !asksVerdict)
  return [
    measure('completed', Number(completed), 'Whether the interview was finished (1) or not (0).'),
    measure(
      'prematureClose',
      Number(premature),
      'Whether it closed before every must-ask and the verdict (1) or not (0).',
      { max: 0 },
    ),
  ]
}

function answerMeasures(
  messages: readonly Message[],
  answers: readonly Message[],
  language: string,
): Measure[] {
  const wordsOf = (list: readonly Message[]) =>
    list.reduce((sum, { content }) => sum + countWords(content), 0)
  const told = wordsOf(answers)
  const asked = wordsOf(messages.filter(({ role }) => role === 'assistant'))
  const read = answers.flatMap(({ reading }) => reading ?? [])
  const gives = answers.reduce((sum, { content }) => sum + engagementOf(content, language), 0)
  return [
    measure(
      'pushBacks',
      read.length === 0 ? null : read.filter(({ act }) => pushBacks.includes(act)).length,
      'Answers that pushed back: not understood, already said, or fed up.',
      { max: 0 },
    ),
    measure(
      'ownQuestions',
      read.length === 0 ? null : read.reduce((sum, { questions }) => sum + questions.length, 0),
      'Questions the participant asked back.',
    ),
    measure(
      'participantShare',
      told + asked === 0 ? null : told / (told + asked),
      'The participant’s share of all words.',
    ),
    measure(
      'wordsPerAnswer',
      quantile(
        answers.map(({ content }) => countWords(content)),
        0.5,
      ),
      'Words of the middle answer.',
    ),
    measure('totalWords', told, 'Words of all answers together.'),
    measure(
      'engagement',
      answers.length === 0 ? null : gives / answers.length,
      'How long and how sure the answers are, from 0 to 1.',
    ),
  ]
}

function questionMeasures(asked: readonly Message[]): Measure[] {
  const main = asked.filter(({ kind }) => kind === 'question').length
  const probes = asked.filter(({ kind }) => kind === 'probe').length
  return [
    measure(
      'questionsPerTurn',
      share(asked, ({ content }) => (content.match(/[?？]+/g)?.length ?? 0) <= 1),
      'Share of turns that ask one thing only.',
      { min: 0.95 },
    ),
    measure(
      'followUpRate',
      main === 0 ? null : probes / main,
      'Follow-ups for each planned question.',
    ),
  ]
}

function timeMeasures(messages: readonly Message[]): Measure[] {
  const times = messages.map(({ at }) => Date.parse(at))
  const replies = messages.flatMap(({ role }, index) => {
    const before = messages[index - 1]
    if (role !== 'assistant' || before?.role !== 'user') return []
    return [Math.max(0, (times[index] ?? 0) - (times[index - 1] ?? 0))]
  })
  const [first] = times
  const last = times.at(-1)
  const duration = first === undefined || last === undefined ? null : (last - first) / 1000
  return [
    measure('durationSeconds', duration, 'Seconds from the first message to the last.'),
    measure(
      'replyMsP95',
      quantile(replies, 0.95),
      'Milliseconds within which 95 of 100 replies came.',
      { max: 8_000 },
    ),
  ]
}
