import type { RandomBytes } from '../ids.ts'
import type { Store } from '../store.ts'

const keyBytes = 32

/**
 * What the service signs: values that tell browsers at a link apart, browsers of members, addresses, and
 * assistants that registered; and seals: what a browser keeps while its member is away to sign in elsewhere.
 */
type KeyName = 'browsers' | 'devices' | 'mail' | 'assistants' | 'sign-on'

/** A key of the service's own, made once and kept: the same in every process, and after a restart. */
export async function openKey(
  { store, now }: { store: Pick<Store, 'keepSecret'>; now: () => Date },
  randomBytes: RandomBytes,
  name: KeyName,
): Promise<string> {
  const value = Buffer.from(randomBytes(keyBytes)).toString('base64url')
  return await store.keepSecret({ name, value, at: now().toISOString() })
}
