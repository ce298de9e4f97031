import type { OpenLinkShown } from '../../contract/calls/open-link-calls.ts'
import { readInstant } from '../calls/instants.ts'
import { createIDs, type RandomBytes } from '../ids.ts'
import { notThere } from '../not-there.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { OpenLink } from './open-link-store.ts'

export type OpenLinksDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  publicURL: string
}

type OpenLinkCalls = Pick<
  Service,
  'interviews.setOpenLink' | 'interviews.getOpenLink' | 'interviews.setRedirects'
>

type Place = { orgID: string; interviewID: string }

/** One link for many people, and where they go on in the end. */
export function createOpenLinks(deps: OpenLinksDeps): OpenLinkCalls {
  const { store, now } = deps
  return {
    async 'interviews.setOpenLink'({ caller: { orgID }, body }) {
      const { interviewID, open: isOpen, people, expires, keep } = body
      const at = now()
      // As many random bits as a link has: made here, and used where there is none yet.
      const [openID = ''] = createIDs(deps, 1)
      const link = await store.saveOpenLink({
        ...{ orgID, interviewID, openID, isOpen, at: at.toISOString() },
        ...(people !== undefined && { people: people === '' ? null : people }),
        ...(expires !== undefined && {
          expiresAt: expires === '' ? null : readInstant('expires', expires, at),
        }),
        ...(keep !== undefined && { keep }),
      })
      if (link === 'unknown') throw notThere('interview')
      return { value: await present(deps, { orgID, interviewID }, link) }
    },

    async 'interviews.getOpenLink'({ caller: { orgID }, query: { interviewID } }) {
      const place = { orgID, interviewID }
      const link = await store.findOpenLinkOf({ ...place, at: now().toISOString() })
      return { value: await present(deps, place, link) }
    },

    async 'interviews.setRedirects'({ caller: { orgID }, body: { interviewID, ...given } }) {
      const { completed, screenedOut, quotaFull } = given
      const set = await store.setRedirects({
        ...{ orgID, interviewID },
        redirects: {
          ...(completed !== undefined && { completed: completed || null }),
          ...(screenedOut !== undefined && { screenedOut: screenedOut || null }),
          ...(quotaFull !== undefined && { quotaFull: quotaFull || null }),
        },
      })
      if (set === 'unknown') throw notThere('interview')
      return { value: { interviewID, ...set } }
    },
  }
}

async function present(
  { store, publicURL }: OpenLinksDeps,
  place: Place,
  link: OpenLink | null,
): Promise<OpenLinkShown> {
  const redirects = await store.findRedirects(place)
  if (!redirects) throw notThere('interview')
  const { interviewID } = place
  const counts = link ? await store.countOpenStarts(place) : nobody
  return {
    interviewID,
    open: link?.isOpen ?? false,
    ...(link && { url: `${publicURL}/o/${link.openID}` }),
    ...(link && link.people !== null && { people: link.people }),
    ...(link && link.expiresAt !== null && { expires: link.expiresAt }),
    keep: link?.keep ?? [],
    places: link?.started ?? 0,
    ...counts,
    redirects,
  }
}

const nobody = { started: 0, finished: 0, screenedOut: 0, full: 0 }
