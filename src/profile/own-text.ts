import { othersSpans, type Span } from './others-words.ts'
import { orderSpans } from './told-orders.ts'

/** The stretches of a message that are evidence of nothing: orders, and other people's words. */
export function unfitSpans(content: string): readonly Span[] {
  return [...orderSpans(content), ...othersSpans(content)]
}

/** A message with spaces where it is evidence of nothing: what is left stands where it stood. */
export function ownText(content: string): string {
  return unfitSpans(content).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    content,
  )
}
