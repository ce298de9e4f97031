import { z } from 'zod'
import { AppError } from '../../contract/errors.ts'
import { showName } from '../pages/show-name.ts'

export type QueryPairs = readonly (readonly [name: string, value: string])[]

/** The pairs after the `?`, percent-decoded; fails where that cannot be done. */
export function decodeQuery(url: string): QueryPairs {
  const start = url.indexOf('?')
  if (start === -1 || start === url.length - 1) return []
  return url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=')
      if (equals === -1) return [decode(pair), '']
      return [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))]
    })
}

/** Makes the input of a call's query schema out of pairs. Without a schema there are no parameters. */
export function createQueryReader(schema: z.ZodObject | undefined) {
  const kinds = new Map(
    Object.entries(schema?.shape ?? {}).map(([name, field]) => [name, isInteger(field)]),
  )

  const names = [...kinds.keys()].join(', ')
  const known = names === '' ? 'it takes none' : `it takes ${names}`

  return function readQuery(pairs: QueryPairs): Record<string, string | number> {
    const input: Record<string, string | number> = {}
    for (const [name, value] of pairs) {
      const integer = kinds.get(name)
      if (integer === undefined) {
        const told = `${showName(name)} is not a parameter of this call: ${known}.`
        throw new AppError('invalid', told, { reason: 'unknown_parameter' })
      }
      if (Object.hasOwn(input, name)) {
        throw new AppError('invalid', `${name} must be given at most once.`, {
          reason: 'repeated_parameter',
        })
      }
      // What is not plain decimal digits stays text, which the schema refuses by name; it tells the bounds.
      input[name] = integer && /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : value
    }
    return input
  }
}

/** Strict: broken percent-encoding, invalid UTF-8, raw bytes outside ASCII and NUL are refused. */
function decode(text: string): string {
  if (!/^[\x21-\x7e]*$/.test(text) || text.includes('#')) throw undecodable()
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  const decoded = decodePercent(spaced)
  if (decoded.includes('\0')) throw new AppError('invalid', 'The query must not contain NUL.')
  return decoded
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw undecodable()
  }
}

function undecodable(): AppError {
  return new AppError('invalid', 'The query is not valid percent-encoded UTF-8.')
}

function isInteger(field: z.core.$ZodType): boolean {
  return z.toJSONSchema(field, { io: 'input' }).type === 'integer'
}
