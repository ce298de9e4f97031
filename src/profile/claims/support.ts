import { contentStems, fold, words } from '../../language/words.ts'
import { negationFlips, polarityOf } from './negation.ts'

const numberWords: Record<string, string> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'um dois três quatro cinco seis sete oito nove dez onze doze',
  ].flatMap((list) => list.split(' ').map((word, index) => [word, String(index + 1)])),
)

/** “One” is an article in most languages: it counts nothing. */
export const article = '1'

function numbersIn(text: string): string[] {
  const digits = fold(text).match(/\d+(?:[.,:]\d+)*/g) ?? []
  return digits.map((number) => number.replace(/,(?=\d{3}\b)/g, ''))
}

/** The numbers in a text, in digits or as a word up to twelve. */
export function numbersToldBy(text: string): Set<string> {
  const spelled = words(text).flatMap((word) => numberWords[word] ?? [])
  return new Set([...numbersIn(text), ...spelled])
}

/** Capitalized words inside a sentence. German capitalizes every noun, so none are told there. */
export function namesIn(text: string, language: string): string[] {
  if (language.startsWith('de')) return []
  const found = text.matchAll(
    /(?<![\p{L}\p{N}'’-])(?=\p{Lu})(?<![.!?:"“]\s{0,3}|^\s{0,3})[\p{L}\p{N}]+/gu,
  )
  return [...found].map((match) => fold(match[0])).filter((name) => name !== 'i')
}

export type Grounds = {
  quote: string
  /** The question that was answered. */
  context: string
  language: string
  /** Names that need no support: the product's own. */
  known: readonly string[]
}

/** Why a quote does not bear out what is claimed from it; null when it does. */
export function lacksSupport(claimed: string, grounds: Grounds): string | null {
  const { quote, context, language, known } = grounds
  if (claimed === quote) return null
  const ground = `${quote}\n${context}`
  const told = numbersToldBy(ground)
  if (numbersIn(claimed).some((number) => !told.has(number))) return 'number not in the quote'
  // “Marek” stands in “Marek's”.
  const names = new Set(
    [ground, ...known].flatMap(words).flatMap((word) => [word, ...word.split(/['-]/)]),
  )
  if (namesIn(claimed, language).some((name) => !names.has(name))) return 'name not in the quote'
  const said = polarityOf(quote, language)
  if (negationFlips(polarityOf(claimed, language), said)) return 'negation differs'
  if (fold(quote).includes(fold(claimed))) return null
  const stems = new Set(contentStems(ground, language))
  if (!contentStems(claimed, language).some((word) => stems.has(word))) return 'says something else'
  return null
}
