import { fitsOf, type Part, partsOf } from './syntax.ts'

/** Goes on from a place in the text; whether all that follows matched. */
type Next = (at: number) => boolean
type Matcher = (at: number, next: Next) => boolean

class TooMany extends Error {}

/**
 * The steps in which an engine that goes back over what it took, as that of Node does, looks for a
 * pattern in a text, and what it found first: every letter that is compared and every way that is
 * entered is one. Stops at `most`. Deterministic, where a time is not.
 */
export function walk(
  { source, flags }: { source: string; flags: string },
  text: string,
  most: number,
): { steps: number; found: [number, number] | null } {
  const isUnicode = /[uv]/.test(flags)
  const kept = new Map<string, string>()
  const isWord = fitsOf('\\w', flags)
  const fold = flags.includes('i') ? (one: string) => one.toLowerCase() : (one: string) => one
  let steps = 0
  let found: [number, number] | null = null
  const whole = partsOf(source, flags)
  const match = matcherOf(whole, false)
  const begins = beginningOf(whole)
  try {
    search()
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
  }
  return { steps, found }

  function search(): void {
    for (let at = 0; at <= text.length; ) {
      step()
      kept.clear()
      let end = -1
      const isHere =
        (begins === null || begins(ahead(at))) &&
        match(at, (to) => {
          end = to
          return true
        })
      if (isHere) found ??= [at, end]
      if (flags.includes('y') || (isHere && !flags.includes('g'))) return
      at = isHere && end > at ? end : at + Math.max(1, ahead(at).length)
    }
  }

  function step(): void {
    steps += 1
    if (steps > most) throw new TooMany()
  }

  function ahead(at: number): string {
    const one = text[at] ?? ''
    return isUnicode && isPair(at) ? one + (text[at + 1] ?? '') : one
  }

  function behind(at: number): string {
    return isUnicode && isPair(at - 2) ? text.slice(at - 2, at) : (text[at - 1] ?? '')
  }

  function isPair(at: number): boolean {
    return (
      (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00
    )
  }

  function matcherOf(part: Part, isBack: boolean): Matcher {
    if (part.kind === 'letter') {
      const one = letterOf(part.fits, isBack)
      return (at, next) => {
        const to = one(at)
        return to >= 0 && next(to)
      }
    }
    if (part.kind === 'row') return rowOf(part.of, isBack)
    if (part.kind === 'choice') return choiceOf(part.of, isBack)
    if (part.kind === 'look') return lookOf(part)
    if (part.kind === 'edge') return (at, next) => isEdge(part.at, at) && next(at)
    if (part.kind === 'group') return groupOf(part.name, matcherOf(part.part, isBack), isBack)
    if (part.kind === 'again') return againOf(part.name, isBack)
    const { part: repeated } = part
    return repeated.kind === 'letter'
      ? lettersOf(letterOf(repeated.fits, isBack), part, isBack)
      : repeatOf(matcherOf(repeated, isBack), part)
  }

  /** Where a letter that fits ends; -1 where none does. */
  function letterOf(fits: (one: string) => boolean, isBack: boolean): (at: number) => number {
    return (at) => {
      step()
      const one = isBack ? behind(at) : ahead(at)
      if (one === '' || !fits(one)) return -1
      return isBack ? at - one.length : at + one.length
    }
  }

  function rowOf(of: readonly Part[], isBack: boolean): Matcher {
    const parts = of.map((each) => matcherOf(each, isBack))
    if (isBack) parts.reverse()
    return parts.reduceRight<Matcher>(
      (after, first) => (at, next) => first(at, (to) => after(to, next)),
      (at, next) => next(at),
    )
  }

  /** Ways that cannot begin with the letter at hand are passed over at once, as the engine does. */
  function choiceOf(of: readonly Part[], isBack: boolean): Matcher {
    const ways = of.map((each) => ({ go: matcherOf(each, isBack), begins: beginningOf(each) }))
    const byLetter = new Map<string, Matcher[]>()
    return (at, next) => {
      const one = ahead(at)
      let open = isBack ? ways.map(({ go }) => go) : byLetter.get(one)
      if (!open) {
        open = ways.filter(({ begins }) => begins === null || begins(one)).map(({ go }) => go)
        byLetter.set(one, open)
      }
      for (const go of open) {
        step()
        if (go(at, next)) return true
      }
      return false
    }
  }

  function lookOf({ part, isBehind, isNot }: Extract<Part, { kind: 'look' }>): Matcher {
    const seen = matcherOf(part, isBehind)
    return (at, next) => seen(at, () => true) !== isNot && next(at)
  }

  function isEdge(edge: string, at: number): boolean {
    step()
    const isLines = flags.includes('m')
    if (edge === '^') return at === 0 || (isLines && isBreak(at - 1))
    if (edge === '$') return at === text.length || (isLines && isBreak(at))
    const isOne = isWord(text[at - 1] ?? '') !== isWord(text[at] ?? '')
    return isOne === (edge === '\\b')
  }

  function isBreak(at: number): boolean {
    return /[\n\r\u2028\u2029]/.test(text[at] ?? '')
  }

  function groupOf(name: string, inner: Matcher, isBack: boolean): Matcher {
    return (at, next) =>
      inner(at, (to) => {
        const before = kept.get(name)
        kept.set(name, isBack ? text.slice(to, at) : text.slice(at, to))
        if (next(to)) return true
        if (before === undefined) kept.delete(name)
        else kept.set(name, before)
        return false
      })
  }

  function againOf(name: string, isBack: boolean): Matcher {
    return (at, next) => {
      const word = kept.get(name) ?? ''
      steps += word.length
      step()
      const from = isBack ? at - word.length : at
      if (fold(text.slice(Math.max(0, from), from + word.length)) !== fold(word)) return false
      return next(isBack ? from : from + word.length)
    }
  }

  /** One letter again and again: without a call for each, of which a long text has too many. */
  function lettersOf(
    one: (at: number) => number,
    { least, most: upTo, isLazy }: { least: number; most: number; isLazy: boolean },
    isBack: boolean,
  ): Matcher {
    return (start, next) => {
      let at = start
      let times = 0
      const wanted = isLazy ? least : upTo
      for (; times < wanted; times += 1) {
        const to = one(at)
        if (to < 0) break
        at = to
      }
      if (times < least) return false
      for (;;) {
        step()
        if (next(at)) return true
        if (isLazy) {
          at = times < upTo ? one(at) : -1
          if (at < 0) return false
          times += 1
        } else {
          if (times <= least) return false
          at += isBack ? ahead(at).length : -behind(at).length
          times -= 1
        }
      }
    }
  }

  function repeatOf(
    inner: Matcher,
    { least, most: upTo, isLazy }: { least: number; most: number; isLazy: boolean },
  ): Matcher {
    const more = (at: number, times: number, next: Next): boolean => {
      step()
      const once = () =>
        times < upTo &&
        inner(at, (to) => (to > at || to < at || times < least) && more(to, times + 1, next))
      if (times < least) return once()
      return isLazy ? next(at) || once() : once() || next(at)
    }
    return (at, next) => more(at, 0, next)
  }
}

/** What a part must begin with; null where that is more than one letter tells. */
function beginningOf(part: Part): ((letter: string) => boolean) | null {
  if (part.kind === 'letter') return part.fits
  if (part.kind === 'group') return beginningOf(part.part)
  if (part.kind === 'repeat') return part.least > 0 ? beginningOf(part.part) : null
  if (part.kind === 'row') {
    const first = part.of.find(({ kind }) => kind !== 'edge' && kind !== 'look')
    return first ? beginningOf(first) : null
  }
  if (part.kind !== 'choice') return null
  const ways = part.of.map(beginningOf)
  return ways.includes(null) ? null : (letter) => ways.some((begins) => begins?.(letter))
}
