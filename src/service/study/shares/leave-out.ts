import { languages } from '../../../guide/plan.ts'
import { isTitle } from '../../../interview/questions/greeting.ts'
import { isStopWord } from '../../../language/words.ts'
import { type Folded, foldNames } from './fold-names.ts'

/** Somebody's words, and the names and addresses that are known to be theirs. */
export type Said = { text: string; known: readonly string[] }

/** Stands where something was left out, in every language. */
export const leftOut = '[…]'

const nameLengthMin = 2
/** A half of a double name is a name of its own from so many letters on. */
const halfLengthMin = 3
/** A part of a name that is a common word, too, is one where it is as long and begins with a capital. */
const commonLengthMin = 4
/** Names in one word have so many letters. */
const joinedLengthMin = 6
/** Longest address that is looked for, to each side of its sign. */
const addressHalfMax = 254

type Stretch = { start: number; end: number }

/** The words without the names and addresses of whoever said them, nor any other e-mail address. */
export function leaveOut({ text, known }: Said): string {
  const left = withoutAddresses(text)
  const parts = known.flatMap((each) => partsOf(each.normalize('NFC')))
  // With the ways of writing accents that a name and a text may differ in.
  const found = [false, true].flatMap((isSpelled) => {
    const folded = foldNames(left, { isSpelled })
    const wanted = parts.flatMap(({ part, isJoined }) => {
      const forms = [true, isSpelled].map((spelled) =>
        foldNames(part, { isSpelled: spelled }).text.trim(),
      )
      return [...new Set(forms)].map((form) => ({ form, isJoined, length: part.length }))
    })
    const once = new Map(wanted.map((one) => [one.form, one]))
    return [...once.values()].flatMap((one) => placesOf(one, left, folded))
  })
  return without(left, found)
}

/** `isJoined`: of several words, which are looked for as one. */
type Part = { part: string; isJoined: boolean }

/** What somebody is called by: all of it, without what only goes before names, and each of its words. */
function partsOf(known: string): Part[] {
  // An address is no name, and goes as one.
  if (known.includes('@')) return [{ part: known.trim(), isJoined: false }]
  const words = known.split(/[^\p{L}\p{M}\p{N}'’ʼ\u00ad-]+/u).filter((word) => !isTitle(word))
  const halves = words
    .flatMap((word) => word.split('-'))
    .filter(({ length }) => length >= halfLengthMin)
  const parts = [words.join(' '), ...words, ...halves].map((part) => ({ part, isJoined: false }))
  return [...parts, ...joinedOf(words)].filter(({ part }) => part.length >= nameLengthMin)
}

/** Names in one word, as in what people are called by elsewhere. */
function joinedOf(words: readonly string[]): Part[] {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  // What is made of common words is one, too, as "willpower".
  if (words.length < 2 || [first, last].some(isCommon)) return []
  const joined = [words.join(''), first + last, last + first]
  return joined
    .filter(({ length }) => length >= joinedLengthMin)
    .map((part) => ({ part: part.replaceAll('-', ''), isJoined: true }))
}

function isCommon(word: string): boolean {
  return languages.some((language) => isStopWord(word, language))
}

type Wanted = { form: string; isJoined: boolean; length: number }

function placesOf(
  { form, isJoined, length }: Wanted,
  text: string,
  { text: within, places }: Folded,
): Stretch[] {
  const isOrdinary = !isJoined && isCommon(form)
  if (form === '' || (isOrdinary && length < commonLengthMin)) return []
  const found: Stretch[] = []
  for (let at = within.indexOf(form); at >= 0; at = within.indexOf(form, at + 1)) {
    const past = at + form.length
    const start = places[at] ?? 0
    const end = endOf(text, places, past)
    const isWord = !goesOn(form[0], within[at - 1]) && endsWord(within, past)
    if (isWord && !(isOrdinary && !isCapital(text[start]))) found.push({ start, end })
  }
  return found
}

/** Where the last sign of a match ends: what is folded away behind it stays. */
function endOf(text: string, places: readonly number[], past: number): number {
  const last = places[past - 1] ?? 0
  const sign = String.fromCodePoint(text.codePointAt(last) ?? 0)
  let end = last + sign.length
  while (/^\p{M}$/u.test(text[end] ?? '')) end += 1
  return end
}

/** Whether a word ends here, or with an "s" that says whose something is. */
function endsWord(within: string, at: number): boolean {
  if (!goesOn(within[at - 1], within[at])) return true
  return within[at] === 's' && !isLetter(within[at + 1])
}

/** Whether a word does not end between these two; a number behind a name is none of it. */
function goesOn(one: string | undefined, other: string | undefined): boolean {
  return isLetter(other) && (isDigit(one) || !isDigit(other))
}

function isDigit(sign = ''): boolean {
  return sign >= '0' && sign <= '9'
}

function isCapital(sign = ''): boolean {
  return sign !== sign.toLowerCase()
}

/** Of a script with spaces between its words, which those without two cases do not all have. */
function isLetter(sign = ''): boolean {
  return sign.toLowerCase() !== sign.toUpperCase() || isDigit(sign)
}

/** The text without these stretches, those that overlap or follow each other as one. */
function without(text: string, stretches: readonly Stretch[]): string {
  let left = ''
  let from = 0
  for (const { start, end } of stretches.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (end <= from) continue
    const between = text.slice(from, Math.max(from, start))
    // A name in two words is one.
    if (start >= from && !(left !== '' && between.trim() === '')) left += between + leftOut
    from = end
  }
  return left + text.slice(from)
}

function withoutAddresses(text: string): string {
  let left = ''
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < from) continue
    const begin = edgeOf(text, at, -1)
    const end = edgeOf(text, at, 1)
    if (begin === at || end === at + 1 || begin < from) continue
    left += text.slice(from, begin) + leftOut
    from = end
  }
  return left + text.slice(from)
}

/** Where the half of an address ends that goes this way. */
function edgeOf(text: string, at: number, way: 1 | -1): number {
  let to = at
  while (Math.abs(to - at) < addressHalfMax && isOfAddress(text[to + way])) to += way
  // The stop behind an address ends the sentence.
  while (to !== at && !isLetter(text[to])) to -= way
  return way === 1 ? to + 1 : to
}

function isOfAddress(sign = ' '): boolean {
  return sign.trim() !== '' && !'@<>()[]{},;:"“”„«»|\\'.includes(sign)
}
