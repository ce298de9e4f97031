import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { CallID } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { showNumber } from '../../contract/show-number.ts'
import type { Answer, Caller } from '../service.ts'
import type { Store } from '../store.ts'
import { keyReused, rememberKey } from './idempotency.ts'

/** Keys of a day that are kept of one token for one call. */
const keysMax = 10_000
/** What is kept of their answers, bytes as they are sealed. What comes between two measurings is on top of it. */
const bytesMax = 33_554_432
/** Answers of a scope after which it is measured again, … */
const unmeasuredMax = 20
/** … how long one that was full is taken to be, and of how many scopes this is known. */
const fullMs = 60_000
const scopesKnown = 10_000
/** Their answers tell how much they erased, and nothing of anybody: what they erase themselves keeps none back. */
const erasing: ReadonlySet<CallID> = new Set(['interviews.erase', 'invites.erase', 'people.erase'])
/** Stands for the answer of a call that has begun. */
const begun = ''
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type OnceAsked = {
  caller: Caller
  /** The bearer token itself: what is kept is sealed by it, and it is kept nowhere. */
  token: string
  call: CallID
  key: string
  parameters: unknown
}

/** Does what a key asks for once, and gives its answer again. */
export type Once = (
  asked: OnceAsked,
  perform: () => Promise<Answer<unknown>>,
) => Promise<Answer<unknown>>

/**
 * For calls that do not keep their answer in the transaction of their change. A key is claimed before,
 * so nothing is done twice; where the service stops in between, nobody knows how it ended, and a repeat
 * is told so. Answers hold secrets that are shown once and what people said: without the token nobody
 * can read them, and once somebody of the organization was erased, be it while the call was made, they are
 * not given again.
 */
export function createOnce({
  store,
  now,
}: {
  store: Pick<Store, 'measureAnswers' | 'hasAnswer' | 'claimAnswer' | 'settleAnswer'>
  now: () => Date
}): Once {
  const known = new Map<string, { unmeasured: number; fullUntil: number }>()

  /** Measuring reads a row for each answer, so it is not done every time. */
  async function isFull(scope: string, since: string): Promise<boolean> {
    const at = now().getTime()
    const { unmeasured, fullUntil } = known.get(scope) ?? { unmeasured: 0, fullUntil: 0 }
    if (fullUntil > at) return true
    if (known.size >= scopesKnown) known.clear()
    const isDue = unmeasured === 0
    known.set(scope, { unmeasured: isDue ? unmeasuredMax : unmeasured - 1, fullUntil: 0 })
    if (!isDue) return false
    const { keys, bytes } = await store.measureAnswers({ scope, since, most: keysMax })
    if (keys < keysMax && bytes < bytesMax) return false
    known.set(scope, { unmeasured: 0, fullUntil: at + fullMs })
    return true
  }

  return async function once({ caller, token, call, key, parameters }, perform) {
    const idempotency = rememberKey({ caller, key }, call, parameters, begun, now())
    const { scope, forgetBefore: since } = idempotency
    // What was done is told again, however much is kept.
    if ((await isFull(scope, since)) && !(await store.hasAnswer({ scope, key, since }))) {
      const told = `A token has at most ${showNumber(keysMax)} Idempotency-Keys a day for a call, and ${bytesMax / 1_048_576} MiB of answers to them.`
      throw new AppError('too_many', told)
    }
    const at = now().toISOString()
    const claimed = await store.claimAnswer({ idempotency, orgID: caller.orgID, at })
    if (claimed.outcome === 'mismatched') throw keyReused()
    if (claimed.outcome === 'erased') {
      const told = 'This was done; its answer is gone, as somebody was erased since.'
      throw new AppError('conflict', told, { reason: 'key_reused' })
    }
    const sealing = hkdfSync('sha256', token, '', `${scope} ${key}`, 32)
    if (claimed.outcome === 'replayed') return { json: open(claimed.response, sealing) }
    const answer = await perform().catch(async (error: unknown) => {
      if (changedNothing(error)) await store.settleAnswer({ scope, key, response: null, at })
      throw error
    })
    const json = 'value' in answer ? JSON.stringify(answer.value) : 'json' in answer && answer.json
    if (json === false) throw new Error('A call that changes something answers a value.')
    const response = seal(json, sealing)
    const knownAt = erasing.has(call) ? now().toISOString() : at
    await store.settleAnswer({ scope, key, response, at: knownAt })
    return answer
  }
}

/** A refusal comes before the change. Where something broke, the change may have been made. */
function changedNothing(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'internal' && error.cause === undefined
}

function seal(text: string, key: ArrayBuffer): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, new Uint8Array(key), iv)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
}

function open(response: string, key: ArrayBuffer): string {
  if (response === begun) {
    const told = 'The first call with this Idempotency-Key is still running, or broke off.'
    throw new AppError('conflict', told, { reason: 'key_running' })
  }
  const bytes = Buffer.from(response, 'base64')
  const opening = createDecipheriv(cipher, new Uint8Array(key), bytes.subarray(0, ivBytes))
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8')
  return text + opening.final('utf8')
}
