import { createOutage, type Outcome } from '../llm/calls/outage.ts'

/** Most calls for one thing. */
const triesMax = 2

/**
 * What says that the server is away, busy or closed to this service, so that nobody need wait for it. Any
 * other failure is about what one call was for, such as a recording that is no sound, and says nothing of
 * the next.
 */
const away = new Set([
  ...['timeout', 'connection', 'rate_limit'],
  ...[401, 403, 404, 408, 502, 503, 504, 529].map((status) => `http_${status}`),
])

/** A call that came to nothing: why, in a word, and whether the same call may work at once. */
export type Failed = { ok: false; why: string; isWorthAnother: boolean }

/** Calls a server of sound, twice at most, and for half a minute not at all once it was away five times running. */
export function createCarefulCalls(now: () => Date) {
  const outage = createOutage()

  /** `isShort`: whether a call that takes too long tells of the server, and not of what it was asked for. */
  return async function callCarefully<T extends { ok: true }>(
    call: () => Promise<T | Failed>,
    signal: AbortSignal,
    isShort: boolean,
  ): Promise<T | { ok: false; why: string }> {
    if (outage.isOn(now())) return { ok: false, why: 'outage' }
    let attempt: T | Failed = { ok: false, why: 'timeout', isWorthAnother: true }
    for (let tries = 0; tries < triesMax; tries += 1) {
      if (attempt.ok || !attempt.isWorthAnother || signal.aborted) break
      attempt = await call()
    }
    outage.record(outcomeOf(attempt, signal, isShort), now())
    return attempt.ok ? attempt : { ok: false, why: attempt.why }
  }
}

/** Whoever goes away, or has to make room for others, ends a call that may have come to something. */
function outcomeOf(
  attempt: { ok: true } | Failed,
  { aborted, reason }: AbortSignal,
  isShort: boolean,
): Outcome {
  if (attempt.ok) return 'answered'
  if (!aborted) return away.has(attempt.why) ? 'failed' : 'untold'
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isLate && isShort ? 'failed' : 'untold'
}
