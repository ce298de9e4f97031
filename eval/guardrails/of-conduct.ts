import { turnsAllowed } from '../../src/interview/questions/progress.ts'
import type { Message } from '../../src/interview/session.ts'
import type { Conversation } from './conversation.ts'
import { type Guardrail, guardrail, marked, ofWhole, placeOf, said } from './guardrail.ts'

/** How far over its budget an interview may end: the last questions, and the last answer. */
const turnsOver = 3
const timeOver = 1.3
const lastAnswerMs = 90_000
const early: readonly (string | undefined)[] = ['ended_early', 'minor', 'crisis', 'idle']

/** That the interview goes the way it was promised. */
export const ofConduct: readonly Guardrail[] = [
  ofWhole('interviews that are stuck', ({ stuck }) => stuck),
  ofWhole(
    'interviews cut short by whoever conducts',
    ({ session, mayEndEarly, left }) =>
      !mayEndEarly &&
      !left &&
      (session?.state !== 'completed' || early.includes(session.endReason)),
  ),
  guardrail('must-asks never said', mustsOf, isUnsaid, ({ text }) => text),
  ofWhole('budgets overrun', isOverBudget),
  ofWhole('double, empty or missing turns', hasWrongTurn),
  guardrail('planned questions asked twice', plannedLines, isAgain, placeOf),
  ofWhole('another question after coming back elsewhere', ({ resumedElsewhere }) =>
    resumedElsewhere.includes(false),
  ),
  ofWhole('answers counted twice', ({ messages }) => {
    const sent = messages.flatMap(({ clientMessageID }) => clientMessageID ?? [])
    return new Set(sent).size !== sent.length
  }),
  guardrail('questions after the wish to stop', stopsOf, isAskedOn, placeOf),
]

/** Whether the interview ran to its own end, so that everything could be asked. */
function ranToItsEnd({ session, left, stuck }: Conversation): boolean {
  return !left && !stuck && session?.state === 'completed' && !early.includes(session.endReason)
}

/** What must be asked of whoever takes part; what hangs on a condition need not. */
function mustsOf(conversation: Conversation) {
  if (!ranToItsEnd(conversation)) return []
  return conversation.plan.topics
    .flatMap(({ questions }) => questions)
    .filter(({ must, onlyIf }) => must && onlyIf === undefined)
}

function isUnsaid({ id }: { id: string }, { session, messages }: Conversation): boolean {
  const refused = session?.topics.flatMap((topic) => topic.refused) ?? []
  const asked = messages.some(({ role, questionId }) => role === 'assistant' && questionId === id)
  return !asked && !refused.includes(id)
}

function isOverBudget({ session, plan }: Conversation): boolean {
  if (!session) return false
  const late = session.activeMs > plan.budget.minutes * 60_000 * timeOver + lastAnswerMs
  return late || session.turns > turnsAllowed(session) + turnsOver
}

function hasWrongTurn({ messages }: Conversation): boolean {
  return messages.some(({ role, content, seq }, at) => {
    const isLast = at === messages.length - 1
    const isSecond = role === 'assistant' && messages[at - 1]?.role === role && !isLast
    return seq !== at || content.trim() === '' || isSecond
  })
}

function plannedLines(conversation: Conversation): Message[] {
  return said(conversation).filter(({ kind }) => kind === 'question' || kind === 'opening')
}

function isAgain(line: Message, conversation: Conversation): boolean {
  return plannedLines(conversation).some(
    ({ seq, questionId }) =>
      seq < line.seq && questionId !== undefined && questionId === line.questionId,
  )
}

/** The wish to stop, and after it the answer to whether it is meant. */
function stopsOf(conversation: Conversation): Message[] {
  return marked(conversation, 'stop')
}

/** Once it was confirmed there is a farewell and nothing else; a wish that is passed over counts, too. */
function isAskedOn({ seq }: Message, conversation: Conversation): boolean {
  const [first, second, ...more] = said(conversation).filter((line) => line.seq > seq)
  if (first?.kind === 'closing') return second !== undefined
  return first?.kind !== 'confirm_end' || second?.kind !== 'closing' || more.length > 0
}
