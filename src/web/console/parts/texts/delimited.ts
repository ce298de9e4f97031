/** One row of a pasted table, and where it stands in the text. */
export type Row = {
  cells: string[]
  /** Where it begins in the text, and where it ends, without the line break. */
  start: number
  end: number
  /** Its first line, from 1. */
  line: number
}

export type Delimiter = '\t' | ';' | ','

export type Delimited = {
  delimiter: Delimiter
  /** Rows with something in them. */
  rows: Row[]
}

/** How much of the text tells which character stands between its cells. */
const sampleCharacters = 20_000

/**
 * Reads a table as spreadsheets copy or save it: tabs, semicolons or commas between the cells. A
 * quotation mark that is never closed is taken as text, so that it cannot swallow the rows after it.
 */
export function readDelimited(text: string, given?: Delimiter): Delimited {
  const delimiter = given ?? findDelimiter(text)
  const rows: Row[] = []
  let line = 1
  for (let start = 0; start < text.length; ) {
    const { cells, end } = readRow(text, start, delimiter)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, start, end, line })
    const next = text.startsWith('\r\n', end) ? end + 2 : end + 1
    line += text.slice(start, next).split(/\r\n|\r|\n/).length - 1
    start = next
  }
  return { delimiter, rows }
}

/** One row as it has to be written for the same cells to be read from it. */
export function writeRow(cells: readonly string[], delimiter: Delimiter): string {
  return cells
    .map((cell) => {
      const isPlain = !cell.includes(delimiter) && !/^\s*"|[\r\n]/.test(cell)
      return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
    })
    .join(delimiter)
}

/** A tab is never typed into a cell; a semicolon stands for a comma where commas are decimal. */
function findDelimiter(text: string): Delimiter {
  const sample = text.slice(0, sampleCharacters).replace(/"(?:[^"]|"")*"/g, '')
  if (sample.includes('\t')) return '\t'
  const count = (character: string) => sample.split(character).length
  return count(';') > count(',') ? ';' : ','
}

function readRow(text: string, start: number, delimiter: Delimiter) {
  const cells: string[] = []
  for (let at = start; ; at += 1) {
    const cell = readQuoted(text, at, delimiter) ?? readPlain(text, at, delimiter)
    cells.push(cell.value)
    at = cell.end
    if (text[at] !== delimiter) return { cells, end: at }
  }
}

type Cell = { value: string; end: number }

/** Null where the cell is not quoted, or its quote does not end with it. */
function readQuoted(text: string, start: number, delimiter: Delimiter): Cell | null {
  const opening = /[^\S\t\r\n]*"/y
  opening.lastIndex = start
  if (!opening.test(text)) return null
  let from = opening.lastIndex
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return null
    if (text[quote + 1] !== '"') {
      const end = findEnd(text, quote + 1, delimiter)
      if (text.slice(quote + 1, end).trim() !== '') return null
      return { value: text.slice(opening.lastIndex, quote).replaceAll('""', '"'), end }
    }
    from = quote + 2
  }
}

function readPlain(text: string, start: number, delimiter: Delimiter): Cell {
  const end = findEnd(text, start, delimiter)
  return { value: text.slice(start, end), end }
}

function findEnd(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') {
    at += 1
  }
  return at
}
