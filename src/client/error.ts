type Facts = {
  /** The HTTP status; 0 where no answer came. */
  status: number
  /** What went wrong, as `X-Error-Code` names it for programs; absent where no answer came. */
  code?: string | undefined
  /** Names the request in the service's log; absent where no answer came. */
  requestID?: string | undefined
  /** How long the service asks to wait before another try; absent where it does not. */
  retryAfterSeconds?: number | undefined
}

/**
 * A call that failed. `message` is the service's own sentence, for the person who reads it, or says
 * what happened on the way: then `status` is 0.
 */
export class ColloquyError extends Error implements Facts {
  override readonly name = 'ColloquyError'
  declare readonly status: Facts['status']
  declare readonly code: Facts['code']
  declare readonly requestID: Facts['requestID']
  declare readonly retryAfterSeconds: Facts['retryAfterSeconds']

  constructor(message: string, { cause, ...facts }: Facts & { cause?: unknown }) {
    super(message, { cause })
    Object.assign(this, facts)
  }
}
