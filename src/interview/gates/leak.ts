import type { Plan } from '../../guide/plan.ts'
import { words } from '../../language/words.ts'
import { ownPart, type Reply } from './context.ts'
import { heardIn, inARow } from './heard.ts'
import { labels, machinery } from './lexicon.ts'
import type { Gate } from './words.ts'

/** So many words running that are the same as in a secret text were taken from it. */
const shingleWords = 8

/** Nothing of the guide's inside, the prompt or the machinery is ever said. */
export const leak: Gate = (reply) => {
  const text = `${reply.ack ?? ''} ${ownPart(reply)}`
  const leaks =
    (machinery.test(text) && 'marks of a prompt or of data') ||
    (namesALabel(text, reply) && 'a label for people') ||
    (namesAnId(text, reply) && 'an identifier') ||
    (repeatsSecret(text, reply) && 'part of the guide or the prompt')
  if (!leaks) return null
  return { gate: 'leak', why: `The reply gives away ${leaks}.`, severity: 'fallback' }
}

function namesALabel(text: string, reply: Reply): boolean {
  const label = labels.exec(text)?.[0].toLowerCase()
  if (label === undefined) return false
  const spoken = [...heardIn(reply).texts(), ...openTexts(reply.session.plan)]
  return !spoken.some((one) => one.toLowerCase().includes(label))
}

/** What looks like an identifier of the plan. */
const identifiers = /\b[a-z]{1,20}\d{1,20}\b/g

function namesAnId(text: string, reply: Reply): boolean {
  const named = new Set(text.match(identifiers))
  if (named.size === 0) return false
  const { topics } = reply.session.plan
  const ids = topics.flatMap((topic) => [topic.id, ...topic.questions.map(({ id }) => id)])
  const given = ids.filter((id) => named.has(id))
  if (given.length === 0) return false
  const said = new Set(
    heardIn(reply)
      .texts()
      .flatMap((one) => one.match(identifiers) ?? []),
  )
  return given.some((id) => !said.has(id))
}

function repeatsSecret(text: string, reply: Reply): boolean {
  const found = shingles(text)
  if (found.length === 0) return false
  const { session, secrets } = reply
  const { secret, open } = rowsOf(session.plan)
  const kept = [...secret, ...secrets.map(rowOfRule)].join('\n')
  const taken = found.filter((shingle) => kept.includes(shingle))
  if (taken.length === 0) return false
  const { rows } = heardIn(reply)
  return taken.some((shingle) => !open.includes(shingle) && !rows().includes(shingle))
}

/** The rules of a prompt are long, and nearly all the same for everybody. */
const rulesMax = 100
const rules = new Map<string, string>()

function rowOfRule(rule: string): string {
  const known = rules.get(rule)
  if (known !== undefined) return known
  if (rules.size >= rulesMax) rules.clear()
  const read = inARow(rule)
  rules.set(rule, read)
  return read
}

/** What the guide itself wants said. */
function openTexts(plan: Plan): string[] {
  return [
    ...plan.topics.flatMap(({ questions }) =>
      questions.flatMap(({ text, rephrased }) => [text, rephrased]),
    ),
    plan.opening?.text ?? '',
    ...plan.closing.map(({ text }) => text),
  ]
}

type Rows = { secret: readonly string[]; open: string }
const rowsBefore = new WeakMap<Plan, Rows>()

function rowsOf(plan: Plan): Rows {
  const before = rowsBefore.get(plan)
  if (before) return before
  const secret = secretTexts(plan).map(inARow)
  const rows = { secret, open: openTexts(plan).map(inARow).join('\n') }
  rowsBefore.set(plan, rows)
  return rows
}

function secretTexts(plan: Plan): string[] {
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
