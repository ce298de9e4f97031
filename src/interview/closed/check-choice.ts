import { AppError } from '../../contract/errors.ts'
import type { ClosedQuestion } from '../../guide/plan.ts'
import { chosenText } from './closed-at.ts'
import { numberIn } from './numbers.ts'

/** What may stand between the options that somebody chose. */
const between = /^[\s,;·•|/&\n]*$/u
const sizeMax = 1e12

/**
 * A choice that was sent with its text, in the order of the options. Throws `invalid` where the question
 * does not offer it, or where the text says something else.
 */
export function checkChoice(
  closed: ClosedQuestion | null,
  { choice, text }: { choice: readonly number[]; text: string },
  language: string,
): number[] {
  if (!closed) throw invalid('choice belongs to a closed question, and the newest one is none')
  const isValue = closed.kind === 'scale' || closed.kind === 'number'
  const chosen = isValue ? valueIn(closed, choice) : optionsIn(closed, choice)
  const says = isValue
    ? text.trim() === chosenText(closed, chosen) || numberIn(text, language) === chosen[0]
    : between.test(withoutOptions(closed, chosen, text))
  if (!says) throw invalid('text must be what choice says: the options chosen, or the number')
  return chosen
}

function valueIn({ kind, from = 0, to = 0 }: ClosedQuestion, choice: readonly number[]): number[] {
  const [value] = choice
  if (value === undefined || choice.length > 1)
    throw invalid('choice must have exactly 1 item here')
  const isOnScale = Number.isInteger(value) && value >= from && value <= to
  if (kind === 'scale' && !isOnScale)
    throw invalid(`choice must be a whole number from ${from} to ${to}`)
  if (Math.abs(value) > sizeMax) throw invalid('choice must be a number of at most 13 digits')
  return [value]
}

function optionsIn(closed: ClosedQuestion, choice: readonly number[]): number[] {
  const { options = [], kind, max = options.length } = closed
  const isOffered = (at: number) => Number.isInteger(at) && at >= 0 && at < options.length
  if (!choice.every(isOffered) || new Set(choice).size !== choice.length) {
    throw invalid(`choice must name options from 0 to ${options.length - 1}, each once`)
  }
  const most = kind === 'one' ? 1 : max
  if (choice.length > most) {
    throw invalid(`choice must have at most ${most} ${most === 1 ? 'item' : 'items'} here`)
  }
  return choice.toSorted((one, other) => one - other)
}

/** What is left of a text without each of these options once, the longest taken first. */
function withoutOptions(
  { options = [] }: ClosedQuestion,
  choice: readonly number[],
  text: string,
): string {
  const texts = choice.map((at) => options[at]?.text ?? '').sort((a, b) => b.length - a.length)
  let rest = text
  for (const option of texts) {
    const at = rest.indexOf(option)
    if (at === -1) return text
    rest = `${rest.slice(0, at)},${rest.slice(at + option.length)}`
  }
  return rest
}

function invalid(message: string): AppError {
  return new AppError('invalid', `${message}.`)
}
