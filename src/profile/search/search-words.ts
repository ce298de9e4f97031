import {
  fold,
  isStopWord,
  languageByStopWords,
  stem,
  stemsOfAny,
  words,
} from '../../language/words.ts'
import { questionFrame } from './question-frame.ts'

/** Different words that one answer is found by, one question looks for, one quote is looked up with. */
const answerWordsMax = 4_000
const questionWordsMax = 12
const quoteWordsMax = 40
/** A longer run of letters is found by its beginning. */
const wordMax = 48

const marks = /\p{M}+/gu
/** Scripts that write without spaces: each letter is found by itself. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const joints = /['-]/

/** The words that an answer is found by, and those of its question: stems without accents. */
export function answerWords(said: { content: string; question: string; language: string }) {
  const stems = (text: string) =>
    distinct(pieces(text).map((word) => plainStem(word, said.language)))
  const asked = pieces(said.question).filter((word) => !isStopWord(word, said.language))
  return {
    own: stems(said.content).slice(0, answerWordsMax),
    asked: distinct(asked.map((word) => plainStem(word, said.language))).slice(0, answerWordsMax),
  }
}

/** The words of a question that say what it is about, each as the stems it may have. */
export function questionWords(question: string): string[][] {
  const language = languageByStopWords(question)
  const own = distinct(pieces(question)).filter(
    (word) => !isStopWord(word, language) && !questionFrame.has(word) && /^..|\p{N}/u.test(word),
  )
  return own.slice(0, questionWordsMax).map(stemsOf)
}

/** The words of a quote, each as the stems it may have; a long one has enough of them. */
export function quoteWords(text: string): string[][] {
  return distinct(pieces(text)).slice(0, quoteWordsMax).map(stemsOf)
}

/** The words of a text as searches see them: `don't` and `e-mail` are two each. */
export function pieces(text: string): string[] {
  return words(text).flatMap((word) =>
    word.split(joints).flatMap((piece) => (unspaced.test(piece) ? [...piece] : [piece])),
  )
}

function stemsOf(word: string): string[] {
  return distinct([...stemsOfAny(word)].map(plain))
}

/** A stem as it is looked for: its letters and digits, without accents. */
export function plainStem(word: string, language: string): string {
  return plain(stem(word, language))
}

/** With more accents on each letter than this, less of a word is kept. */
const marksMax = 8

function plain(word: string): string {
  const start = word.slice(0, wordMax * marksMax)
  const letters = fold(start).normalize('NFD').replace(marks, '').replaceAll('ß', 'ss')
  return (letters.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, wordMax).join('')
}

function distinct(list: readonly string[]): string[] {
  return [...new Set(list)].filter((word) => word !== '')
}
