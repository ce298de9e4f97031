const bars = /^\s*\|.*\|\s*$/
/** A cell of a timetable, or a count: "8 min", "Q3", "2". */
const timing = /^(?:\p{L}{0,2}\d{1,3}(?:\s*[-–:]\s*\d{1,3})?\s*(?:min\w*\.?|mn|['’′])?)$/iu
/** The column that holds what is asked. */
const askingColumn =
  /^(?:asks?|(?:main |interview )?questions?|what(?: to ask)?|(?:haupt|interview)?fragen?|preguntas?(?: principal(?:es)?)?|perguntas?|questions? principales?)$/iu
/** The column of what to follow up on. */
const followUpColumn =
  /^(?:probes?|probing|follow[- ]?ups?(?: questions?)?|hints?|prompts?|dig(?: deeper)?|nachfragen?|nachhaken|vertiefung|relances?|à creuser|repreguntas?|seguimiento|profundizar|aprofundar|acompanhamento|seguimentos?)$/iu
/** The column of how much a question matters, and the one of whom it is for. */
const rankColumn =
  /^(?:prio\w*\.?|must(?:[- ]ask)?\??|rank|importance|required|pflicht|wichtigkeit|importancia|importância|priorité|obligatoire|prioridad|prioridade|obligatori[oa]|obrigatóri[oa]|flags?|notes?|remarks?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|kommentare?|remarques?|commentaires?|notas?|obs|observa(?:ción|ciones|ção|ções)|comentarios?|comentários?)$/iu
const onlyColumn =
  /^(?:only (?:if|for)|condition|if|ask if|bedingung|nur (?:wenn|für)|si|condición|solo si|condição|só se|seulement si)$/iu
const ticked = /^(?:x|yes|y|ja|oui|sí|si|sim|true|1|!+|★+|⭐+|✓|✔|✅)$/iu
const unticked = /^(?:no|n|nein|non|não|false|0|[-–—])$/iu
/** Words of a name in a table of names and values. */
const pairNameWordsMax = 2
const remarkCharactersMax = 60
const cellsMax = 12

export type Row = {
  text: string
  /** What its short cells say of the question: "must", "only if lapsed". */
  remarks: string[]
  followUps: string[]
  others: string[]
}

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
  const last = cells.slice(cellsMax - 1).join(' ')
  return [...cells.slice(0, cellsMax - 1), ...(last === '' ? [] : [last])].map((cell) =>
    cell.trim(),
  )
}

/** A row of a table of names and values: "Audience | nurses". */
export function isPair(cells: readonly string[], head: readonly string[]): boolean {
  const [name = '', value = '', ...others] = cells
  return (
    others.length === 0 &&
    !head.some((column) => askingColumn.test(column)) &&
    name.split(' ').length <= pairNameWordsMax &&
    !timing.test(name) &&
    !value.endsWith('?')
  )
}

/** What a row says: its question, what is said of it, and what to follow up on. */
export function readRow(cells: readonly string[], head: readonly string[]): Row {
  const row: Row = { text: '', remarks: [], followUps: [], others: [] }
  const asking = askingCell(cells, head)
  for (const [at, cell] of cells.entries()) {
    const column = (head[at] ?? '').replace(/[*_`?:]/g, '').trim()
    if (cell === '' || (rankColumn.test(column) && unticked.test(cell))) continue
    if (at === asking) row.text = cell
    else if (isColumn(column, followUpColumn))
      row.followUps.push(...cell.split(/\s?(?:<br\s?\/?>|;|•)\s?/iu).filter((one) => one !== ''))
    else if (onlyColumn.test(column)) row.remarks.push(`only if ${cell}`)
    else if (rankColumn.test(column) && cell.length <= remarkCharactersMax)
      row.remarks.push(ticked.test(cell) ? 'must' : cell)
    else if (rankColumn.test(column)) row.followUps.push(cell)
    else if (!timing.test(cell)) row.others.push(cell)
  }
  return row
}

/** "Probes / remarks" is either. */
function isColumn(name: string, column: RegExp): boolean {
  return name.split(/\s?[/,&]\s?/).some((part) => column.test(part))
}

/** The cell under "Question"; without such a head the one with a question mark, or the longest. */
function askingCell(cells: readonly string[], head: readonly string[]): number {
  const isTold = (cell: string) => /\p{L}{2}/u.test(cell) && !timing.test(cell)
  const named = head.findIndex((column) => askingColumn.test(column.replace(/[*_`]/g, '').trim()))
  if (named !== -1 && isTold(cells[named] ?? '')) return named
  const free = cells.map((cell, at) => (followUpColumn.test(head[at] ?? '') ? '' : cell))
  const marked = free.findIndex((cell) => cell.endsWith('?'))
  if (marked !== -1) return marked
  const longest = free.filter(isTold).sort((one, other) => other.length - one.length)[0]
  return longest === undefined ? -1 : free.indexOf(longest)
}
