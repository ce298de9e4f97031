import type { Store } from '../store.ts'
import { readUnsubscribeToken } from './addresses.ts'

/** Whose mail somebody may be done with. */
export type UnsubscribeView = { name: string; accent: string | null; logo: string | null }

/** What the page behind a mail's List-Unsubscribe does. Null where the token is none of ours. */
export type Unsubscribing = {
  look(token: string): Promise<UnsubscribeView | null>
  unsubscribe(token: string): Promise<UnsubscribeView | null>
}

export function createUnsubscribing(deps: {
  store: Pick<Store, 'findOrganization' | 'unsubscribe'>
  now: () => Date
  mailKey: string
}): Unsubscribing {
  const { store, now, mailKey } = deps

  async function look(token: string) {
    const read = readUnsubscribeToken(mailKey, token)
    if (!read) return null
    const known = await store.findOrganization({ orgID: read.orgID })
    const { accent = null, logo = null } = known ?? {}
    return { name: known?.name ?? read.orgID, accent, logo }
  }

  return {
    look,
    async unsubscribe(token) {
      const read = readUnsubscribeToken(mailKey, token)
      if (read) await store.unsubscribe({ ...read, at: now().toISOString() })
      return await look(token)
    },
  }
}
