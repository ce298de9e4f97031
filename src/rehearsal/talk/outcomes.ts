import type { Act } from '../../interview/answers/answer-reading.ts'
import { budgetUsed, freeTurns, openQuestions } from '../../interview/questions/progress.ts'
import type { Message } from '../../interview/session.ts'
import type { HeldTalk } from './hold-talk.ts'

/** What became of a question that somebody was asked. */
export const outcomes = [
  'answered',
  'puzzled',
  'dont_know',
  'refused',
  'said_already',
  'skipped',
  'other',
  'left',
] as const
export type Outcome = (typeof outcomes)[number]

/** From this share of the budget on a question that was not asked had no time left. */
const spentFrom = 0.8

const ofAct: Partial<Record<Act, Outcome>> = {
  answer: 'answered',
  nothing_more: 'answered',
  puzzled: 'puzzled',
  dont_know: 'dont_know',
  refusal: 'refused',
  said_already: 'said_already',
}

/** What became of each planned question that was asked in a talk, by its id, in their order. */
export function outcomesOf({ messages }: HeldTalk): Map<string, Outcome> {
  const found = new Map<string, Outcome>()
  let asked: string | undefined
  for (const message of messages) {
    if (message.role === 'assistant') {
      asked = isPlanned(message) ? message.questionId : undefined
      if (asked !== undefined && !found.has(asked)) found.set(asked, 'left')
    } else if (asked !== undefined && found.get(asked) !== 'answered') {
      found.set(asked, outcomeOf(message))
    }
  }
  return found
}

function isPlanned({ kind, questionId }: Message): boolean {
  const kinds = ['opening', 'question', 'probe', 'rephrase', 'redirect', 'meta']
  return questionId !== undefined && kinds.includes(kind)
}

function outcomeOf({ kind, reading }: Message): Outcome {
  if (kind === 'skip') return 'skipped'
  return ofAct[reading?.act ?? 'answer'] ?? 'other'
}

/** Planned questions that were not asked because the time was over. */
export function cutIn({ session, left }: HeldTalk): string[] {
  const isSpent = budgetUsed(session) >= spentFrom || freeTurns(session) <= 0
  const isWhole = session.endReason === 'finished' || session.endReason === 'budget'
  if (left || !isWhole || !isSpent) return []
  return openQuestions(session).map(({ question }) => question.id)
}
