import { createHash } from 'node:crypto'
import type { CallID } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import type { Caller } from '../service.ts'
import type { Idempotency, Written } from './call-store.ts'

/** How long a key is remembered. */
const rememberedMs = 24 * 3_600_000

/** What the store keeps so that the same key and parameters give the same answer. */
export function keepAnswer(
  { caller, idempotencyKey }: { caller: Caller; idempotencyKey: string | null },
  call: CallID,
  parameters: unknown,
  response: string,
  now: Date,
): { idempotency?: Idempotency } {
  if (idempotencyKey === null) return {}
  const asked = { caller, key: idempotencyKey }
  return { idempotency: rememberKey(asked, call, parameters, response, now) }
}

export function rememberKey(
  { caller, key }: { caller: Caller; key: string },
  call: CallID,
  parameters: unknown,
  response: string,
  now: Date,
): Idempotency {
  return {
    scope: `${caller.tokenHash} ${call}`,
    key,
    fingerprint: createHash('sha256').update(canonicalJSON(parameters)).digest('hex'),
    response,
    forgetBefore: new Date(now.getTime() - rememberedMs).toISOString(),
  }
}

export function keyReused(): AppError {
  const told =
    'Idempotency-Key was used before with other parameters; use a new key for a new request.'
  return new AppError('unprocessable', told, { reason: 'key_reused' })
}

/** The answer of a write: its own, or the one that its key was given before. */
export function answerOf(written: Written, response: string): { json: string } {
  if (written.outcome === 'mismatched') throw keyReused()
  return { json: written.outcome === 'replayed' ? written.response : response }
}

/** JSON with the members of every object in one order, so that equal values are equal texts. */
function canonicalJSON(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
