/** A stretch of a text between marks, `start` and `end` without the marks and white space. */
export type Clause = { start: number; end: number }
export type Sentence = Clause & {
  clauses: Clause[]
  /** Ends in a question mark. */
  asks: boolean
  /** Between quotation marks, or with some in it. */
  quoted: boolean
}

const clauseMarks = new Set([...',;:–—()'])
const endMarks = new Set([...'.!?…\n\r¿¡'])
const quoteMarks = /["“”„«»]/

/** The sentences of a text and the clauses in them, by their marks alone: quick, and the same in every language. */
export function clausesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let clauses: Clause[] = []
  let from = 0
  const closeClause = (to: number) => {
    const piece = text.slice(from, to)
    const start = from + piece.length - piece.trimStart().length
    const end = start + piece.trim().length
    if (end > start) clauses.push({ start, end })
    from = to + 1
  }
  for (let at = 0; at <= text.length; at += 1) {
    const mark = text[at] ?? '\n'
    // "5.20" and "3:30" are numbers.
    const inNumber = /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')
    if (inNumber && at < text.length) continue
    if (clauseMarks.has(mark)) closeClause(at)
    else if (endMarks.has(mark)) {
      closeClause(at)
      const [first, last] = [clauses[0], clauses.at(-1)]
      if (first && last) {
        const own = text.slice(first.start, last.end)
        const asks = mark === '?' || (mark === '!' && text[at + 1] === '?')
        const quoted = quoteMarks.test(own) || quoteMarks.test(text[at + 1] ?? '')
        found.push({ start: first.start, end: last.end, clauses, asks, quoted })
      }
      clauses = []
    }
  }
  return found
}
