import type { Store } from '../store.ts'
import type { Token } from './token-store.ts'

/** How long a token is taken as it was last found: a revocation holds after this at the latest. */
export const tokenRememberedMs = 1_000
/** Most tokens remembered within that time; the rest are looked up at each call. */
const tokensMax = 10_000

/** What ends tokens. */
type Ending =
  | 'revokeToken'
  | 'removeMember'
  | 'setMemberRole'
  | 'resetMember'
  | 'joinMember'
  | 'setPassword'
  | 'redeemCode'
  | 'renewAssistant'
  | 'endAssistant'
  | 'signOnMember'

/**
 * A store that looks a token up once a second instead of once a call. All are forgotten together
 * when the second is over, and at once when this process itself revokes one; what another process
 * or the command line revokes is refused within the second. `ticks` counts milliseconds steadily.
 */
export function rememberTokens(
  store: Store,
  ticks: () => number = () => performance.now(),
): Pick<Store, 'findToken' | Ending> {
  let known = new Map<string, Token>()
  let since = ticks()

  return {
    async findToken(query) {
      const at = ticks()
      if (at - since >= tokenRememberedMs) {
        known = new Map()
        since = at
      }
      const remembered = known.get(query.hash)
      if (remembered) return remembered
      // What is revoked meanwhile empties the map, and this answer must not get into the new one.
      const asked = known
      const found = await store.findToken(query)
      if (found && asked.size < tokensMax) asked.set(query.hash, found)
      return found
    },
    revokeToken: (change) => forgetting(store.revokeToken(change)),
    // Members take their tokens along.
    removeMember: (change) => forgetting(store.removeMember(change)),
    setMemberRole: (change) => forgetting(store.setMemberRole(change)),
    resetMember: (change) => forgetting(store.resetMember(change)),
    joinMember: (change) => forgetting(store.joinMember(change)),
    setPassword: (change) => forgetting(store.setPassword(change)),
    // A code or a refresh token that comes twice ends what it was good for.
    redeemCode: (change) => forgetting(store.redeemCode(change)),
    renewAssistant: (change) => forgetting(store.renewAssistant(change)),
    endAssistant: (change) => forgetting(store.endAssistant(change)),
    signOnMember: (change) => forgetting(store.signOnMember(change)),
  }

  async function forgetting<T>(change: Promise<T>): Promise<T> {
    const changed = await change
    known = new Map()
    return changed
  }
}
