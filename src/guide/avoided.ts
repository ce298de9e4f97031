import { isStopWord, stem, words } from '../language/words.ts'
import type { Avoidance, Language, Plan } from './plan.ts'

/** Letters at the start that every form of a word shares. */
const lettersAlike = 3
/** A name of fewer letters may pass for a part of an everyday word. */
const nameLettersMin = 5
/** Where several things are kept quiet about in one line, each is a phrase of its own. */
const separators = /[,;/]|\s(?:and|or|und|oder|et|ou|y|o|e)\s/iu
/** What comes after it says more of a thing, or why it is kept quiet about. */
const explains =
  /\s(?:that|which|who|because|since|as|until|weil|da|denn|bis|qui|que|car|parce|puisque|jusqu|porque|pois|hasta|até)\s/iu
/** What says of a thing that it exists: "the beta", "our merger". */
const determiners: Record<Language, RegExp> = {
  en: /^(?:the|this|that|these|those|our|new)$/i,
  de: /^(?:der|die|das|den|dem|des|diese[rsnm]?|unser\p{L}{0,2}|neue[rsnm]?)$/iu,
  fr: /^(?:le|la|les|l|du|des|ce|cette|ces|notre|nos|nouve\p{L}{1,4})$/iu,
  es: /^(?:el|la|los|las|del|este|esta|nuestr[oa]s?|nuev[oa]s?)$/iu,
  pt: /^(?:o|a|os|as|do|da|dos|das|este|esta|noss[oa]s?|nov[oa]s?)$/iu,
}

/** A term of a phrase: what it is compared by, and whether it names the thing, before anything is explained of it. */
type Term = { word: string; stem: string; names: boolean }
type Phrase = {
  terms: readonly Term[]
  /** The stems of its words in their order. */
  inRow: readonly string[]
  /** Words as the guide writes them, with a capital that no beginning of a line explains. */
  names: ReadonlyMap<string, string>
  /** Words that it writes with a capital. */
  capitals: ReadonlySet<string>
}

/** Whether the participant has brought a word in, in whatever form. */
export type IsSaid = (word: string) => boolean

/**
 * Whether a text brings up what the guide keeps quiet about and the participant has not said: its
 * name, two of its words, two words of it that stand together, or one that is spoken of as a thing
 * that there is. An everyday word that only happens to be in it ("pros", "planned") is none of these.
 */
export function saysAvoided(
  text: string,
  isSaid: IsSaid,
  { avoid, language }: Pick<Plan, 'avoid' | 'language'>,
): boolean {
  if (avoid.length === 0) return false
  const spoken = spokenIn(text, language)
  return avoid.some((avoidance) =>
    phrasesOf(avoidance, language).some((phrase) => {
      const found = foundIn(spoken, phrase, language)
      return found.length > 0 && !found.every(({ word }) => isSaid(word))
    }),
  )
}

/** Reads what was said once, however many words are asked about: few begin alike, and only those are worth stemming. */
export function saidIn(said: string, language: Language): IsSaid {
  let byStart: Map<string, Set<string>> | undefined
  return (word) => {
    byStart ??= startsOf(words(said))
    const wanted = stem(word, language)
    const alike = byStart.get(wanted.slice(0, lettersAlike)) ?? []
    return [...alike].some((one) => stem(one, language) === wanted)
  }
}

/** Words by the letters that they begin with; stems carry no accents. */
function startsOf(said: readonly string[]): Map<string, Set<string>> {
  const byStart = new Map<string, Set<string>>()
  for (const word of new Set(said)) {
    const bare = word.normalize('NFD').replace(/\p{M}/gu, '')
    for (let letters = 1; letters <= lettersAlike; letters += 1) {
      const start = bare.slice(0, letters)
      byStart.set(start, (byStart.get(start) ?? new Set()).add(word))
    }
  }
  return byStart
}

type ReadPhrases = { language: Language; phrases: Phrase[] }
const readBefore = new WeakMap<Avoidance, ReadPhrases>()

function phrasesOf(avoidance: Avoidance, language: Language): Phrase[] {
  const before = readBefore.get(avoidance)
  if (before?.language === language) return before.phrases
  const phrases = readPhrases(avoidance, language)
  readBefore.set(avoidance, { language, phrases })
  return phrases
}

function readPhrases({ text, terms }: Avoidance, language: Language): Phrase[] {
  const wanted = new Set(terms)
  const written = wordsAsWritten(text)
  const capitals = new Set(written.filter(isCapital).map((word) => word.toLowerCase()))
  const named = written.filter((word, at) => at > 0 && isCapital(word)).toReversed()
  const names = new Map(named.map((word) => [word.toLowerCase(), word]))
  const phraseOf = (own: readonly string[], naming: ReadonlySet<string>, inRow: string[]) => ({
    terms: own.map((word) => ({ word, stem: stem(word, language), names: naming.has(word) })),
    inRow: inRow.map((word) => stem(word, language)),
    ...{ names, capitals },
  })
  const phrases = text.split(separators).map((part) => {
    const inRow = words(part)
    const own = [...new Set(inRow)].filter((word) => wanted.has(word))
    const head = new Set(words(part.split(explains)[0] ?? ''))
    const naming = own.filter((term) => head.has(term))
    const meant = inRow.filter((word) => !isStopWord(word, language))
    return phraseOf(own, new Set(naming.length > 0 ? naming : own), meant)
  })
  const placed = new Set(phrases.flatMap((phrase) => phrase.terms.map(({ word }) => word)))
  const loose = terms.filter((term) => !placed.has(term))
  return [...phrases, ...loose.map((term) => phraseOf([term], new Set([term]), [term]))].filter(
    (phrase) => phrase.terms.length > 0,
  )
}

/** A text as it is compared: its words, their stems, where each stem stands, and how they are written. */
type Spoken = {
  words: readonly string[]
  stems: readonly string[]
  places: ReadonlyMap<string, readonly number[]>
  written: ReadonlySet<string>
}

function spokenIn(text: string, language: Language): Spoken {
  const spoken = words(text)
  const stems = spoken.map((word) => stem(word, language))
  const places = new Map<string, number[]>()
  for (const [at, one] of stems.entries()) {
    const known = places.get(one)
    if (known) known.push(at)
    else places.set(one, [at])
  }
  return { words: spoken, stems, places, written: new Set(wordsAsWritten(text)) }
}

/** The terms by which a text gives the phrase away; empty where it does not. */
function foundIn(spoken: Spoken, phrase: Phrase, language: Language): readonly Term[] {
  const placesOf = (term: Term) => spoken.places.get(term.stem) ?? []
  const found = phrase.terms.filter((term) => placesOf(term).length > 0)
  if (found.length >= 2) return found
  const isThere = (at: number) => determiners[language].test(spoken.words[at - 1] ?? '')
  return found.filter((term) => {
    if (!term.names) return false
    const name = language === 'de' ? undefined : phrase.names.get(term.word)
    const isNextTo = placesOf(term).some((at) => besides(at, spoken.stems, phrase))
    // A short name is written as the researcher wrote it: "Pro", not "pros".
    if (name !== undefined)
      return isNextTo || name.length >= nameLettersMin || spoken.written.has(name)
    const isOnly = phrase.inRow.length === 1 || phrase.terms.length === 1
    const isNoun = language === 'de' && phrase.capitals.has(term.word)
    return isOnly || isNextTo || isNoun || placesOf(term).some(isThere)
  })
}

/** Whether another word of the phrase stands next to it, as in "pro plan". */
function besides(at: number, stems: readonly string[], { inRow }: Phrase): boolean {
  const own = stems[at]
  return [stems[at - 1], stems[at + 1]].some(
    (next) => next !== undefined && next !== own && inRow.includes(next),
  )
}

function wordsAsWritten(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
