import { fold } from '../words.ts'

/** Words of a stretch that are read. */
const wordsMax = 60
/** Characters of a stretch in which those words are looked for, and of one word. */
const charactersMax = 1_000
const wordCharactersMax = 64
/** Letters in a row that are looked at within a word. */
const lettersMin = 3
const lettersMax = 5
const halfBits = 16

/**
 * 32-bit FNV-1a over UTF-16 units, its halves folded so that the low bits are well mixed
 * (http://www.isthe.com/chongo/tech/comp/fnv/), as one of the places.
 */
function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  return ((hash ^ (hash >>> halfBits)) >>> 0) % places
}

/**
 * What a stretch of an answer is judged by, each as a place among `places`, a power of two: its words,
 * those beside each other and with one between, the letters within them, and how it begins.
 */
export function featuresOf(text: string, places: number): number[] {
  const plain = fold(text.slice(0, charactersMax)).normalize('NFD').replace(/\p{M}/gu, '')
  const said = plain.match(/[\p{L}']+|\d+|[?!":]/gu) ?? []
  const words = [
    '^',
    ...said.slice(0, wordsMax).map((word) => word.slice(0, wordCharactersMax)),
    '$',
  ]
  const found = new Set<number>()
  const add = (feature: string) => found.add(placeOf(feature, places))
  for (const [at, word] of words.entries()) {
    const [next, after] = [words[at + 1], words[at + 2]]
    add(`word ${word}`)
    if (next !== undefined) add(`pair ${word} ${next}`)
    if (after !== undefined) add(`around ${word} ${after}`)
    const bounded = `<${word}>`
    for (let length = lettersMin; length <= lettersMax; length += 1) {
      for (let from = 0; from + length <= bounded.length; from += 1) {
        add(`letters ${bounded.slice(from, from + length)}`)
      }
    }
  }
  if (said[0] !== undefined) add(`first ${said[0]}`)
  return [...found]
}
