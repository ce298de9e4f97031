import { AppError } from '../../contract/errors.ts'

/** SQLSTATE classes and codes that are no bug of ours, each in a sentence for the operator. */
const sentences: [RegExp, string][] = [
  [/^28/, 'The database does not let this user in.'],
  [/^3D000$/, 'There is no database of this name.'],
  [/^53100$/, 'The database cannot be written: its disk is full.'],
  [/^53300$/, 'The database has no connection left.'],
  [/^25006$/, 'The database cannot be written: it is read-only.'],
  [/^42501$/, 'The database user lacks the rights it needs.'],
  [/^(57014|55P03)$/, 'The database took too long.'],
  [/^(40001|40P01)$/, 'The database is too busy.'],
  [/^(08...|53...|57P0.|58...)$/, 'The database cannot be reached.'],
]

/** What Node and pg say when a connection fails or breaks, where no SQLSTATE does. */
const brokenCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]
const brokenMessages =
  /connection terminated|timeout exceeded|connection timeout|query read timeout|not queryable|client was closed|server does not support SSL|client password must be/i

export function sqlState(error: unknown): string | null {
  const code = codeOf(error)
  return code !== null && /^[0-9A-Z]{5}$/.test(code) && !brokenCodes.includes(code) ? code : null
}

/** Whether the connection, rather than the statement, is what failed. */
export function isBroken(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return /^(08...|57P0[123])$/.test(state)
  const code = codeOf(error)
  if (code !== null) return brokenCodes.includes(code)
  return error instanceof Error && brokenMessages.test(error.message)
}

/** Whether it took too long already, so that trying again would keep the caller waiting. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message)
}

/** Whether it waited in vain for one of the pool's connections, which others had all of. */
function isStarved(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** Whether the database itself took the transaction back, so that it may be tried again. */
export function isTakenBack(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/** Turns a failure that the operator can mend into an `AppError`; others stay as they are. */
export function translatePostgresError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const state = sqlState(error)
  const sentence = state
    ? sentences.find(([pattern]) => pattern.test(state))?.[1]
    : isBroken(error) &&
      (isStarved(error) ? 'The database is too busy.' : 'The database cannot be reached.')
  return sentence ? new AppError('unavailable', sentence, { cause: error }) : error
}

function codeOf(error: unknown): string | null {
  // Node gathers the failures of several addresses of one host.
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
