import type { Store } from '../store.ts'
import type { ErasureDeps } from './erasure.ts'

/** Interviews looked at, and links of each erased, in one round: what else is due waits for no more. */
const interviewsARound = 10
const linksARound = 10
/** Links erased within the call that asks for it: of most interviews all. */
export const linksACall = 50

export type WholeErasureDeps = ErasureDeps & {
  store: ErasureDeps['store'] &
    Pick<Store, 'listLinksOfInterview' | 'dropInterview' | 'putBackErasing'>
}

/**
 * Goes on erasing an interview that nobody sees any more; true once nothing is left of it. Else it is
 * behind all others that wait, so that nobody waits for the many links of somebody else.
 */
export async function eraseOn(
  deps: WholeErasureDeps,
  place: { orgID: string; interviewID: string },
  { limit = linksARound, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<boolean> {
  const { store, now } = deps
  const links = await store.listLinksOfInterview({ ...place, limit })
  // Loaded with the first: it composes profiles, which most starts have no need of.
  const { eraseInterview } = await import('./erasure.ts')
  for (const linkID of links) {
    if (signal?.aborted) return false
    await eraseInterview(deps, linkID)
  }
  const at = now().toISOString()
  const isLast = links.length < limit
  if (isLast && (await store.dropInterview({ ...place, at })) === 'done') return true
  await store.putBackErasing({ ...place, at })
  return false
}

/**
 * One round of the service: a bounded part of one interview of each organization; one that fails keeps no
 * other waiting. Whether there is more to do at once.
 */
export async function eraseInterviews(
  deps: WholeErasureDeps & {
    store: Pick<Store, 'listErasing'>
    onFailed: (cause: unknown) => void
  },
  signal: AbortSignal,
): Promise<boolean> {
  let hasMore = false
  for (const place of await deps.store.listErasing({ limit: interviewsARound })) {
    if (signal.aborted) return false
    try {
      const isGone = await eraseOn(deps, place, { signal })
      hasMore ||= !isGone
    } catch (cause) {
      deps.onFailed(cause)
      const at = deps.now().toISOString()
      await deps.store.putBackErasing({ ...place, at }).catch(deps.onFailed)
    }
  }
  return hasMore
}
