import { z } from 'zod'
import { showNumber } from './show-number.ts'

/** Counts characters as people and JSON Schema do: by code point, not by UTF-16 unit. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Text that says something: not of white space alone. */
export function words(max: number) {
  return text(1, max)
    .refine((value) => value.trim() !== '', { error: 'must not be blank' })
    .meta({ minLength: 1, maxLength: max })
}

/** A string of `min` to `max` characters, kept exactly as sent. */
export function text(min: number, max: number) {
  return z
    .string({ error: 'must be a string' })
    .refine(
      (value) => {
        // A string never has more characters than UTF-16 units nor fewer than half of them.
        if (value.length < min || value.length > 2 * max) return false
        const count = countCharacters(value)
        return count >= min && count <= max
      },
      { error: `must have ${min} to ${showNumber(max)} characters` },
    )
    .meta({ minLength: min, maxLength: max })
}
