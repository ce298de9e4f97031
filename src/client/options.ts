export type ClientOptions = {
  /** Where the service is, as in `https://interviews.example.com`. A page it serves itself: `''`. */
  baseURL: string
  /** The access token; the calls of participants and of `console` go without, and never carry it. */
  token?: string
  /** In place of the global one. */
  fetch?: typeof fetch
  /** Milliseconds for each try of a call; 30 seconds when left out. */
  timeoutMs?: number
  /** Most tries of a call that is safe to repeat; 3 when left out. */
  triesMax?: number
}

export type CallOptions = {
  /** Makes the repeat of a call that writes under `/v1` safe, and so lets the client try again by itself. */
  idempotencyKey?: string
  /** Ends the call early. */
  signal?: AbortSignal
  /** In place of the client's own, milliseconds for each try. */
  timeoutMs?: number
}
