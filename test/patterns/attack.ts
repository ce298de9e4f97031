/** `'x'` or `'x'.repeat(9)`, as the checker writes them. */
const piece = /'((?:\\.|[^'\\])*)'(?:\.repeat\((\d+)\))?/gs
const escaped = /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\}|(.))/gis
const named: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  f: '\f',
  b: '\b',
  0: '\0',
}

/** The text that the checker attacks a pattern with, as long as it may be there. */
export function attackOf(written: string, characters: number): string {
  const pieces = [...written.matchAll(piece)].map(([, text = '', times]) => {
    return { text: unescaped(text), times: times === undefined ? null : Number(times) }
  })
  const fixed = sum(pieces.filter(({ times }) => times === null).map(({ text }) => text.length))
  const repeated = sum(pieces.map(({ text, times }) => text.length * (times ?? 0)))
  const share = (characters - fixed) / repeated
  return pieces
    .map(({ text, times }) =>
      text.repeat(times === null ? 1 : Math.max(1, Math.floor(times * share))),
    )
    .join('')
    .slice(0, characters)
}

function unescaped(text: string): string {
  return text.replace(escaped, (_, byte, unit, point, mark) => {
    const code = byte ?? unit ?? point
    return code === undefined
      ? (named[mark] ?? mark)
      : String.fromCodePoint(Number.parseInt(code, 16))
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
