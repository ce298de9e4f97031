import type { ClosedQuestion } from '../../guide/plan.ts'
import { fold } from '../../language/words.ts'
import { chosenText } from './closed-at.ts'
import { numberIn } from './numbers.ts'

/** Longer than this nobody chooses in words. */
const charactersMax = 500
/** Words around the option that somebody names. */
const besideWordsMax = 4
const partsMax = 60
/** What may turn an option named in passing into its opposite. */
const negation =
  /(?<!\p{L})(?:not|no|none|never|neither|n't|don't|isn't|nicht|nie|keine?[nmrs]?|weder|pas|ni|non|jamais|aucune?|nunca|ningun[oa]|ningún|não|nem|nenhum[a]?|except|but|außer|aber|sauf|mais pas|menos|salvo|exceto)(?!\p{L})/iu
const divider = /[,;\n/+&]|\s(?:and|und|et|y|e)\s/iu
/** "Yes" of "Yes, always". */
const beginning = /^([^,;:(–—]{1,80}?)\s?[,;:(–—]/u

/** What somebody chooses in words of their own, where these match; null where they do not. */
export function readChoice(
  closed: ClosedQuestion,
  said: string,
  language: string,
): number[] | null {
  const answer = bare(said)
  if (answer === '' || answer.length > charactersMax) return null
  switch (closed.kind) {
    case 'one': {
      const at = optionIn(closed, answer)
      return at === null ? null : [at]
    }
    case 'some':
      return someIn(closed, answer)
    case 'scale':
      return pointIn(closed, answer, language)
    case 'number': {
      const value = numberIn(answer, language)
      return value === null ? null : [value]
    }
  }
}

/**
 * What the conversation has of words that chose something: the text of the options, or the point of a scale
 * as a tap gives it. A number has no text to stand for it, and words that say more than a point stay.
 */
export function takenFor(closed: ClosedQuestion, choice: readonly number[], said: string): string {
  if (closed.kind === 'number') return said
  const saysMore = closed.kind === 'scale' && wordsIn(said).length > besideWordsMax
  return saysMore ? said : chosenText(closed, choice)
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}

function bare(text: string): string {
  return fold(text.slice(0, charactersMax + 1))
    .replace(/^[\s"'“”„«».,;:!?¡¿()[\]-]{1,20}/u, '')
    .replace(/(?<![\s"'“”„«».,;:!?()[\]-])[\s"'“”„«».,;:!?()[\]-]{1,20}$/u, '')
}

/** The one option that an answer is, begins or names; null where none is, or several are. */
function optionIn({ options = [] }: ClosedQuestion, answer: string): number | null {
  const texts = options.map(({ text }) => bare(text))
  const exact = texts.indexOf(answer)
  if (exact !== -1) return exact
  const begun = only(texts, (text) => beginning.exec(text)?.[1] === answer)
  if (begun !== null) return begun
  if (negation.test(answer) && !texts.some((text) => negation.test(text))) return null
  const named = texts.map((text) => (names(answer, text) ? text : ''))
  // "Somebody else" stands in "somebody else, I am asked": the longer one is meant.
  const longest = named.reduce((one, other) => (other.length > one.length ? other : one), '')
  const others = named.filter((text) => text !== '' && !longest.includes(text))
  return longest === '' || others.length > 0 ? null : named.indexOf(longest)
}

function only(texts: readonly string[], holds: (text: string) => boolean): number | null {
  const found = texts.flatMap((text, at) => (holds(text) ? [at] : []))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Whether an answer names an option with few words beside it, and denies none of it. */
function names(answer: string, option: string): boolean {
  const at = option === '' ? -1 : answer.indexOf(option)
  if (at === -1) return false
  const [before, behind] = [answer.slice(0, at), answer.slice(at + option.length)]
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind)) return false
  const beside = `${before} ${behind}`
  const words = beside.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length <= besideWordsMax && !negation.test(beside)
}

/** Each part of an answer an option of its own. */
function someIn(closed: ClosedQuestion, answer: string): number[] | null {
  const whole = optionIn(closed, answer)
  const isExact = whole !== null && bare(closed.options?.[whole]?.text ?? '') === answer
  if (isExact) return [whole]
  const parts = answer
    .split(divider)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > partsMax) return null
  const found = parts.map((part) => optionIn(closed, bare(part)))
  if (found.some((at) => at === null)) return whole === null ? null : [whole]
  const chosen = [...new Set(found.flatMap((at) => at ?? []))].sort((one, other) => one - other)
  return chosen.length === 0 || chosen.length > (closed.max ?? chosen.length) ? null : chosen
}

function pointIn(closed: ClosedQuestion, answer: string, language: string): number[] | null {
  const { from = 0, to = 0, labels = {} } = closed
  if (labels.low !== undefined && bare(labels.low) === answer) return [from]
  if (labels.high !== undefined && bare(labels.high) === answer) return [to]
  // "6 of 7", "6/7"
  const ofAll = new RegExp(`\\s?(?:/|out of|of|von|sur|de)\\s?${to}$`, 'iu')
  const value = numberIn(answer.replace(ofAll, ''), language)
  const isPoint = value !== null && Number.isInteger(value) && value >= from && value <= to
  return isPoint ? [value] : null
}
