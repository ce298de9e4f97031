import { readable } from '../language/readable.ts'
import { othersSpans, type Span } from './others-words.ts'
import { orderSpans } from './told-orders.ts'

/**
 * The stretches of a message that are evidence of nothing: orders, and other people's words. `isWary`
 * is for interviews in which orders were given.
 */
export function unfitSpans(content: string, isWary: boolean): readonly Span[] {
  return [...orderSpans(content, isWary), ...othersSpans(content)]
}

/** What is read of a message, with spaces where it is evidence of nothing: what is left stands where it stood. */
export function ownText(content: string): string {
  return unfitSpans(content, false).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    readable(content),
  )
}
