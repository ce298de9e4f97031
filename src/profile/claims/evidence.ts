import type { BarredStretch } from '../../interview/answers/answer-reading.ts'
import { isAllOrders, readingOf } from '../../interview/answers/read-answer.ts'
import type { Message, MessageFlag } from '../../interview/session.ts'
import { readableAt } from '../../language/readable.ts'
import { isYesNo } from './assent.ts'

/** Flags of messages that are kept but are not evidence of anything. */
export const unfitFlags: readonly MessageFlag[] = [
  'injection',
  'pasted',
  'distress',
  'crisis',
  'minor',
  'unread',
  'self_harm_hint',
]

/**
 * Whether what a message says may be claimed. What is said to the interviewer about the interview
 * ("what do you mean?", "that's all", "please stop") tells nothing of a person, nor does an order.
 */
export function isEvidence(message: Message): boolean {
  if (message.role !== 'user') return true
  if (message.flags?.some((flag) => unfitFlags.includes(flag))) return false
  return readingOf(message).act === 'answer' && !isAllOrders(message)
}

/** The stretches of what is read of a message that are evidence of nothing, and why. */
export function barredIn(message: Message): BarredStretch[] {
  return readingOf(message)
    .barred.filter(({ start, end, why }) => {
      // A "no" that more follows answers what was asked.
      return why !== 'talk' || !isYesNo(message.content.slice(start, end))
    })
    .map(({ start, end, why }) => ({
      start: readableAt(message.content, start),
      end: readableAt(message.content, end),
      why,
    }))
}
