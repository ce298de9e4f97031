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

/** `naming`: those of its terms that name the thing, before anything is explained of it. */
type Phrase = { terms: string[]; naming: string[]; inRow: string[] }

/**
 * Whether a text brings up what the guide keeps quiet about and the participant has not said: its
 * name, two of its words, two words of it that stand together, or one that is spoken of as a thing
 * that there is. An everyday word that only happens to be in it ("pros", "planned") is none of these.
 */
export function saysAvoided(
  text: string,
  said: string,
  { avoid, language }: Pick<Plan, 'avoid' | 'language'>,
): boolean {
  return avoid.some((avoidance) =>
    phrasesOf(avoidance, language).some((phrase) => {
      const found = foundIn(text, phrase, avoidance, language)
      return found.length > 0 && !found.every((term) => isSaid(term, said, language))
    }),
  )
}

function phrasesOf({ text, terms }: Avoidance, language: Language): Phrase[] {
  const phrases = text.split(separators).map((part) => {
    const inRow = words(part)
    const own = terms.filter((term) => inRow.includes(term))
    const head = words(part.split(explains)[0] ?? '')
    const naming = own.filter((term) => head.includes(term))
    return {
      terms: own,
      naming: naming.length > 0 ? naming : own,
      inRow: inRow.filter((word) => !isStopWord(word, language)),
    }
  })
  const placed = new Set(phrases.flatMap((phrase) => phrase.terms))
  const loose = terms.filter((term) => !placed.has(term))
  return [
    ...phrases,
    ...loose.map((term) => ({ terms: [term], naming: [term], inRow: [term] })),
  ].filter((phrase) => phrase.terms.length > 0)
}

/** The terms by which a text gives the phrase away; empty where it does not. */
function foundIn(text: string, phrase: Phrase, avoidance: Avoidance, language: Language): string[] {
  const spoken = words(text)
  const stems = spoken.map((word) => stem(word, language))
  const places = (term: string) => {
    const wanted = stem(term, language)
    return stems.flatMap((one, at) => (one === wanted ? [at] : []))
  }
  const found = phrase.terms.filter((term) => places(term).length > 0)
  if (found.length >= 2) return found
  const isThere = (at: number) => determiners[language].test(spoken[at - 1] ?? '')
  return found.filter((term) => {
    if (!phrase.naming.includes(term)) return false
    const name = nameIn(avoidance.text, term, language)
    const isNextTo = places(term).some((at) => besides(at, stems, phrase, language))
    // A short name is written as the researcher wrote it: "Pro", not "pros".
    if (name !== null)
      return isNextTo || name.length >= nameLettersMin || wordsAsWritten(text).includes(name)
    const isOnly = phrase.inRow.length === 1 || phrase.terms.length === 1
    return (
      isOnly || isNextTo || isNoun(avoidance.text, term, language) || places(term).some(isThere)
    )
  })
}

/** A term as it is written where it is a name: with a capital that no beginning of a line explains. */
function nameIn(written: string, term: string, language: Language): string | null {
  if (language === 'de') return null
  return (
    wordsAsWritten(written).find(
      (word, at) => at > 0 && isCapital(word) && word.toLowerCase() === term,
    ) ?? null
  )
}

function isNoun(written: string, term: string, language: Language): boolean {
  return (
    language === 'de' &&
    wordsAsWritten(written).some((word) => isCapital(word) && word.toLowerCase() === term)
  )
}

function wordsAsWritten(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** Whether another word of the phrase stands next to it, as in "pro plan". */
function besides(
  at: number,
  stems: readonly string[],
  { inRow }: Phrase,
  language: Language,
): boolean {
  const others = inRow.map((word) => stem(word, language)).filter((one) => one !== stems[at])
  return others.some((other) => stems[at - 1] === other || stems[at + 1] === other)
}

/** Whether the participant has brought the word in, in whatever form. */
function isSaid(term: string, said: string, language: Language): boolean {
  const wanted = stem(term, language)
  // Few words begin alike: only those are worth stemming, however much was said.
  return words(said).some(
    (word) =>
      bare(word).startsWith(wanted.slice(0, lettersAlike)) && stem(word, language) === wanted,
  )
}

/** Stems carry no accents. */
function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
