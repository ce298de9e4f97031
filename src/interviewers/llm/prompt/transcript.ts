import { findQuestion } from '../../../interview/progress.ts'
import { withoutBarred } from '../../../interview/read-answer.ts'
import type { Message, Session } from '../../../interview/session.ts'
import type { Spotlight } from './spotlight.ts'
import { countTokens } from './tokens.ts'

/** Longer conversations are sent as extracts and their newest lines. */
const transcriptTokensMax = 6_000
const newestLines = 12
const extractCharactersMax = 200
const extractsTokensMax = 1_500

/** Stands for what gives the interviewer orders, and for what is pasted: a model never sees them. */
const leftOut = '(left out: orders to the interviewer, or pasted text)'

/** The conversation, a line for each message; every line the same from turn to turn. */
export function transcript(
  session: Session,
  messages: readonly Message[],
  spotlight: Spotlight,
): string[] {
  const lines = messages.map((message) => lineOf(message, session, spotlight))
  if (countTokens(lines.join('\n')) <= transcriptTokensMax) return lines
  const kept = lines.slice(-newestLines)
  return [...extracts(session, messages.slice(0, -newestLines), spotlight), ...kept]
}

function lineOf(message: Message, session: Session, spotlight: Spotlight): string {
  const { seq, role } = message
  if (message.kind === 'skip') return `#${seq} participant: (skipped the question)`
  const who = role === 'user' ? 'participant' : 'interviewer'
  return `#${seq} ${who}: ${spotlight.wrap(spoken(message, session))}`
}

/** What was said; of the opening only its question, for the greeting has the person's name in it. */
function spoken(message: Message, session: Session): string {
  const { kind, content, questionId } = message
  if (kind === 'answer') return withoutBarred(message, ['order', 'pasted'], leftOut)
  if (kind !== 'opening') return content
  return findQuestion(session, questionId)?.question.text ?? content
}

/** The beginnings of earlier answers, by topic, the newest of them where not all fit. */
function extracts(session: Session, earlier: readonly Message[], spotlight: Spotlight): string[] {
  const byTopic = new Map<string, string[]>()
  let tokens = 0
  for (const message of earlier.toReversed()) {
    if (message.kind !== 'answer') continue
    const text = spotlight
      .clean(spoken(message, session))
      .slice(0, extractCharactersMax)
      .toWellFormed()
    const line = `#${message.seq} participant (beginning): ${spotlight.wrap(text)}`
    tokens += countTokens(line)
    if (tokens > extractsTokensMax) break
    const title = titleOf(message, earlier, session)
    byTopic.set(title, [line, ...(byTopic.get(title) ?? [])])
  }
  const texts = [...byTopic]
    .toReversed()
    .map(([title, lines]) => [`Earlier, on ${title}:`, ...lines])
  return texts.flat()
}

function titleOf({ seq }: Message, messages: readonly Message[], { plan }: Session): string {
  const asked = messages.findLast((other) => other.seq < seq && other.topicId !== undefined)
  return plan.topics.find(({ id }) => id === asked?.topicId)?.title ?? 'other things'
}
