import { languages } from '../../../guide/plan.ts'
import { isTitle } from '../../../interview/questions/greeting.ts'
import { isStopWord } from '../../../language/words.ts'

/** Somebody's words, and the names and addresses that are known to be theirs. */
export type Said = { text: string; known: readonly string[] }

/** Stands where something was left out, in every language. */
export const leftOut = '[…]'

const nameLengthMin = 2
/** A half of a double name is a name of its own from so many letters on. */
const halfLengthMin = 3
/** A part of a name that is a common word, too, is one where it is as long and begins with a capital. */
const commonLengthMin = 4
/** Longest address that is looked for, to each side of its sign. */
const addressHalfMax = 254

type Stretch = { start: number; end: number }

/** The words without the names and addresses of whoever said them, nor any other e-mail address. */
export function leaveOut({ text, known }: Said): string {
  const left = withoutAddresses(text)
  const folded = foldWithPlaces(left)
  const found = [...new Set(known.flatMap(partsOf))].flatMap((part) => placesOf(part, left, folded))
  return without(left, found)
}

/** What somebody is called by: all of it, without what only goes before names, and each of its words. */
function partsOf(known: string): string[] {
  // An address is no name, and goes as one.
  if (known.includes('@')) return [known.trim()]
  const words = known.split(/[^\p{L}\p{M}\p{N}'’ʼ\u00ad-]+/u).filter((word) => !isTitle(word))
  const halves = words
    .flatMap((word) => word.split('-'))
    .filter(({ length }) => length >= halfLengthMin)
  return [words.join(' '), ...words, ...halves].filter((part) => part.length >= nameLengthMin)
}

/** A text as names are compared, and where each of its signs begins in the text. */
type Folded = { text: string; places: number[] }

/** Small letters without accents, apostrophes and hyphens, however they are written. */
function foldWithPlaces(text: string): Folded {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = foldSign(sign)
    for (let each = 0; each < plain.length; each += 1) places.push(at)
    folded += plain
    at += sign.length
  }
  places.push(at)
  return { text: folded, places }
}

function foldSign(sign: string): string {
  if (sign >= 'a' && sign <= 'z') return sign
  if (sign === '-' || /\s/.test(sign)) return ' '
  if (/['’ʼ\u00ad\u200b-\u200d\ufeff]/.test(sign)) return ''
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function placesOf(part: string, text: string, { text: within, places }: Folded): Stretch[] {
  const wanted = foldWithPlaces(part).text.trim()
  const isCommon = languages.some((language) => isStopWord(wanted, language))
  if (wanted === '' || (isCommon && part.length < commonLengthMin)) return []
  const found: Stretch[] = []
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const start = places[at] ?? 0
    const end = endOf(text, places, at + wanted.length)
    const isWord = !isLetter(within[at - 1]) && endsWord(within, at + wanted.length)
    if (isWord && !(isCommon && !isCapital(text[start]))) found.push({ start, end })
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
  return !isLetter(within[at]) || (within[at] === 's' && !isLetter(within[at + 1]))
}

function isCapital(sign = ''): boolean {
  return sign !== sign.toLowerCase()
}

/** Of a script with spaces between its words, which those without two cases do not all have. */
function isLetter(sign = ''): boolean {
  return sign.toLowerCase() !== sign.toUpperCase() || (sign >= '0' && sign <= '9')
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
