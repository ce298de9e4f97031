const bars = /^\s*\|.*\|\s*$/
/** A cell of a timetable: "8 min", "Q3". */
const timing = /^(?:\p{L}{0,2}\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:min\w*\.?|mn|['’′])?)$/iu
/** The column that holds what is asked. */
const askingColumn =
  /^(?:asks?|questions?|topics?|what(?: to ask)?|fragen?|themen?|thema|sujets?|thèmes?|preguntas?|temas?|perguntas?|assuntos?)$/iu
/** A longer cell is a remark and no tick. */
const tickCharactersMax = 12
const cellsMax = 12

/** A row's question, and what short cells say of it, each with the head of its column. */
export type Row = { text: string; ticks: { column: string; cell: string }[] }

/** The cells of a table's row: between bars, or tabs as a spreadsheet pastes them; else null. */
export function cellsOf(line: string | undefined): string[] | null {
  if (line === undefined) return null
  const cells = bars.test(line)
    ? line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
    : /\S ?\t+ ?\S/.test(line)
      ? line.trimEnd().split('\t')
      : null
  if (!cells || cells.length < 2) return null
  return cells.slice(0, cellsMax).map((cell) => cell.trim())
}

/** What a row says, without its count and its minutes. */
export function readRow(cells: readonly string[], head: readonly string[]): Row {
  const isTold = (cell: string) => /\p{L}{2}/u.test(cell) && !timing.test(cell)
  const asking = head.findIndex((name) => askingColumn.test(name))
  const longest = cells.reduce((best, cell) => (cell.length > best.length ? cell : best), '')
  const named = asking === -1 ? undefined : cells[asking]
  const text = named !== undefined && isTold(named) ? named : longest
  const ticks = cells.flatMap((cell, at) => {
    const isTick = cell !== '' && cell !== text && cell.length <= tickCharactersMax
    return isTick ? [{ column: head[at] ?? '', cell }] : []
  })
  return { text: isTold(text) ? text : '', ticks }
}
