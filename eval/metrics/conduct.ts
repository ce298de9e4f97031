import { turnsAllowed } from '../../src/interview/progress.ts'
import { contentStems, countWords } from '../../src/language/words.ts'
import type { Conversation } from '../conversation.ts'
import { countOf, type Metric, made, quantileOf, shareOf } from './metric.ts'
import { type Asked, askedIn, placeOf } from './said.ts'

/** What the participant said last counts as theirs this many answers back. */
const answersBack = 2
const turnsOver = 3
const timeOver = 1.3
const lastAnswerMs = 90_000
const early: readonly (string | undefined)[] = ['ended_early', 'minor', 'crisis', 'idle']

/** Whether the interview ran to its own end, so that everything could be asked. */
export function ranToItsEnd({ session, left, stuck }: Conversation): boolean {
  return !left && !stuck && session?.state === 'completed' && !early.includes(session.endReason)
}

/** Whether the questions were covered and the answers followed up, on people who do answer. */
export function depthMetrics(conversations: readonly Conversation[]): Metric[] {
  const asked = conversations.flatMap(askedIn)
  const probes = asked.filter(({ message }) => message.kind === 'probe')
  const planned = asked.filter(
    ({ message }) => message.kind === 'question' || message.kind === 'opening',
  )
  const worthy = asked.filter(({ told, next }) => told.at(-1)?.worthy && next && !isWrap(next.kind))
  const firstWorthy = worthy.filter(({ message }) => message.kind !== 'probe')
  const laterWorthy = worthy.filter(({ message }) => message.kind === 'probe')
  const topics = conversations.flatMap((conversation) => topicsOf(conversation))
  return [
    shareOf(
      topics.filter(({ knowsNothing }) => !knowsNothing),
      ({ told }) => told,
      {
        name: 'topics with evidence',
        target: { min: 0.85 },
        hard: true,
        describe: ({ name }) => name,
      },
    ),
    shareOf(topics, ({ asked }) => asked, {
      name: 'topics asked about',
      target: { min: 0.85 },
      hard: false,
      describe: ({ name }) => name,
    }),
    shareOf(
      topics.filter(({ told }) => told),
      ({ episode }) => episode,
      {
        name: 'topics with a concrete episode',
        target: { min: 0.5 },
        hard: false,
        describe: ({ name }) => name,
      },
    ),
    ratio('follow-ups for each planned question', probes.length, planned.length, {
      min: 0.4,
      max: 1,
    }),
    shareOf(firstWorthy, isProbed, {
      name: 'probe-worthy answers that got a probe',
      target: { min: 0.8 },
      hard: true,
      describe: describeAnswer,
    }),
    shareOf(laterWorthy, isProbed, {
      name: 'probe-worthy answers to a probe that got another',
      hard: false,
      describe: describeAnswer,
    }),
    shareOf(probes, isContingent, {
      name: 'probes that use their words',
      target: { min: 0.8 },
      hard: true,
      describe: placeOf,
    }),
    yieldOf(conversations),
    quantileOf(conversations.map(talkRatio), 0.5, {
      name: 'talk ratio',
      target: { max: 0.35 },
      hard: false,
      unit: 'ratio',
    }),
  ]
}

function isProbed({ next }: Asked): boolean {
  return next?.kind === 'probe'
}

function describeAnswer(asked: Asked): string {
  return `${placeOf(asked)} => ${asked.answer?.content.slice(0, 160)}`
}

function isWrap(kind: string): boolean {
  return ['recap', 'verdict', 'anything_else', 'closing'].includes(kind)
}

function ratio(name: string, part: number, of: number, target: Metric['target']): Metric {
  const about = { name, hard: false, ...(target && { target }) }
  return made(about, { value: of === 0 ? null : part / of, of, unit: 'ratio', misses: [] })
}

function isContingent({ conversation, message, text }: Asked): boolean {
  const { language } = conversation.plan
  const answers = conversation.messages.filter(
    ({ kind, seq }) => kind === 'answer' && seq < message.seq,
  )
  const recent = answers.slice(-answersBack).map(({ content }) => content)
  const said = new Set(contentStems(recent.join(' '), language))
  return contentStems(text, language).some((stem) => said.has(stem))
}

function topicsOf(conversation: Conversation) {
  const { plan, session, name } = conversation
  const asked = askedIn(conversation)
  return plan.topics
    .filter(({ weight }) => weight >= 1)
    .map(({ id, title }) => {
      const own = asked.filter(({ message }) => message.topicId === id)
      const facts = own.flatMap(({ told }) => told)
      const covered = session?.topics.find((topic) => topic.id === id)?.alreadyCovered.length ?? 0
      const answered = own.length > 0 && own.every(({ answer }) => answer !== null)
      return {
        name: `${name}: ${title}`,
        asked: own.length > 0 || covered > 0,
        knowsNothing: answered && facts.length === 0 && covered === 0,
        told: facts.length > 0 || covered > 0,
        episode: facts.some(({ episode, under }) => episode || under !== null),
      }
    })
}

/** Of what stands behind the facts that were told: the share that came out. */
function yieldOf(conversations: readonly Conversation[]): Metric {
  let behind = 0
  let out = 0
  for (const { told } of conversations) {
    const facts = [...told.values()].flat()
    behind += facts.filter(({ deep }) => deep).length
    out += facts.filter(({ under }) => under !== null).length
  }
  return ratio('facts told only when probed', out, behind, { min: 0.4 })
}

/** The questions' share of all words asked and answered; greeting, recap and farewell left out. */
export function talkRatio(conversation: Conversation): number {
  const turns = askedIn(conversation)
  const asked = turns.reduce((sum, { text }) => sum + countWords(text), 0)
  const told = turns.reduce((sum, { answer }) => sum + countWords(answer?.content ?? ''), 0)
  return asked / Math.max(1, asked + told)
}

/** What the talk ratio would be if nothing but the plan's own questions had been asked. */
export function leastTalkRatio(conversation: Conversation): number {
  const turns = askedIn(conversation).filter(
    ({ planned, message }) => planned && message.kind !== 'probe',
  )
  const asked = turns.reduce((sum, { planned }) => sum + countWords(planned?.text ?? ''), 0)
  const told = turns.reduce((sum, { answer }) => sum + countWords(answer?.content ?? ''), 0)
  return asked / Math.max(1, asked + told)
}

/** What must hold whoever takes part: must-asks, an end, the budget, no double turns. */
export function promiseMetrics(conversations: readonly Conversation[]): Metric[] {
  const ended = conversations.filter(ranToItsEnd)
  const musts = ended.flatMap(mustsOf)
  const describe = ({ name }: Conversation) => name
  return [
    shareOf(musts, ({ done }) => done, {
      name: 'must-asks asked',
      target: { min: 1 },
      hard: true,
      describe: ({ name }) => name,
    }),
    countOf(
      conversations.filter(({ stuck }) => stuck),
      conversations.length,
      {
        name: 'stuck interviews',
        target: { max: 0 },
        hard: true,
        describe,
      },
    ),
    countOf(conversations.filter(isOverBudget), conversations.length, {
      name: 'budget overruns',
      target: { max: 0 },
      hard: true,
      describe,
    }),
    countOf(conversations.filter(hasDoubleTurn), conversations.length, {
      name: 'double or empty turns',
      target: { max: 0 },
      hard: true,
      describe,
    }),
    {
      ...quantileOf(
        conversations.flatMap(({ replyMs }) => replyMs),
        0.95,
        {
          name: 'reply time, 95th percentile',
          target: { max: 300 },
          hard: false,
          unit: 'milliseconds',
        },
      ),
      timed: true,
    },
  ]
}

function mustsOf({ plan, session, messages, name }: Conversation) {
  const settled =
    session?.topics.flatMap(({ refused, alreadyCovered }) => [...refused, ...alreadyCovered]) ?? []
  const said = messages
    .filter(({ role }) => role === 'assistant')
    .map(({ questionId }) => questionId)
  return plan.topics
    .flatMap(({ questions }) => questions)
    .filter(({ must }) => must)
    .map(({ id, text }) => ({
      name: `${name}: ${text}`,
      done: said.includes(id) || settled.includes(id),
    }))
}

function isOverBudget({ session, plan }: Conversation): boolean {
  if (!session) return false
  const late = session.activeMs > plan.budget.minutes * 60_000 * timeOver + lastAnswerMs
  return late || session.turns > turnsAllowed(session) + turnsOver
}

function hasDoubleTurn({ messages }: Conversation): boolean {
  return messages.some(
    ({ role, content, seq }, at) =>
      seq !== at ||
      content.trim() === '' ||
      (at > 0 && messages[at - 1]?.role === role && role === 'assistant' && !isLast(messages, at)),
  )
}

function isLast(messages: readonly unknown[], at: number): boolean {
  return at === messages.length - 1
}
