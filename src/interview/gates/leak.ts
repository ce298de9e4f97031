import { words } from '../../language/words.ts'
import type { Session } from '../session.ts'
import { ownPart, participantTexts } from './context.ts'
import { labels, machinery } from './lexicon.ts'
import type { Gate } from './words.ts'

/** So many words running that are the same as in a secret text were taken from it. */
const shingleWords = 8

/** Nothing of the guide's inside, the prompt or the machinery is ever said. */
export const leak: Gate = (reply) => {
  const text = `${reply.ack ?? ''} ${ownPart(reply)}`
  const said = participantTexts(reply.messages).join('\n')
  const spoken = [said, ...openTexts(reply.session)].join('\n')
  const label = labels.exec(text)?.[0].toLowerCase()
  const leaks =
    (machinery.test(text) && 'marks of a prompt or of data') ||
    (label !== undefined && !spoken.toLowerCase().includes(label) && 'a label for people') ||
    (namesAnId(text, said, reply.session) && 'an identifier') ||
    (repeatsSecret(text, reply) && 'part of the guide or the prompt')
  if (!leaks) return null
  return { gate: 'leak', why: `The reply gives away ${leaks}.`, severity: 'fallback' }
}

function namesAnId(text: string, said: string, { plan }: Session): boolean {
  const ids = plan.topics.flatMap((topic) => [topic.id, ...topic.questions.map(({ id }) => id)])
  return ids
    .filter((id) => /^[a-z]+\d+$/.test(id))
    .some((id) => new RegExp(`\\b${id}\\b`).test(text) && !new RegExp(`\\b${id}\\b`).test(said))
}

function repeatsSecret(text: string, { session, messages, secrets }: Parameters<Gate>[0]): boolean {
  const found = shingles(text)
  if (found.length === 0) return false
  const kept = [...secretTexts(session).map(flat), ...secrets.map(flatRule)].join('\n')
  const taken = found.filter((shingle) => kept.includes(shingle))
  if (taken.length === 0) return false
  const open = [...openTexts(session), ...participantTexts(messages)].map(flat).join('\n')
  return taken.some((shingle) => !open.includes(shingle))
}

/** The rules of a prompt are long, and nearly all the same for everybody. */
const rulesMax = 100
const rules = new Map<string, string>()

function flatRule(rule: string): string {
  const known = rules.get(rule)
  if (known !== undefined) return known
  if (rules.size >= rulesMax) rules.clear()
  const read = flat(rule)
  rules.set(rule, read)
  return read
}

/** The words of a text with a space around each. */
function flat(text: string): string {
  return ` ${words(text).join(' ')} `
}

/** What the guide itself wants said. */
function openTexts({ plan }: Session): string[] {
  return [
    ...plan.topics.flatMap(({ questions }) =>
      questions.flatMap(({ text, rephrased }) => [text, rephrased]),
    ),
    plan.opening?.text ?? '',
    ...plan.closing.map(({ text }) => text),
  ]
}

function secretTexts({ plan }: Session): string[] {
  return [
    // One behind the other, as they may be told.
    plan.goals.map(({ text }) => text).join(' '),
    ...plan.context.map(({ text }) => text),
    ...plan.avoid.map(({ text }) => text),
    ...plan.topics.map(({ learningGoal }) => learningGoal),
    plan.tone ?? '',
  ]
}

/** All that is said in so many words running. */
function shingles(text: string): string[] {
  const found = words(text)
  const count = Math.max(0, found.length - shingleWords + 1)
  return Array.from(
    { length: count },
    (_, at) => ` ${found.slice(at, at + shingleWords).join(' ')} `,
  )
}
