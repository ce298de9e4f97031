import type { ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { notThere } from '../not-there.ts'
import { eraseOn, linksACall, type WholeErasureDeps } from '../people/whole-interview.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'

export type StandingDeps = WholeErasureDeps & {
  store: Store
  /** Called when there is more to erase, so that it is gone on with at once. */
  onErasing: () => void
}

type StandingCalls = Pick<
  Service,
  | 'interviews.getStanding'
  | 'interviews.setClosed'
  | 'interviews.setArchived'
  | 'interviews.erase'
  | 'products.updateOne'
  | 'products.remove'
>

/** How interviews and products come to rest, and go. */
export function createStanding(deps: StandingDeps): StandingCalls {
  const { store, now } = deps
  const at = () => now().toISOString()
  return {
    async 'interviews.getStanding'({ caller: { orgID }, query: { interviewID } }) {
      return { value: await present(store, orgID, interviewID) }
    },

    async 'interviews.setClosed'({ caller: { orgID }, body: { interviewID, closed: isClosed } }) {
      await store.setStanding({ orgID, interviewID, isClosed, at: at() })
      return { value: await present(store, orgID, interviewID) }
    },

    async 'interviews.setArchived'({ caller: { orgID }, body }) {
      const { interviewID, archived: isArchived } = body
      await store.setStanding({ orgID, interviewID, isArchived, at: at() })
      return { value: await present(store, orgID, interviewID) }
    },

    async 'interviews.erase'({ caller: { orgID }, body: { interviewID } }) {
      const place = { orgID, interviewID }
      if (!(await store.beginErasing({ ...place, at: at() }))) throw notThere('interview')
      // The service's own rounds go on with what is left, and tell of what fails.
      const done = await eraseOn(deps, place, { limit: linksACall }).catch(() => false)
      if (!done) deps.onErasing()
      return { value: { done } }
    },

    async 'products.updateOne'({ caller: { orgID }, body: { productID, name, archived } }) {
      const product = await store.saveProduct({
        ...{ orgID, productID, at: at() },
        ...(name !== undefined && { name: name || null }),
        ...(archived !== undefined && { isArchived: archived }),
      })
      if (product === 'unknown') throw noProduct()
      const { isArchived, name: shown } = product
      return { value: { productID, ...(shown !== null && { name: shown }), archived: isArchived } }
    },

    async 'products.remove'({ caller: { orgID }, body: { productID } }) {
      const removed = await store.removeProduct({ orgID, productID })
      if (removed === 'unknown') throw noProduct()
      if (removed === 'started') {
        throw new AppError(
          'conflict',
          'There is an interview about this product; erase its interviews first.',
        )
      }
      return { value: { done: true } }
    },
  }
}

async function present(
  store: Pick<Store, 'findStanding'>,
  orgID: string,
  interviewID: string,
): Promise<ResultOf<'interviews.getStanding'>> {
  const standing = await store.findStanding({ orgID, interviewID })
  if (!standing) throw notThere('interview')
  const { isClosed, isArchived, asksSound, productName } = standing
  return {
    ...{ interviewID, closed: isClosed, archived: isArchived, sound: asksSound },
    ...(productName !== null && { productName }),
  }
}

function noProduct(): AppError {
  return new AppError('not_found', 'There is no product with this productID.')
}
