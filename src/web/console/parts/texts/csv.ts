/** A byte order mark: without it spreadsheets take the text for another encoding than UTF-8. */
const byteOrderMark = '\uFEFF'

/** What makes spreadsheets take a cell for a formula, also in full width and behind what they trim. */
const startsFormula = /^[\s"'\u200b]*[=+\-@＝＋－＠\t\r]/u

/** A table for spreadsheets: every cell quoted, and none that they would run as a formula. */
export function writeCSV(
  head: readonly string[],
  rows: Iterable<readonly (string | number | undefined)[]>,
): string {
  const lines = [writeRow(head)]
  for (const row of rows) lines.push(writeRow(row))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function writeRow(cells: readonly (string | number | undefined)[]): string {
  return cells.map((cell) => `"${guard(cell).replaceAll('"', '""')}"`).join(',')
}

function guard(cell: string | number | undefined): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  return startsFormula.test(text) ? `'${text}` : text
}
