import { wholeWords } from '../../language/letters.ts'

/** Characters between an order's verb and what it is about. */
const reach = 90
/** Words such as "now" and "please" in a row before the verb. */
const leadsMax = 4

/** A pattern of orders, and words without one of which it need not be looked for. */
export type Shape = { pattern: RegExp; needs: ReadonlySet<string> | null }

/**
 * Makes the patterns of orders in one language. `leads` put a verb behind them in the mood of an
 * order where it does not begin its clause: "please", "you must", "I want you to".
 */
export function ordersWith(leads: string) {
  const begins = `(?:^|[.!?:;,)\\]}>"*|/-] ?|${wholeWords(leads)} )`
  const sep = `(?:${wholeWords(leads)},? ){0,${leadsMax}}`
  return (verbs: string, things: string): Shape => ({
    pattern: new RegExp(
      `${begins}${sep}${wholeWords(verbs)}[^.!?;]{0,${reach}}?${wholeWords(things)}`,
      'u',
    ),
    needs: firstWords(verbs),
  })
}

/** The words one of which stands in whatever has one of the verbs; null where they are patterns. */
function firstWords(verbs: string): ReadonlySet<string> | null {
  const found = verbs.split('|').map((verb) => /^\p{L}+(?![\p{L}?*\\(])/u.exec(verb)?.[0])
  const known = found.filter((word) => word !== undefined)
  return verbs.includes('(') || known.length < found.length ? null : new Set(known)
}

/** A pattern of words that are an order wherever they stand. */
export function sign(...lists: string[]): Shape {
  return always(new RegExp(wholeWords(...lists), 'u'))
}

export function always(pattern: RegExp): Shape {
  return { pattern, needs: null }
}
