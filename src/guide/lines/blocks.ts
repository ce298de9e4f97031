import type { ClosedDraft } from '../closed/closed-draft.ts'
import { takeForm } from '../closed/take-form.ts'
import type { SourceLines } from '../plan.ts'
import { cellsOf, isPair, readRow } from './tables.ts'

/**
 * Guides are read line by line, not by a CommonMark parser: in a guide each line is a thought (a
 * directive right under a bullet is no continuation of it), people paste "•" and "a)" from word
 * processors, four spaces mean a deeper bullet and not code, and a CommonMark parser needed 13 s for
 * 100,000 characters of nested bullets where this takes milliseconds.
 */
export type Block = {
  kind: 'heading' | 'item' | 'text' | 'aside'
  /** Of a heading 1 to 6 (a bold line 7), of an item its depth from 1. */
  level: number
  /** How an item is set apart: what has another sign may lie below it. */
  marker?: 'bullet' | 'number' | 'letter'
  /** The number of an entry, as it is written: "3", "2.1". */
  number?: string
  /** Pasted as a quotation: "> Hi, thanks for coming." */
  isQuoted?: true
  /** Of a list with boxes to tick. */
  isTicked?: true
  /** Of a table's row: what its other cells say of the question. */
  remarks?: string[]
  /** Of a closed question: how it is answered, by the options below it. */
  closed?: ClosedDraft
  /** Of the heading over the questions that tell for whom the interview is. */
  isScreener?: true
  text: string
  lines: SourceLines
}

/** A paragraph longer than this is read in pieces. */
const blockCharactersMax = 3_000
/** A wrapped line is at least this long; a shorter one is a thought of its own. */
const wrappedLineCharactersMin = 50
/** The same where the next line begins with a capital. */
const wrappedCapitalCharactersMin = 62
/** A block's last characters tell whether a sentence ends there. */
const endCharacters = 8
/** Deeper bullets count as this deep. */
const itemDepthMax = 6

const heading = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/
const boldLine = /^\s*(?:\*\*|__)([^*_]{1,120})(?:\*\*|__)(\s*[([][^()[\]]{1,40}[)\]])?:?\s*$/
const bullets = '[-*+•◦▪‣·–—→➜➔➤►▶▸▹●○■□▢☐☑✓✔✗»›]'
/** "1.", "a)", "(2)", "3/", "1.2", "I.1", "B-1.", "Q3:", "Frage 4 –" */
const numbering =
  '\\(?(?:(\\d{1,3}|\\d{1,2}[a-z]|[ivx]{1,4}|[a-z])[.)/]|[a-z]\\d{1,2}(?=[ \\t])|((?:\\d{1,2}[a-z]?|[ivx]{1,4})(?:\\.\\d{1,2}){1,3})[.):]?|(?:[a-z]-?|(?:frage|question|pregunta|pergunta)[ .]?)(\\d{1,3}(?:\\.\\d{1,2})?)\\s?(?:[.):]|[-–—](?=\\s)|(?=[ \\t]+[([])))'
/** "P. S.", "i. A.": letters with full stops that count nothing. */
const abbreviated = '(?!(?:p\\. ?[ds]|i\\. ?a|z\\. ?b|p\\. ?ej)\\.)'
const item = new RegExp(
  `^([ \\t]*)${abbreviated}(?:(${bullets})|(?:${numbering}))[ \\t]+(\\S.*)$`,
  'iu',
)
/** "[x] ", "☐ " */
const ticked = /^\s*(?:\[([ xX✓✔])\]|([☑✅]))\s+/u
/** "3. THE LAST TRIP (10 min)": a numbered line in capitals. */
const shouted =
  /^(?=(?:[^\p{Lu}]{0,9}\p{Lu}){4})[^\p{Ll}?()]{4,60}(?:\([^()]{1,40}\))?[^\p{Ll}?()]{0,30}$/u
/** "WARM-UP (5 min)": what is in capitals and has a time of its own needs no number. */
const timed = /\((?:ca\.? |about |~)?\d[^()]{1,20}\):?$/u
/** Of a line without white space around it. */
const divider = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={3,})$/
/** The line below a table's head. */
const rule = /^[-|: \t]{3,}$/
const fence = /^\s*(?:```|~~~)/
const quote = /^\s*>(?!>)(?:[ \t]+>(?!>)){0,20}[ \t]?/
/** "[09:12] ok so", as a chat is pasted. */
const timestamp =
  /^\s*\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[^\]\n]{0,20}\]\s*(?:[\p{L}. ]{1,30}:\s)?\^?\s*/u
const comment = /^\s*<!--.*-->\s*$/

type Reading = {
  lines: readonly string[]
  startsAnew: (line: string) => boolean
  /** Whether paragraphs go on over line ends. */
  isWrapped: boolean
  blocks: Block[]
  /** What the next line may go on with. */
  open: Block | null
  isFenced: boolean
  /** The head of the table that the line stands in. */
  head: string[]
  indents: number[]
}

/** The blocks that a guide's lines make, in order. Dividers and blank lines are left out. */
export function readBlocks(
  lines: readonly string[],
  startsAnew: (line: string) => boolean,
): Block[] {
  const isWrapped = !isLineByLine(lines)
  const reading: Reading = {
    lines,
    startsAnew,
    isWrapped,
    blocks: [],
    open: null,
    isFenced: false,
    head: [],
    indents: [],
  }
  for (const [at, source] of lines.entries()) {
    const line = reading.isFenced ? source : source.replace(quote, '').replace(timestamp, '')
    if (!isSetApart(reading, source, line, at) && !isOfTable(reading, line, at))
      readText(reading, source, line, at)
  }
  return reading.blocks.map((block) =>
    block.text === '' ? aside(lines[block.lines.from - 1] ?? '', block.lines.from) : block,
  )
}

/** A fence, what stands in one, a comment, or a blank line. */
function isSetApart(reading: Reading, source: string, line: string, at: number): boolean {
  const isFence = fence.test(source)
  const isBlank = line.trim() === ''
  if (isFence) reading.isFenced = !reading.isFenced
  else if (!isBlank && !reading.isFenced && !comment.test(line)) return false
  reading.open = null
  const said = isFence || isBlank ? source : line
  const isKept = isFence || (isBlank ? source.trim() !== '' : !isDivider(line))
  if (isKept) reading.blocks.push(aside(said, at + 1))
  return true
}

function isOfTable(reading: Reading, line: string, at: number): boolean {
  const cells = cellsOf(line)
  if (!cells) return false
  reading.open = null
  if (isDivider(line)) return true
  const isHead = cellsOf(reading.lines[at - 1]) === null && isHeadOf(reading.lines, at)
  if (isHead) reading.head = cells
  reading.blocks.push(...(isHead ? [aside(line, at + 1)] : rowBlocks(cells, reading.head, at + 1)))
  return true
}

function readText(reading: Reading, source: string, line: string, at: number): void {
  const { open, isWrapped, startsAnew } = reading
  if (isDivider(line)) {
    underline(line, open)
    reading.open = null
    return
  }
  const block: Block = {
    ...startOf(line, at + 1, reading.indents),
    ...(quote.test(source) && { isQuoted: true as const }),
  }
  const mayContinue = isWrapped && block.kind === 'text' && !timestamp.test(source)
  if (mayContinue && open && continues(open, line, startsAnew)) {
    open.text = `${open.text} ${block.text}`
    open.lines.to = at + 1
    return
  }
  reading.blocks.push(block)
  reading.open = block.kind === 'heading' ? null : block
}

function isDivider(line: string): boolean {
  return rule.test(line) || divider.test(line.trim())
}

/** The row above a table's rule, or above tabbed rows of as many cells. */
function isHeadOf(lines: readonly string[], at: number): boolean {
  const below = lines[at + 1]
  if (below === undefined || cellsOf(below) === null) return false
  return isDivider(below) || !below.trim().startsWith('|')
}

function rowBlocks(cells: readonly string[], head: readonly string[], number: number): Block[] {
  const lines = { from: number, to: number }
  const [name = '', value = ''] = cells
  if (isPair(cells, head))
    return [{ kind: 'text', level: 0, text: withoutMarkup(`${name}: ${value}`), lines }]
  const { text, remarks, followUps, others } = readRow(cells, head)
  const item = (level: number, said: string): Block => ({
    kind: 'item',
    level,
    text: withoutMarkup(said),
    lines: { ...lines },
  })
  return [
    ...others.map((cell) => aside(cell, number)),
    ...(text === '' ? [] : [{ ...item(1, text), remarks }]),
    ...followUps.map((cell) => item(2, cell.replace(/^[↳→\s]{1,4}/u, ''))),
  ]
}

/** "Title" over "=====" is a heading. */
function underline(line: string, open: Block | null): void {
  const isTitle =
    open?.kind === 'text' && open.lines.from === open.lines.to && open.text.length < 100
  if (!open || !isTitle || !/^\s*(?:={3,}|-{3,})\s*$/.test(line)) return
  open.kind = 'heading'
  open.level = line.includes('=') ? 1 : 2
}

function startOf(line: string, number: number, indents: number[]): Block {
  const lines = { from: number, to: number }
  const found = headingOf(line, lines) ?? boldOf(line, lines)
  if (found) {
    indents.length = 0
    return found
  }
  const entry = itemOf(line, lines, indents)
  if (entry) return entry
  if (!/^\s/.test(line)) indents.length = 0
  if (timed.test(line.trim()) && shouted.test(line.trim()))
    return { kind: 'heading', level: 2, text: withoutMarkup(line), lines }
  if (ticked.test(line))
    return { kind: 'item', level: 1, text: withoutMarkup(line.replace(ticked, '')), lines }
  return { kind: 'text', level: 0, text: withoutMarkup(line), lines }
}

function headingOf(line: string, lines: SourceLines): Block | null {
  const [, marks, said = ''] = heading.exec(line) ?? []
  if (marks === undefined) return null
  const text = withoutMarkup(said.replace(/\s#+\s*$/, ''))
  return { kind: 'heading', level: marks.length, text, lines }
}

function boldOf(line: string, lines: SourceLines): Block | null {
  const [, said, rest = ''] = boldLine.exec(line) ?? []
  if (said === undefined || /[?!]$/.test(said)) return null
  return { kind: 'heading', level: 7, text: withoutMarkup(`${said}${rest}`), lines }
}

function itemOf(line: string, lines: SourceLines, indents: number[]): Block | null {
  const entry = item.exec(line)
  if (!entry) return null
  const [, indent = '', bullet, name = '', path = '', count = ''] = entry
  const level = depthOf(indent, indents)
  const said = entry.at(-1) ?? ''
  if (bullet === undefined && level === 1 && shouted.test(said))
    return { kind: 'heading', level: 6, text: withoutMarkup(said), lines }
  const isLetter = /^(?:[A-Z]|[IVX]{1,4})$/.test(name)
  return {
    kind: 'item',
    // "1.2" lies below "1.", however it is indented.
    level: Math.max(level, path === '' ? 1 : path.split('.').length),
    marker: bullet !== undefined ? 'bullet' : isLetter ? 'letter' : 'number',
    text: withoutMarkup(said.replace(ticked, '')),
    ...(bullet === undefined && { number: name || path || count }),
    ...(ticked.test(said) && { isTicked: true as const }),
    lines,
  }
}

function aside(line: string, number: number): Block {
  const text = line.trim()
  return { kind: 'aside', level: 0, text, lines: { from: number, to: number } }
}

function depthOf(indent: string, indents: number[]): number {
  const width = indent.replaceAll('\t', '    ').length
  while (indents.length > 0 && width < (indents.at(-1) ?? 0)) indents.pop()
  const top = indents.at(-1)
  if (top === undefined || width > top + 1) {
    if (indents.length < itemDepthMax) indents.push(width)
  }
  return Math.max(1, indents.length)
}

/** Of so many lines it can be said how they are written. */
const telling = 3
/** Share of lines that begin small where somebody writes without capitals, as in a chat. */
const smallMin = 0.7

/** Whether each line is a thought of its own although it begins small, as people write in a chat. */
function isLineByLine(lines: readonly string[]): boolean {
  const told = lines.map((line) => line.replace(timestamp, '').trim()).filter((line) => line !== '')
  const small = told.filter((line) => /^\p{Ll}/u.test(line)).length
  const ends = told.some((line) => /\p{Ll}[.?!] \p{Lu}/u.test(line))
  return told.length >= telling && !ends && small >= smallMin * told.length
}

/** Whether a line without a mark goes on with the block above it. */
function continues(open: Block, line: string, startsAnew: (line: string) => boolean): boolean {
  const text = line.trim()
  if (open.kind === 'aside' || open.text.length + text.length > blockCharactersMax) return false
  if (startsAnew(text) || (open.text.endsWith(')') && takeForm(open.text, 'en'))) return false
  const end = open.text.slice(-endCharacters)
  if (/^\p{Ll}/u.test(text))
    return !/[?!]$/.test(end) && lastLineLength(open) >= wrappedLineCharactersMin
  if (open.kind === 'text' && /[.?!:]['"”»)]*$/.test(end)) return false
  if (open.kind === 'item' && /[?.!:]$/.test(end)) return /^\s/.test(line)
  const lengthMin = /^\p{Lu}/u.test(text) ? wrappedCapitalCharactersMin : wrappedLineCharactersMin
  return lastLineLength(open) >= lengthMin && !/[?:]$/.test(end)
}

function lastLineLength({ text, lines }: Block): number {
  return text.length / (lines.to - lines.from + 1)
}

/** The text a reader would see: emphasis, code marks, links and HTML tags off. */
export function withoutMarkup(text: string): string {
  const bare = markup.test(text) ? withoutMarks(text) : text
  return bare.replace(/\s+/g, ' ').trim()
}

/** What any of it begins with. */
const markup = /[[<*_`\\]/

function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/<\/?(?:s|del|strike)>/gi, '~~')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/(\*\*|__)(?=\S)([^*_]{1,500})\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]{1,500})\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=[^\s_])([^_]{1,500})_(?!\w)/g, '$1')
    .replace(/`([^`]{1,300})`/g, '$1')
    .replace(/\\([*_`#>[\]()!-])/g, '$1')
}
