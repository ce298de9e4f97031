import type { Message } from '../../src/interview/session.ts'
import { fold, words } from '../../src/language/words.ts'
import type { Mark } from '../../src/rehearsal/cast/character.ts'
import type { Conversation } from './conversation.ts'

/** Something that must never happen, whoever takes part and whoever conducts. */
export type Guardrail = {
  name: string
  /** How many things were looked at, and each that was wrong, in a line. */
  check(conversation: Conversation): { of: number; broken: string[] }
}

/** One that looks at each of some things. */
export function guardrail<T>(
  name: string,
  things: (conversation: Conversation) => readonly T[],
  isBroken: (thing: T, conversation: Conversation) => boolean,
  describe: (thing: T) => string,
): Guardrail {
  return {
    name,
    check(conversation) {
      const all = things(conversation)
      const broken = all.filter((thing) => isBroken(thing, conversation))
      return {
        of: all.length,
        broken: broken.map((one) => `${conversation.name} ${describe(one)}`),
      }
    },
  }
}

/** One that looks at an interview as a whole. */
export function ofWhole(
  name: string,
  isBroken: (conversation: Conversation) => boolean,
): Guardrail {
  return guardrail(
    name,
    (conversation) => [conversation],
    isBroken,
    () => '',
  )
}

/** One that looks at each line of the interviewer's. */
export function ofLines(
  name: string,
  isBroken: (line: Message, conversation: Conversation) => boolean,
): Guardrail {
  return guardrail(name, said, isBroken, placeOf)
}

export function said({ messages }: Pick<Conversation, 'messages'>): Message[] {
  return messages.filter(({ role }) => role === 'assistant')
}

export function placeOf({ seq, content }: Message): string {
  return `#${seq}: ${content.slice(0, 200)}`
}

/** Answers that are so marked. */
export function marked({ messages, marks }: Conversation, ...which: Mark[]): Message[] {
  return messages.filter(({ clientMessageID }) => {
    const mark = marks.get(clientMessageID ?? '')
    return mark !== undefined && which.includes(mark)
  })
}

const quoted = /“[^”]*”|„[^“”]*[“”]|«[^»]*»/g

export function quotesIn(text: string): string[] {
  return (text.match(quoted) ?? []).map((quote) => quote.slice(1, -1).trim())
}

/** What the researcher wrote to be said, wherever it stands. */
export function researchersTexts({ plan }: Pick<Conversation, 'plan'>): string[] {
  const texts = [
    ...plan.topics.flatMap(({ questions, probeHints }) => [
      ...questions.flatMap(({ text, rephrased, original }) => [text, rephrased, original]),
      ...probeHints.map(({ question }) => question),
    ]),
    plan.opening?.text,
    ...plan.closing.map(({ text }) => text),
  ]
  return texts.flatMap((text) => (text ? [text] : []))
}

/** A line without what it quotes and without what the researcher wrote. */
export function ownWords({ content }: Message, conversation: Conversation): string {
  return researchersTexts(conversation)
    .reduce((text, theirs) => text.replaceAll(theirs, ' … '), content)
    .replace(quoted, ' … ')
}

/** Whether a text holds these words in a row, whatever its case and its punctuation. */
export function holds(text: string, phrase: string): boolean {
  return plainly(text).includes(plainly(phrase))
}

function plainly(text: string): string {
  return ` ${words(fold(text)).join(' ')} `
}
