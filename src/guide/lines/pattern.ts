import { letterOrDigit as one } from '../../language/letters.ts'

const edge = `(?:(?<=${one})(?!${one})|(?<!${one})(?=${one}))`

/**
 * A case-insensitive pattern whose `\b` knows every alphabet, so that "être" has an edge before its
 * first letter. Patterns meet one statement at a time, never a whole guide: some hundred characters
 * in one line, words one space apart. So `.` takes anything and `\\s` is one character.
 */
export function pattern(source: string): RegExp {
  let made = patterns.get(source)
  if (!made) {
    made = new RegExp(source.replaceAll('\\b', edge), 'isu')
    patterns.set(source, made)
  }
  return made
}

/** Each is made once: some stand in functions, with words of a language in them. */
const patterns = new Map<string, RegExp>()

/** Any of the words or phrases, divided by `|` or line breaks, as whole words. */
export function anyOf(list: string): string {
  const alternatives = list
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return `\\b(?:${alternatives.join('|')})\\b`
}

/** What to put in a pattern's place. */
export type Reworded = string | ((...groups: string[]) => string)
export type Rule = readonly [RegExp, Reworded]

/** A longer text is no question that anybody would say; it is left as it is. */
export const ruleCharactersMax = 300

/** What the first matching rule makes of the text, or null. */
export function firstRule(rules: readonly Rule[], text: string): string | null {
  if (text.length > ruleCharactersMax) return null
  for (const rule of rules) if (rule[0].test(text)) return applyRule(rule, text)
  return null
}

function applyRule([from, to]: Rule, text: string): string {
  if (typeof to === 'string') return text.replace(from, to)
  return text.replace(from, (...found: unknown[]) => {
    // A replacer gets the match, its groups, the offset (the first number), the text.
    const end = found.findIndex((part) => typeof part === 'number')
    return to(...found.slice(1, end).map((part) => (typeof part === 'string' ? part : '')))
  })
}
