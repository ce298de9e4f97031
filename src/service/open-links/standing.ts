import type { OpenLink } from './open-link-store.ts'

/** The parameter that says who somebody is. */
export const personParameter = 'pid'

/** Minutes for which a place is held for somebody who started and has not agreed yet. */
export const heldMinutes = 30
/** Places of one link that are held for one network address at once: many people may share one. */
export const heldByAddressMax = 20

/** Why nobody else starts by a link at that time; null where somebody may. */
export function closedAt(link: OpenLink, at: string): 'shut' | 'expired' | 'full' | null {
  if (!link.isOpen) return 'shut'
  if (link.expiresAt !== null && link.expiresAt <= at) return 'expired'
  return link.people !== null && link.started >= link.people ? 'full' : null
}
