import { APICallError } from 'ai'
import { ResponseTooLarge } from './bounded-fetch.ts'

/** How far down the causes of an error are looked at. */
const causesMax = 6

/** Why one call of a model came to nothing. */
export type CallFailure = {
  /** `timeout`, `connection`, `rate_limit`, `too_large`, `bad_response` or `http_` and the status. */
  why: string
  /**
   * After how long the same call may work; null: not now. A rate limit that names no time is not
   * tried again: it may be a spending limit.
   */
  retryAfterMs: number | null
  /** Whether the provider may have worked on it, and charge for it, all the same. */
  mayCost: boolean
}

/** Others (429, 529) say themselves when to come back, or are not tried again. */
const temporary = [408, 500, 502, 503, 504]

/**
 * What an error of a call means. Only its kind is kept: the error itself carries the whole prompt,
 * which must reach no log.
 */
export function failureOf(error: unknown, aborted: boolean, now: Date): CallFailure {
  if (aborted) return { why: 'timeout', retryAfterMs: null, mayCost: true }
  const causes = causesOf(error)
  if (causes.some((cause) => cause instanceof ResponseTooLarge)) {
    return { why: 'too_large', retryAfterMs: null, mayCost: true }
  }
  const call = causes.find((cause) => APICallError.isInstance(cause))
  const status = call?.statusCode
  if (status !== undefined && status >= 400) {
    return {
      why: status === 429 ? 'rate_limit' : `http_${status}`,
      retryAfterMs: retryAfter(status, call?.responseHeaders, now),
      mayCost: false,
    }
  }
  const torn = call?.isRetryable === true || causes.some((cause) => isTorn(cause))
  if (torn) return { why: 'connection', retryAfterMs: 0, mayCost: status !== undefined }
  return { why: 'bad_response', retryAfterMs: null, mayCost: true }
}

function retryAfter(
  status: number,
  headers: Record<string, string> | undefined,
  now: Date,
): number | null {
  const told = headers?.['retry-after']
  if (told !== undefined) {
    const seconds = Number(told)
    const ms = Number.isNaN(seconds) ? Date.parse(told) - now.getTime() : seconds * 1_000
    return Number.isNaN(ms) ? null : Math.max(0, ms)
  }
  return temporary.includes(status) ? 0 : null
}

/** A connection that could not be made or broke off. */
function isTorn(cause: Error): boolean {
  return cause instanceof TypeError || ('code' in cause && typeof cause.code === 'string')
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  let current = error
  while (current instanceof Error && causes.length < causesMax) {
    causes.push(current)
    current = current.cause
  }
  return causes
}
