import type { OpenLink } from './open-link-store.ts'

/** The parameter that says who somebody is. */
export const personParameter = 'pid'

/** Minutes for which a place is held for somebody who started and has not agreed yet. */
export const heldMinutes = 30
/** Answers after which a place is somebody's for good: to agree takes a stranger no time. */
export const answersForPlace = 3
/** Minutes for which it is held for somebody who agreed and is silent before that. */
export const silentMinutes = 10
/** Minutes for which a place of a quota is held, and with it the place of whoever has one. */
export const quotaMinutes = 120
/**
 * Places of one link that are held for one network address at once, of people who have not answered as
 * often yet. Many people may share one: two hundred of a university who press the button at the same moment
 * are let in twenty at a time, as fast as these give their first answers, and the others are told to wait a
 * minute. A link without a most is not counted so: it has no places that anybody could take.
 */
export const heldByAddressMax = 20

/**
 * Places of one quota that are held for one network address at once, of people who came by an open link
 * and have not answered as often yet: half of them, and always two. So nobody fills a quota by one tap a
 * place, each of which is held for two hours; others there are asked to wait until one of these answers on.
 */
export function heldOfQuotaMax(people: number): number {
  return Math.max(2, Math.ceil(people / 2))
}

/** Why nobody else starts by a link at that time; null where somebody may. */
export function closedAt(link: OpenLink, at: string): 'shut' | 'expired' | 'full' | null {
  if (!link.isOpen) return 'shut'
  if (link.expiresAt !== null && link.expiresAt <= at) return 'expired'
  return link.people !== null && link.started >= link.people ? 'full' : null
}
