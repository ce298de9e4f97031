import { createHmac } from 'node:crypto'
import type { RandomBytes } from '../ids.ts'
import type { Secrets } from './webhook-records.ts'

const secretPrefix = 'whsec_'
const secretBytes = 32

/** A new secret in the form of Standard Webhooks. */
export function createSecret(randomBytes: RandomBytes): string {
  return secretPrefix + Buffer.from(randomBytes(secretBytes)).toString('base64')
}

/** The headers of one attempt as Standard Webhooks 1.0.0 says; two signatures while a secret is exchanged. */
export function signedHeaders(
  { secret, oldSecret, oldSecretUntil }: Secrets,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const isBoth = oldSecret !== null && (oldSecretUntil ?? '') > now.toISOString()
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signatures = (isBoth ? [secret, oldSecret] : [secret]).map(
    (one) => `v1,${sign(one, `${id}.${timestamp}.${body}`)}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}
