/** Some of a text's words and where they stand: UTF-16 offsets, end exclusive. */
export type Span = { text: string; start: number; end: number }

/**
 * The text for matching, of the same length as the text itself, so that offsets hold in both: lower
 * case, one kind of apostrophe, every white space a space.
 */
export function flatten(text: string): string {
  return sameLengthLowerCase(text)
    .replace(/[\u2018\u2019\u201b\u2032\u00b4`]/g, "'")
    .replace(/\s/g, ' ')
}

function sameLengthLowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (char) => {
    const small = char.toLowerCase()
    return small.length === char.length ? small : char
  }).join('')
}

/** Where a matcher hits, in order. */
export function findAll(text: string, flat: string, pattern: RegExp): Span[] {
  return Array.from(flat.matchAll(pattern), ({ index, 0: hit }) => ({
    text: text.slice(index, index + hit.length),
    start: index,
    end: index + hit.length,
  }))
}

/** Whether a matcher hits at all; does not depend on a global pattern's memory. */
export function hits(flat: string, pattern: RegExp): boolean {
  return flat.search(pattern) >= 0
}

export function contains(outer: Span, inner: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
