import type { Snapshot } from '../../api.ts'
import { fill, type PageLanguage, type Texts } from '../../texts/languages.ts'

/** A question that is answered by a choice, as the page is told of it. */
export type Closed = NonNullable<Snapshot['conversation'][number]['closed']>

/** What is chosen and not yet sent: of a number as it stands in its field, which may be none yet. */
export type Chosen = { choice: number[]; written: string }

export const nothing: Chosen = { choice: [], written: '' }

/** No number is larger. */
const sizeMax = 1e12
/** Two keys within this time are one number. */
const keysApartMs = 1_000

/** Every value of a scale, lowest first. */
export function valuesOf({ from = 1, to = from }: Closed): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Reads a number as it is written in a language, thousands apart or not; null where it is none. */
export function readNumber(written: string, language: PageLanguage): number | null {
  const bare = written.replace(/[\s'’]/g, '')
  const [thousands, decimals] = language === 'en' ? [',', '.'] : ['.', ',']
  const [first = '', ...rest] = bare.split(thousands)
  const isGrouped = rest.length > 0 && rest.every((part) => part.split(decimals)[0]?.length === 3)
  const value = Number((isGrouped ? [first, ...rest].join('') : bare).replace(',', '.'))
  return bare === '' || /[^\d.,+-]/.test(bare) || !(Math.abs(value) <= sizeMax) ? null : value
}

/** The choice that the chosen comes to; null where there is none yet, or no number. */
export function choiceOf({ kind }: Closed, { choice, written }: Chosen, language: PageLanguage) {
  if (kind !== 'number') return choice.length > 0 ? choice : null
  const value = readNumber(written, language)
  return value === null ? null : [value]
}

/** The words that stand for a choice in the conversation. */
export function tell({ kind, options = [] }: Closed, choice: readonly number[]): string {
  if (kind === 'scale' || kind === 'number') return choice.join()
  return choice.map((index) => options[index]).join(', ')
}

/** How the question is answered, in a few words. */
export function nameWay(t: Texts, closed: Closed): string {
  const { kind, max, options = [] } = closed
  if (kind === 'one') return t.chooseOne
  if (kind === 'number') return t.chooseNumber
  if (kind === 'scale') {
    const values = valuesOf(closed)
    return fill(t.chooseScale, { from: values[0] ?? '', to: values.at(-1) ?? '' })
  }
  return max && max < options.length ? fill(t.chooseUpTo, { max }) : t.chooseAny
}

/** Takes one more, or takes it back; null where that would be more than may be chosen. */
export function toggle({ max = 0 }: Closed, choice: readonly number[], index: number) {
  if (choice.includes(index)) return choice.filter((other) => other !== index)
  if (max > 0 && choice.length >= max) return null
  return [...choice, index].sort((one, other) => one - other)
}

/**
 * Reads number keys: which option, from 1, or which value of a scale they mean. A digit soon after
 * another belongs to it where the two make a number that is there.
 */
export function createKeys(closed: Closed) {
  const isScale = closed.kind === 'scale'
  const values = isScale ? valuesOf(closed) : (closed.options ?? []).map((_, index) => index)
  let before = { digits: '', at: Number.NEGATIVE_INFINITY }
  return (key: string, at: number): number | null => {
    if (!/^\d$/.test(key)) return null
    const tries = at - before.at < keysApartMs ? [before.digits + key, key] : [key]
    const digits = tries.find((each) => values.includes(Number(each) - (isScale ? 0 : 1)))
    before = { digits: digits ?? key, at }
    return digits === undefined ? null : Number(digits) - (isScale ? 0 : 1)
  }
}
