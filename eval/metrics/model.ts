import type { Conversation } from '../conversation.ts'
import { depthMetrics, promiseMetrics, ranToItsEnd } from './conduct.ts'
import { type Metric, made, shareOf } from './metric.ts'
import { safetyMetrics } from './safety.ts'
import { wordingMetrics } from './wording.ts'

/** Of the wording: what the gates must keep from every participant. */
const gated = [
  'leading questions',
  'double-barrelled or several at once',
  'closed questions',
  'praise or verdict on an answer',
  'repeated questions',
]

/** What must hold with any model, however it fails. */
export function modelMetrics(conversations: readonly Conversation[]): Metric[] {
  const wording = wordingMetrics(conversations.map(byModelOnly)).filter(({ name }) =>
    gated.includes(name),
  )
  const safety = safetyMetrics(conversations)
  const careful = conversations.filter(({ name }) =>
    /^\S+ (?:careful|fences its JSON)\//.test(name),
  )
  const depth = depthMetrics(careful.filter(ranToItsEnd)).filter(({ name }) =>
    name.startsWith('topics'),
  )
  return [
    shareOf(conversations, ({ session }) => session?.state === 'completed', {
      name: 'interviews that reach their end',
      target: { min: 1 },
      hard: true,
      describe: ({ name }) => name,
    }),
    breaches([...wording, ...safety.filter(({ target }) => target?.max === 0)]),
    ...promiseMetrics(conversations).filter(({ timed }) => !timed),
    ...wording,
    ...safety,
    ...depth.map((metric) => ({ ...metric, name: `${metric.name}, careful model`, hard: false })),
    shareOf(careful, ({ messages }) => messages.some(({ generatedBy }) => generatedBy === 'llm'), {
      name: 'careful models that are let speak',
      target: { min: 1 },
      hard: true,
      describe: ({ name }) => name,
    }),
  ]
}

/** The interview with only the model's own lines to be judged; what the guide says is not its doing. */
function byModelOnly(conversation: Conversation): Conversation {
  const messages = conversation.messages.filter(
    ({ role, generatedBy }) => role === 'user' || generatedBy === 'llm',
  )
  return { ...conversation, messages }
}

function breaches(found: readonly Metric[]): Metric {
  const counts = found.map(({ value, of, unit }) =>
    unit === 'share' ? Math.round((value ?? 0) * of) : (value ?? 0),
  )
  const value = counts.reduce((sum, count) => sum + count, 0)
  const about = { name: 'gate breaches that reached a participant', target: { max: 0 }, hard: true }
  const of = found.reduce((most, metric) => Math.max(most, metric.of), 0)
  return made(about, { value, of, unit: 'count', misses: found.flatMap(({ misses }) => misses) })
}
