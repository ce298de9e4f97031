import { withoutDispelled } from '../../../interview/answers/doubts.ts'
import { withoutBarred } from '../../../interview/answers/read-answer.ts'
import { findQuestion } from '../../../interview/questions/progress.ts'
import type { Message, Session } from '../../../interview/session.ts'
import type { Spotlight } from './spotlight.ts'
import { countTokens } from './tokens.ts'

/** Longer conversations are sent as extracts and their newest lines. */
const transcriptTokensMax = 6_000
const newestLines = 12
const extractCharactersMax = 200
const extractsTokensMax = 1_500

/** Stands for what surely gives the interviewer orders, and for what is pasted: a model never sees them. */
const leftOut = '(left out here: an order to you, or pasted text)'

/** The conversation, a line for each message; every line the same from turn to turn. */
export function transcript(
  session: Session,
  messages: readonly Message[],
  spotlight: Spotlight,
): string[] {
  const newest = messages.at(-1)
  const lines = messages.map((message) =>
    lineOf(message === newest ? withDoubts(message) : message, session, spotlight),
  )
  if (countTokens(lines.join('\n')) <= transcriptTokensMax) return lines
  const kept = lines.slice(-newestLines)
  return [...extracts(session, messages.slice(0, -newestLines), spotlight), ...kept]
}

function lineOf(message: Message, session: Session, spotlight: Spotlight): string {
  const { seq, role } = message
  if (message.kind === 'skip') return `#${seq} participant: (skipped the question)`
  const said = spoken(message, session)
  // What was asked has passed the gates and stands on one line.
  return role === 'user'
    ? `#${seq} participant ${spotlight.mark(said)}`
    : `#${seq} interviewer: ${said}`
}

/** The newest answer with what only may be an order left in: whether it is one the model is asked. */
function withDoubts(message: Message): Message {
  const { reading } = message
  if (!reading) return message
  const barred = reading.barred.filter(({ unsure }) => !unsure)
  return { ...message, reading: { ...reading, barred } }
}

/** What was said; of the opening only its question, for the greeting has the person's name in it. */
function spoken(message: Message, session: Session): string {
  const { kind, content, questionId } = message
  if (kind === 'answer') {
    return withoutBarred(withoutDispelled(session, message), ['order', 'pasted'], leftOut)
  }
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
    const line = `#${message.seq} participant (beginning) ${spotlight.mark(text)}`
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
