import { readable } from '../../language/readable.ts'
import { fold } from '../../language/words.ts'
import {
  exaggerations,
  fillers,
  furtherOn,
  goesOn,
  holding,
  idioms,
  negators,
  phrases,
} from './phrases.ts'

/** Words that may stand where a phrase has a gap. */
const gapMax = 12
/** Words before a phrase in which it is denied, or said of what a thing does to one. */
const beforeMax = 5

type Word = { text: string; sentence: number; clause: number; isQuoted: boolean }

/** The phrases by the words they may begin with. */
const byFirstWord = new Map<string, string[][]>()
for (const phrase of phrases) {
  for (const first of phrase[0]?.split('/') ?? []) {
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase])
  }
}

/**
 * Whether somebody writes in plain words that they want to die or hurt themselves: a short list of what
 * people say, in five languages, neither denied, nor quoted, nor a way of speaking. It is answered with
 * words that would startle whoever meant nothing of the kind; all else is left to the learned score.
 */
export function tellsOfSelfHarm(text: string): boolean {
  const words = wordsOf(text)
  return words.some(
    ({ text: word }, at) =>
      byFirstWord.get(word)?.some((phrase) => isAt(words, at, phrase)) && isMeant(words, at),
  )
}

/** The words that count, without accents and apostrophes. */
function wordsOf(text: string): Word[] {
  const plain = fold(readable(text).replace(/[\r\n]+/g, ' . '))
    .normalize('NFD')
    .replace(/['\p{M}]/gu, '')
  const words: Word[] = []
  let sentence = 0
  let clause = 0
  let isQuoted = false
  for (const [found] of plain.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[.!?;:,"]/gu)) {
    if (found === '"') isQuoted = !isQuoted
    else if (/^[.!?;]$/.test(found)) sentence += 1
    else if (/^[,:]$/.test(found)) clause += 1
    else if (!fillers.has(found)) words.push({ text: found, sentence, clause, isQuoted })
  }
  return words
}

/** Whether a phrase stands there, within one sentence. */
function isAt(words: readonly Word[], from: number, phrase: readonly string[]): boolean {
  const sentence = words[from]?.sentence
  let at = from
  for (const [part, pattern] of phrase.entries()) {
    if (pattern === '~') continue
    const reach = phrase[part - 1] === '~' ? gapMax : 0
    const last = at + reach
    while (at <= last && words[at]?.sentence === sentence && !fits(words[at], pattern)) at += 1
    if (at > last || words[at]?.sentence !== sentence) return false
    at += 1
  }
  return !saysWhere(words[at - 1], words[at])
}

/** "I don't want to live" goes on with "in a city". */
function saysWhere(last: Word | undefined, next: Word | undefined): boolean {
  return (
    goesOn.has(last?.text ?? '') &&
    next?.sentence === last?.sentence &&
    next?.clause === last?.clause &&
    furtherOn.has(next?.text ?? '')
  )
}

function fits(word: Word | undefined, pattern: string): boolean {
  return (
    word !== undefined &&
    pattern
      .split('/')
      .some((one) =>
        one.endsWith('*') ? word.text.startsWith(one.slice(0, -1)) : word.text === one,
      )
  )
}

/** Whether what stands there is neither denied nor quoted nor a way of speaking. */
function isMeant(words: readonly Word[], at: number): boolean {
  const { sentence, clause, isQuoted } = words[at] ?? {}
  if (isQuoted) return false
  const beside = words.filter((word) => word.sentence === sentence)
  if (beside.some(({ text }) => idioms.has(text))) return false
  const before = words
    .slice(Math.max(0, at - beforeMax), at)
    .filter((word) => word.sentence === sentence && word.clause === clause)
    .map(({ text }) => text)
  if (before.some((text) => exaggerations.has(text))) return false
  return !before.some((text) => negators.has(text)) || before.some((text) => holding.has(text))
}
