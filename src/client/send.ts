import { ColloquyError } from './error.ts'
import type { CallOptions } from './options.ts'

/** The wait before the second try; it doubles. */
const waitMs = 250
/** The longest wait that is taken from a `Retry-After`; a call told to wait longer fails. */
const waitMsMax = 10_000

export type SendOptions = {
  baseURL: string
  token?: string | undefined
  fetch: typeof fetch
  timeoutMs: number
  triesMax: number
}

export type Message = {
  method: string
  /** Path and query, below the base URL. */
  target: string
  body?: unknown
  headers?: Record<string, string>
  /** Whether it does no harm to be done twice. */
  safe: boolean
  /** Reads the answer, in place of JSON. */
  read?: (response: Response) => Promise<unknown>
}

export type Received = { result: unknown; link: string | null }

/** Sends one call, and again, a bounded number of times, where that is safe and may help. */
export async function send(
  options: SendOptions,
  message: Message,
  call: CallOptions = {},
): Promise<Received> {
  for (let tries = 1; ; tries += 1) {
    const { received, error, waitMs } = await trySend(options, message, call, tries)
    if (received) return received
    const worthIt = message.safe && waitMs !== null && waitMs <= waitMsMax
    if (!worthIt || tries >= options.triesMax || call.signal?.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

type Attempt =
  | { received: Received; error?: never; waitMs?: never }
  /** `waitMs` is null where another try would only fail again. */
  | { received?: never; error: ColloquyError; waitMs: number | null }

async function trySend(
  { baseURL, token, fetch, timeoutMs }: SendOptions,
  { method, target, body, headers, read = readJSON }: Message,
  { idempotencyKey, signal, timeoutMs: ownTimeoutMs }: CallOptions,
  tries: number,
): Promise<Attempt> {
  // A little apart from each other, or clients that failed together would return together.
  const backoffMs = waitMs * 2 ** (tries - 1) * (0.5 + Math.random())
  const timeout = AbortSignal.timeout(ownTimeoutMs ?? timeoutMs)
  try {
    const response = await fetch(baseURL + target, {
      method,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answer = await read(response)
    if (response.ok && isObject(answer)) {
      return { received: { result: answer.result, link: response.headers.get('link') } }
    }
    return { error: toError(response, answer), waitMs: waitFor(response, backoffMs) }
  } catch (cause) {
    const error = new ColloquyError(
      signal?.aborted
        ? 'The call was ended.'
        : timeout.aborted
          ? 'The service did not answer in time.'
          : 'The service could not be reached.',
      { status: 0, cause },
    )
    return { error, waitMs: backoffMs }
  }
}

function toError({ status, headers }: Response, answer: unknown): ColloquyError {
  const message = isObject(answer) && typeof answer.message === 'string' ? answer.message : ''
  return new ColloquyError(message || `The service answered ${status}.`, {
    status,
    code: headers.get('x-error-code') ?? undefined,
    requestID: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  })
}

/** How long to wait before another try; null where the answer will not change. */
function waitFor({ status, headers }: Response, backoffMs: number): number | null {
  if (status !== 408 && status !== 429 && status !== 502 && status !== 503 && status !== 504) {
    return null
  }
  const seconds = Number(headers.get('retry-after') ?? 0)
  return seconds > 0 ? seconds * 1_000 : backoffMs
}

/** What a proxy answers need not be JSON; its status tells enough then. */
export async function readJSON(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
