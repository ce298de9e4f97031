/** The codes an operation can fail with, each with the HTTP status it travels as. */
export const errorStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media: 415,
  unprocessable: 422,
  too_many: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** What programs tell apart where one status has several causes; all others are told by their code. */
export const causes = [
  'unknown_parameter',
  'repeated_parameter',
  'invalid_json',
  'missing_field',
  'invalid_field',
  'missing_scope',
  'key_reused',
  'key_running',
] as const

/** As `X-Error-Code` tells it. */
export type ErrorReason = ErrorCode | (typeof causes)[number]

/** Longest message of an Error object, characters. */
export const messageCharactersMax = 500

/**
 * A failure its caller can act on. `message` is one plain sentence of 1 to 500 characters for the
 * person who reads it: it names the field and the rule, never a value, an identifier of somebody
 * else, SQL or a stack. Anything thrown that is not an `AppError` is a bug and is answered 500.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode

  readonly reason: ErrorReason
  /** When to try again, where that is not the usual time of its code. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    {
      reason = code,
      retryAfterSeconds,
      ...options
    }: ErrorOptions & { reason?: ErrorReason; retryAfterSeconds?: number } = {},
  ) {
    super(message, options)
    this.code = code
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The HTTP status, which is also the `error` member of the Error object. */
  get status(): number {
    return errorStatuses[this.code]
  }
}
