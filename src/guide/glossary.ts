import { isStopWord, words } from '../language/words.ts'
import type { Language } from './plan.ts'

const termsMax = 40
const termCharactersMax = 50
/** No more of a guide is looked at. */
const charactersMax = 30_000

/** Product names, quoted and capitalised terms: what is likely to be a name of something. */
export function glossaryOf(text: string, product: string | null, language: Language): string[] {
  const start = text.slice(0, charactersMax)
  const found = new Map<string, string>()
  const add = (term: string) => {
    const clean = term.trim().replace(/(?<![.,;:])[.,;:]+$/, '')
    const known = found.has(clean.toLowerCase())
    if (clean.length < 2 || clean.length > termCharactersMax || known || found.size >= termsMax)
      return
    if (words(clean).every((word) => isStopWord(word, language))) return
    found.set(clean.toLowerCase(), clean)
  }
  if (product) add(product)
  for (const [, term = ''] of start.matchAll(/["“„«]\s?([^"“”„«»\n]{2,50}?)\s?["”“»]/g))
    if (term.split(' ').length <= 5 && !/[?!.]$/.test(term)) add(term)
  // Where everything is in capitals, capitals tell nothing.
  const mixed = start.replace(/^[^\p{Ll}\n]*$/gmu, '')
  for (const [term] of mixed.matchAll(
    /\b(?:[A-Z]{2,6}\d{0,3}|[A-Z][a-z]+[A-Z]\w*|[a-z]+[A-Z][a-z]\w*)\b/g,
  ))
    add(term)
  // German writes every noun with a capital, so there it tells nothing.
  if (language !== 'de')
    for (const [, term = ''] of start.matchAll(
      /(?<=[\p{Ll},;] )(\p{Lu}[\p{Ll}\d]+(?: \p{Lu}[\p{Ll}\d]+){0,2})/gu,
    ))
      add(term)
  return [...found.values()]
}
