import type { Effect, ReduceContext, Reduction } from './events.ts'
import { topicState } from './questions/progress.ts'
import type { Message, Session } from './session.ts'
import { textsFor } from './texts/texts.ts'
import type { Texts } from './texts/texts-pack.ts'

/** Longest gap between two messages that counts as time spent: a coffee break costs nothing. */
const gapMsMax = 90_000

/** One step of a session in the making: a copy that may be changed, and what the step adds. */
export type Step = {
  session: Session
  /** What was said before this step and in it. */
  messages: Message[]
  append: Message[]
  effects: Effect[]
  now: Date
  seed: string
}

/** Starts a step on a copy of the session and moves its clock to now. */
export function beginStep(
  session: Session,
  messages: readonly Message[],
  { now, seed }: ReduceContext,
): Step {
  const { plan, ...rest } = session
  const step: Step = {
    // The plan is frozen and by far the largest part: shared, not copied.
    session: { ...copy(rest), plan },
    messages: [...messages],
    append: [],
    effects: [],
    now,
    seed,
  }
  countTime(step)
  return step
}

/** A copy of what JSON can hold, in a fraction of the time of `structuredClone`. */
function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copy) as T
  const copied = { ...value }
  for (const key in copied) {
    const member = copied[key]
    if (typeof member === 'object' && member !== null) copied[key] = copy(member)
  }
  return copied
}

/** What the step came to. */
export function endStep({ session, append, effects }: Step): Reduction {
  return { session, append, effects }
}

function countTime({ session, now }: Step): void {
  // A clock that runs backwards costs nothing either.
  const gap = Math.max(0, now.getTime() - Date.parse(session.lastActivityAt))
  const counted = Math.min(gap, gapMsMax)
  session.activeMs += counted
  const topic = topicState(session, session.current.topicId)
  if (topic) topic.activeMs += counted
  if (gap > 0) session.lastActivityAt = now.toISOString()
}

type Said = Omit<Message, 'seq' | 'role' | 'at'>

/** Appends a line of the interviewer's. In the conversation proper it takes a turn of the budget. */
export function say(step: Step, said: Said): void {
  const { session } = step
  if (session.state === 'conversation') {
    session.turns += 1
    const topic = topicState(session, said.topicId)
    if (topic) topic.turns += 1
  }
  add(step, { ...said, role: 'assistant' })
}

/** Appends a line of the participant's, with nothing of what they said left out. */
export function hear(step: Step, heard: Omit<Said, 'generatedBy'>): void {
  add(step, { ...heard, generatedBy: 'participant', role: 'user' })
}

/** Appends that a question was left out. */
export function hearSkip(
  step: Step,
  after: number | undefined,
  browser: string | undefined,
  sent: Pick<Message, 'clientMessageID'> = {},
): void {
  hear(step, {
    kind: 'skip',
    content: textsOf(step.session).skipped,
    ...replyTo(after, browser),
    ...sent,
  })
}

/** What a line of the participant's carries besides: the question it answers, and from where. */
export function replyTo(
  after: number | undefined,
  browser: string | undefined,
): Pick<Message, 'after' | 'browser'> {
  return { ...(after !== undefined && { after }), ...(browser !== undefined && { browser }) }
}

function add(step: Step, message: Omit<Message, 'seq' | 'at'>): void {
  const stored = { ...message, seq: step.messages.length, at: step.now.toISOString() }
  step.messages.push(stored)
  step.append.push(stored)
}

/** The engine's words in the session's language. */
export function textsOf(session: Session): Texts {
  return textsFor(session.language, { isFamiliar: session.familiar === true })
}

/** One of several equal wordings: another in each turn and for each link, the same in every retry. */
export function pick<T>({ seed, messages }: Step, choices: readonly [T, ...T[]]): T {
  let hash = messages.length
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return choices[hash % choices.length] ?? choices[0]
}

/** The pieces of one message, those that are there, with a space between. */
export function join(...pieces: (string | null | undefined)[]): string {
  return pieces
    .map((piece) => piece?.trim())
    .filter((piece) => piece)
    .join(' ')
}
