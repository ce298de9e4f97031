import { words } from '../../language/words.ts'
import type { AnswerQuote } from '../answerer.ts'
import { questionFrame, theTelling } from '../search/question-frame.ts'
import { article, lacksSupport, numbersToldBy } from './support.ts'
import { holdsAll, plainStem, saysSomething, strongWordsIn, turns } from './turned.ts'

/** Least share of a sentence's words that are the person's own; the others may be of the question. */
const ownShareMin = 0.5

/**
 * Why a sentence does not stand on the quotes it names; null where it does. Everybody whose words it
 * names must say all of it: so nobody's words are put into somebody else's mouth.
 */
export function lacksCarrying(
  sentence: string,
  cited: readonly AnswerQuote[],
  known: readonly string[],
): string | null {
  if (cited.length === 0) return 'no quote'
  const people = Map.groupBy(cited, ({ person }) => person)
  const telling = people.size > 1 ? questionFrame : theTelling
  for (const quotes of people.values()) {
    const lack = lacksIn(sentence, quotes, known, telling)
    if (lack !== null) return lack
  }
  return null
}

/** The same for what one person said. */
function lacksIn(
  sentence: string,
  quotes: readonly AnswerQuote[],
  known: readonly string[],
  telling: ReadonlySet<string>,
): string | null {
  const quote = quotes.map(({ text }) => text).join('\n')
  const context = quotes.map(({ asked }) => asked).join('\n')
  const language = quotes[0]?.language ?? 'en'
  const lack = lacksSupport(sentence, { quote, context, language, known })
  if (lack !== null) return lack
  if (!holdsAll(strongWordsIn(words(sentence)), words(quote))) {
    return 'says more than the quote'
  }
  const told = numbersToldBy(`${quote}\n${context}`)
  const counted = [...numbersToldBy(sentence)].filter((number) => number !== article)
  if (counted.some((number) => !told.has(number))) return 'number not in the quote'
  const stems = stemsOf(withoutTelling(sentence, language, telling), language, known)
  const own = new Set(stemsOf(words(quote), language))
  const asked = new Set(stemsOf(words(context), language))
  const borrowed = stems.filter((one) => !own.has(one))
  if (stems.length === 0 || borrowed.some((one) => !asked.has(one))) return 'says something else'
  if (borrowed.length > stems.length * (1 - ownShareMin)) return 'says something else'
  return turns(sentence, quote, { language, stems, isBorrowing: borrowed.length > 0 })
}

/** The words of a sentence without those of its beginning that only say that somebody says so. */
function withoutTelling(sentence: string, language: string, telling: ReadonlySet<string>) {
  const list = words(sentence)
  const from = list.findIndex((word) => saysSomething(word, language) && !telling.has(word))
  return from < 0 ? [] : list.slice(from)
}

/** The stems of the words that say something. */
function stemsOf(list: readonly string[], language: string, known: readonly string[] = []) {
  const named = new Set(known.flatMap(words))
  return list
    .filter((word) => saysSomething(word, language) && !named.has(word))
    .map((word) => plainStem(word, language))
}
