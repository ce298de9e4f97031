import { createHash } from 'node:crypto'
import { commonPasswords } from './common-passwords.ts'

/** 36 bits: of what nobody chose, one in twenty million is taken for one of the list. */
const markCharacters = 6

const known = new Set(commonPasswords.match(new RegExp(`[\\w-]{${markCharacters}}`, 'g')))

/** Whether it is one of those that people take most often; all of them in small letters. */
export function isKnownPassword(password: string): boolean {
  return known.has(markOf(password))
}

/** What is kept of a password that many have chosen: enough to know it again, and not to read it. */
export function markOf(password: string): string {
  return createHash('sha256').update(password).digest('base64url').slice(0, markCharacters)
}
