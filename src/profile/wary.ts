import { givesOrders } from '../interview/orders.ts'
import type { Message } from '../interview/session.ts'
import { ordersForCertain } from './told-orders.ts'

/**
 * Whether somebody clearly gave orders in an interview. Whoever tries once may well try again in words
 * that nobody foresaw, so what they say is read with more care; what others say is not.
 */
export function isWaryOf(messages: readonly Message[]): boolean {
  return messages.some(
    ({ role, content, flags = [] }) =>
      role === 'user' &&
      (flags.includes('injection') || givesOrders(content) || ordersForCertain(content)),
  )
}
