import { type ShareShown, shareDaysMax } from '../../../contract/calls/share-calls.ts'
import { AppError } from '../../../contract/errors.ts'
import { readInstant } from '../../calls/instants.ts'
import { createIDs, type RandomBytes } from '../../ids.ts'
import { notThere } from '../../not-there.ts'
import { readPages } from '../../paging.ts'
import type { Service } from '../../service.ts'
import type { Store } from '../../store.ts'
import type { Share } from './share-store.ts'

/** Open shares of one interview. */
const sharesMax = 100
const farthest = { days: shareDaysMax, told: `${shareDaysMax} days` }

export type SharesDeps = {
  store: Pick<Store, 'addShare' | 'findShare' | 'listShares' | 'removeShare'>
  now: () => Date
  randomBytes: RandomBytes
  publicURL: string
}

/** Pages for somebody without an account: made, listed and withdrawn. */
export function createShares(
  deps: SharesDeps,
): Pick<Service, 'shares.addOne' | 'shares.getList' | 'shares.remove'> {
  const { store, now } = deps
  return {
    async 'shares.addOne'({ caller: { orgID, userID }, body }) {
      const { interviewID, what, linkID = null, names = false } = body
      const at = now()
      // As many random bits as a link has, for it is as much of a secret.
      const [shareID = ''] = createIDs(deps, 1)
      const share: Share = {
        ...{ shareID, orgID, interviewID, what, linkID, names, userID, userName: null },
        createdAt: at.toISOString(),
        expiresAt: readInstant('expires', body.expires, at, farthest),
      }
      const added = await store.addShare({ share, sharesMax })
      if (added === 'unknown') throw new AppError('not_found', 'There is nothing to share here.')
      if (added === 'full') {
        throw new AppError('conflict', 'There are 100 shares of this interview: withdraw some.')
      }
      return { value: present(deps, share) }
    },

    async 'shares.getList'({ caller: { orgID }, query: { interviewID, linkID, ...paging } }) {
      const place = { orgID, interviewID, ...(linkID !== undefined && { linkID }) }
      return await readPages(async (page) => {
        const shares = await store.listShares({ ...place, now: now().toISOString(), ...page })
        return shares.map((share) => ({
          json: JSON.stringify(present(deps, share)),
          position: { createdAt: share.createdAt, id: share.shareID },
        }))
      }, paging)
    },

    async 'shares.remove'({ caller: { orgID }, body: { shareID } }) {
      const share = await store.findShare({ shareID })
      const isOwn = share?.orgID === orgID
      if (!isOwn || !(await store.removeShare({ share }))) {
        throw notThere('share')
      }
      return { value: { removed: true } }
    },
  }
}

function present({ publicURL }: SharesDeps, share: Share): ShareShown {
  const { shareID, interviewID, what, linkID, names, userID, userName } = share
  return {
    ...{ shareID, interviewID, what, names, userID },
    ...(linkID !== null && { linkID }),
    ...(userName !== null && { userName }),
    url: `${publicURL}/s/${shareID}`,
    expires: share.expiresAt,
    timestamp: share.createdAt,
  }
}
