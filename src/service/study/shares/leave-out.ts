import { languages } from '../../../guide/plan.ts'
import { isTitle } from '../../../interview/questions/greeting.ts'
import { isStopWord } from '../../../language/words.ts'

/** Somebody's words, and the names and addresses that are known to be theirs. */
export type Said = { text: string; known: readonly string[] }

/** Stands where something was left out, in every language. */
export const leftOut = '[…]'

const nameLengthMin = 2
/** A part of a name that is a common word, too, is one where it is as long and begins with a capital. */
const commonLengthMin = 4
/** Longest address that is looked for, to each side of its sign. */
const addressHalfMax = 254

/** The words without the names and addresses of whoever said them, nor any other e-mail address. */
export function leaveOut({ text, known }: Said): string {
  const parts = known.flatMap(partsOf).sort((a, b) => b.length - a.length)
  return parts.reduce(withoutWord, withoutAddresses(text))
}

/** What somebody is called by: all of it, without what only goes before names, and each of its words. */
function partsOf(known: string): string[] {
  const whole = known.trim()
  const words = whole.split(/\s+/).filter((word) => !isTitle(word))
  return [...new Set([whole, words.join(' '), ...words])].filter(
    (part) => part.length >= nameLengthMin,
  )
}

/** Whatever its case; what may be another word, only as a name is written. */
function withoutWord(text: string, part: string): string {
  const isCommon = languages.some((language) => isStopWord(part, language))
  if (isCommon && (part.length < commonLengthMin || lower(part[0] ?? '') === part[0])) return text
  const [within, wanted] = isCommon ? [text, part] : [lower(text), lower(part)]
  let left = ''
  let from = 0
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (at < from || isLetter(text[at - 1]) || isLetter(text[end])) continue
    left += text.slice(from, at) + leftOut
    from = end
  }
  return left + text.slice(from)
}

/** Lower case of the same length, so that places in one are places in the other. */
function lower(text: string): string {
  const whole = text.toLowerCase()
  if (whole.length === text.length) return whole
  return [...text].map((sign) => sameLength(sign, sign.toLowerCase())).join('')
}

function sameLength(sign: string, lowered: string): string {
  return lowered.length === sign.length ? lowered : sign
}

/** Of a script with spaces between its words, which those without two cases do not all have. */
function isLetter(sign = ''): boolean {
  return sign.toLowerCase() !== sign.toUpperCase() || (sign >= '0' && sign <= '9')
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
