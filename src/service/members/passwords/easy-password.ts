import { commonWords } from './common-words.ts'
import { withoutWalks } from './keyboard-walks.ts'
import { isKnownPassword } from './known-passwords.ts'

/** What must be left of a password when everything is taken out of it that guessers try first. */
const restCharactersMin = 8
const restDifferentMin = 4

/** The shortest password there is: what repeats something shorter is no longer than that. */
const passwordCharactersMin = 12
/** One word of up to so many letters, with or without signs around it, is what most people take. */
const loneWordLettersMax = 15
const disguisedLettersMax = 2
/** Most consonants that a word has in a row, and of all its letters. */
const consonantsInRowMax = 3
const consonantsShareMax = 0.75

/** Shorter words are in too many passwords by chance. */
const ownWordCharactersMin = 3
/** Fewest neighbours on a keyboard or in an alphabet that count as a run. */
const runCharactersMin = 3

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklñ',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'wxcvbn',
  '!@#$%^&*()',
  '!"§$%&/()',
].flatMap((run) => [run, [...run].reverse().join('')])

/** Letters that are written as something else, which guessers know. */
const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

export type Owner = { email: string; name?: string | null | undefined; orgID: string }

/**
 * Whether a password is one that many take, or little is left of it without common words, rows of keys,
 * years and the words that its owner is known by. Which characters it is made of is nobody's business.
 */
export function isEasyToGuess(password: string, owner: Owner): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const words = [...wordsOf(owner), ...commonWords].sort((a, b) => b.length - a.length)
  const once = shortestRepeat(plain)
  const isShortOne = once.length < Math.min(plain.length, passwordCharactersMin)
  if (isShortOne || isLoneWord(password.normalize('NFKC'))) return true
  const readings = [plain, withoutLookAlikes(plain)]
  if ([...readings, wordWithin(plain)].some(isKnownPassword)) return true
  return [...readings, unwoven(plain)].some((text) => {
    const rest = [...restOf(shortestRepeat(text), words)]
    return rest.length < restCharactersMin || new Set(rest).size < restDifferentMin
  })
}

function wordsOf({ email, name, orgID }: Owner): string[] {
  return [email, name ?? '', orgID]
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => [...word].length >= ownWordCharactersMin)
}

function withoutLookAlikes(text: string): string {
  return [...text].map((character) => lookAlikes[character] ?? character).join('')
}

/** Every second character and then the others: whoever types two rows in turn types two rows. */
function unwoven(text: string): string {
  const characters = [...text]
  const half = (which: number) => characters.filter((_, at) => at % 2 === which).join('')
  return half(0) + half(1)
}

/** What a password repeats that is nothing but the same again and again. */
function shortestRepeat(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** Whether it is a word, also with digits or signs before or behind it, written as words are. */
function isLoneWord(password: string): boolean {
  const middle = [...wordWithin(password)]
  if (middle.length === 0 || middle.length > loneWordLettersMax) return false
  const disguised = middle.filter((character) => !isLetter(character))
  if (disguised.length > disguisedLettersMax) return false
  const word = withoutLookAlikes(middle.join(''))
  if (!/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u.test(word)) return false
  const isCased = [word.toLowerCase(), word.toUpperCase()].includes(word)
  const isTitled = word.slice(1) === word.slice(1).toLowerCase()
  return (isCased || isTitled) && isPronounceable(word.toLowerCase())
}

/** From its first letter to its last one. */
function wordWithin(password: string): string {
  const characters = [...password]
  const first = characters.findIndex(isLetter)
  if (first === -1) return ''
  return characters.slice(first, characters.findLastIndex(isLetter) + 1).join('')
}

function isLetter(character: string): boolean {
  return /^\p{L}$/u.test(character)
}

/** Of other scripts than the Latin one every word is taken for one that can be said. */
function isPronounceable(word: string): boolean {
  let inRow = 0
  let consonants = 0
  for (const letter of word.normalize('NFD').replace(/\p{M}/gu, '')) {
    const isConsonant = /[b-df-hj-np-tv-xz]/.test(letter)
    inRow = isConsonant ? inRow + 1 : 0
    if (inRow > consonantsInRowMax) return false
    if (isConsonant) consonants += 1
  }
  return consonants <= word.length * consonantsShareMax
}

function restOf(text: string, words: readonly string[]): string {
  const withoutWords = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  const withoutYears = withoutWords.replace(/(?:19|20)\d\d/g, ' ')
  return withoutRuns(withoutWalks(withoutYears)).replace(/\s+/g, '')
}

/** Without rows of neighbours, and without the second and later of the same character in a row. */
function withoutRuns(text: string): string {
  const left = text.replace(/(.)\1+/gu, '$1')
  let rest = ''
  for (let at = 0; at < left.length; ) {
    const length = runLengthAt(left, at)
    if (length < runCharactersMin) rest += left[at]
    at += length < runCharactersMin ? 1 : length
  }
  return rest
}

function runLengthAt(text: string, at: number): number {
  let longest = 1
  for (const run of runs) {
    const start = run.indexOf(text.slice(at, at + 1))
    let length = 0
    while (start + length < run.length && text[at + length] === run[start + length]) length += 1
    if (start !== -1 && length > longest) longest = length
  }
  return longest
}
