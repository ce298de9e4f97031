import { letterOrDigit as one } from '../language/letters.ts'

const edge = `(?:(?<=${one})(?!${one})|(?<!${one})(?=${one}))`

/**
 * A case-insensitive pattern whose `\b` knows every alphabet, so that "être" has an edge before its
 * first letter. Patterns meet one statement at a time, never a whole guide.
 */
export function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll('\\b', edge), 'iu')
}

/** Any of the words or phrases, divided by `|` or line breaks, as whole words. */
export function anyOf(list: string): string {
  const alternatives = list
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return `\\b(?:${alternatives.join('|')})\\b`
}

/** A pattern and what to put in its place. */
export type Rule = readonly [RegExp, string | ((...groups: string[]) => string)]

/** What the first matching rule makes of the text, or null. */
export function firstRule(rules: readonly Rule[], text: string): string | null {
  for (const rule of rules) if (rule[0].test(text)) return applyRule(rule, text)
  return null
}

/** Places in one statement that a rule is applied to. */
const placesMax = 5

/** What every matching rule makes of the text, one after the other. */
export function everyRule(rules: readonly Rule[], text: string): string {
  let current = text
  for (const rule of rules) {
    for (let place = 0; place < placesMax; place++) {
      const next = applyRule(rule, current)
      if (next === current) break
      current = next
    }
  }
  return current
}

function applyRule([from, to]: Rule, text: string): string {
  if (typeof to === 'string') return text.replace(from, to)
  return text.replace(from, (...found: unknown[]) => {
    // A replacer gets the match, its groups, the offset (the first number), the text.
    const end = found.findIndex((part) => typeof part === 'number')
    return to(...found.slice(1, end).map((part) => (typeof part === 'string' ? part : '')))
  })
}
