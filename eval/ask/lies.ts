import type { Language } from '../../src/guide/plan.ts'
import { fold, isStopWord } from '../../src/language/words.ts'
import type { AnswerQuote } from '../../src/profile/answerer.ts'
import { numbersToldBy } from '../../src/profile/claims/support.ts'
import type { Chance } from '../../src/rehearsal/cast/chance.ts'
import { type TellingWords, tellingWords } from './telling-words.ts'

/** A sentence, and the quotes it names by their places. */
export type Sentence = { text: string; quotes: number[] }

type Shown = { quotes: readonly AnswerQuote[]; chance: Chance }
/** One quote in clauses of words, with what else there is to lie with. */
type Picked = Shown & {
  at: number
  quote: AnswerQuote
  /** The clause that is told, and all words of the quote. */
  clause: string[]
  whole: string[]
  telling: TellingWords
}
type Make = (picked: Picked) => string | Sentence | null

const clauseWordsMin = 4
const clauseWordsMax = 22
const triesMax = 60

/** Kinds of lies: those that the gates were tuned on, and those that nobody looked at before. */
export const liesKnown: Record<string, Make> = {
  'invents a reason': (picked) => {
    const { telling, clause } = picked
    const other = elsewhere(picked)
    return other && [...clause, telling.because, ...other.clause].join(' ')
  },
  'puts in another word': (picked) => {
    const other = elsewhere(picked)
    const word = other?.clause.find((one) => isContent(one, picked))
    const at = picked.clause.findLastIndex((one) => isContent(one, picked))
    return word && at >= 0 ? picked.clause.with(at, word).join(' ') : null
  },
  'makes more of it': ({ clause, telling, chance, quote }) => {
    const at = clause.findIndex((word) => !isStopWord(word, quote.language))
    const more = chance.pick(telling.more)
    return at < 0 || says(quote, more) ? null : clause.toSpliced(at, 0, more).join(' ')
  },
  'says that everybody says so': ({ clause, telling, chance }) =>
    framed(chance.pick(telling.everybody), clause),
  'drops a not': ({ clause, telling: { nots, otherNos } }) => {
    const isNot = (word: string) => Object.hasOwn(nots, fold(word))
    const last = clause.findLastIndex(isNot)
    if (last < 1 || last === clause.length - 1) return null
    if (clause.some((word) => otherNos.includes(fold(word)))) return null
    return clause
      .map((word) => (isNot(word) ? (nots[fold(word)] ?? '') : word.replace(/^n['’]/, '')))
      .filter(Boolean)
      .join(' ')
  },
  'changes a number': ({ clause, telling, chance }) => {
    const at = clause.findIndex((word) => isNumber(word, telling))
    const word = clause[at]
    if (!word) return null
    const other = /\d/.test(word)
      ? word.replace(/\d+/, (digits) => String(Number(digits) * 2 + 1))
      : chance.pick(telling.numbers.filter((one) => one !== fold(word)))
    return clause.with(at, other).join(' ')
  },
  'exchanges two numbers': ({ whole, telling }) =>
    exchange(whole, (word) => isNumber(word, telling)),
  'merges two people': (picked) => {
    const { clause, telling, at } = picked
    const other = elsewhere(picked)
    if (!other) return null
    const text = [...clause, telling.and, ...other.clause].join(' ')
    return { text, quotes: [at, other.at] }
  },
}

export const liesApart: Record<string, Make> = {
  'changes a name': (picked) => {
    const at = picked.clause.findIndex(isName(picked))
    const names = picked.quotes.flatMap(({ text }) => wordsOf(text).filter(isName(picked)))
    const other = names.find((name) => !says(picked.quote, name) && !asks(picked.quote, name))
    return at > 0 && other ? picked.clause.with(at, other).join(' ') : null
  },
  'exchanges two names': (picked) => exchange(picked.whole, isName(picked)),
  'puts it under another quote': (picked) => {
    const other = elsewhere(picked)
    return other && { text: picked.clause.join(' '), quotes: [other.at] }
  },
  'drops a doubt': ({ clause, telling: { maybes } }) => {
    const isMaybe = (word: string) => maybes.includes(fold(word))
    if (!clause.some(isMaybe)) return null
    return clause.filter((word) => !isMaybe(word)).join(' ')
  },
  'says the opposite': ({ clause, telling: { never, nots, otherNos } }) => {
    const isNo = (word: string) => Object.hasOwn(nots, fold(word)) || otherNos.includes(fold(word))
    return clause.some(isNo) ? null : framed(never, clause)
  },
  'answers for them': ({ quote, telling }) => {
    const asked = wordsOf(quote.asked.split(/[.!:;,]\s/).at(-1) ?? '')
    const [first = ''] = wordsOf(quote.text)
    const told = asked.filter((word) => !telling.asks.includes(fold(word)))
    const isYes = telling.yes.includes(fold(first))
    const isOwn = told.every((word) => says(quote, word))
    return isYes || isOwn || told.length < clauseWordsMin ? null : told.join(' ')
  },
  'turns who does what': (picked) => exchange(picked.clause, (word) => isContent(word, picked)),
}

/** Sentences that tell what was said: these must stand. */
export const honest: Record<string, Make> = {
  'in their own words': ({ clause }) => clause.join(' '),
  'of somebody who says so': ({ clause, telling }) => framed(telling.says, clause),
  'in the third person': ({ clause, quote }) => {
    const told = clause.map((word) => third[fold(word)] ?? word)
    return quote.language === 'en' && told.some((word, at) => word !== clause[at])
      ? told.join(' ')
      : null
  },
}

const third: Record<string, string> = {
  ...{ i: 'they', me: 'them', my: 'their', mine: 'theirs', we: 'they', us: 'them', our: 'their' },
  ...{
    "i'm": 'they are',
    "i've": 'they have',
    "i'd": 'they would',
    "i'll": 'they will',
    am: 'are',
  },
  ...{ myself: 'themselves', "we're": 'they are', "we've": 'they have' },
}

/** A sentence of a kind on some of these quotes; null where they lend themselves to none. */
export function make(kind: Make, shown: Shown): Sentence | null {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const at = Math.floor(shown.chance.next() * shown.quotes.length)
    const picked = pick(shown, at)
    const made = picked && kind(picked)
    if (!picked || !made) continue
    const { text, quotes } = typeof made === 'string' ? { text: made, quotes: [at] } : made
    const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    // What came out as it was said is no lie.
    const isSaid = fold(picked.quote.text).includes(fold(text)) && quotes[0] === at
    if (!isSaid || Object.values(honest).includes(kind)) return { text: sentence, quotes }
  }
  return null
}

function pick(shown: Shown, at: number): Picked | null {
  const quote = shown.quotes[at]
  const telling = quote && tellingWords[quote.language as Language] // Only these are stored.
  if (!telling) return null
  const clauses = quote.text.split(/[,;:.!?…()"“”«»]+(?=\s|$)|\s[–—-]\s|\n/).map(wordsOf)
  const long = clauses.filter((words) => {
    const content = words.filter((word) => !isStopWord(word, quote.language)).length
    return words.length >= clauseWordsMin && words.length <= clauseWordsMax && content > 1
  })
  if (long.length === 0) return null
  const clause = shown.chance.pick(long)
  return { ...shown, at, quote, clause, whole: wordsOf(quote.text), telling }
}

/** Another person's quote in the same language that shares no word that says something. */
function elsewhere(picked: Picked): Picked | null {
  const at = Math.floor(picked.chance.next() * picked.quotes.length)
  const other = pick(picked, at)
  const { quote } = picked
  if (!other || other.quote.person === quote.person || other.quote.language !== quote.language) {
    return null
  }
  const content = other.clause.filter((word) => isContent(word, picked))
  return content.length > 1 && !content.some((word) => says(quote, word) || asks(quote, word))
    ? other
    : null
}

/** A clause behind words that tell it; what begins a sentence is no name. */
function framed(frame: string, [first = '', ...rest]: readonly string[]): string {
  const begun = /^\p{Lu}\p{Lu}/u.test(first) ? first : first.toLowerCase()
  return [frame, begun, ...rest].join(' ')
}

/** The words with the first two different ones that are such exchanged. */
function exchange(words: readonly string[], isSuch: (word: string, at: number) => boolean) {
  const one = words.findIndex(isSuch)
  const other = words.findIndex((word, at) => {
    return at > one && isSuch(word, at) && meaning(word) !== meaning(words[one] ?? '')
  })
  if (one < 0 || other < 0) return null
  return words
    .with(one, words[other] ?? '')
    .with(other, words[one] ?? '')
    .join(' ')
}

/** “2” and “two” are one. */
function meaning(word: string): string {
  return [...numbersToldBy(word)].join(' ') || fold(word)
}

function isContent(word: string, { quote, telling }: Picked): boolean {
  return word.length > 3 && !isStopWord(word, quote.language) && !isNumber(word, telling)
}

const isName =
  ({ quote: { language } }: Picked) =>
  (word: string, at: number) =>
    at > 0 && language !== 'de' && /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isStopWord(word, language)

function isNumber(word: string, { numbers }: TellingWords): boolean {
  return /\d/.test(word) || numbers.includes(fold(word))
}

const says = ({ text }: AnswerQuote, word: string) => fold(text).includes(fold(word).slice(0, 5))
const asks = ({ asked }: AnswerQuote, word: string) => fold(asked).includes(fold(word).slice(0, 5))

function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}£$€]+|[^\p{L}\p{N}%€]+$/gu, '')
    return bare === '' ? [] : bare
  })
}
