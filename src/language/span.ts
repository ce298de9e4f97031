/** A stretch of a text: UTF-16 offsets, `end` exclusive. */
export type Span = { start: number; end: number }

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
