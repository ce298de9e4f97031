import type { ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { createInTurn } from '../calls/in-turn.ts'
import { readPages } from '../paging.ts'
import type { Reading } from '../reading.ts'
import type { Overview, ProductOverview, SummaryRow } from '../records.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { idleBefore, presentSummary, type Shown } from './present.ts'

/** Pages of overviews that are counted at a time: each goes through all links of what it shows. */
const countsAtOnce = 2

export type OverviewDeps = {
  store: Store
  reading: Pick<Reading, 'showTranscript'>
  now: () => Date
  publicURL: string
}

type OverviewCalls = Pick<
  Service,
  'products.getList' | 'interviews.getList' | 'invites.getSummaries' | 'invites.getTranscript'
>

/** What there is, at a glance. */
export function createOverview({ store, reading, now, publicURL }: OverviewDeps): OverviewCalls {
  const moment = () => momentOf(now())
  const inTurn = createInTurn(countsAtOnce)
  return {
    async 'products.getList'({ caller: { orgID }, query: { limit, cursor } }) {
      return await readPages(
        async ({ after, limit }) => {
          const items = await inTurn(() =>
            store.listProducts({
              orgID,
              limit,
              ...(after && { after: after.id }),
              ...moment(),
            }),
          )
          return items.map((item) => ({
            json: JSON.stringify(presentProduct(item)),
            position: { createdAt: '', id: item.productID },
          }))
        },
        { limit, cursor },
      )
    },

    async 'interviews.getList'({ caller: { orgID }, query: { productID, limit, cursor } }) {
      const filter = { orgID, ...(productID !== undefined && { productID }) }
      return await readPages(
        async (page) => {
          const items = await inTurn(() =>
            store.listInterviews({ ...filter, ...page, ...moment() }),
          )
          return items.map((item) => ({
            json: JSON.stringify(presentInterview(item)),
            position: { createdAt: item.createdAt, id: item.interviewID },
          }))
        },
        { limit, cursor },
      )
    },

    async 'invites.getSummaries'({ caller: { orgID }, query }) {
      const { interviewID, productID, status, search, limit, cursor } = query
      if (interviewID === undefined && productID === undefined) {
        throw new AppError('invalid', 'interviewID or productID is required.')
      }
      const filter = {
        orgID,
        ...(interviewID !== undefined && { interviewID }),
        ...(productID !== undefined && { productID }),
        ...(status !== undefined && { status }),
        ...(search !== undefined && { search }),
      }
      return await readPages(
        async (page) => {
          const at = now()
          const rows = await store.listSummaries({ ...filter, ...page, ...momentOf(at) })
          return rows.map((row) => summaryItem(row, { now: at, publicURL }))
        },
        { limit, cursor },
      )
    },

    async 'invites.getTranscript'({ caller: { orgID }, query: { linkID } }) {
      const own = await store.findInvite({ orgID, linkID })
      const participation = own && (await store.findParticipation({ linkID }))
      if (!participation) throw new AppError('not_found', 'There is no invite with this linkID.')
      const { profileID } = participation
      const profile = profileID === null ? null : await store.findProfileByID({ orgID, profileID })
      const told = profile?.extractions.find((extraction) => extraction.linkID === linkID)
      const shown = { now: now(), publicURL }
      const extraction = told ?? null
      return { value: await reading.showTranscript({ participation, extraction, shown }) }
    },
  }
}

/** An item of a list of summaries. */
export function summaryItem(row: SummaryRow, shown: Shown) {
  return {
    json: JSON.stringify(presentSummary(row, shown)),
    position: { createdAt: row.createdAt, id: row.linkID },
  }
}

function momentOf(now: Date) {
  return { now: now.toISOString(), idleBefore: idleBefore(now) }
}

function presentProduct(item: ProductOverview): ResultOf<'products.getList'>[number] {
  const { productID, interviews, counts, lastActivityAt, sentiment } = item
  return {
    productID,
    interviews,
    counts,
    ...(lastActivityAt !== null && { last_activity: lastActivityAt }),
    ...(sentiment.length > 0 && { sentiment }),
  }
}

function presentInterview(item: Overview): ResultOf<'interviews.getList'>[number] {
  const { interviewID, productID, interviewName, userID, interviewer } = item
  return {
    interviewID,
    productID,
    interviewName,
    userID,
    interviewer,
    timestamp: item.createdAt,
    counts: item.counts,
    ...(item.lastActivityAt !== null && { last_activity: item.lastActivityAt }),
  }
}
