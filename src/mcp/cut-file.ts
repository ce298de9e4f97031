import { cutOff, hang, itemCharactersMax } from './fence.ts'

export type FileFormat = 'md' | 'csv' | 'jsonl'

/** Where a line, or a row, of each format names the participant it is of: what the service wrote there. */
const ownerIn: Record<FileFormat, RegExp> = {
  md: /^## (P\d+)\b/,
  csv: /^"?(P\d+)\b/,
  jsonl: /"participant":"(P\d+)"/,
}

/**
 * A file as items of whole lines, or rows, of which only too long ones are cut. Each can be read alone: it
 * repeats the names of the columns, and tells whose answer it goes on with where it begins within one.
 */
export function cutFile(text: string, format: FileFormat): string[] {
  const lines = (format === 'csv' ? rowsOf(text) : text.split('\n')).map(hang)
  const head = format === 'csv' ? lines.splice(0, 1) : []
  const room = itemCharactersMax - head.join('').length - 1
  const items: string[][] = []
  let item: string[] = []
  let length = 0
  let owner = 'somebody'
  let isQuote = false
  for (const line of lines) {
    owner = ownerIn[format].exec(line)?.[1] ?? owner
    const mark = `(goes on with what is of ${owner})`
    const goesOn = isQuote && line.startsWith('>')
    for (const part of cutOff(line, `| ${mark} `, room - mark.length - 1)) {
      if (length + part.length + 1 > room) {
        items.push(item)
        item = [...head, ...(goesOn && part === line ? [mark] : [])]
        length = mark.length + 1
      } else if (items.length === 0 && item.length === 0) item = [...head]
      item.push(part)
      length += part.length + 1
    }
    isQuote = format === 'md' && line.startsWith('>')
  }
  return [...items, item].map((each) => each.join('\n'))
}

/** The rows of a table, each whole with the line breaks in its cells: quotation marks are counted. */
function rowsOf(text: string): string[] {
  const rows: string[] = []
  let row: string[] = []
  let isOpen = false
  for (const line of text.replace(/^\ufeff/, '').split('\n')) {
    row.push(line)
    if (line.split('"').length % 2 === 0) isOpen = !isOpen
    if (isOpen) continue
    rows.push(row.join('\n').replace(/\r$/, ''))
    row = []
  }
  return row.length > 0 ? [...rows, row.join('\n')] : rows
}
