import type { Piece } from '../lines/piece.ts'

/** Words of a line that names what lies below it. */
const titleWordsMax = 9
/** What a line adds in brackets and markup, beside what it is called. */
const besideCharactersMax = 40

/** Whether a short line names what lies below it: a list, a question, or a part with its time. */
export function isTitle(piece: Piece, next: Piece | undefined): boolean {
  const { kind, text, block, limit } = piece
  const isShort = text.split(' ').length <= titleWordsMax && !/[.!?;,]$/.test(text)
  const isWhole = block.text.length <= text.length + besideCharactersMax
  if (!next || !isShort || !isWhole) return false
  if (kind === 'limit') return isTimed(piece, next)
  if (kind !== 'item' && kind !== 'plain') return false
  const asksNext = next.kind === 'question' && next.block !== block
  if (limit !== null && asksNext) return true
  return block.kind === 'item'
    ? isItemTitle(piece, next, asksNext)
    : isLineTitle(piece, next, asksNext)
}

/** "Warm-up (5 min)" in a list, before its question. */
function isTimed({ text, block, limit }: Piece, next: Piece): boolean {
  const isNamed = block.kind === 'item' && /\p{L}{4}/u.test(text)
  return isNamed && limit !== null && next.kind === 'question'
}

/** An entry above deeper ones, or one with a number above bullets. */
function isItemTitle({ block, limit }: Piece, next: Piece, asksNext: boolean): boolean {
  const isEntry = next.block.kind === 'item'
  const isOther = isEntry && block.marker !== next.block.marker && block.marker !== 'bullet'
  if (isOther && asksNext) return true
  const isBelow = isEntry && next.block.level > block.level
  const isNumbered = block.marker === 'number' || block.marker === 'letter'
  return isBelow && (isNumbered || asksNext || limit !== null)
}

/** A line of its own above a list, or right above a question. */
function isLineTitle({ block }: Piece, next: Piece, asksNext: boolean): boolean {
  const isBelow =
    next.block.kind === 'item' && (block.kind === 'text' || next.block.level > block.level)
  return isBelow || (asksNext && next.lines.from === block.lines.to + 1)
}
