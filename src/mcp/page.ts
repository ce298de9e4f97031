import { z } from 'zod'
import { name } from '../contract/resources.ts'
import { showNumber } from '../contract/show-number.ts'

/** Items of one page of a list: as many of the longest as an answer holds. */
export const pageItems = 25
/** Characters of one item of such a page; what is longer is cut. */
const lineCharactersMax = 900

/** Where an answer begins that has more parts than one. */
export const from = z
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be at least 1' })
  .max(1_000_000, { error: 'must be at most 1,000,000' })
  .optional()
  .describe('The first item to tell, from 1: the answer before says where it goes on.')

export const cursor = name
  .optional()
  .describe('Where the next page begins: as the answer before says.')

export const cursorShown = z
  .string()
  .optional()
  .describe('Of the next page; absent with the last one.')

export function nextPage(next: string | null): string {
  return next === null ? 'That is all.' : `There are more: call again with cursor ${next}`
}

/** One line of a list, cut where it is too long. */
export function line(...parts: (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined && part !== '').join('; ')
  return text.length > lineCharactersMax ? `${text.slice(0, lineCharactersMax - 1)}…` : text
}

/** A number with what it counts, as in `1 interview`. */
export function count(number: number, of: string): string {
  return `${showNumber(number)} ${of}${number === 1 ? '' : 's'}`
}
