import type { Noted } from '../outline/outline.ts'

/** Of a guide so many lines are read for meaning, and so many characters: no interview has room for more. */
export const readLinesMax = 1_500
export const readCharactersMax = 25_000
/** Of a line so many characters; one that is longer is no line of a guide any more. */
export const lineCharactersMax = 2_000
/** What is not read is kept in pieces of about this size. */
const pieceCharactersMax = 4_000
/** A line is cut at a space that stands in its last so many characters, if there is one. */
const cutWithin = 200

/** A guide in lines, and what of it is kept without being read. */
export type Source = {
  /** The lines that are read, each as far as it is read. */
  lines: string[]
  /** The ends of long lines, as they were written. */
  cutOff: Noted[]
  /** The lines behind those that are read. */
  unread: Noted[]
}

/** What of a guide is read; what is not, is kept. */
export function readSource(guidelines: string): Source {
  const source: Source = { lines: [], cutOff: [], unread: [] }
  let characters = 0
  let isFull = false
  for (const [at, line] of guidelines.split(/\r\n|[\r\n\u2028\u2029]/).entries()) {
    const number = at + 1
    const read = line.length > lineCharactersMax ? line.slice(0, cutOf(line)) : line
    isFull ||= at >= readLinesMax || characters + read.length > readCharactersMax
    if (isFull) {
      keepUnread(source.unread, line, { from: number, to: number })
      continue
    }
    characters += read.length
    source.lines.push(read)
    const rest = line.slice(read.length).trim()
    if (rest !== '') source.cutOff.push({ text: rest, lines: { from: number, to: number } })
  }
  return source
}

/** Adds a piece that is not read to the last one, or begins another. */
export function keepUnread(unread: Noted[], written: string, lines: Noted['lines']): void {
  const text = written.trim()
  if (text === '') return
  const last = unread.at(-1)
  const isNext = last !== undefined && last.lines.to <= lines.from
  if (isNext && last.text.length + text.length < pieceCharactersMax) {
    last.text = `${last.text} ${text}`
    last.lines = { from: last.lines.from, to: lines.to }
  } else unread.push({ text, lines: { ...lines } })
}

/** Where to cut a long line: behind a word if that is near, never inside a character. */
function cutOf(line: string): number {
  const space = line.lastIndexOf(' ', lineCharactersMax)
  if (space > lineCharactersMax - cutWithin) return space
  const isInside = /[\ud800-\udbff]/.test(line.charAt(lineCharactersMax - 1))
  return isInside ? lineCharactersMax - 1 : lineCharactersMax
}
