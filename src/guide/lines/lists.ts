/** Dividers of a list: "price, trust and speed". */
const and = `and|or|und|oder|et|ou|y|e|o|&|sowie`
const divider = new RegExp(`\\s?[;,]\\s?(?:(?:${and})\\s)?|\\s(?:${and})\\s`, 'iu')
const commas = new RegExp(`\\s?[;,]\\s(?:(?:${and})\\s)?`, 'iu')
/** What begins a clause of its own: "who else eats with them". */
const asks =
  /^(?:who|what|how|when|where|which|why|whether|wer|was|wie|wann|wo|welche\p{L}*|warum|ob|qui|que|quoi|comment|quand|où|pourquoi|quel\p{L}*|quién|qué|cómo|cuándo|dónde|por qué|quem|o que|como|quando|onde|por que)(?!\p{L})/iu
/** Words of one part of a list, and of one thing to keep quiet about. */
const partWordsMax = 5
const quietWordsMax = 9
const partsMax = 20

/** "price, trust and speed" in three, and so are clauses; a phrase of many words stays whole. */
export function listed(text: string, isQuiet = false): string[] {
  const bare = text.replace(/[.;]$/, '').trim()
  const parts = bare
    .split(isQuiet ? commas : divider)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const wordsMax = isQuiet ? quietWordsMax : partWordsMax
  const isList =
    parts.length > 1 &&
    parts.length <= partsMax &&
    parts.every((part) => part.split(' ').length <= wordsMax || asks.test(part))
  return isList ? parts : bare === '' ? [] : [bare]
}
