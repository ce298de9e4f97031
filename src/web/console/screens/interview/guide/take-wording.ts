import type { Lines } from '../plan/plan.ts'

/** A place in the text, in UTF-16 units. */
export type Span = { start: number; end: number }

/** Where a run of lines stands in a text; its last line break is left out. */
export function spanOf(text: string, { from, to }: Lines): Span {
  let start = 0
  for (let line = 1; line < from; line += 1) {
    const next = text.indexOf('\n', start)
    if (next === -1) return { start: text.length, end: text.length }
    start = next + 1
  }
  let end = start - 1
  for (let line = from; line <= to; line += 1) {
    const next = text.indexOf('\n', end + 1)
    end = next === -1 ? text.length : next
    if (next === -1) break
  }
  return { start, end }
}

/** The line that a place in the text belongs to, 1-based. */
export function lineAt(text: string, at: number): number {
  let line = 1
  for (
    let next = text.indexOf('\n');
    next !== -1 && next < at;
    next = text.indexOf('\n', next + 1)
  ) {
    line += 1
  }
  return line
}

/** Finds words within a span, however they are broken into lines. */
function findWords(text: string, words: string, { start, end }: Span): Span | null {
  const parts = words.trim().split(/\s+/).map(escapePattern)
  const found = new RegExp(parts.join('\\s+'), 'i').exec(text.slice(start, end))
  if (!found) return null
  return { start: start + found.index, end: start + found.index + found[0].length }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Words to put in the place of others. */
export type Edit = Span & { put: string }

/**
 * Puts a better wording in place of the one written on these lines, flags and bullet kept; null where
 * what is written cannot be found. A second question gets a line of its own, like the first.
 */
export function takeWording(
  text: string,
  lines: Lines,
  written: string,
  wording: readonly string[],
): Edit | null {
  const span = findWords(text, written, spanOf(text, lines))
  if (!span) return null
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const before = text.slice(lineStart, span.start)
  const bullet = /^\s*(?:[-*+•]|\d+[.)])?\s*/.exec(before)?.[0] ?? ''
  return { ...span, put: wording.join(`\n${bullet}`) }
}
