import type { BarredStretch } from '../interview/answer-reading.ts'
import { givesOrders } from '../interview/orders.ts'
import type { Message, MessageFlag } from '../interview/session.ts'
import { readable, readableAt } from '../language/readable.ts'
import { othersSpans } from './others-words.ts'
import { orderSpans } from './told-orders.ts'

/** Flags of messages that are kept but are not evidence of anything. */
export const unfitFlags: readonly MessageFlag[] = [
  'injection',
  'pasted',
  'distress',
  'crisis',
  'minor',
  'unread',
]

/**
 * Whether what a message says may be claimed. What is said to the interviewer about the interview
 * ("what do you mean?", "that's all", "please stop") tells nothing of a person, nor does an order.
 */
export function isEvidence({ role, content, flags = [], reading }: Message): boolean {
  if (role !== 'user') return true
  if (flags.some((flag) => unfitFlags.includes(flag))) return false
  return reading ? reading.act === 'answer' : !givesOrders(content)
}

/**
 * The stretches of what is read of a message that are evidence of nothing, and why: what its reading
 * barred; of a message stored without one, orders and other people's words. `isWary` is for interviews
 * in which orders were given.
 */
export function barredIn({ content, reading }: Message, isWary: boolean): BarredStretch[] {
  if (reading) {
    return reading.barred.map(({ start, end, why }) => ({
      start: readableAt(content, start),
      end: readableAt(content, end),
      why,
    }))
  }
  const text = readable(content)
  const orders = orderSpans(text, isWary).map((span) => ({ ...span, why: 'order' as const }))
  const others = othersSpans(text).map((span) => ({ ...span, why: 'others' as const }))
  return [...orders, ...others]
}
