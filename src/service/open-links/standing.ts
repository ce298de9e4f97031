import type { OpenLink } from './open-link-store.ts'

/** Why nobody else starts by a link at that time; null where somebody may. */
export function closedAt(link: OpenLink, at: string): 'shut' | 'expired' | 'full' | null {
  if (!link.isOpen) return 'shut'
  if (link.expiresAt !== null && link.expiresAt <= at) return 'expired'
  return link.people !== null && link.started >= link.people ? 'full' : null
}
