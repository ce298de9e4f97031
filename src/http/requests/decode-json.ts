import { AppError } from '../../contract/errors.ts'
import { jsonPartsMax } from '../limits/bounds.ts'
import { endOfValid } from './json-mistake.ts'
import { scanJSON } from './scan-json.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The value of a JSON body. Refuses what the databases behind it would treat differently, or what is
 * an attack: invalid UTF-8, a byte order mark, NUL, lone surrogates, `__proto__` and
 * `constructor.prototype`, names given twice, numbers past 2^53, and nesting or parts without a bound.
 */
export function decodeJSON(bytes: Buffer, partsMax = jsonPartsMax): unknown {
  const text = decodeText(bytes)
  scanJSON(text, partsMax)
  const value = parse(text)
  checkValue(value)
  return value
}

function decodeText(bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch (cause) {
    throw new AppError('invalid', 'The body must be valid UTF-8.', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Without the parser's error as cause: its message quotes the body.
    throw new AppError('invalid', mistakeIn(text), { reason: 'invalid_json' })
  }
}

function mistakeIn(text: string): string {
  if (text.trim() === '') return 'The body is empty: send JSON.'
  if (text.startsWith('\ufeff')) return 'The body must not begin with a byte order mark.'
  const before = text.slice(0, endOfValid(text))
  if (before.length === text.length) return 'The body is not valid JSON: it ends too early.'
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  const hint = hintAt(text, before)
  return `The body is not valid JSON at line ${line}, column ${column}${hint}.`
}

/** Of what people who write JSON by hand get wrong most. */
function hintAt(text: string, before: string): string {
  const at = text.charAt(before.length)
  if (at === "'") return ': names and texts stand in double quotes'
  const isEnd = at === '}' || at === ']'
  return isEnd && before.trimEnd().endsWith(',')
    ? ': no comma stands before a bracket that closes'
    : ''
}

function checkValue(value: unknown): void {
  if (typeof value === 'string') checkText(value)
  else if (typeof value === 'number') checkNumber(value)
  else if (Array.isArray(value)) for (const item of value) checkValue(item)
  else if (typeof value === 'object' && value !== null) checkMembers(value)
}

function checkMembers(value: object): void {
  for (const [name, member] of Object.entries(value)) {
    checkText(name)
    const isPrototype =
      name === 'constructor' &&
      typeof member === 'object' &&
      member !== null &&
      Object.hasOwn(member, 'prototype')
    if (name === '__proto__' || isPrototype) {
      throw new AppError('invalid', 'The body must not have a member that names a prototype.')
    }
    checkValue(member)
  }
}

function checkText(text: string): void {
  if (text.includes('\0')) throw new AppError('invalid', 'The body must not contain NUL.')
  if (!text.isWellFormed()) {
    throw new AppError('invalid', 'The body must not contain half of a surrogate pair.')
  }
}

function checkNumber(value: number): void {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new AppError('invalid', 'Numbers in the body must be smaller than 2^53.')
  }
}
