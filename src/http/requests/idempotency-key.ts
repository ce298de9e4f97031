import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../../contract/errors.ts'
import { idempotencyKeyCharactersMax } from '../limits/bounds.ts'

/** The `Idempotency-Key`, null where there is none. Two of them arrive joined by a blank: refused. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (
    typeof key !== 'string' ||
    !/^[\x21-\x7e]+$/.test(key) ||
    key.length > idempotencyKeyCharactersMax
  ) {
    throw new AppError(
      'invalid',
      `Idempotency-Key must have 1 to ${idempotencyKeyCharactersMax} visible ASCII characters.`,
    )
  }
  return key
}
