/** The text without white space and these marks at its end. A pattern would begin anew at each of them. */
export function withoutEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isEnd(text[end - 1] ?? '', marks)) end -= 1
  return text.slice(0, end)
}

function isEnd(unit: string, marks: string): boolean {
  return marks.includes(unit) || unit.trim() === ''
}
