/**
 * A call that failed. `message` is the service's own sentence, for the person who reads it, or says
 * what happened on the way: then `status` is 0.
 */
export class ColloquyError extends Error {
  override readonly name = 'ColloquyError'
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** What went wrong, as `X-Error-Code` names it for programs; absent where no answer came. */
  readonly code: string | undefined
  /** Names the request in the service's log; absent where no answer came. */
  readonly requestID: string | undefined
  /** How long the service asks to wait before another try; absent where it does not. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    message: string,
    {
      status,
      code,
      requestID,
      retryAfterSeconds,
      cause,
    }: {
      status: number
      code?: string | undefined
      requestID?: string | undefined
      retryAfterSeconds?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.requestID = requestID
    this.retryAfterSeconds = retryAfterSeconds
  }
}
