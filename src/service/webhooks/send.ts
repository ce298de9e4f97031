import { createID, type RandomBytes } from '../ids.ts'
import { hasSucceeded } from './after-attempt.ts'
import { bodyOf } from './message.ts'
import type { Outbound, Posted } from './outbound.ts'
import { signedHeaders } from './signature.ts'
import type { Attempt, DueDelivery } from './webhook-records.ts'

export type SendDeps = {
  outbound: Pick<Outbound, 'post'>
  now: () => Date
  randomBytes: RandomBytes
  /** The base of the addresses that tell more, without a slash at its end. */
  publicURL: string
}

/** Sends a delivery once, and tells what came of it. */
export async function send(
  deps: SendDeps,
  delivery: Omit<DueDelivery, 'attempts' | 'tries'>,
  signal?: AbortSignal,
): Promise<{ attempt: Attempt; posted: Posted }> {
  const body = bodyOf(delivery, deps.publicURL)
  const now = deps.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Colloquy-Webhooks',
    ...signedHeaders(delivery, { id: delivery.deliveryID, body, now }),
  }
  const { orgID, url } = delivery
  const request = { orgID, url, headers, body, ...(signal && { signal }) }
  const posted = await deps.outbound.post(request)
  return { posted, attempt: attemptOf(deps, posted, now) }
}

function attemptOf(
  deps: Pick<SendDeps, 'now' | 'randomBytes'>,
  posted: Posted,
  sentAt: Date,
): Attempt {
  const { code, milliseconds, answer } = posted
  const succeeded = hasSucceeded(posted)
  return {
    attemptID: createID(deps, 'try_'),
    at: sentAt.toISOString(),
    ...{ succeeded, code, milliseconds, answer },
    reason: succeeded ? null : (posted.reason ?? reasonOf(code ?? 0)),
  }
}

function reasonOf(code: number): string {
  if (code >= 300 && code < 400) return `It answered ${code}; redirects are not followed.`
  return code === 410 ? 'It answered 410, that it is gone.' : `It answered ${code}.`
}
