import { isStopWord, stem, words } from '../../language/words.ts'
import type { AnswerQuote } from '../answerer.ts'
import { questionFrame } from '../search/question-frame.ts'
import { clausesOf, polarityOf } from './negation.ts'
import { lacksSupport } from './support.ts'

/** Least share of a sentence's words that are the person's own; the others may be of the question. */
const ownShareMin = 0.5

/** Words that make much of little: they stand in a sentence only where whoever is quoted used them. */
const overstating = new Set(
  `all every everyone everybody everything always never nobody none most mostly many majority only both
  several few entirely completely
  alle allen aller alles jede jeder jedes immer nie niemals niemand keiner meisten meist viele vielen nur
  beide mehrere einige wenige völlig
  tous toutes tout chaque toujours jamais personne aucun aucune plupart beaucoup seulement plusieurs
  quelques complètement
  todos todas todo toda cada siempre nunca nadie ninguno ninguna mayoría muchos muchas solo sólo ambos
  varios varias pocos completamente
  sempre ninguém nenhum nenhuma maioria muitos muitas só apenas ambos vários várias poucos`.split(
    /\s+/,
  ),
)

/** Words that leave it open whether something is so. */
const hedges = new Set(
  `if maybe perhaps might may could would should probably possibly unless almost
  wenn falls vielleicht könnte könnten würde würden wohl wahrscheinlich eventuell fast
  si peut-être pourrait pourraient serait probablement éventuellement presque
  quizá quizás podría podrían sería probablemente acaso casi
  se talvez poderia poderiam seria provavelmente quase`.split(/\s+/),
)

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
  for (const quotes of Map.groupBy(cited, ({ person }) => person).values()) {
    const lack = lacksIn(sentence, quotes, known)
    if (lack !== null) return lack
  }
  return null
}

/** The same for what one person said. */
function lacksIn(
  sentence: string,
  quotes: readonly AnswerQuote[],
  known: readonly string[],
): string | null {
  const quote = quotes.map(({ text }) => text).join('\n')
  const context = quotes.map(({ asked }) => asked).join('\n')
  const language = quotes[0]?.language ?? 'en'
  const lack = lacksSupport(sentence, { quote, context, language, known })
  if (lack !== null) return lack
  const said = words(quote)
  if (words(sentence).some((word) => overstating.has(word) && !said.includes(word))) {
    return 'says more than the quote'
  }
  const stems = stemsOf(sentence, language, known)
  const own = new Set(stemsOf(quote, language))
  const asked = new Set(stemsOf(context, language))
  const borrowed = stems.filter((one) => !own.has(one))
  if (stems.length === 0 || borrowed.some((one) => !asked.has(one))) return 'says something else'
  if (borrowed.length > stems.length * (1 - ownShareMin)) return 'says something else'
  return turns(sentence, quote, { language, stems, own, isBorrowing: borrowed.length > 0 })
}

type Held = {
  language: string
  stems: readonly string[]
  own: ReadonlySet<string>
  isBorrowing: boolean
}

/** Whether a sentence says plainly what the quote denies, leaves open, or answers with a no. */
function turns(
  sentence: string,
  quote: string,
  { language, stems, own, isBorrowing }: Held,
): string | null {
  const claimed = polarityOf(sentence, language)
  const said = polarityOf(quote, language)
  const isTurned = [...claimed.said].some((one) => own.has(one) && !said.said.has(one))
  if (isTurned || (isBorrowing && claimed.negations > 0 !== said.negations > 0)) {
    return 'negation differs'
  }
  if (words(sentence).some((word) => hedges.has(word))) return null
  const clauses = clausesOf(quote).map((clause) => ({
    isOpen: words(clause).some((word) => hedges.has(word)),
    stems: new Set(stemsOf(clause, language)),
  }))
  const isOpen = (one: string) => {
    const holding = clauses.filter((clause) => clause.stems.has(one))
    return holding.length > 0 && holding.every((clause) => clause.isOpen)
  }
  return stems.some(isOpen) ? 'the quote leaves it open' : null
}

/** The stems of the words that say something: neither of the language's frame nor of the telling. */
function stemsOf(text: string, language: string, known: readonly string[] = []): string[] {
  const named = new Set(known.flatMap(words))
  return words(text)
    .filter((word) => !isStopWord(word, language) && !questionFrame.has(word) && !named.has(word))
    .map((word) => stem(word, language))
}
