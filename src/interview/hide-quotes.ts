/** How words are quoted in our languages, and by models. */
const marks = [
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['"', '"'],
] as const

/**
 * What an interviewer said, for somebody who is not shown all answers: words it quotes are left out
 * unless they are `known`: the guide's own, or of an answer that is shown. From the first mark to the
 * last, as people's words have marks of their own.
 */
export function hideQuotes(content: string, known: readonly string[]): string {
  return marks.reduce((text, [open, close]) => {
    const first = text.indexOf(open)
    const last = text.lastIndexOf(close)
    if (first === -1 || last <= first) return text
    const words = text.slice(first + 1, last).trim()
    if (known.some((one) => one.includes(words))) return text
    return `${text.slice(0, first + 1)}…${text.slice(last)}`
  }, content)
}
