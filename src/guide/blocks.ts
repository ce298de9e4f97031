import type { SourceLines } from './plan.ts'

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
  numbered: boolean
  /** Marked with a capital letter: "A. Before". */
  lettered?: true
  text: string
  lines: SourceLines
}

/** A paragraph longer than this is read in pieces. */
const blockCharactersMax = 3_000
/** A wrapped line is at least this long; a shorter one is a thought of its own. */
const wrappedLineCharactersMin = 50
/** Deeper bullets count as this deep. */
const itemDepthMax = 6

const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/
const boldLine = /^\s*(?:\*\*|__)([^*_]{1,120})(?:\*\*|__):?\s*$/
const item = /^([ \t]*)(?:([-*+•◦▪‣·–—])|(?:\(?(\d{1,3}|[a-zA-Z])[.)]))[ \t]+(\S.*)$/
const divider = /^\s*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={3,}|[-|: \t]{3,})$/
const fence = /^\s*(?:```|~~~)/
const quote = /^\s*(?:>[ \t]?){1,20}/
const table = /^\s*\|.*\|\s*$/
const comment = /^\s*<!--.*-->\s*$/

/** The blocks of a guide, in order. Dividers and blank lines are left out. */
export function readBlocks(guidelines: string, startsAnew: (line: string) => boolean): Block[] {
  const lines = guidelines.split(/\r\n|\r|\n|\u2028|\u2029/)
  const blocks: Block[] = []
  const indents: number[] = []
  let open: Block | null = null
  let fenced = false
  for (const [at, source] of lines.entries()) {
    const number = at + 1
    if (fence.test(source)) {
      fenced = !fenced
      open = null
      blocks.push(aside(source, number))
      continue
    }
    const line = fenced ? source : source.replace(quote, '')
    if (line.trim() === '') {
      if (source.trim() !== '') blocks.push(aside(source, number))
      open = null
      continue
    }
    if (fenced || table.test(line) || comment.test(line)) {
      open = null
      if (!divider.test(line)) blocks.push(aside(line, number))
      continue
    }
    if (divider.test(line)) {
      underline(line, open)
      open = null
      continue
    }
    const block = startOf(line, number, indents)
    if (block.kind === 'text' && open && continues(open, line, startsAnew)) {
      open.text = `${open.text} ${block.text}`
      open.lines.to = number
      continue
    }
    blocks.push(block)
    open = block.kind === 'heading' ? null : block
  }
  return blocks.map((block) =>
    block.text === '' ? aside(lines[block.lines.from - 1] ?? '', block.lines.from) : block,
  )
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
  const marked = heading.exec(line)
  if (marked) {
    indents.length = 0
    const text = withoutMarkup((marked[2] ?? '').replace(/\s#+\s*$/, ''))
    return {
      kind: 'heading',
      level: marked[1]?.length ?? 1,
      numbered: isNumbered(text),
      text,
      lines,
    }
  }
  const bold = boldLine.exec(line)
  if (bold && !/[?!]$/.test(bold[1] ?? '')) {
    indents.length = 0
    const text = withoutMarkup(bold[1] ?? '')
    return { kind: 'heading', level: 7, numbered: isNumbered(text), text, lines }
  }
  const entry = item.exec(line)
  if (entry) {
    const level = depthOf(entry[1] ?? '', indents)
    const text = withoutMarkup((entry[4] ?? '').replace(/^\[[ xX]\]\s+/, ''))
    const lettered = /^[A-Z]$/.test(entry[3] ?? '')
    return {
      kind: 'item',
      level,
      numbered: entry[3] !== undefined,
      ...(lettered && { lettered }),
      text,
      lines,
    }
  }
  if (!/^\s/.test(line)) indents.length = 0
  return { kind: 'text', level: 0, numbered: false, text: withoutMarkup(line), lines }
}

function aside(line: string, number: number): Block {
  const text = line.trim()
  return { kind: 'aside', level: 0, numbered: false, text, lines: { from: number, to: number } }
}

function isNumbered(title: string): boolean {
  return /^(?:\d{1,2}[.)]|[IVX]{1,4}\.|(?:part|section|teil|partie|parte|phase|fase|step) \d)/i.test(
    title,
  )
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

/** Whether a line without a mark goes on with the block above it. */
function continues(open: Block, line: string, startsAnew: (line: string) => boolean): boolean {
  const text = line.trim()
  if (open.kind === 'aside' || startsAnew(text)) return false
  if (open.text.length + text.length > blockCharactersMax) return false
  if (/^\p{Ll}/u.test(text)) return true
  if (open.kind === 'item' && /[?.!:]$/.test(open.text)) return /^\s/.test(line)
  const lastLine = open.text.length / (open.lines.to - open.lines.from + 1)
  return lastLine >= wrappedLineCharactersMin && !/[?:]$/.test(open.text)
}

/** The text a reader would see: emphasis, code marks, links and HTML tags off. */
export function withoutMarkup(text: string): string {
  return text
    .slice(0, 100_000)
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/(\*\*|__)(?=\S)([^*_]{1,500})\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]{1,500})\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=[^\s_])([^_]{1,500})_(?!\w)/g, '$1')
    .replace(/`([^`]{1,300})`/g, '$1')
    .replace(/\\([*_`#>[\]()!-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
