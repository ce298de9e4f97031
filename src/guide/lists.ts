import type { Statement } from './statement.ts'

/** An unmarked line of at most so many words, without a full stop, is an item of a list. */
export const itemWordsMax = 8

/** Where nothing but a farewell and a signature is left. */
export function farewellFrom(statements: readonly Statement[]): number {
  const isCourtesy = ({ kind, block }: Statement) => kind === 'internal' && block.kind === 'text'
  let from = statements.length
  for (let at = statements.length - 1; at >= 0; at -= 1) {
    const one = statements[at]
    if (one?.block.kind !== 'text' || !/^(?:plain|internal)$/.test(one.kind)) break
    if (isCourtesy(one) && at > 0) from = at
  }
  return from
}

/** The last line of the paragraph that a guide opens with, where more follows: what it is called. */
function headLine(statements: readonly Statement[]): number {
  let last = 0
  for (const { lines } of statements) {
    if (lines.from > last + 1) return last
    last = lines.to
  }
  return 0
}

/** Short lines under each other, without a mark and without a full stop, are a list as well. */
export function unmarkedItems(statements: readonly Statement[]): ReadonlySet<Statement> {
  const isLine = (one: Statement | undefined) =>
    one !== undefined &&
    one.kind === 'plain' &&
    one.block.kind === 'text' &&
    one.block.lines.from === one.block.lines.to &&
    !/[.!:,;]$/.test(one.block.text.slice(-1)) &&
    one.text.split(' ').length <= itemWordsMax
  const follows = (one: Statement | undefined, other: Statement | undefined) =>
    isLine(one) && isLine(other) && other?.lines.from === (one?.lines.to ?? 0) + 1
  const head = headLine(statements)
  return new Set(
    statements.filter(
      (one, at) =>
        isLine(one) &&
        one.lines.to > head &&
        (statements.length === 1 ||
          follows(statements[at - 1], one) ||
          follows(one, statements[at + 1])),
    ),
  )
}
