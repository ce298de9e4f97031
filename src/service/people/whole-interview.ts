import type { Store } from '../store.ts'
import type { ErasureDeps } from './erasure.ts'

/** Interviews looked at, and links of each erased, in one round. */
const interviewsARound = 20
const linksARound = 50

export type WholeErasureDeps = ErasureDeps & {
  store: ErasureDeps['store'] & Pick<Store, 'listLinksOfInterview' | 'dropInterview'>
}

/** Goes on erasing an interview that nobody sees any more; true once nothing is left of it. */
export async function eraseOn(
  deps: WholeErasureDeps,
  place: { orgID: string; interviewID: string },
): Promise<boolean> {
  const { store, now } = deps
  const links = await store.listLinksOfInterview({ ...place, limit: linksARound })
  // Loaded with the first: it composes profiles, which most starts have no need of.
  const { eraseInterview } = await import('./erasure.ts')
  for (const linkID of links) await eraseInterview(deps, linkID)
  if (links.length === linksARound) return false
  return (await store.dropInterview({ ...place, at: now().toISOString() })) === 'done'
}

/**
 * One round of the service: a bounded part of each interview; one that fails keeps no other waiting.
 * Whether there is more to do at once.
 */
export async function eraseInterviews(
  deps: WholeErasureDeps & {
    store: Pick<Store, 'listErasing'>
    onFailed: (cause: unknown) => void
  },
): Promise<boolean> {
  let hasMore = false
  for (const place of await deps.store.listErasing({ limit: interviewsARound })) {
    try {
      if (!(await eraseOn(deps, place))) hasMore = true
    } catch (cause) {
      deps.onFailed(cause)
    }
  }
  return hasMore
}
