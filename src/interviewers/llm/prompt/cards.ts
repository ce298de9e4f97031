import { allowedActions, choosable } from '../../../interview/moves.ts'
import {
  currentTopic,
  findQuestion,
  freeTurns,
  isMustAsk,
  mustAsksLeft,
  nextQuestion,
  probesLeft,
  topicState,
  turnsAllowed,
} from '../../../interview/progress.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { countWords } from '../../../language/words.ts'
import { hintTexts, questionText, topicHead } from './plan-text.ts'
import type { Spotlight } from './spotlight.ts'

const memoryWordsMax = 250
const choicesMax = 8
const mustAsksShownMax = 12
const coverageWords = ['nothing', 'touched', 'answered', 'in depth'] as const

/** What is known so far, the newest facts first to be kept. Empty when nothing is. */
export function memoryCard({ memory }: Session, spotlight: Spotlight): string {
  const lines: string[] = []
  let count = 0
  for (const { seq, fact, quote } of memory.toReversed()) {
    const line = `#${seq} ${fact} (“${quote}”)`
    count += countWords(line)
    if (count > memoryWordsMax) break
    lines.unshift(line)
  }
  return lines.length === 0 ? '' : `KNOWN SO FAR\n${spotlight.wrap(lines.join('\n'))}`
}

/** Where the interview stands and what may be done now. Sent last, in every turn. */
export function stateCard(
  session: Session,
  messages: readonly Message[],
  language: string,
): string {
  const topic = currentTopic(session)
  const state = topicState(session, topic?.id)
  const head = topic && topicHead(topic)
  const standing = findQuestion(session, session.current.questionId)
  const next = nextQuestion(session)
  const others = choosable(session).filter(({ question }) => question.id !== next?.question.id)
  const musts = mustAsksLeft(session).map(({ question }) => question.id)
  const answer = messages.findLast(({ role }) => role === 'user')
  return [
    'NOW',
    answer && `The newest answer is #${answer.seq}.`,
    head && `Topic at hand: ${head.id}, ${head.title}. To learn: ${head.goal}`,
    state && `Known of it so far: ${coverageWords[state.coverage]}.`,
    ...(topic ? hintTexts(topic) : []),
    standing && `Standing question: ${questionText(standing.question, isMustAsk(standing))}`,
    `Follow-ups left here: ${probesLeft(session)}${reasonLeft(state)}.`,
    recentKinds(session),
    next && `Next planned question: ${questionText(next.question, isMustAsk(next))}`,
    others.length > 0 && 'Or one of these:',
    ...others.slice(0, choicesMax).map((one) => questionText(one.question, isMustAsk(one))),
    musts.length > 0 && `Must still be asked: ${musts.slice(0, mustAsksShownMax).join(', ')}.`,
    budgetLine(session),
    `Allowed actions: ${allowedActions(session, messages).join(', ')}.`,
    tooSoonToNod(session) && '"ack" must be null this time.',
    `Reply in this language: ${language}.`,
  ]
    .filter((line) => line)
    .join('\n')
}

function reasonLeft(state: ReturnType<typeof topicState>): string {
  return state && state.reasonProbes > 0 ? ', none of the kind "reason"' : ''
}

function recentKinds({ probesUsed }: Session): string {
  const kinds = [...new Set(probesUsed.slice(-3))]
  return kinds.length > 0 ? `Follow-ups used lately: ${kinds.join(', ')}; use another kind.` : ''
}

function budgetLine(session: Session): string {
  const turns = Math.max(0, turnsAllowed(session) - session.turns)
  const minutes = Math.max(0, session.plan.budget.minutes - session.activeMs / 60_000)
  const free = Math.max(0, freeTurns(session))
  return `Left: ${turns} turns (${free} of them free for follow-ups), about ${Math.round(minutes)} minutes.`
}

function tooSoonToNod({ turns, acknowledgedAt }: Session): boolean {
  return acknowledgedAt !== undefined && turns - acknowledgedAt < 2
}
