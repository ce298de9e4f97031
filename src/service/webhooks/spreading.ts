import type { Store } from '../store.ts'
import { createRest } from './rest.ts'
import type { ShutReason } from './webhook-records.ts'

/** How often to look for what happened. */
const pollMs = 1_000
/** Deliveries that are made in one go, which nobody else can write beside. */
const spreadAtOnce = 100

/** Most that wait of one webhook: it is shut then, as one that fails. */
const waitingMax = 100_000

export type SpreadingDeps = {
  store: Pick<Store, 'spreadEvents'>
  onFailure: (cause: unknown) => void
  onShut: (shut: { webhookID: string; why: ShutReason }) => void
  now: () => Date
  mailOwners?: boolean
}

/**
 * Makes deliveries of what happened, piece by piece and one organization after the other, and rests
 * after each piece for as long as it took: what one call brings about is in no other's way.
 */
export function createSpreading(
  { store, onFailure, onShut, now, mailOwners }: SpreadingDeps,
  stopping: AbortSignal,
) {
  const rest = createRest()
  let afterOrgID = ''

  /** One piece; true where there was one. */
  async function one(): Promise<boolean> {
    const done = await store.spreadEvents({
      ...{ afterOrgID, limit: spreadAtOnce, waitingMax },
      ...(mailOwners && { mailOwnersAt: now().toISOString() }),
    })
    if (done) afterOrgID = done.orgID
    if (done && done.shut !== null) onShut({ webhookID: done.shut, why: 'failing' })
    return done !== null
  }

  async function goOn(onSpread: () => void): Promise<void> {
    while (!stopping.aborted) {
      const begun = performance.now()
      const isMore = await one().catch((cause: unknown) => {
        onFailure(cause)
        return false
      })
      if (isMore) onSpread()
      await rest.begin(isMore ? Math.min(performance.now() - begun, pollMs) : pollMs)
    }
  }

  return { one, goOn, wake: () => rest.end() }
}
