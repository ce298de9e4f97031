import { isStopWord, stem, words } from '../../language/words.ts'
import { theTelling } from '../search/question-frame.ts'
import { clausesOf, isNegator, polarityOf } from './negation.ts'
import { article, namesIn, numbersToldBy } from './support.ts'

/** Words that leave it open whether something is so. */
const hedges = new Set(
  `if maybe perhaps might may could would should probably possibly unless almost
  wenn falls vielleicht könnte könnten würde würden wohl wahrscheinlich eventuell fast
  si peut-être pourrait pourraient serait probablement éventuellement presque
  quizá quizás podría podrían sería probablemente acaso casi
  se talvez poderia poderiam seria provavelmente quase`.split(/\s+/),
)

/** Words that make much of little: they stand in a sentence only where whoever is quoted used them. */
const overstating = new Set(
  `all every everyone everybody everything always never nobody none most mostly many majority only both
  several few entirely completely very too more much far ever
  alle allen aller alles jede jeder jedes immer nie niemals niemand keiner meisten meist viele vielen nur
  beide mehrere einige wenige völlig sehr mehr viel ganz
  tous toutes tout chaque toujours jamais personne aucun aucune plupart beaucoup seulement plusieurs
  quelques complètement très trop plus
  todos todas todo toda cada siempre nunca nadie ninguno ninguna mayoría muchos muchas solo sólo ambos
  varios varias pocos completamente muy más mucho mucha demasiado
  sempre ninguém nenhum nenhuma maioria muitos muitas só apenas ambos vários várias poucos muito muita
  mais demais`.split(/\s+/),
)
/** Words that say no where dialect is written; `net` is another word in English. */
const dialects: Record<string, ReadonlySet<string>> = {
  de: new Set('net nit nix kä kei nimmer'.split(' ')),
  en: new Set(['nowt']),
}

/** Of a number or name, beside 1 of another word. */
const fixedWeight = 0.01

/** Words that make one thing the cause of another, and those by which people tell that themselves. */
const causal = new Set('because therefore weil deshalb parce porque'.split(' '))
const causing = causal.union(
  new Set(
    'so since cos as denn darum also drum donc car puisque alors pues así entonces então pois'.split(
      ' ',
    ),
  ),
)

type Held = { language: string; stems: readonly string[]; isBorrowing: boolean }
/** A clause by what it says, in order; numbers are of it also where they are short words. */
type Clause = { tokens: string[]; isDenied: boolean; isOpen: boolean; strong: string[] }

/** Whether a sentence says plainly, the other way or of another what a quote says. */
export function turns(
  sentence: string,
  quote: string,
  { language, stems, isBorrowing }: Held,
): string | null {
  const claimed = polarityOf(sentence, language)
  const said = polarityOf(quote, language)
  const clauses = readClauses(quote, language)
  const own = new Set(clauses.flatMap(({ tokens }) => tokens))
  const isTurned = [...claimed.said].some((one) => own.has(one) && !said.said.has(one))
  if (isTurned || (isBorrowing && claimed.negations > 0 !== said.negations > 0)) {
    return 'negation differs'
  }
  const told = readClauses(sentence, language)
  const isHedged = told.some(({ isOpen }) => isOpen)
  const isLeftOpen = (one: string) => {
    const holding = clauses.filter(({ tokens }) => tokens.includes(one))
    return holding.length > 0 && holding.every(({ isOpen }) => isOpen)
  }
  if (!isHedged && stems.some(isLeftOpen)) return 'the quote leaves it open'
  const isCaused = words(quote).some((word) => causing.has(word))
  if (!isCaused && words(sentence).some((word) => causal.has(word))) {
    return 'says more than the quote'
  }
  const names = new Set(namesIn(sentence, language).map((name) => plainStem(name, language)))
  const isFixed = (token: string) => names.has(token) || isNumber(token)
  const fixed = told.flatMap(({ tokens }) => tokens.filter((one) => isFixed(one) && own.has(one)))
  if (!standsInOrder(fixed, wordsOf(quote, language))) return 'another order'
  return lackOfClauses(told, clauses, (one) => isFixed(one) && own.has(one))
}

/** Whether each clause says its words, numbers and names in the order and on the side of one that says most of them. */
function lackOfClauses(
  told: readonly Clause[],
  clauses: readonly Clause[],
  isFixed: (token: string) => boolean,
): string | null {
  for (const clause of told) {
    const shares = clauses.map(({ tokens }) => {
      const both = shared(clause.tokens, tokens)
      // What is told of finds the clause; a number or name only where that leaves it open.
      return both.filter((one) => !isFixed(one)).length + both.filter(isFixed).length * fixedWeight
    })
    const most = Math.max(...shares)
    if (most === 0) continue
    const nearest = clauses.filter((_, at) => shares[at] === most)
    const sided = nearest.filter(({ isDenied }) => isDenied === clause.isDenied)
    if (sided.length === 0) return 'negation differs'
    const counting = sided.filter(({ tokens }) =>
      clause.tokens.every((one) => !isFixed(one) || tokens.includes(one)),
    )
    if (counting.length === 0) return 'says it of something else'
    const asStrong = counting.filter(({ strong }) => holdsAll(clause.strong, strong))
    if (asStrong.length === 0) return 'says more than the quote'
    if (!asStrong.some(({ tokens }) => keepsOrder(clause.tokens, tokens))) return 'another order'
  }
  return null
}

function shared(tokens: readonly string[], others: readonly string[]): string[] {
  return [...new Set(tokens).intersection(new Set(others))]
}

/** Whether no two words of a clause stand there the other way around: who did what to whom. */
function keepsOrder(tokens: readonly string[], others: readonly string[]): boolean {
  const known = tokens.filter((one) => others.includes(one))
  return known.every((one, at) =>
    known.slice(at + 1).every((next) => {
      return one === next || others.indexOf(one) < others.lastIndexOf(next)
    }),
  )
}

/** Whether all of a list stand in another in the same order. */
function standsInOrder(wanted: readonly string[], list: readonly string[]): boolean {
  let at = -1
  return wanted.every((one) => {
    at = list.indexOf(one, at + 1)
    return at >= 0
  })
}

/** Whether each word stands in another list, as often. */
export function holdsAll(list: readonly string[], others: readonly string[]): boolean {
  const left = [...others]
  return list.every((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The words that make much of little. */
export function strongWordsIn(list: readonly string[]): string[] {
  return list.filter((word) => overstating.has(word))
}

/** What is told of a cause is said of another thing than what it is the cause of. */
function partAtCauses(clause: string): string[] {
  const parts: string[][] = [[]]
  for (const word of words(clause)) {
    if (causing.has(word)) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts.map((part) => part.join(' '))
}

function readClauses(text: string, language: string): Clause[] {
  return clausesOf(text)
    .flatMap(partAtCauses)
    .map((clause) => {
      const list = words(clause)
      return {
        tokens: wordsOf(clause, language).filter((one) => one !== ''),
        isDenied: list.some((word) => denies(word, language)),
        isOpen: list.some((word) => hedges.has(word)),
        strong: strongWordsIn(list),
      }
    })
}

/** The stems of all words in order, numbers as digits, and nothing where a word says nothing. */
function wordsOf(text: string, language: string): string[] {
  return words(text).map((word) => {
    const [number] = numbersToldBy(word)
    if (number !== undefined && number !== article) return number
    const isEmpty = !saysSomething(word, language) || denies(word, language) || theTelling.has(word)
    return isEmpty ? '' : plainStem(word, language)
  })
}

/** The stem of a word; “added” has one letter less of it than “add”. */
export function plainStem(word: string, language: string): string {
  return stem(word, language).replace(/(\p{L})\1$/u, '$1')
}

function denies(word: string, language: string): boolean {
  return isNegator(word, language) || dialects[language.slice(0, 2)]?.has(word) === true
}

/** Whether a word is more than frame; of one letter alone it is not, whatever lists of those have. */
export function saysSomething(word: string, language: string): boolean {
  return /^..|\d/u.test(word) && !isStopWord(word, language)
}

function isNumber(token: string): boolean {
  return /^\d/.test(token)
}
