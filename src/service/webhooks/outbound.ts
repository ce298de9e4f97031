/** How webhooks and documents of assistants are reached: the only way out of the service but for models. */
export type Outbound = {
  /** Refuses with an `AppError` an address that must not be reached, by its letters or by where its name leads. */
  check(orgID: string, url: string): Promise<void>
  /** Sends one request and answers what came of it; it never throws. */
  post(request: {
    orgID: string
    url: string
    headers: Record<string, string>
    body: string
    signal?: AbortSignal
  }): Promise<Posted>
  /** Reads a small JSON document; fails with an `AppError` that says why it could not. */
  getJSON(request: { orgID: string; url: string }): Promise<unknown>
}

export type Posted = {
  /** The HTTP status; null where nobody answered. */
  code: number | null
  milliseconds: number
  /** Why it failed before an answer, in a sentence. */
  reason: string | null
  /** The beginning of the answer. */
  answer: string | null
  /** The header `Retry-After` of the answer. */
  retryAfter: string | null
  /** It failed here, before anybody was asked. */
  isOurs?: true
}
