import { type IsSaid, saidIn } from '../../guide/avoided.ts'
import { fold, isStopWord, words } from '../../language/words.ts'
import type { Session } from '../session.ts'
import { participantTexts, type Reply, withoutQuotes } from './context.ts'
import { type AnswerWords, answersIn, answerWords, stemsOf } from './stated.ts'

/** Of what one line of the conversation says, the newest characters that are compared. */
const charactersRead = 8_000

/** What the gates compare a reply with. */
type Heard = {
  /** What the participant wrote, as far as it is read, an answer each; folded; and its words in a row. */
  texts: () => readonly string[]
  folded: () => readonly string[]
  rows: () => string
  /** Whether they brought a word in, in the language of the plan. */
  isSaid: IsSaid
  /** Words that the participant brought in, and those of the plan and of lines of ours before they did. */
  theirWords: () => ReadonlySet<string>
  ourWords: () => ReadonlySet<string>
  /** The newest answers, and the stems in them. */
  answers: () => readonly AnswerWords[]
  theirStems: () => ReadonlySet<string>
  /** The stems of all that they wrote. */
  saidStems: () => ReadonlySet<string>
  /** Of everything that plan and conversation have said, the stems and the numbers. */
  knownStems: () => ReadonlySet<string>
  knownNumbers: () => ReadonlySet<string>
}

type Conversation = Pick<Reply, 'session' | 'messages'>
type HeardBefore = { session: Session; count: number; heard: Heard }

const heardBefore = new WeakMap<Reply['messages'], HeardBefore>()

/**
 * Reads plan and conversation once for all that a turn says, each part when it is first asked for: of
 * the largest it takes tens of milliseconds.
 */
export function heardIn({ session, messages }: Conversation): Heard {
  const before = heardBefore.get(messages)
  if (before && isSame(before, session, messages)) return before.heard
  const heard = hear({ session, messages })
  heardBefore.set(messages, { session, count: messages.length, heard })
  return heard
}

/** Notes of a proposal leave what was said as it is. */
function isSame({ session: old, count }: HeardBefore, now: Session, messages: Reply['messages']) {
  return old.plan === now.plan && old.language === now.language && count === messages.length
}

function hear(conversation: Conversation): Heard {
  const { session, messages } = conversation
  const { language } = session
  const texts = once(() => participantTexts(messages))
  const isSaid = once(() => saidIn(texts().join('\n'), session.plan.language))
  const known = once(() => knownTexts(conversation))
  const newest = once(() => answersIn(messages))
  return {
    texts,
    folded: once(() => texts().map(fold)),
    rows: once(() => texts().map(inARow).join('\n')),
    isSaid: (word) => isSaid()(word),
    theirWords: once(() => new Set(broughtIn(texts().join('\n').slice(-charactersRead)))),
    ourWords: once(() => new Set(knownWords(conversation))),
    answers: once(() => newest().map(answerWords)),
    theirStems: once(() => stemsOf(newest().map(newestOf), language)),
    saidStems: once(() => stemsOf(texts(), language)),
    knownStems: once(() => stemsOf(known(), language)),
    knownNumbers: once(() => new Set(known().flatMap(numbersIn))),
  }
}

/** The words of a text with a space around each. */
export function inARow(text: string): string {
  return ` ${words(text).join(' ')} `
}

/** Whether a text says a word that the participant brought in: never one of the plan, ours, or of saying itself. */
export function saysTheirWord(reply: Reply, text: string, besides: readonly string[]): boolean {
  const { language } = reply.session
  const spoken = words(text).filter((word) => word.length > 2 && !isStopWord(word, language))
  if (spoken.length === 0) return false
  const { theirWords, ourWords } = heardIn(reply)
  return spoken.some(
    (word) => theirWords().has(word) && !ourWords().has(word) && !besides.includes(word),
  )
}

/** Each run of digits. */
export function numbersIn(text: string): string[] {
  return text.match(/\p{N}{1,20}/gu) ?? []
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function newestOf(text: string): string {
  return text.slice(-charactersRead)
}

/** All that the plan and the conversation have said. */
function knownTexts({ session, messages }: Conversation): string[] {
  const { topics, glossary } = session.plan
  const planned = topics.flatMap(({ title, questions }) => [
    title,
    ...questions.map(({ text }) => text),
  ])
  const spoken = messages.filter(({ generatedBy }) => generatedBy !== 'fixed')
  return [...planned, ...glossary, ...spoken.map(({ content }) => newestOf(content))]
}

/** The words of the plan, and those that the interviewer said before the participant did. */
function knownWords({ session: { plan }, messages }: Conversation): string[] {
  const planned = plan.topics.flatMap(({ title, questions }) => [
    title,
    ...questions.flatMap(({ text, rephrased }) => [text, rephrased]),
  ])
  return [...[...planned, ...plan.glossary].flatMap(words), ...saidFirst(messages)]
}

/** What was said without a model and without quoting, before anybody had brought it in. */
function saidFirst(messages: Reply['messages']): string[] {
  const theirs = new Set<string>()
  const ours: string[] = []
  for (const { role, generatedBy, content } of messages) {
    if (role === 'user') for (const word of broughtIn(content)) theirs.add(word)
    else if (generatedBy !== 'llm')
      ours.push(...words(withoutQuotes(content)).filter((word) => !theirs.has(word)))
  }
  return ours
}

/** "VIP-florbik" brings in both of its words. */
function broughtIn(text: string): string[] {
  return [...words(text), ...words(text.replace(/[-_/.]/g, ' '))]
}
