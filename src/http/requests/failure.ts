import {
  AppError,
  type ErrorCode,
  errorStatuses,
  messageCharactersMax,
} from '../../contract/errors.ts'
import { retryAfterSeconds } from '../limits/bounds.ts'

/** A failure as it travels: everything an answer needs beside the headers that all answers carry. */
export type Failure = {
  status: number
  message: string
  headers: Record<string, string>
}

/** A refusal that also tells when, or with which method, the call would be taken. */
export class Refusal extends AppError {
  readonly headers: Record<string, string>
  /** Which limit refuses, for the log; null where it is none. */
  readonly limit: string | null

  constructor(
    code: ErrorCode,
    message: string,
    headers: Record<string, string>,
    limit: string | null = null,
  ) {
    super(code, message)
    this.headers = headers
    this.limit = limit
  }
}

/** An address that exists nowhere, and the one that may be meant. */
export function unknownPath(near?: string): AppError {
  const where = near === undefined ? '/docs lists what there is' : `perhaps you mean ${near}`
  return new AppError('not_found', `There is nothing at this path; ${where}.`)
}

/** Fastify's own failures that can reach us, by its code. */
const frameworkFailures: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_BAD_URL: { code: 'invalid', message: 'The path is not valid percent-encoded UTF-8.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media', message: 'Send application/json.' },
}

const standingHeaders: Partial<Record<ErrorCode, Record<string, string>>> = {
  unauthorized: { 'www-authenticate': 'Bearer' },
  too_many: { 'retry-after': '1' },
  unavailable: { 'retry-after': String(retryAfterSeconds) },
}

/** The one place that turns whatever was thrown into an answer. What it does not know is a bug. */
export function toFailure(error: unknown): Failure {
  const known = toAppError(error)
  if (!known) {
    const headers = { 'x-error-code': 'internal' }
    return { status: errorStatuses.internal, message: 'Internal error.', headers }
  }
  return {
    status: known.status,
    message: known.message.slice(0, messageCharactersMax) || 'The request failed.',
    headers: {
      // For programs: the body is the interface document's.
      'x-error-code': known.reason,
      ...standingHeaders[known.code],
      ...(known.retryAfterSeconds !== undefined && {
        'retry-after': String(known.retryAfterSeconds),
      }),
      ...(known instanceof Refusal ? known.headers : undefined),
    },
  }
}

/** The Error object as JSON text. */
export function renderFailure({ status, message }: Failure): string {
  return JSON.stringify({ error: status, message })
}

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === 'internal' ? null : error
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const known = Object.hasOwn(frameworkFailures, error.code) && frameworkFailures[error.code]
  return known ? new AppError(known.code, known.message) : null
}
