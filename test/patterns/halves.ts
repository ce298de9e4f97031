/**
 * A pattern in two, each with half the alternatives of its widest choice and all that stands around
 * it; null where it has none. Trying the alternatives one after the other costs at most what both
 * halves cost, so a pattern is linear when both are.
 */
export function halvesOf(source: string): [string, string] | null {
  if (/\\[1-9]|\\k</.test(source)) return null
  const whole = split(source)
  if (whole.length > 1) return inHalves(whole.map(join))
  const terms = whole[0] ?? []
  const at = widest(terms)
  const term = terms[at]
  if (!term?.choice) return null
  const [one, other] = inHalves(split(term.choice).map(join))
  const around = (half: string) =>
    `${join(terms.slice(0, at))}${term.opening}${half})${join(terms.slice(at + 1))}`
  return [around(one), around(other)]
}

function inHalves(alternatives: readonly string[]): [string, string] {
  const middle = alternatives.length >> 1
  return [alternatives.slice(0, middle).join('|'), alternatives.slice(middle).join('|')]
}

/** A part of a pattern; `choice` is what stands in its group, where that is not repeated. */
type Term = { text: string; opening: string; choice: string | null }

function join(terms: readonly Term[]): string {
  return terms.map(({ text }) => text).join('')
}

/** The group with the longest choice of several. */
function widest(terms: readonly Term[]): number {
  const lengths = terms.map(({ choice }) =>
    choice !== null && split(choice).length > 1 ? choice.length : 0,
  )
  const most = Math.max(0, ...lengths)
  return most === 0 ? -1 : lengths.indexOf(most)
}

const repetition = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y
const plainGroup = /^\((?:\?:|\?<[^=!>][^>]*>|(?!\?))/

/** The alternatives of a pattern, each as its terms in order. */
function split(source: string): Term[][] {
  const alternatives: Term[][] = [[]]
  for (let at = 0; at < source.length; ) {
    if (source[at] === '|') {
      alternatives.push([])
      at += 1
      continue
    }
    const end = endOfAtom(source, at)
    const atom = source.slice(at, end)
    repetition.lastIndex = end
    const repeated = repetition.exec(source)?.[0] ?? ''
    const opening = plainGroup.exec(atom)?.[0] ?? ''
    const choice = opening === '' || repeated !== '' ? null : atom.slice(opening.length, -1)
    alternatives.at(-1)?.push({ text: atom + repeated, opening, choice })
    at = end + repeated.length
  }
  return alternatives
}

/** Escapes with a body in braces stand together; of all others the letter behind is enough. */
const escaped = /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/sy

function endOfAtom(source: string, start: number): number {
  let depth = 0
  let inClass = false
  for (let at = start; at < source.length; at += 1) {
    const mark = source[at]
    if (mark === '\\') {
      escaped.lastIndex = at
      at += (escaped.exec(source)?.[0].length ?? 1) - 1
    } else if (inClass) inClass = mark !== ']'
    else if (mark === '[') inClass = true
    else if (mark === '(') depth += 1
    else if (mark === ')') depth -= 1
    if (depth === 0 && !inClass) return at + 1
  }
  return source.length
}
