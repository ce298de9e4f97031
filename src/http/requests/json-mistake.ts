/** What JSON is made of, each after white space. */
const token =
  /[ \t\r\n]*(?:("(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[{])|([\]}])|(,)|(:))/uy

type Wanted = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' | 'nothing'

/** Where text that is no JSON stops being the beginning of some: the parser does not always say. */
export function endOfValid(text: string): number {
  const open: string[] = []
  let wanted: Wanted = 'value'
  token.lastIndex = 0
  for (;;) {
    const from = token.lastIndex
    const next = stepOf(token.exec(text), wanted, open)
    if (next === null) return from + (/^[ \t\r\n]*/.exec(text.slice(from))?.[0].length ?? 0)
    wanted = next
  }
}

/** What may come after this part; null where this one may not come. */
function stepOf(found: RegExpExecArray | null, wanted: Wanted, open: string[]): Wanted | null {
  if (!found) return null
  const [, text, plain, opening, closing, comma] = found
  const isValue = wanted === 'value' || wanted === 'valueOrEnd'
  const afterValue = () => (open.length === 0 ? 'nothing' : 'commaOrEnd')
  if (text !== undefined && wanted.startsWith('name')) return 'colon'
  if (text !== undefined || plain !== undefined) return isValue ? afterValue() : null
  if (opening !== undefined) {
    if (!isValue) return null
    open.push(opening === '{' ? '}' : ']')
    return opening === '{' ? 'nameOrEnd' : 'valueOrEnd'
  }
  if (closing !== undefined) {
    if (!wanted.endsWith('OrEnd') || open.at(-1) !== closing) return null
    open.pop()
    return afterValue()
  }
  if (comma !== undefined) {
    if (wanted !== 'commaOrEnd') return null
    return open.at(-1) === '}' ? 'name' : 'value'
  }
  return wanted === 'colon' ? 'value' : null
}
