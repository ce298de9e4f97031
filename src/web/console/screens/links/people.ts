import { type Delimiter, type Row, readDelimited, writeRow } from '../../parts/texts/delimited.ts'

/** What a column of a pasted table can hold. */
export const columnKinds = ['email', 'name', 'firstName', 'lastName', 'occupation', 'none'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** Whom a link is for, as the service takes it. */
export type Invitee = { email?: string; name?: string; occupation?: string }

export type PastedRow = {
  row: Row
  invitee: Invitee
  /** What keeps it from being imported; none where it is fine. */
  problems: Problem[]
}

export type Problem = {
  /** The column that has to be mended; -1 where it is the row as a whole. */
  column: number
  text: string
}

export type Pasted = {
  delimiter: Delimiter
  /** The cells of the header row, where there is one. */
  header?: string[]
  columns: ColumnKind[]
  rows: PastedRow[]
  /** Lines whose e-mail address stands in an earlier row too. */
  repeatedLines: number[]
}

/** Most rows of one paste: each thousand is one call, and a minute has room for 60. */
export const rowsMax = 20_000
/** Most characters of each of a person's details, as the service counts them. */
const detailCharactersMax = 200
/** More columns than these are looked at by nobody. */
const columnsMax = 40
/** Rows that tell what a column holds where no header does. */
const sampleRows = 20

const words: Record<Exclude<ColumnKind, 'none'>, RegExp> = {
  email: /^(e[- ]?)?mail([- ]?(address|adresse))?$|^(correo|courriel)/i,
  firstName: /^(first|given)[- ]?name$|^vorname$|^prénom$/i,
  lastName: /^(last|family|sur)[- ]?name$|^nachname$|^surname$/i,
  name: /^((full|contact|display)[- ]?)?name$|^(person|participant|nom|nombre|nome)$/i,
  occupation: /^(occupation|job( ?title)?|role|title|position|profession|beruf)$/i,
}

const addressPattern = /^[^\s@]+@[^\s@]+$/

/** Reads a pasted table: what its columns hold, whom it names, and which rows cannot be taken. */
export function readPeople(text: string, chosen?: readonly ColumnKind[]): Pasted {
  const { delimiter, rows } = readDelimited(text)
  const [first] = rows
  const found = first ? readHeader(first.cells) : null
  const body = found ? rows.slice(1) : rows
  const width = Math.min(columnsMax, found ? found.length : findWidth(body.slice(0, sampleRows)))
  const guess = found ?? guessColumns(body.slice(0, sampleRows), width)
  const columns = Array.from({ length: width }, (_, at) => chosen?.[at] ?? guess[at] ?? 'none')
  return {
    delimiter,
    ...(found && first && { header: first.cells }),
    columns,
    rows: body.map((row) => checkRow(row, columns)),
    repeatedLines: findRepeats(body, columns),
  }
}

/** The text with one cell put in place of another. */
export function mendCell(
  text: string,
  { delimiter }: Pasted,
  { row, column, value }: { row: Row; column: number; value: string },
): string {
  const cells = Array.from(
    { length: Math.max(row.cells.length, column + 1) },
    (_, at) => row.cells[at] ?? '',
  )
  cells[column] = value
  return text.slice(0, row.start) + writeRow(cells, delimiter) + text.slice(row.end)
}

/** The text without some of its rows. */
export function leaveOut(text: string, rows: readonly Row[]): string {
  let rest = text
  for (const { start, end } of rows.toReversed()) {
    const after = rest.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, rest.length)
    rest = rest.slice(0, start) + rest.slice(after)
  }
  return rest
}

/** How many cells most rows have; the more where there are as many of both. */
function findWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return most?.[0] ?? 0
}

/** Null where the first row names no column that is known, or holds a person already. */
function readHeader(cells: readonly string[]): ColumnKind[] | null {
  if (cells.some((cell) => addressPattern.test(cell.trim()))) return null
  const kinds = cells.map((cell): ColumnKind => {
    const known = columnKinds.find((kind) => kind !== 'none' && words[kind].test(cell.trim()))
    return known ?? 'none'
  })
  return kinds.some((kind) => kind !== 'none') ? keepFirstOfEach(kinds) : null
}

/** The e-mail is where the `@` is; the other columns are taken for name and occupation in turn. */
function guessColumns(rows: readonly Row[], width: number): ColumnKind[] {
  const at = (column: number) => rows.filter(({ cells }) => cells[column]?.includes('@')).length
  const counts = Array.from({ length: width }, (_, column) => at(column))
  const most = Math.max(0, ...counts)
  const email = most > 0 ? counts.indexOf(most) : -1
  const others: ColumnKind[] = ['name', 'occupation']
  return counts.map((_, column) => (column === email ? 'email' : (others.shift() ?? 'none')))
}

function keepFirstOfEach(kinds: readonly ColumnKind[]): ColumnKind[] {
  return kinds.map((kind, at) => (kinds.indexOf(kind) === at ? kind : 'none'))
}

function checkRow(row: Row, columns: readonly ColumnKind[]): PastedRow {
  const problems: Problem[] = []
  const held: Partial<Record<ColumnKind, string>> = {}
  for (const [column, kind] of columns.entries()) {
    const cell = (row.cells[column] ?? '').trim()
    if (kind === 'none' || cell === '') continue
    const text = problemOf(kind, cell)
    if (text) problems.push({ column, text })
    held[kind] = cell
  }
  const extra = row.cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  if (extra.length > 0) problems.push({ column: -1, text: tooWide(row, columns.length) })
  const name = held.name ?? [held.firstName, held.lastName].filter(Boolean).join(' ')
  const invitee = {
    ...(held.email !== undefined && { email: held.email }),
    ...(name && { name }),
    ...(held.occupation !== undefined && { occupation: held.occupation }),
  }
  if (Object.keys(invitee).length === 0 && problems.length === 0) {
    problems.push({ column: columns.indexOf('email'), text: 'There is no e-mail and no name.' })
  }
  return { row, invitee, problems }
}

function problemOf(kind: ColumnKind, cell: string): string | null {
  if (cell.includes('\0') || !cell.isWellFormed()) return 'It holds a character that is no text.'
  if ([...cell].length > detailCharactersMax) {
    return `It is longer than ${detailCharactersMax} characters.`
  }
  if (kind === 'email' && !addressPattern.test(cell)) return explainAddress(cell)
  if (cell.startsWith('"')) return 'A quotation mark is opened and never closed.'
  if (kind !== 'email' && addressPattern.test(cell)) return 'An e-mail address is in this column.'
  return null
}

function explainAddress(cell: string): string {
  if (!cell.includes('@')) return 'There is no @ in this e-mail address.'
  if (cell.split('@').length > 2) return 'There is more than one @ in this e-mail address.'
  if (/\s/.test(cell)) return 'There is a space in this e-mail address.'
  return 'Something is missing before or after the @.'
}

function tooWide({ cells }: Row, width: number): string {
  return `It has ${cells.length} cells where the others have ${width}. Is there a separator too many?`
}

function findRepeats(rows: readonly Row[], columns: readonly ColumnKind[]): number[] {
  const column = columns.indexOf('email')
  if (column === -1) return []
  const seen = new Set<string>()
  return rows.flatMap(({ cells, line }) => {
    const address = (cells[column] ?? '').trim().toLowerCase()
    if (address === '') return []
    if (seen.has(address)) return [line]
    seen.add(address)
    return []
  })
}
