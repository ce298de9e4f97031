/** A pattern taken apart: what a matcher that goes back walks through. */
export type Part =
  | { kind: 'letter'; text: string; fits: (letter: string) => boolean }
  | { kind: 'row'; of: Part[] }
  | { kind: 'choice'; of: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number; isLazy: boolean }
  | { kind: 'look'; part: Part; isBehind: boolean; isNot: boolean }
  | { kind: 'edge'; at: '^' | '$' | '\\b' | '\\B' }
  | { kind: 'group'; part: Part; name: string }
  | { kind: 'again'; name: string }

const quantifier = /(?:[*+?]|\{(\d+)(,(\d*))?\})(\??)/y
const opening = /\((?:\?(?:(<?[=!])|:|<([^>]+)>))?/y
const again = /\\(?:([1-9]\d*)|k<([^>]+)>)/y
const edges = /\^|\$|\\b|\\B/y
const letter =
  /\[(?:\\.|[^\\\]])*\]|\\(?:[pPu]\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[\s\S])|[^|()[\\*+?]/uy

/** Takes a pattern apart, as the language does. */
export function partsOf(source: string, flags: string): Part {
  let at = 0
  let groups = 0
  const known = new Map<string, Part>()
  const whole = choice()
  if (at < source.length) throw new Error(`/${source}/ is not understood at ${at}`)
  return whole

  function take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = at
    const found = what.exec(source)
    if (found) at = what.lastIndex
    return found
  }

  function choice(): Part {
    const of = [row()]
    while (source[at] === '|') {
      at += 1
      of.push(row())
    }
    return of.length === 1 && of[0] ? of[0] : { kind: 'choice', of }
  }

  function row(): Part {
    const of: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') of.push(repeated(atom()))
    return of.length === 1 && of[0] ? of[0] : { kind: 'row', of }
  }

  function repeated(part: Part): Part {
    const found = take(quantifier)
    if (!found) return part
    const [text, first, upTo, second] = found
    const [least, most] =
      first === undefined
        ? [text[0] === '+' ? 1 : 0, text[0] === '?' ? 1 : Number.POSITIVE_INFINITY]
        : [Number(first), upTo === undefined ? Number(first) : Number(second || Infinity)]
    return { kind: 'repeat', part, least, most, isLazy: found[4] === '?' }
  }

  function atom(): Part {
    const edge = take(edges)?.[0]
    if (edge !== undefined) return { kind: 'edge', at: edge as '^' } // one of the four
    const back = take(again)
    if (back) return { kind: 'again', name: back[1] ?? back[2] ?? '' }
    return source[at] === '(' ? group() : oneLetter()
  }

  function group(): Part {
    const [text = '', look, name] = take(opening) ?? []
    const isKept = text === '(' || name !== undefined
    if (isKept) groups += 1
    const kept = name ?? String(groups)
    const part = choice()
    if (source[at] !== ')') throw new Error(`/${source}/ is not understood at ${at}`)
    at += 1
    if (look) return { kind: 'look', part, isBehind: look[0] === '<', isNot: look.endsWith('!') }
    return isKept ? { kind: 'group', part, name: kept } : part
  }

  function oneLetter(): Part {
    const text = take(letter)?.[0]
    if (text === undefined) throw new Error(`/${source}/ is not understood at ${at}`)
    const own = known.get(text) ?? { kind: 'letter', text, fits: fitsOf(text, flags) }
    known.set(text, own)
    return own
  }
}

/** Whether a letter is in a class: the engine's own word, asked once for each letter. */
export function fitsOf(text: string, flags: string): (letter: string) => boolean {
  const whole = new RegExp(`^(?:${text})$`, flags.replace(/[gymd]/g, ''))
  const known = new Map<string, boolean>()
  return (one) => {
    const before = known.get(one)
    if (before !== undefined) return before
    const fits = whole.test(one)
    known.set(one, fits)
    return fits
  }
}
