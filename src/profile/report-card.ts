import type { Message, MessageKind, Session } from '../interview/session.ts'
import { contentStems, countWords, fold, jaccard, words } from '../language/words.ts'
import { engagementOf, lowEngagement } from './engagement.ts'
import { type Measure, measure, quantile, share } from './measure.ts'

/** Share of words that two questions have in common when they are the same one. */
const sameQuestionMin = 0.8
const briefWordsMax = 5
const longAnswerWordsMin = 9
/** Low answers running that make a disengaged participant. */
const lowRunMin = 3

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
const praise =
  /(?<!\p{L})(?:great (?:answer|point|question|insight)|good (?:answer|point)|excellent|awesome|amazing|fantastic|wonderful|perfect|that's (?:great|interesting|helpful)|very (?:interesting|helpful|insightful)|love (?:that|it)|sehr gut|tolle? antwort|das ist (?:toll|super|interessant)|génial|très intéressant|excellente? réponse|muy interesante|qué bien|excelente|genial|muito (?:bom|interessante)|ótim[oa])(?!\p{L})/u
const why = /(?<!\p{L})(?:why|warum|wieso|weshalb|pourquoi|por qué|por quê|porque é que)(?!\p{L})/u
const contact =
  /(?<!\p{L})(?:e-?mail|phone number|telefonnummer|numéro de téléphone|teléfono|telefone|correo)(?!\p{L})/u

/** How well an interview was conducted, told by what can be counted. */
export type ReportCard = {
  measures: Measure[]
  /** Seq of the last answer of an interview that was not finished. */
  dropSeq: number | null
}

type Turn = { question: Message; answer: Message | null; next: Message | null }

/** Measures one interview; the same conversation always gets the same card. */
export function reportCard({
  session,
  messages,
}: {
  session: Session
  messages: readonly Message[]
}): ReportCard {
  const turns = turnsOf(messages)
  const completed = session.state === 'completed' && session.endReason !== 'ended_early'
  const answers = turns.flatMap(({ answer }) => answer ?? [])
  return {
    measures: [
      ...questionMeasures(turns),
      ...shareMeasures(messages, answers),
      ...probeMeasures(turns, session.language),
      ...closeMeasures(session, messages, completed),
      ...timeMeasures(messages),
      ...engagementMeasures(answers, session.language),
    ],
    dropSeq: completed ? null : (answers.at(-1)?.seq ?? null),
  }
}

/** Each asking turn with its answer and what the interviewer said next. */
function turnsOf(messages: readonly Message[]): Turn[] {
  return messages.flatMap((question, index) => {
    if (question.role !== 'assistant' || !askingKinds.includes(question.kind)) return []
    const after = messages[index + 1]
    const answer = after?.role === 'user' && after.kind === 'answer' ? after : null
    const next = messages.slice(index + 1).find(({ role }) => role === 'assistant') ?? null
    return [{ question, answer, next }]
  })
}

function questionMeasures(turns: readonly Turn[]): Measure[] {
  const asked = turns.map(({ question }) => question.content)
  const tokens = asked.map(words)
  const repeats = (_: string, index: number) =>
    tokens.slice(0, index).some((other) => jaccard(other, tokens[index] ?? []) >= sameQuestionMin)
  return [
    measure(
      'questionsPerTurn',
      share(asked, (text) => (text.match(/[?？]+/g)?.length ?? 0) <= 1),
      'Share of turns that ask one thing only.',
      { min: 0.95 },
    ),
    measure(
      'interviewerWordsPerTurn',
      quantile(asked.map(countWords), 0.5),
      'Words of the middle interviewer turn; short questions leave room for answers.',
      { max: 30 },
    ),
    measure('repeatRate', share(asked, repeats), 'Share of questions that were asked before.', {
      max: 0,
    }),
    measure(
      'praiseRate',
      share(asked, (text) => praise.test(fold(text))),
      'Share of turns that praise or judge an answer, which steers the next one.',
      { max: 0.05 },
    ),
  ]
}

function shareMeasures(messages: readonly Message[], answers: readonly Message[]): Measure[] {
  const wordsOf = (list: readonly Message[]) =>
    list.reduce((sum, { content }) => sum + countWords(content), 0)
  const told = wordsOf(answers)
  const asked = wordsOf(messages.filter(({ role }) => role === 'assistant'))
  return [
    measure(
      'participantShare',
      told + asked === 0 ? null : told / (told + asked),
      'The participant’s share of all words.',
      { min: 0.65 },
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
  ]
}

function probeMeasures(turns: readonly Turn[], language: string): Measure[] {
  const probes = turns.filter(({ question }) => question.kind === 'probe')
  const main = turns.filter(({ question }) => question.kind === 'question').length
  const inTopic = turns.filter(({ question }) => ['question', 'probe'].includes(question.kind))
  const sized = inTopic.flatMap(({ answer, next }) =>
    answer && next ? [{ answer, next, words: countWords(answer.content) }] : [],
  )
  const brief = sized.filter(({ words }) => words <= briefWordsMax)
  const long = sized.filter(
    ({ words, next }) => words >= longAnswerWordsMin && next.kind === 'probe',
  )
  return [
    measure(
      'followUpRate',
      main === 0 ? null : probes.length / main,
      'Follow-ups for each planned question; too few stay shallow and too many tire.',
      { min: 0.4, max: 1 },
    ),
    measure(
      'briefAnswerProbed',
      share(brief, ({ next }) => ['probe', 'rephrase'].includes(next.kind)),
      `Share of answers of up to ${briefWordsMax} words that were followed up.`,
    ),
    measure(
      'echoRate',
      share(long, ({ answer, next }) => {
        const told = new Set(contentStems(answer.content, language))
        return contentStems(next.content, language).some((stem) => told.has(stem))
      }),
      'Share of follow-ups to fuller answers that take up a word of theirs.',
      { min: 0.8 },
    ),
    measure(
      'whyShare',
      share(probes, ({ question }) => why.test(fold(question.content))),
      'Share of follow-ups that ask why, which invites justification more than memory.',
      { max: 0.2 },
    ),
  ]
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
  const asksContact = messages.some(
    ({ role, content }) =>
      role === 'assistant' && content.includes('?') && contact.test(fold(content)),
  )
  return [
    measure('completed', Number(completed), 'Whether the interview was finished (1) or not (0).'),
    measure(
      'prematureClose',
      Number(premature),
      'Whether it closed before every must-ask and the verdict (1) or not (0).',
      { max: 0 },
    ),
    measure(
      'contactAskedEarly',
      Number(asksContact),
      'Whether contact details were asked for in the conversation (1) or not (0).',
      { max: 0 },
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
    measure('replyMsMedian', quantile(replies, 0.5), 'Milliseconds of the middle reply.'),
    measure(
      'replyMsP95',
      quantile(replies, 0.95),
      'Milliseconds within which 95 of 100 replies came.',
      {
        max: 8_000,
      },
    ),
  ]
}

function engagementMeasures(answers: readonly Message[], language: string): Measure[] {
  const scores = answers.map(({ content }) => engagementOf(content, language))
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const runs = scores.some(
    (_, index) =>
      index + lowRunMin <= scores.length &&
      scores.slice(index, index + lowRunMin).every((score) => score < lowEngagement),
  )
  return [
    measure(
      'engagement',
      scores.length === 0 ? null : mean,
      'How much the answers give, from 0 to 1, by their length and how sure they sound.',
    ),
    measure(
      'sustainedDisengagement',
      Number(runs),
      `Whether ${lowRunMin} answers running gave next to nothing (1) or not (0).`,
      { max: 0 },
    ),
  ]
}
